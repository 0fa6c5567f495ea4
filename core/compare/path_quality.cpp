#include "core/compare/path_quality.h"

#include "core/grid/line_length.h"
#include "core/heuristic/turn_heuristic.h"
#include "core/open_list/binary_heap.h"
#include "core/path/cell_swapping.h"
#include "core/path/string_pulling.h"
#include "core/path/turns.h"
#include "core/search/any_angle/lazy_theta_star.h"
#include "core/search/any_angle/theta_star.h"
#include "core/search/textbook/textbook_search.h"

#include <cassert>

namespace astrolabe {

class PathMethodRun::Search {
  public:
    Search() = default;
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;
    virtual ~Search() = default;
    virtual Outcome advance(std::uint64_t expansions) = 0;
    /// Its path in cells.
    virtual SearchResult result() const = 0;
};

namespace {

using Search = PathMethodRun::Search;

SearchOptions options_of(const PathQuestion& question) {
    return {.tie = question.tie, .trace_budget_bytes = 0};
}

class StepByStep final : public Search {
  public:
    explicit StepByStep(const PathQuestion& question)
        : graph_(question.graph), heuristic_(graph_, question.heuristic, question.goal),
          open_(graph_.node_count()),
          search_(graph_, heuristic_, open_, question.start, question.goal, options_of(question)) {}

    Outcome advance(std::uint64_t expansions) override { return search_.advance(expansions); }
    SearchResult result() const override { return search_.result(); }

  private:
    GridGraph graph_;
    GridHeuristic heuristic_;
    BinaryHeap open_;
    TextbookSearch<GridGraph, GridHeuristic, BinaryHeap> search_;
};

class Turning final : public Search {
  public:
    explicit Turning(const PathQuestion& question)
        : graph_(question.graph, question.goal, question.penalty),
          heuristic_(graph_, GridHeuristic(question.graph, question.heuristic, question.goal)),
          open_(graph_.node_count()),
          search_(graph_, heuristic_, open_, question.start, question.goal, options_of(question)) {}

    Outcome advance(std::uint64_t expansions) override { return search_.advance(expansions); }
    SearchResult result() const override {
        auto result = search_.result();
        result.path = cells_of(graph_, result.path);
        return result;
    }

  private:
    TurnGraph graph_;
    TurnHeuristic heuristic_;
    BinaryHeap open_;
    TextbookSearch<TurnGraph, TurnHeuristic, BinaryHeap> search_;
};

GridRules with_any_angle_costs(GridRules rules) {
    rules.costs = any_angle_costs;
    return rules;
}

template <class S> class AnyAngle final : public Search {
  public:
    explicit AnyAngle(const PathQuestion& question)
        : graph_(question.graph.grid(), question.graph.moves(), with_any_angle_costs(question.graph.rules())),
          heuristic_(graph_, HeuristicKind::Euclidean, question.goal),
          search_(graph_, heuristic_, question.start, question.goal, options_of(question)) {}

    Outcome advance(std::uint64_t expansions) override { return search_.advance(expansions); }
    SearchResult result() const override { return search_.result(); }

  private:
    GridGraph graph_;
    GridHeuristic heuristic_;
    S search_;
};

std::unique_ptr<Search> search_of(const PathQuestion& question, PathMethod method) {
    switch (method) {
    case PathMethod::TurnPenalty:
        return std::make_unique<Turning>(question);
    case PathMethod::ThetaStar:
        return std::make_unique<AnyAngle<ThetaStar>>(question);
    case PathMethod::LazyThetaStar:
        return std::make_unique<AnyAngle<LazyThetaStar>>(question);
    case PathMethod::AStar:
    case PathMethod::StringPulling:
    case PathMethod::CellSwapping:
        break;
    }
    return std::make_unique<StepByStep>(question);
}

/// Where no line can be followed, every part of a path leads from neighbour to neighbour in one direction.
Cost length_on(const GridGraph& graph, std::span<const NodeId> waypoints) {
    if (traits_of(graph.lattice()).has_lines) {
        return length_of_path(graph.grid(), waypoints);
    }
    Cost sum = 0;
    for (std::size_t i = 1; i < waypoints.size(); ++i) {
        const auto from = graph.grid().cell(waypoints[i - 1]);
        sum += grid_distance(HeuristicKind::Hex, any_angle_costs, from, graph.grid().cell(waypoints[i]));
    }
    return sum;
}

} // namespace

MethodRefusal refusal_of(const PathQuestion& question, PathMethod method) {
    const auto& graph = question.graph;
    if (method == PathMethod::TurnPenalty && !TurnGraph::is_small_enough(graph.grid())) {
        return MethodRefusal::TooManyCells;
    }
    if (method == PathMethod::ThetaStar || method == PathMethod::LazyThetaStar) {
        if (graph.rules().corner == CornerRule::Four) {
            return MethodRefusal::NoDiagonals;
        }
        if (!traits_of(graph.lattice()).has_lines) {
            return MethodRefusal::Hexes;
        }
        if (graph.rules().blocked_goal != NodeId::None) {
            return MethodRefusal::BlockedGoal;
        }
        if (!graph.grid().has_uniform_ground()) {
            return MethodRefusal::VariedTerrain;
        }
    }
    return MethodRefusal::None;
}

PathMethodRun::PathMethodRun(const PathQuestion& question, PathMethod method)
    : question_(question), method_(method), search_(search_of(question, method)) {
    assert(refusal_of(question, method) == MethodRefusal::None);
}

PathMethodRun::~PathMethodRun() = default;

bool PathMethodRun::advance(std::uint64_t expansions) {
    if (!is_done() && search_->advance(expansions) != Outcome::Running) {
        finish();
    }
    return is_done();
}

void PathMethodRun::finish() {
    auto result = search_->result();
    search_ = nullptr;
    quality_.expanded = result.expanded;
    quality_.is_found = result.outcome == Outcome::Found;
    if (!quality_.is_found) {
        return;
    }
    const auto& graph = question_.graph;
    bool goes_by_steps = true;
    switch (method_) {
    case PathMethod::StringPulling:
        quality_.path = pulled_string(graph, result.path);
        goes_by_steps = false;
        break;
    case PathMethod::CellSwapping:
        quality_.path = with_cells_swapped(graph, result.path);
        break;
    case PathMethod::ThetaStar:
    case PathMethod::LazyThetaStar:
        quality_.path = std::move(result.path);
        goes_by_steps = false;
        break;
    case PathMethod::AStar:
    case PathMethod::TurnPenalty:
        quality_.path = std::move(result.path);
        break;
    }
    quality_.length = length_on(graph, quality_.path);
    quality_.turns = turn_count(graph.grid(), graph.lattice(), quality_.path);
    if (goes_by_steps) {
        quality_.cost = path_cost(graph, quality_.path);
    }
}

} // namespace astrolabe
