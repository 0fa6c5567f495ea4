#include "wasm/run.h"

#include "core/open_list/binary_heap.h"
#include "core/open_list/ordered_map.h"
#include "core/open_list/sorted_list.h"
#include "core/open_list/unsorted_list.h"
#include "core/search/textbook_search.h"

#include <limits>

namespace astrolabe {

/// The one run-time choice: which open list the search was compiled with.
class Run::AnySearch {
  public:
    AnySearch() = default;
    AnySearch(const AnySearch&) = delete;
    AnySearch& operator=(const AnySearch&) = delete;
    virtual ~AnySearch() = default;
    virtual Outcome advance(std::uint64_t expansions) = 0;
    virtual SearchResult result() const = 0;
    virtual std::vector<NodeId> path_to(NodeId node) const = 0;
    virtual Trace release_trace() = 0;
};

template <OpenList O> class Run::SearchWith final : public AnySearch {
  public:
    SearchWith(const GridGraph& graph, const GridHeuristic& heuristic, NodeId start, NodeId goal,
               const SearchOptions& options)
        : open_(graph.node_count()), search_(graph, heuristic, open_, start, goal, options) {}

    Outcome advance(std::uint64_t expansions) override { return search_.advance(expansions); }
    SearchResult result() const override { return search_.result(); }
    std::vector<NodeId> path_to(NodeId node) const override { return search_.path_to(node); }
    Trace release_trace() override { return search_.release_trace(); }

  private:
    O open_;
    TextbookSearch<GridGraph, GridHeuristic, O> search_;
};

namespace {

GridRules rules_for(const SearchPlan& plan, NodeId goal) {
    auto rules = plan.rules;
    rules.blocked_goal = plan.allows_blocked_goal ? goal : NodeId::None;
    return rules;
}

HeuristicKind heuristic_of(const SearchPlan& plan) {
    return uses_heuristic(plan.algorithm) ? plan.heuristic : HeuristicKind::Zero;
}

} // namespace

Run::Run(const Grid& grid, const Moves& moves, const Components& components, const SearchPlan& plan,
         NodeId start, NodeId goal)
    : plan_(plan), graph_(grid, moves, rules_for(plan, goal)), start_(start), goal_(goal), target_(goal),
      is_goal_reachable_(is_reachable(graph_, components, start, goal)),
      heuristic_(graph_, heuristic_of(plan), goal) {
    if (!is_goal_reachable_) {
        const GridHeuristic to_goal(graph_, plan.heuristic, goal);
        target_ = nearest_reachable(graph_, components, start, to_goal, plan.nearness);
        if (!plan.floods) {
            heuristic_ = GridHeuristic(graph_, heuristic_of(plan), target_);
        }
    }
    search_ = make_search();
}

Run::~Run() = default;

std::unique_ptr<Run::AnySearch> Run::make_search() const {
    const auto goal = plan_.floods ? goal_ : target_;
    switch (plan_.open_list) {
    case OpenListKind::UnsortedList:
        return std::make_unique<SearchWith<UnsortedList>>(graph_, heuristic_, start_, goal, plan_.options);
    case OpenListKind::SortedList:
        return std::make_unique<SearchWith<SortedList>>(graph_, heuristic_, start_, goal, plan_.options);
    case OpenListKind::OrderedMap:
        return std::make_unique<SearchWith<OrderedMap>>(graph_, heuristic_, start_, goal, plan_.options);
    case OpenListKind::BinaryHeap:
        break;
    }
    return std::make_unique<SearchWith<BinaryHeap>>(graph_, heuristic_, start_, goal, plan_.options);
}

Outcome Run::advance(std::uint64_t expansions) {
    if (!is_finished() && search_->advance(expansions) != Outcome::Running) {
        finish();
    }
    return outcome_;
}

void Run::finish() {
    outcome_ = is_goal_reachable_ ? Outcome::Found : Outcome::NoPath;
    result_.search = search_->result();
    result_.search.outcome = outcome_;
    if (result_.search.path.empty()) { // the flood ended without its goal
        result_.search.path = search_->path_to(target_);
        result_.search.cost = path_cost(graph_, result_.search.path).value_or(0);
    }
    trace_ = search_->release_trace();
    search_.reset();
    result_.target = target_;
    result_.is_goal_reachable = is_goal_reachable_;
    result_.steps = trace_.step_count;
    result_.is_truncated = trace_.is_truncated;
}

void Run::seek(std::uint32_t step) {
    if (!fold_) {
        fold_.emplace(graph_.node_count());
    }
    fold_->seek(graph_, trace_, step);
}

CellNumbers Run::numbers(NodeId node) const {
    const auto state = fold_->at(node);
    CellNumbers numbers{.status = static_cast<double>(state.status)};
    if (state.status == Status::Untouched) {
        constexpr auto nothing = std::numeric_limits<double>::quiet_NaN();
        numbers.g = numbers.h = numbers.f = numbers.push = nothing;
        return numbers;
    }
    numbers.g = costs().shown(state.g);
    numbers.push = state.push;
    fill_numbers_of_search(node, state, numbers);
    graph_.for_each_predecessor(node, [&](const Move& move) {
        if (move.to == state.parent) {
            numbers.parent_slot = opposite(move.slot);
        }
    });
    return numbers;
}

void Run::fill_numbers_of_search(NodeId node, const NodeState& state, CellNumbers& numbers) const {
    const auto h = heuristic_(node);
    switch (plan_.options.order) {
    case Order::F: {
        const auto hundredths = 100 * state.g + plan_.options.weight_hundredths * h;
        numbers.h = costs().shown(h);
        numbers.f = costs().shown(hundredths) / 100;
        break;
    }
    case Order::H:
        numbers.h = numbers.f = costs().shown(h);
        break;
    case Order::Depth:
    case Order::Newest:
        numbers.h = numbers.f = std::numeric_limits<double>::quiet_NaN();
        break;
    }
}

} // namespace astrolabe
