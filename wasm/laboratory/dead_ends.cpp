// Dead ends, and a search that skips them: their part of the façade Laboratory.
#include "core/precompute/dead_ends.h"
#include "core/heuristic/grid_heuristic.h"
#include "core/open_list/list_of_kind.h"
#include "core/run/search_adapter.h"
#include "wasm/laboratory/laboratory.h"

#include <algorithm>

namespace astrolabe {
namespace {

/// A textbook search on the board without its dead ends, with all that is lent to it.
struct Skipping {
    Skipping(const SearchPlan& plan, const GridGraph& board, const BlockTree& tree, NodeId start, NodeId goal)
        : graph(board), useful(graph, tree, start, goal), without(graph, useful) {
        const auto kind = descriptor_of(plan.algorithm).uses_heuristic ? plan.heuristic : HeuristicKind::Zero;
        const GridHeuristic heuristic(graph, kind, goal);
        const SearchQuestion asked{start, goal, plan.options};
        search = with_list_of(plan.open_list,
                              [&]<OpenList O>() { return search_with<O>(without, heuristic, asked); });
    }
    Skipping(const Skipping&) = delete;
    Skipping& operator=(const Skipping&) = delete;

    GridGraph graph;
    UsefulCells useful;
    GraphWithoutDeadEnds without;
    std::unique_ptr<AnyTextbookSearch> search;
    bool is_done = false;
};

} // namespace

struct DeadEndsJob final : Job {
    static constexpr auto own_kind = Kind::DeadEnds;

    DeadEndsJob(const GridGraph& graph, const SearchPlan& asked) : Job(own_kind), plan(asked), tree(graph) {}

    /// Cells, and once a search that skips them was begun, its expansions.
    bool advance(std::uint32_t work) override {
        if (!skipping) {
            return tree.advance(work);
        }
        skipping->is_done = skipping->is_done || skipping->search->advance(work) != Outcome::Running;
        return skipping->is_done;
    }
    double progress() const override { return (skipping ? skipping->is_done : tree.is_done()) ? 1 : 0; }

    /// Keeps them, and counts.
    LaboratoryDeadEnds to_display(std::vector<std::uint8_t> found, bool is_connected) {
        marks = std::move(found);
        return {.is_connected = is_connected,
                .count = static_cast<std::uint32_t>(std::count(marks.begin(), marks.end(), 1)),
                .marks = marks};
    }

    SearchPlan plan;
    BlockTree tree;
    std::vector<std::uint8_t> marks; ///< The last result.
    std::unique_ptr<Skipping> skipping;
};

Reason Laboratory::begin_dead_ends(const SearchSettings& settings) {
    const auto plan = plan_for(settings);
    if (!plan.is_ok()) {
        return plan.reason();
    }
    end_search();
    job_ = std::make_unique<DeadEndsJob>(board_.graph_of(plan.value()), plan.value());
    return {};
}

LaboratoryDeadEnds Laboratory::dead_ends_of_board() {
    auto* const job = job_as<DeadEndsJob>(job_);
    if (job == nullptr || !job->tree.is_done()) {
        return {};
    }
    return job->to_display(astrolabe::dead_ends_of_board(grid(), job->tree), true);
}

LaboratoryDeadEnds Laboratory::dead_ends_between(std::uint32_t start, std::uint32_t goal) {
    auto* const job = job_as<DeadEndsJob>(job_);
    if (job == nullptr || !job->tree.is_done() || std::max(start, goal) >= grid().cell_count()) {
        return {};
    }
    const auto graph = board_.graph_of(job->plan, node_at(goal));
    const UsefulCells useful(graph, job->tree, node_at(start), node_at(goal));
    return job->to_display(useful.dead_ends(grid()), useful.is_connected());
}

Reason Laboratory::begin_skipping(std::uint32_t start, std::uint32_t goal) {
    auto* const job = job_as<DeadEndsJob>(job_);
    if (job == nullptr || !job->tree.is_done()) {
        return {.code = "search.none"};
    }
    if (auto reason = board_.ends_refusal(start, goal); !reason.is_ok()) {
        return reason;
    }
    const auto& plan = job->plan;
    using as_written::Program;
    if (!is_textbook(plan.algorithm) ||
        (plan.program != Program::None && plan.program != Program::CSharp && plan.program != Program::Cpp)) {
        return {.code = "skipping.textbook_only"};
    }
    const auto graph = board_.graph_of(plan, node_at(goal));
    job->skipping = std::make_unique<Skipping>(plan, graph, job->tree, node_at(start), node_at(goal));
    if (!job->skipping->useful.is_connected()) {
        job->skipping.reset();
        return {.code = "skipping.no_path"};
    }
    return {};
}

LaboratorySkippingResult Laboratory::skipping_result() const {
    const auto* const job = job_as<DeadEndsJob>(job_);
    if (job == nullptr || !job->skipping || !job->skipping->is_done) {
        return {};
    }
    const auto result = job->skipping->search->result();
    return {.is_found = result.outcome == Outcome::Found,
            .cost = job->skipping->graph.rules().costs.to_display(result.cost),
            .expanded = static_cast<double>(result.expanded)};
}

} // namespace astrolabe
