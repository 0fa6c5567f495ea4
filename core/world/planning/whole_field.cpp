#include "core/world/planning/whole_field.h"

#include "core/kernels/flow_queue_search.h"
#include "core/search/flow_field/flow_field.h"
#include "core/world/digest.h"

#include <utility>

namespace astrolabe {
namespace {

/// `arrow_at(node)`: the slot of the step towards the goal, FlowArrows::none where there is none.
template <class ArrowAt>
void answer_with_arrows(PathAnswer& answer, std::uint32_t nodes, const ArrowAt& arrow_at) {
    auto arrows = std::make_shared<FlowArrows>();
    arrows->slots.resize(nodes);
    WorldDigest digest;
    for (std::uint32_t index = 0; index < nodes; ++index) {
        arrows->slots[index] = static_cast<std::uint8_t>(arrow_at(node_at(index)));
        digest.add(arrows->slots[index]);
    }
    arrows->digest = digest.sum();
    answer.is_reached = true;
    answer.field = std::move(arrows);
}

/// The field to read first.
class WholeField : public StepByStep<WholeField> {
  public:
    WholeField(const PathRequest& request, const Snapshot& snapshot, const PathRules& rules)
        : graph_(snapshot, rules.costs, request.goal),
          field_(graph_, request.start, request.goal, without_log(TraceFormat::Events)) {}

    Outcome step() { return field_.step(); }

    void tell(PathAnswer& answer) const override {
        answer_with_arrows(answer, graph_.node_count(), [this](NodeId node) {
            const auto next = field_.node_state(node).parent;
            return next == NodeId::None ? FlowArrows::none : slot_to(node, next);
        });
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

class KernelField : public ByKernel<FlowQueueSearch> {
  public:
    KernelField(const PathRequest& request, const Snapshot& snapshot, const GridRules& rules,
                const std::shared_ptr<SearchMemories>& memories)
        : ByKernel(memories), ground_(snapshot.ground), board_(ground_->grid, ground_->moves, rules) {
        search_.emplace(board_, request.start, request.goal, without_log(TraceFormat::Masks),
                        (*memory_).queues);
    }

    /// To find nothing more to expand counts, whether the field has reached the start or not.
    std::uint64_t advance(std::uint64_t expansions) override {
        const auto made = ByKernel::advance(expansions);
        return made + (outcome_ == Outcome::Found ? 1 : 0);
    }

    /// Whether it stands in for WholeField.
    static bool stands_in_for(const PathRequest& request, const Snapshot& snapshot, const GridGraph& board) {
        return snapshot.influence == nullptr && snapshot.held == nullptr &&
               FlowQueueSearch::stands_in_for(board, request.start, request.goal,
                                              without_log(TraceFormat::Masks));
    }

    void tell(PathAnswer& answer) const override {
        answer_with_arrows(answer, board_.node_count(), [this](NodeId node) {
            return search_->has_next(node) ? search_->next_slot(node) : FlowArrows::none;
        });
    }

  private:
    std::shared_ptr<const Ground> ground_;
    GridGraph board_;
};

} // namespace

std::unique_ptr<PathSearch::Running> whole_field(const PathRequest& request, const Snapshot& snapshot,
                                                 const PathRules& rules,
                                                 const std::shared_ptr<SearchMemories>& memories) {
    const PlanningGraph graph(snapshot, rules.costs, request.goal);
    if (KernelField::stands_in_for(request, snapshot, graph.board())) {
        return std::make_unique<KernelField>(request, snapshot, graph.board().rules(), memories);
    }
    return std::make_unique<WholeField>(request, snapshot, rules);
}

} // namespace astrolabe
