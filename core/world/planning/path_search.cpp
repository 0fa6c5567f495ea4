#include "core/world/planning/path_search.h"

#include "core/heuristic/grid_heuristic.h"
#include "core/open_list/binary_heap.h"
#include "core/search/flow_field/flow_field.h"
#include "core/search/local_walk/local_walk.h"
#include "core/search/textbook/textbook_search.h"
#include "core/world/digest.h"

#include <algorithm>
#include <utility>

namespace astrolabe {

class PathSearch::Running {
  public:
    Running() = default;
    virtual ~Running() = default;
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    /// At most this many expansions; returns how many were made, the last of which may find no more to
    /// expand.
    virtual std::uint64_t advance(std::uint64_t expansions) = 0;
    virtual bool is_finished() const = 0;
    virtual void tell(PathAnswer& answer) const = 0;
};

namespace {

/// Paths are requested by the thousand and their logs are never read.
SearchOptions without_log(TraceFormat format) { return {.trace_format = format, .trace_budget_bytes = 0}; }

/// By a search that goes step by step.
template <class Search> class StepByStep : public PathSearch::Running {
  public:
    std::uint64_t advance(std::uint64_t expansions) override {
        std::uint64_t made = 0;
        while (made < expansions && outcome_ == Outcome::Running) {
            outcome_ = static_cast<Search&>(*this).step();
            ++made;
        }
        return made;
    }
    bool is_finished() const override { return outcome_ != Outcome::Running; }

  protected:
    Outcome outcome_ = Outcome::Running;
};

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
template <class Kernel> class KernelPath : public PathSearch::Running {
  public:
    template <class Lent>
    KernelPath(const PathRequest& request, const Snapshot& snapshot, const PathRules& rules,
               std::shared_ptr<SearchMemories> memories, Lent KernelMemory::*lent, const auto&... more)
        : graph_(snapshot, rules.costs, request.goal), held_(snapshot.held), start_(request.start),
          goal_(request.goal), memories_(std::move(memories)), memory_(memories_->take()),
          search_(graph_.board(), estimate_on(snapshot), request.start, request.goal,
                  without_log(TraceFormat::Masks), *memory_.*lent, more...) {
        for (std::uint32_t index = 0; held_ != nullptr && index < held_->size(); ++index) {
            if ((*held_)[index] != 0) {
                search_.shut(node_at(index));
            }
        }
    }
    ~KernelPath() override { memories_->give_back(std::move(memory_)); }

    std::uint64_t advance(std::uint64_t expansions) override {
        const auto before = search_.expanded();
        outcome_ = search_.advance(expansions);
        return search_.expanded() - before + (outcome_ == Outcome::NoPath ? 1 : 0);
    }
    bool is_finished() const override { return outcome_ != Outcome::Running; }

    void tell(PathAnswer& answer) const override {
        answer.is_reached = outcome_ == Outcome::Found;
        answer.path = search_.path_to(answer.is_reached ? goal_ : nearest_reached());
    }

  private:
    NodeId nearest_reached() const {
        const GridHeuristic estimate(graph_.board(), HeuristicKind::Zero, goal_);
        return nearest_expanded(
            graph_.node_count(), estimate,
            [this](NodeId node) { return search_.status(node) == Status::Closed && !is_shut(node); },
            [this](NodeId node) { return search_.cost_to(node); });
    }
    bool is_shut(NodeId node) const {
        return held_ != nullptr && (*held_)[index_of(node)] != 0 && node != start_ && node != goal_;
    }

    PlanningGraph graph_;
    std::shared_ptr<const std::vector<std::uint8_t>> held_;
    NodeId start_;
    NodeId goal_;
    std::shared_ptr<SearchMemories> memories_;
    std::unique_ptr<KernelMemory> memory_;
    Kernel search_;
    Outcome outcome_ = Outcome::Running;
};

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

/// Knows ground, but neither influence nor units.
class ShortView : public StepByStep<ShortView> {
  public:
    ShortView(const PathRequest& request, const Snapshot& snapshot, const PathRules& rules)
        : ground_(snapshot.ground), board_(ground_->grid, ground_->moves,
                                           {.lattice = ground_->moves.rules().lattice,
                                            .corner = ground_->moves.rules().corner,
                                            .costs = rules.costs}),
          walk_(board_, HeuristicKind::Octile, request.start, request.goal, without_log(TraceFormat::Events),
                {.radius = rules.local_radius,
                 .step_length = rules.local_step_length,
                 .shifts_randomly = rules.local_shifts,
                 .seed = request.seed,
                 .most_steps = rules.local_steps}) {}

    Outcome step() { return walk_.step(); }

    void tell(PathAnswer& answer) const override {
        answer.path = walk_.walk();
        // If it begins at its goal it need not leave it.
        answer.is_reached = answer.path.size() > 1 || walk_.result().outcome == Outcome::Found;
    }

  private:
    std::shared_ptr<const Ground> ground_;
    GridGraph board_;
    LocalWalk walk_;
};

class WholeField : public StepByStep<WholeField> {
  public:
    WholeField(const PathRequest& request, const Snapshot& snapshot, const PathRules& rules)
        : graph_(snapshot, rules.costs, request.goal),
          field_(graph_, request.start, request.goal, without_log(TraceFormat::Events)) {}

    Outcome step() { return field_.step(); }

    void tell(PathAnswer& answer) const override {
        auto arrows = std::make_shared<FlowArrows>();
        arrows->slots.assign(graph_.node_count(), FlowArrows::none);
        WorldDigest digest;
        for (std::uint32_t index = 0; index < graph_.node_count(); ++index) {
            const auto next = field_.node_state(node_at(index)).parent;
            if (next != NodeId::None) {
                arrows->slots[index] = slot_to(node_at(index), next);
            }
            digest.add(arrows->slots[index]);
        }
        arrows->digest = digest.sum();
        answer.is_reached = true;
        answer.field = std::move(arrows);
    }

  private:
    std::uint8_t slot_to(NodeId from, NodeId to) const {
        const auto a = graph_.board().grid().cell(from);
        const auto b = graph_.board().grid().cell(to);
        const auto index = (b.y - a.y + 1) * 3 + (b.x - a.x + 1); // modulo 2^32; 4 is the middle
        return static_cast<std::uint8_t>(index - (index > 4 ? 1 : 0));
    }

    PlanningGraph graph_;
    FlowField<PlanningGraph> field_;
};

} // namespace

PathSearch::PathSearch(const PathRequest& request, Snapshot snapshot, const PathRules& rules,
                       std::shared_ptr<SearchMemories> memories)
    : request_(request), snapshot_(std::move(snapshot)), rules_(rules), memories_(std::move(memories)) {}
PathSearch::~PathSearch() = default;
PathSearch::PathSearch(const PathSearch& other)
    : request_(other.request_), snapshot_(other.snapshot_), rules_(other.rules_), memories_(other.memories_),
      expanded_(other.expanded_), is_finished_(other.is_finished_) {}
PathSearch::PathSearch(PathSearch&& other) noexcept = default;
PathSearch& PathSearch::operator=(PathSearch&& other) noexcept = default;
PathSearch& PathSearch::operator=(const PathSearch& other) { return *this = PathSearch(other); }

void PathSearch::make() {
    if (running_ != nullptr) {
        return;
    }
    switch (request_.planner) {
    case Planner::AStar:
        running_ = whole_path(request_, snapshot_, rules_, memories_);
        break;
    case Planner::LocalWalk:
        running_ = std::make_unique<ShortView>(request_, snapshot_, rules_);
        break;
    case Planner::FlowField:
        running_ = std::make_unique<WholeField>(request_, snapshot_, rules_);
        break;
    }
}

std::uint64_t PathSearch::catch_up(std::uint64_t expansions) {
    make();
    const auto made = std::min(expansions, expanded_ - repeated_);
    running_->advance(made);
    repeated_ += made;
    return made;
}

std::size_t PathSearch::bytes() const {
    const auto shared = [](std::size_t bytes, long holders) {
        return bytes / static_cast<std::size_t>(std::max(holders, 1L));
    };
    const auto cells = std::size_t{snapshot_.ground->grid.cell_count()};
    const auto influence =
        snapshot_.influence == nullptr ? 0 : shared(2 * cells, snapshot_.influence.use_count());
    const auto held = snapshot_.held == nullptr ? 0 : shared(cells, snapshot_.held.use_count());
    return sizeof(*this) + shared(2 * cells, snapshot_.ground.use_count()) + influence + held;
}

std::uint64_t PathSearch::advance(std::uint64_t expansions) {
    catch_up(expanded_);
    const auto made = is_finished_ ? 0 : running_->advance(expansions);
    is_finished_ = is_finished_ || running_->is_finished();
    expanded_ += made;
    repeated_ = expanded_;
    return made;
}

PathAnswer PathSearch::answer() {
    catch_up(expanded_);
    PathAnswer answer{.request = request_, .version = snapshot_.version, .expanded = expanded_};
    running_->tell(answer);
    return answer;
}

} // namespace astrolabe
