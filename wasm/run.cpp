#include "wasm/run.h"

#include "core/open_list/binary_heap.h"
#include "core/open_list/ordered_map.h"
#include "core/open_list/sorted_list.h"
#include "core/open_list/unsorted_list.h"
#include "core/search/textbook_search.h"
#include "core/trace/events.h"

#include <algorithm>
#include <limits>
#include <utility>

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
    if (is_goal_reachable_) {
        begin_search(goal);
        return;
    }
    const GridHeuristic to_goal(graph_, plan.heuristic, goal);
    auto nearest = nearest_reachable(graph_, components, start, to_goal, plan.nearness);
    if (nearest.size() == 1) {
        begin_search(nearest.front());
    } else {
        choice_ = std::make_unique<CheapestToReach>(graph_, start, std::move(nearest));
    }
}

Run::~Run() = default;

void Run::begin_search(NodeId target) {
    target_ = target;
    heuristic_ = GridHeuristic(graph_, heuristic_of(plan_), search_goal());
    search_ = make_search();
}

std::unique_ptr<Run::AnySearch> Run::make_search() const {
    const auto goal = search_goal();
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
    if (choice_) {
        if (choice_->advance(expansions)) {
            begin_search(choice_->cell());
            choice_.reset();
        }
        return outcome_;
    }
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

FinishedSearch Run::finished_search() const {
    return {.graph = graph_,
            .heuristic = heuristic_,
            .options = plan_.options,
            .result = result_.search,
            .trace = trace_,
            .start = start_,
            .goal = goal_,
            .target = target_,
            .led_to = search_goal()};
}

void Run::seek(std::uint32_t step) {
    if (!fold_) {
        fold_.emplace(graph_.node_count());
    }
    fold_->seek(graph_, trace_, step);
}

std::span<const std::uint32_t> Run::expansions() {
    if (expansions_.empty()) {
        const auto nodes = expanded_nodes(trace_);
        expansions_.resize(nodes.size());
        std::transform(nodes.begin(), nodes.end(), expansions_.begin(), index_of);
    }
    return expansions_;
}

CellNumbers Run::numbers(NodeId node) const {
    const auto state = fold_->at(node);
    if (state.status == Status::Untouched) {
        constexpr auto nothing = std::numeric_limits<double>::quiet_NaN();
        return {.g = nothing, .h = nothing, .f = nothing, .push = nothing};
    }
    const auto [g, h, f] = shown_numbers(node, state.g);
    CellNumbers numbers{.status = static_cast<double>(state.status),
                        .g = g,
                        .h = h,
                        .f = f,
                        .push = static_cast<double>(state.push)};
    graph_.for_each_predecessor(node, [&](const Move& move) {
        if (move.to == state.parent) {
            numbers.parent_slot = opposite(move.slot);
        }
    });
    return numbers;
}

Run::SearchNumbers Run::shown_numbers(NodeId node, Cost g) const {
    const auto h = heuristic_(node);
    constexpr auto nothing = std::numeric_limits<double>::quiet_NaN();
    switch (plan_.options.order) {
    case Order::F: {
        const auto hundredths = 100 * g + plan_.options.weight_hundredths * h;
        return {costs().shown(g), costs().shown(h), costs().shown(hundredths) / 100};
    }
    case Order::H:
        return {costs().shown(g), costs().shown(h), costs().shown(h)};
    case Order::Depth:
    case Order::Newest:
        break;
    }
    return {costs().shown(g), nothing, nothing};
}

std::vector<LoggedEvent> Run::log(std::uint32_t first, std::uint32_t last) {
    if (!fold_) {
        seek(last);
    }
    const auto sought = fold_->step();
    std::vector<LoggedEvent> events;
    for (auto step = first; step <= last; ++step) {
        const auto begin = static_cast<std::ptrdiff_t>(events.size());
        for_each_event(graph_, trace_, *fold_, step, [&](const Event& event) {
            const auto [g, h, f] = shown_numbers(event.node, event.g);
            events.push_back({event.kind, event.node, g, h, f});
        });
        std::rotate(events.begin() + begin, events.end() - 1, events.end());
    }
    seek(sought);
    return events;
}

std::vector<std::uint32_t> Run::steps_with(EventKind kind) {
    if (!fold_) {
        seek(0);
    }
    const auto sought = fold_->step();
    auto steps = astrolabe::steps_with(graph_, trace_, *fold_, kind);
    seek(sought);
    return steps;
}

} // namespace astrolabe
