#include "wasm/graph_run.h"

#include "core/open_list/binary_heap.h"
#include "core/open_list/bucket_queues.h"
#include "core/open_list/ordered_map.h"
#include "core/open_list/sorted_list.h"
#include "core/open_list/unsorted_list.h"
#include "core/search/textbook_search.h"

#include <limits>

namespace astrolabe {

/// The textbook search as one type, whatever open list it was compiled with.
class AnyGraphSearch {
  public:
    AnyGraphSearch() = default;
    AnyGraphSearch(const AnyGraphSearch&) = delete;
    AnyGraphSearch& operator=(const AnyGraphSearch&) = delete;
    virtual ~AnyGraphSearch() = default;
    virtual Outcome advance(std::uint64_t expansions) = 0;
    virtual SearchResult result() const = 0;
    virtual NodeState node_state(NodeId node) const = 0;
    virtual std::vector<NodeId> path_to(NodeId node) const = 0;
    virtual const Trace& trace() const = 0;
    virtual Trace release_trace() = 0;
};

namespace {

struct Question {
    const ExplicitGraph& graph;
    const GraphHeuristic& heuristic;
    NodeId start;
    NodeId goal;
    const SearchOptions& options;
};

template <OpenList O> class GraphSearchWith final : public AnyGraphSearch {
  public:
    explicit GraphSearchWith(const Question& asked)
        : open_(asked.graph.node_count()),
          search_(asked.graph, asked.heuristic, open_, asked.start, asked.goal, asked.options) {}

    Outcome advance(std::uint64_t expansions) override { return search_.advance(expansions); }
    SearchResult result() const override { return search_.result(); }
    NodeState node_state(NodeId node) const override { return search_.node_state(node); }
    std::vector<NodeId> path_to(NodeId node) const override { return search_.path_to(node); }
    const Trace& trace() const override { return search_.trace(); }
    Trace release_trace() override { return search_.release_trace(); }

  private:
    O open_;
    TextbookSearch<ExplicitGraph, GraphHeuristic, O> search_;
};

std::unique_ptr<AnyGraphSearch> make_search(OpenListKind open_list, const Question& asked) {
    switch (open_list) {
    case OpenListKind::UnsortedList:
        return std::make_unique<GraphSearchWith<UnsortedList>>(asked);
    case OpenListKind::SortedList:
        return std::make_unique<GraphSearchWith<SortedList>>(asked);
    case OpenListKind::OrderedMap:
        return std::make_unique<GraphSearchWith<OrderedMap>>(asked);
    case OpenListKind::Queues:
        return std::make_unique<GraphSearchWith<BucketQueues>>(asked);
    case OpenListKind::BinaryHeap:
        break;
    }
    return std::make_unique<GraphSearchWith<BinaryHeap>>(asked);
}

GraphHeuristicKind heuristic_of(const GraphPlan& plan) {
    return traits_of(plan.algorithm).uses_heuristic ? plan.heuristic : GraphHeuristicKind::Zero;
}

} // namespace

GraphRun::GraphRun(const ExplicitGraph& graph, const GraphPlan& plan, NodeId start, NodeId goal)
    : graph_(&graph), plan_(plan), start_(start), goal_(goal), heuristic_(graph, heuristic_of(plan), goal) {
    plan_.options.trace_format = TraceFormat::Events;
    search_ = make_search(plan_.open_list, {graph, heuristic_, start, goal, plan_.options});
}

GraphRun::~GraphRun() = default;

Outcome GraphRun::advance(std::uint64_t expansions) {
    if (search_ != nullptr && search_->advance(expansions) != Outcome::Running) {
        end_search();
    }
    return is_finished() ? result_.outcome : Outcome::Running;
}

void GraphRun::end_search() {
    result_ = search_->result();
    if (result_.outcome == Outcome::NoPath) {
        result_.path = way_to_nearest();
        result_.cost = path_cost(*graph_, result_.path).value_or(0);
    }
    trace_ = search_->release_trace();
    search_.reset();
    fold_.emplace(graph_->node_count());
    history_.emplace(trace_, graph_->node_count());
}

std::vector<NodeId> GraphRun::way_to_nearest() const {
    auto nearest = start_;
    const auto is_nearer = [&](NodeId node) {
        const auto rank = heuristic_.straight_line_rank(node);
        const auto least = heuristic_.straight_line_rank(nearest);
        return rank != least ? rank < least : search_->node_state(node).g < search_->node_state(nearest).g;
    };
    for (const auto node : expanded_nodes(search_->trace())) {
        nearest = is_nearer(node) ? node : nearest;
    }
    return search_->path_to(nearest);
}

const Fold& GraphRun::fold() {
    fold_->seek(*graph_, trace_, step_);
    return *fold_;
}

std::vector<std::uint32_t> GraphRun::expanded_at() {
    std::vector<std::uint32_t> steps(graph_->node_count());
    for (std::uint32_t index = 0; index < steps.size(); ++index) {
        steps[index] = history_->expansion_before(node_at(index), step_ + 1);
    }
    return steps;
}

PlaceNumbers GraphRun::numbers(NodeId node, Cost g) const {
    constexpr auto nothing = std::numeric_limits<double>::quiet_NaN();
    const auto h = heuristic_(node);
    const auto f = static_cast<double>(f_of(plan_.options, g, h, 0));
    switch (plan_.options.order) {
    case Order::F:
        return {double(g), double(h), f / 100};
    case Order::H:
        return {double(g), double(h), f};
    case Order::Depth:
    case Order::Newest:
        break;
    }
    return {double(g), nothing, nothing};
}

std::span<const Event> GraphRun::events_of(std::uint32_t step) const {
    const auto first = history_->first_event(step);
    return std::span(trace_.events).subspan(first, history_->first_event(step + 1) - first);
}

} // namespace astrolabe
