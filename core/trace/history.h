// What the trace says of one node or one step, without folding the whole of it again.
#pragma once

#include "core/trace/stamps.h"

#include <algorithm>
#include <bit>
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
/// may lie anywhere. With masks 4 bytes a step and 4 a node, and 8 a step for what is asked of g; with
/// events 8 a step, 8 a node, 4 an event.
class History {
  public:
    /// O(nodes + length of the log).
    History(const Trace& trace, std::uint32_t node_count);
    /// The same with the trace's stamps, which must be whole, outlive the history and stay where they are:
    /// with masks, where nothing was reopened, they say all that there is to be looked up. O(1) then.
    History(const Trace& trace, const Stamps& stamps, std::uint32_t node_count);

    std::uint32_t step_count() const { return trace_->step_count; }
    /// The node expanded by this step (1 to step_count()).
    NodeId node_of(std::uint32_t step) const {
        return trace_->format == TraceFormat::Masks ? node_at(trace_->masks[step - 1] >> 8U)
                                                    : trace_->events[event_ends_[step] - 1].node;
    }
    /// Place in the trace's events where the step (1 to step_count() + 1) begins. Events only. O(1).
    std::size_t first_event(std::uint32_t step) const { return event_ends_[step - 1]; }
    /// The last step before this one that expanded the node; 0 if there is none. O(expansions of the node).
    std::uint32_t expansion_before(NodeId node, std::uint32_t step) const {
        auto found = last_expansion(node);
        while (found >= step) {
            found = earlier_expansion(found);
        }
        return found;
    }
    /// The step before this one that expanded the same node; 0 if there is none. O(1).
    std::uint32_t earlier_expansion(std::uint32_t step) const {
        return earlier_expansions_.empty() ? 0 : earlier_expansions_[step];
    }

    /// g of the node that this step expanded, at that time. With events: O(1). With masks it is the sum
    /// along the parents of then, which is kept, so that all questions together never cost more than
    /// O(degree) a step of the trace; the first can be as long as a path.
    template <Graph G> [[gnu::noinline]] Cost g_of(const G& graph, std::uint32_t step) {
        if (trace_->format == TraceFormat::Events) {
            return trace_->events[event_ends_[step] - 1].g;
        }
        chain_.clear();
        while (known_g(step) == unknown) {
            const auto found = *last_push(graph, node_of(step), step);
            chain_.push_back({step, found.move.cost});
            step = found.step;
        }
        auto g = known_g(step);
        for (auto link = chain_.rbegin(); link != chain_.rend(); ++link) {
            g += link->cost;
            known_g(link->step) = g;
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
        return {.status = status_after(*found, closed_at),
                .push = push_at(graph, *found),
                .closed_at = closed_at};
    }

    /// All that the fold knows of the node after this step (0 to step_count()). O(as before()).
    template <Graph G> NodeState state(const G& graph, NodeId node, std::uint32_t step) {
        const auto found = last_push(graph, node, step + 1);
        if (!found) {
            return {};
        }
        const auto push = push_at(graph, *found);
        return {.g = push.g,
                .parent = push.parent,
                .push = number_of(graph, *found),
                .status = status_after(*found, expansion_before(node, step + 1))};
    }

    /// The first step after this one that pushed the node; 0 if none does. O(as before()).
    template <Graph G> std::uint32_t first_push_after(const G& graph, NodeId node, std::uint32_t step) const {
        std::uint32_t first = 0;
        if (trace_->format == TraceFormat::Events) {
            for (auto push = last_pushes_[index_of(node)]; push != 0; push = earlier_pushes_[push]) {
                const auto at = step_of_push(push);
                first = at > step && is_push(trace_->events[push - 1].kind) ? at : first;
            }
            return first;
        }
        graph.for_each_predecessor(node, [&](const Move& move) {
            for (auto at = last_expansion(move.to); at > step; at = earlier_expansion(at)) {
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
                if (is_push(trace_->events[push - 1].kind)) {
                    steps.push_back(step_of_push(push));
                }
            }
        } else {
            graph.for_each_predecessor(node, [&](const Move& move) {
                for (auto at = last_expansion(move.to); at != 0; at = earlier_expansion(at)) {
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

    /// The steps that gave the node another parent when they expanded it, ascending. O(changes of the node).
    std::vector<std::uint32_t> corrections_of(NodeId node) const;
    /// The steps that expanded the node, ascending. O(their number).
    std::vector<std::uint32_t> expansions_of(NodeId node) const;

  private:
    static constexpr Cost unknown = ~Cost{0};
    static constexpr std::uint32_t page = 64; ///< Steps.

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

    void link_expansions(std::uint32_t node_count);
    void link_events(std::uint32_t node_count);

    /// Of a node pushed by `found` and expanded last by step `closed_at`; 0: not yet, and the start's push.
    Status status_after(const FoundPush& found, std::uint32_t closed_at) const {
        if (found.event != nullptr && found.event->kind == EventKind::Restore) {
            return Status::Closed;
        }
        // Only where searches take back or visit again does a step push the node that it expands.
        const bool is_pushed_and_closed = found.event != nullptr && closed_at == found.step &&
                                          trace_->events[event_ends_[closed_at] - 1].kind == EventKind::Close;
        return closed_at > found.step || is_pushed_and_closed ? Status::Closed : Status::Open;
    }

    std::uint32_t last_expansion(NodeId node) const {
        if (closed_by_.empty()) {
            return last_expansions_[index_of(node)];
        }
        const auto step = closed_by_[index_of(node)];
        return step == never ? 0 : step;
    }

    /// Memory for g comes a page at a time: most steps are never asked for. Masks only.
    Cost& known_g(std::uint32_t step) {
        auto& gs = gs_[step / page];
        if (gs.empty()) {
            gs.resize(page, unknown);
            gs[0] = step < page ? 0 : unknown; // of the start before the first step
        }
        return gs[step % page];
    }

    /// The number of the push, in the order of all pushes of the search; the start's first is 0.
    template <Graph G> std::uint32_t number_of(const G& graph, const FoundPush& found) {
        if (found.step == 0) {
            return 0;
        }
        if (found.event != nullptr) { // each step before it ended with an event that is none
            const auto of_start = trace_->start == NodeId::None ? 0U : 1U;
            return static_cast<std::uint32_t>(found.event - trace_->events.data()) + 1 + of_start -
                   found.step;
        }
        const auto mask = trace_->masks[found.step - 1];
        auto number = pushes_before(found.step) + 1;
        bool is_past = false;
        graph.for_each_successor(found.move.to, [&](const Move& move) {
            is_past = is_past || move.slot == found.move.slot;
            number += !is_past && (mask >> move.slot & 1U) != 0 ? 1 : 0;
        });
        return number;
    }

    /// Of all nodes in the steps before this one. Masks only. O(length of the log) once, then O(page).
    std::uint32_t pushes_before(std::uint32_t step);

    /// Not inlined, for its size: it is asked in many places.
    template <Graph G>
    [[gnu::noinline]] std::optional<FoundPush> last_push(const G& graph, NodeId node,
                                                         std::uint32_t before) const {
        std::optional<FoundPush> found;
        if (node == trace_->start) {
            found.emplace();
        }
        if (trace_->format == TraceFormat::Events) {
            const auto phase = phase_before(before);
            for (auto push = last_pushes_[index_of(node)]; push >= phase && push != 0;
                 push = earlier_pushes_[push]) {
                if (const auto step = step_of_push(push); step < before) {
                    const auto& event = trace_->events[push - 1];
                    if (event.kind == EventKind::Drop) {
                        return std::nullopt;
                    }
                    return FoundPush{.step = step, .move = {.to = event.parent}, .event = &event};
                }
            }
            return phase == 0 ? found : std::nullopt;
        }
        graph.for_each_predecessor(node, [&](const Move& move) {
            const auto latest = found ? found->step : 0;
            auto at = expansion_before(move.to, before);
            while (at > latest && !is_pushed(at, move.slot)) {
                at = earlier_expansion(at);
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

    /// Number of the event that began the phase in hand before this step; 0 in the first.
    std::uint32_t phase_before(std::uint32_t step) const {
        if (phases_.empty()) {
            return 0;
        }
        const auto first_event_after = static_cast<std::uint32_t>(event_ends_[step - 1]) + 1;
        const auto after = std::lower_bound(phases_.begin(), phases_.end(), first_event_after);
        return after == phases_.begin() ? 0 : *(after - 1);
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
    std::span<const std::uint32_t> closed_by_;      // by node; instead of the two below
    std::vector<std::uint32_t> last_expansions_;    // by node; 0: never expanded
    std::vector<std::uint32_t> earlier_expansions_; // by step, of the same node
    std::vector<std::vector<Cost>> gs_;             // by step, in pages; masks only
    std::vector<std::uint32_t> pushed_;             // before each page of steps; masks only
    std::vector<std::uint32_t> event_ends_;         // by step; events only
    std::vector<std::uint32_t> last_pushes_;        // by node, their numbers; 0: never pushed; events only
    std::vector<std::uint32_t> earlier_pushes_;     // by number, of the same node; events only
    std::vector<std::uint32_t> phases_;             // numbers of the events that began them
    std::vector<Link> chain_;
};

} // namespace astrolabe
