// What the trace says of one node or one step, without folding the whole of it again.
#pragma once

#include "core/trace/trace.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace astrolabe {

/// How a node came onto the open list, or was improved there.
struct Push {
    std::uint32_t step = 0; ///< 0 for the start, which is there before the first step.
    NodeId parent = NodeId::None;
    Cost g = 0;
};

/// What was known of a node just before some step.
struct Standing {
    Status status = Status::Untouched;
    Push push;                   ///< The last one; meaningless while untouched.
    std::uint32_t closed_at = 0; ///< The last step that expanded it; 0 if none has.
};

/// Lends the trace, which must outlive the history and stay unchanged; it serves one graph. It looks
/// steps up by the node that they expanded. With masks a node is pushed only when one of its predecessors
/// is expanded, and the trace says of that step whether it was: so the expansions of at most eight
/// predecessors tell all that ever happened to a node. Events name the node that they push, and parents
/// may lie anywhere. With masks 12 bytes a step and 4 a node; with events 8 a step, 8 a node, 4 an event.
class History {
  public:
    /// O(nodes + length of the log).
    History(const Trace& trace, std::uint32_t node_count);

    std::uint32_t step_count() const { return trace_->step_count; }
    /// The node expanded by this step (1 to step_count()).
    NodeId node_of(std::uint32_t step) const {
        return trace_->format == TraceFormat::Masks ? node_at(trace_->masks[step - 1] >> 8U)
                                                    : trace_->events[event_ends_[step] - 1].node;
    }
    /// The last step before this one that expanded the node; 0 if there is none. O(expansions of the node).
    std::uint32_t expansion_before(NodeId node, std::uint32_t step) const {
        auto found = last_expansions_[index_of(node)];
        while (found >= step) {
            found = earlier_expansions_[found];
        }
        return found;
    }
    /// The step before this one that expanded the same node; 0 if there is none. O(1).
    std::uint32_t earlier_expansion(std::uint32_t step) const { return earlier_expansions_[step]; }

    /// g of the node that this step expanded, at that time. With events: O(1). With masks it is the sum
    /// along the parents of then, which is kept, so that all questions together never cost more than
    /// O(degree) a step of the trace; the first can be as long as a path.
    template <Graph G> Cost g_of(const G& graph, std::uint32_t step) {
        if (trace_->format == TraceFormat::Events) {
            return trace_->events[event_ends_[step] - 1].g;
        }
        chain_.clear();
        while (gs_[step] == unknown) {
            const auto found = *last_push(graph, node_of(step), step);
            chain_.push_back({step, found.move.cost});
            step = found.step;
        }
        auto g = gs_[step];
        for (auto link = chain_.rbegin(); link != chain_.rend(); ++link) {
            g += link->cost;
            gs_[link->step] = g;
        }
        return g;
    }

    /// What was known of the node just before this step (1 to step_count() + 1). O(degree × expansions
    /// of a predecessor), and g_of().
    template <Graph G> Standing before(const G& graph, NodeId node, std::uint32_t step) {
        const auto found = last_push(graph, node, step);
        if (!found) {
            return {};
        }
        const auto closed_at = expansion_before(node, step);
        // No step pushes the node that it expands; the start's push and no expansion are both step 0.
        return {.status = closed_at > found->step ? Status::Closed : Status::Open,
                .push = push_at(graph, *found),
                .closed_at = closed_at};
    }

    /// The first step after this one that pushed the node; 0 if none does. O(as before()).
    template <Graph G> std::uint32_t first_push_after(const G& graph, NodeId node, std::uint32_t step) const {
        std::uint32_t first = 0;
        if (trace_->format == TraceFormat::Events) {
            for (auto push = last_pushes_[index_of(node)]; push != 0; push = earlier_pushes_[push]) {
                const auto at = step_of_push(push);
                first = at > step ? at : first;
            }
            return first;
        }
        graph.for_each_predecessor(node, [&](const Move& move) {
            for (auto at = last_expansions_[index_of(move.to)]; at > step; at = earlier_expansions_[at]) {
                if ((first == 0 || at < first) && is_pushed(at, move.slot)) {
                    first = at;
                }
            }
        });
        return first;
    }

    /// The steps that pushed the node, ascending; the start's first push is no step. O(as before()).
    template <Graph G> std::vector<std::uint32_t> pushes_of(const G& graph, NodeId node) const {
        std::vector<std::uint32_t> steps;
        if (trace_->format == TraceFormat::Events) {
            for (auto push = last_pushes_[index_of(node)]; push != 0; push = earlier_pushes_[push]) {
                steps.push_back(step_of_push(push));
            }
        } else {
            graph.for_each_predecessor(node, [&](const Move& move) {
                for (auto at = last_expansions_[index_of(move.to)]; at != 0; at = earlier_expansions_[at]) {
                    if (is_pushed(at, move.slot)) {
                        steps.push_back(at);
                    }
                }
            });
        }
        std::sort(steps.begin(), steps.end());
        steps.erase(std::unique(steps.begin(), steps.end()), steps.end()); // two moves may join two nodes
        return steps;
    }

    /// The steps that expanded the node, ascending. O(their number).
    std::vector<std::uint32_t> expansions_of(NodeId node) const;

  private:
    static constexpr Cost unknown = ~Cost{0};

    /// A push as the log has it: the step, and the move that it was made along, backwards.
    struct FoundPush {
        std::uint32_t step = 0;
        Move move;                    ///< `to` is the parent; with events there is no more to it.
        const Event* event = nullptr; ///< Null with masks.
    };
    struct Link {
        std::uint32_t step;
        Cost cost;
    };

    template <Graph G>
    std::optional<FoundPush> last_push(const G& graph, NodeId node, std::uint32_t before) const {
        std::optional<FoundPush> found;
        if (node == trace_->start) {
            found.emplace();
        }
        if (trace_->format == TraceFormat::Events) {
            for (auto push = last_pushes_[index_of(node)]; push != 0; push = earlier_pushes_[push]) {
                if (const auto step = step_of_push(push); step < before) {
                    const auto& event = trace_->events[push - 1];
                    return FoundPush{.step = step, .move = {.to = event.parent}, .event = &event};
                }
            }
            return found;
        }
        graph.for_each_predecessor(node, [&](const Move& move) {
            const auto latest = found ? found->step : 0;
            auto at = expansion_before(move.to, before);
            while (at > latest && !is_pushed(at, move.slot)) {
                at = earlier_expansions_[at];
            }
            // Of two moves between the same two nodes the cheaper was the last to be taken.
            const bool is_cheaper_twin =
                found && at != 0 && at == latest && move.cost < found->move.cost && is_pushed(at, move.slot);
            if (at > latest || is_cheaper_twin) {
                found = FoundPush{.step = at, .move = move};
            }
        });
        return found;
    }

    template <Graph G> Push push_at(const G& graph, const FoundPush& found) {
        if (found.step == 0) {
            return {};
        }
        return {.step = found.step,
                .parent = found.move.to,
                .g = found.event != nullptr ? found.event->g : g_of(graph, found.step) + found.move.cost};
    }

    /// Of a push by its number, which is its place among the events, from 1.
    std::uint32_t step_of_push(std::uint32_t push) const {
        const auto end = std::lower_bound(event_ends_.begin(), event_ends_.end(), push);
        return static_cast<std::uint32_t>(end - event_ends_.begin());
    }

    /// Whether the step pushed the node that its move in this slot leads to; only with masks.
    bool is_pushed(std::uint32_t step, Slot slot) const {
        return (trace_->masks[step - 1] >> slot & 1U) != 0;
    }

    const Trace* trace_;
    std::vector<std::uint32_t> last_expansions_;    // by node; 0: never expanded
    std::vector<std::uint32_t> earlier_expansions_; // by step, of the same node
    std::vector<Cost> gs_;                          // by step; masks only
    std::vector<std::uint32_t> event_ends_;         // by step; events only
    std::vector<std::uint32_t> last_pushes_;        // by node, their numbers; 0: never pushed; events only
    std::vector<std::uint32_t> earlier_pushes_;     // by number, of the same node; events only
    std::vector<Link> chain_;
};

} // namespace astrolabe
