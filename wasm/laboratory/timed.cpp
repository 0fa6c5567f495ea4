// The textbook search on an open list of a chosen kind, to be timed: no kernel replaces it. In the whole
// module only.
#include "core/io/text_lines.h"
#include "core/replay/scanned_membership.h"
#include "core/run/search_adapter.h"
#include "wasm/laboratory/laboratory.h"

namespace astrolabe {
namespace {

/// With its two lists scanned for every neighbour.
struct ScanningKit {
    ScanningKit(const GridGraph& given, const GridHeuristic& estimate, const SearchQuestion& asked)
        : graph(given), heuristic(estimate), lists(given.node_count()), scanned(graph, lists),
          search(scanned, heuristic, lists, asked.start, asked.goal, asked.options) {}

    GridGraph graph;
    GridHeuristic heuristic;
    ScannedLists lists;
    ScannedGraph<GridGraph> scanned;
    TextbookSearch<ScannedGraph<GridGraph>, GridHeuristic, ScannedLists> search;
};

struct TimedJob final : Job {
    static constexpr auto own_kind = Kind::TimedSearch;
    explicit TimedJob(std::unique_ptr<AnyTextbookSearch> made) : Job(own_kind), search(std::move(made)) {}

    bool advance(std::uint32_t expansions) override {
        is_done = is_done || search->advance(expansions) != Outcome::Running;
        return is_done;
    }
    double progress() const override { return is_done ? 1 : 0; }

    std::unique_ptr<AnyTextbookSearch> search;
    bool is_done = false;
};

constexpr std::string_view scanning = "scanning";

} // namespace

Reason Laboratory::begin_timed(std::string_view list, const SearchSettings& settings, std::uint32_t start,
                               std::uint32_t goal) {
    auto read = plan_for(settings);
    if (!read.is_ok()) {
        return read.reason();
    }
    auto plan = read.value();
    const auto kind = option_named<OpenListKind>(list == scanning ? "list" : list);
    if (!kind) {
        return {.code = "search.settings", .found = quoted(list), .expected = "openList"};
    }
    if (auto reason = board_.ends_refusal(start, goal); !reason.is_ok()) {
        return reason;
    }
    // The C++ class has its own list and neighbour loop.
    if (plan.program != as_written::Program::None && plan.program != as_written::Program::CSharp) {
        return {.code = "openlist.program"};
    }
    if (!is_textbook(plan.algorithm)) {
        return {.code = "openlist.membership"};
    }
    end_search();
    plan.open_list = *kind;
    const auto graph = board_.graph_of(plan, node_at(goal));
    const auto uses_heuristic = descriptor_of(plan.algorithm).uses_heuristic;
    const GridHeuristic heuristic(graph, uses_heuristic ? plan.heuristic : HeuristicKind::Zero,
                                  node_at(goal));
    std::unique_ptr<AnyTextbookSearch> search;
    if (list == scanning) {
        search = std::make_unique<TextbookAdapter<ScanningKit>>(
            graph, heuristic, SearchQuestion{node_at(start), node_at(goal), plan.options});
    } else {
        search = make_textbook_search(plan, graph, heuristic, node_at(start), node_at(goal));
    }
    job_ = std::make_unique<TimedJob>(std::move(search));
    return {};
}

double Laboratory::timed_expanded() const {
    const auto* const job = job_as<TimedJob>(job_);
    return job == nullptr ? 0 : static_cast<double>(job->search->result().expanded);
}

} // namespace astrolabe
