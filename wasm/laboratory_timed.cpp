// The textbook search on an open list of a chosen kind, to be timed: no kernel stands in for it. In the whole
// module only.
#include "core/analysis/open_list_glass/scanned_membership.h"
#include "core/io/text_lines.h"
#include "wasm/laboratory.h"
#include "wasm/search_with.h"

namespace astrolabe {
namespace {

/// With its two lists scanned for every neighbour.
class ScanningSearch final : public AnyTextbookSearch {
  public:
    ScanningSearch(const GridGraph& graph, const GridHeuristic& heuristic, const SearchQuestion& asked)
        : graph_(graph), heuristic_(heuristic), lists_(graph.node_count()), scanned_(graph_, lists_),
          search_(scanned_, heuristic_, lists_, asked.start, asked.goal, asked.options) {}

    Outcome advance(std::uint64_t expansions) override { return search_.advance(expansions); }
    SearchResult result() const override { return search_.result(); }
    std::vector<NodeId> path_to(NodeId node) const override { return search_.path_to(node); }
    NodeState node_state(NodeId node) const override { return search_.node_state(node); }
    Trace release_trace() override { return search_.release_trace(); }

  private:
    GridGraph graph_;
    GridHeuristic heuristic_;
    ScannedLists lists_;
    ScannedGraph<GridGraph> scanned_;
    TextbookSearch<ScannedGraph<GridGraph>, GridHeuristic, ScannedLists> search_;
};

struct TimedSearch final : LaboratoryTool {
    static constexpr auto own_kind = Kind::TimedSearch;
    explicit TimedSearch(std::unique_ptr<AnyTextbookSearch> made)
        : LaboratoryTool(own_kind), search(std::move(made)) {}

    std::unique_ptr<AnyTextbookSearch> search;
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
    if (auto reason = check_ends(start, goal); !reason.is_ok()) {
        return reason;
    }
    // The C++ class has its one list, and a neighbour loop of its own.
    if (plan.program != as_written::Program::None && plan.program != as_written::Program::CSharp) {
        return {.code = "openlist.program"};
    }
    if (is_relative(plan.algorithm)) {
        return {.code = "openlist.membership"};
    }
    end_search();
    const auto& board = prepare(plan);
    plan.open_list = *kind;
    plan.rules.blocked_goal = plan.allows_blocked_goal ? node_at(goal) : NodeId::None;
    const GridGraph graph(board, *moves_, plan.rules);
    const auto uses_heuristic = traits_of(plan.algorithm).uses_heuristic;
    const GridHeuristic heuristic(graph, uses_heuristic ? plan.heuristic : HeuristicKind::Zero,
                                  node_at(goal));
    std::unique_ptr<AnyTextbookSearch> search;
    if (list == scanning) {
        search = std::make_unique<ScanningSearch>(
            graph, heuristic, SearchQuestion{node_at(start), node_at(goal), plan.options});
    } else {
        search = make_textbook_search(plan, graph, heuristic, node_at(start), node_at(goal));
    }
    tool_ = std::make_unique<TimedSearch>(std::move(search));
    return {};
}

std::string Laboratory::advance_timed(std::uint32_t expansions) {
    auto* const timed = tool_as<TimedSearch>(tool_);
    if (timed == nullptr) {
        return "idle";
    }
    return timed->search->advance(expansions) == Outcome::Running ? "running" : "done";
}

double Laboratory::timed_expanded() const {
    const auto* const timed = tool_as<TimedSearch>(tool_);
    return timed == nullptr ? 0 : static_cast<double>(timed->search->result().expanded);
}

} // namespace astrolabe
