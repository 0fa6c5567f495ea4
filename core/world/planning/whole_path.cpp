#include "core/world/planning/whole_path.h"

#include "core/heuristic/grid_heuristic.h"
#include "core/open_list/binary_heap.h"
#include "core/search/textbook/textbook_search.h"

#include <utility>

namespace astrolabe {
namespace {

HeuristicKind estimate_on(const Snapshot& snapshot) {
    return exact_heuristic(snapshot.ground->moves.rules());
}

/// For a search that expanded all that it could: of the nodes expanded that nearest to the goal, of equally
/// near ones the cheapest to reach, then the first.
template <class IsExpanded, class CostTo>
NodeId nearest_expanded(std::uint32_t nodes, const GridHeuristic& estimate, const IsExpanded& is_expanded,
                        const CostTo& cost_to) {
    auto nearest = NodeId::None;
    Cost least = 0;
    for (std::uint32_t index = 0; index < nodes; ++index) {
        const auto node = node_at(index);
        if (!is_expanded(node)) {
            continue;
        }
        const auto distance = estimate.straight_line_rank(node);
        if (nearest == NodeId::None || distance < least ||
            (distance == least && cost_to(node) < cost_to(nearest))) {
            nearest = node;
            least = distance;
        }
    }
    return nearest;
}

/// The path search to read first; a kernel stands in for it wherever it can.
class WholePath : public StepByStep<WholePath> {
  public:
    WholePath(const PathRequest& request, const Snapshot& snapshot, const PathRules& rules)
        : graph_(snapshot, rules.costs, request.goal),
          estimate_(graph_.board(), estimate_on(snapshot), request.goal), open_(graph_.node_count()),
          goal_(request.goal),
          search_(graph_, estimate_, open_, request.start, request.goal, without_log(TraceFormat::Masks)) {}

    Outcome step() { return search_.step(); }

    void tell(PathAnswer& answer) const override {
        answer.is_reached = outcome_ == Outcome::Found;
        answer.path = search_.path_to(answer.is_reached ? goal_ : nearest_reached());
    }

  private:
    NodeId nearest_reached() const {
        return nearest_expanded(
            graph_.node_count(), estimate_,
            [this](NodeId node) { return search_.node_state(node).status == Status::Closed; },
            [this](NodeId node) { return search_.node_state(node).g; });
    }

    PlanningGraph graph_;
    GridHeuristic estimate_;
    BinaryHeap open_;
    NodeId goal_;
    TextbookSearch<PlanningGraph, GridHeuristic, BinaryHeap> search_;
};

/// The same by a kernel, to which cells that others hold are shut.
template <class Kernel> class KernelPath : public ByKernel<Kernel> {
  public:
    template <class Lent>
    KernelPath(const PathRequest& request, const Snapshot& snapshot, const PathRules& rules,
               const std::shared_ptr<SearchMemories>& memories, Lent KernelMemory::*lent, const auto&... more)
        : ByKernel<Kernel>(memories), graph_(snapshot, rules.costs, request.goal), held_(snapshot.held),
          start_(request.start), goal_(request.goal) {
        search_.emplace(graph_.board(), estimate_on(snapshot), start_, goal_, without_log(TraceFormat::Masks),
                        (*this->memory_).*lent, more...);
        for (std::uint32_t index = 0; held_ != nullptr && index < held_->size(); ++index) {
            if ((*held_)[index] != 0) {
                search_->shut(node_at(index));
            }
        }
    }

    void tell(PathAnswer& answer) const override {
        answer.is_reached = this->outcome_ == Outcome::Found;
        answer.path = search_->path_to(answer.is_reached ? goal_ : nearest_reached());
    }

  private:
    using ByKernel<Kernel>::search_;

    NodeId nearest_reached() const {
        const GridHeuristic estimate(graph_.board(), HeuristicKind::Zero, goal_);
        return nearest_expanded(
            graph_.node_count(), estimate,
            [this](NodeId node) { return search_->status(node) == Status::Closed && !is_shut(node); },
            [this](NodeId node) { return search_->cost_to(node); });
    }
    bool is_shut(NodeId node) const {
        return held_ != nullptr && (*held_)[index_of(node)] != 0 && node != start_ && node != goal_;
    }

    PlanningGraph graph_;
    std::shared_ptr<const std::vector<std::uint8_t>> held_;
    NodeId start_;
    NodeId goal_;
};

} // namespace

std::unique_ptr<PathSearch::Running> whole_path(const PathRequest& request, const Snapshot& snapshot,
                                                const PathRules& rules,
                                                const std::shared_ptr<SearchMemories>& memories) {
    const PlanningGraph graph(snapshot, rules.costs, request.goal);
    const auto options = without_log(TraceFormat::Masks);
    const auto estimate = estimate_on(snapshot);
    if (snapshot.influence == nullptr &&
        MonotoneQueueSearch::stands_in_for(graph.board(), estimate, options)) {
        return std::make_unique<KernelPath<MonotoneQueueSearch>>(request, snapshot, rules, memories,
                                                                 &KernelMemory::queues);
    }
    const EntryCosts influence{.of_cells =
                                   snapshot.influence == nullptr ? nullptr : snapshot.influence->data(),
                               .parts = influence_of_a_step};
    if (QuadHeapSearch::stands_in_for(graph.board(), estimate, options, influence)) {
        return std::make_unique<KernelPath<QuadHeapSearch>>(request, snapshot, rules, memories,
                                                            &KernelMemory::heap, influence);
    }
    return std::make_unique<WholePath>(request, snapshot, rules);
}

} // namespace astrolabe
