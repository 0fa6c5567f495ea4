// What the façade has to say about dead ends, and about a search that skips them: their part of Laboratory.
#include "core/precompute/dead_ends.h"
#include "core/heuristic/grid_heuristic.h"
#include "core/open_list/list_of_kind.h"
#include "core/run/search_adapter.h"
#include "wasm/laboratory/laboratory.h"

#include <algorithm>

namespace astrolabe {
namespace {

/// A search of the textbook on the board without its dead ends, with all that is lent to it.
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

struct DeadEndsAtWork final : LaboratoryTool {
    static constexpr auto own_kind = Kind::DeadEnds;

    DeadEndsAtWork(const GridGraph& graph, const SearchPlan& asked)
        : LaboratoryTool(own_kind), plan(asked), tree(graph) {}

    /// Keeps them, and counts.
    LaboratoryDeadEnds shown(std::vector<std::uint8_t> found, bool is_connected) {
        marks = std::move(found);
        return {.is_connected = is_connected,
                .count = static_cast<std::uint32_t>(std::count(marks.begin(), marks.end(), 1)),
                .marks = marks};
    }

    SearchPlan plan;
    BlockTree tree;
    std::vector<std::uint8_t> marks; ///< What was given last.
    std::unique_ptr<Skipping> skipping;
};

Reason Laboratory::begin_dead_ends(const SearchSettings& settings) {
    const auto plan = plan_for(settings);
    if (!plan.is_ok()) {
        return plan.reason();
    }
    end_search();
    tool_ = std::make_unique<DeadEndsAtWork>(board_.graph_of(plan.value()), plan.value());
    return {};
}

std::string Laboratory::advance_dead_ends(std::uint32_t cells) {
    auto* const at_work = tool_as<DeadEndsAtWork>(tool_);
    if (at_work == nullptr) {
        return "idle";
    }
    return at_work->tree.advance(cells) ? "done" : "running";
}

LaboratoryDeadEnds Laboratory::dead_ends_of_board() {
    auto* const at_work = tool_as<DeadEndsAtWork>(tool_);
    if (at_work == nullptr || !at_work->tree.is_done()) {
        return {};
    }
    return at_work->shown(astrolabe::dead_ends_of_board(grid(), at_work->tree), true);
}

LaboratoryDeadEnds Laboratory::dead_ends_between(std::uint32_t start, std::uint32_t goal) {
    auto* const at_work = tool_as<DeadEndsAtWork>(tool_);
    if (at_work == nullptr || !at_work->tree.is_done() || std::max(start, goal) >= grid().cell_count()) {
        return {};
    }
    const auto graph = board_.graph_of(at_work->plan, node_at(goal));
    const UsefulCells useful(graph, at_work->tree, node_at(start), node_at(goal));
    return at_work->shown(useful.dead_ends(grid()), useful.is_connected());
}

Reason Laboratory::begin_skipping(std::uint32_t start, std::uint32_t goal) {
    auto* const at_work = tool_as<DeadEndsAtWork>(tool_);
    if (at_work == nullptr || !at_work->tree.is_done()) {
        return {.code = "search.none"};
    }
    if (auto reason = board_.ends_refusal(start, goal); !reason.is_ok()) {
        return reason;
    }
    const auto& plan = at_work->plan;
    using as_written::Program;
    if (is_relative(plan.algorithm) ||
        (plan.program != Program::None && plan.program != Program::CSharp && plan.program != Program::Cpp)) {
        return {.code = "skipping.textbook_only"};
    }
    const auto graph = board_.graph_of(plan, node_at(goal));
    at_work->skipping = std::make_unique<Skipping>(plan, graph, at_work->tree, node_at(start), node_at(goal));
    if (!at_work->skipping->useful.is_connected()) {
        at_work->skipping.reset();
        return {.code = "skipping.no_way"};
    }
    return {};
}

std::string Laboratory::advance_skipping(std::uint32_t expansions) {
    auto* const at_work = tool_as<DeadEndsAtWork>(tool_);
    if (at_work == nullptr || !at_work->skipping) {
        return "idle";
    }
    auto& skipping = *at_work->skipping;
    skipping.is_done = skipping.is_done || skipping.search->advance(expansions) != Outcome::Running;
    return skipping.is_done ? "done" : "running";
}

LaboratorySkippingResult Laboratory::skipping_result() const {
    const auto* const at_work = tool_as<DeadEndsAtWork>(tool_);
    if (at_work == nullptr || !at_work->skipping || !at_work->skipping->is_done) {
        return {};
    }
    const auto result = at_work->skipping->search->result();
    return {.is_found = result.outcome == Outcome::Found,
            .cost = at_work->skipping->graph.rules().costs.shown(result.cost),
            .expanded = static_cast<double>(result.expanded)};
}

} // namespace astrolabe
