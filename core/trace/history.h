// What the trace says about one node or one step, without folding the whole of it again.
//
// Over 300 lines: one class, whose questions are templates over the graph and share the same few lookups.
#pragma once

#include "core/graph/raw_array.h"
#include "core/trace/mask_moves.h"
#include "core/trace/numbers_by_node.h"
#include "core/trace/stamps.h"
#include "core/trace/sums_by_step.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

namespace astrolabe {

/// How a node was put on the open list, or improved there.
struct Push {
    std::uint32_t step = 0; ///< 0 for the start, which is there before the first step.
    NodeId parent = NodeId::None;
    Cost g = 0;
};

/// What was known of a node just before some step.
struct NodeHistory {
    Status status = Status::Untouched;
    Push push;                   ///< The last one; meaningless while untouched.
    std::uint32_t closed_at = 0; ///< The last step that expanded it; 0 if none has.
};

/// Borrows the trace, which must outlive the history and stay unchanged; it serves one graph. Steps are
/// looked up by the node that they expanded. With masks a node is pushed only when one of its predecessors is
/// expanded, and the trace says of that step whether it was: so the expansions of at most eight predecessors
/// give the whole history of a node. Events name the node that they push, and parents may lie anywhere. With
/// masks 4 bytes a step and 4 a node, and 8 a step for questions about g; with events 8 a step, 8 a node, 4
/// an event.
class History {
  public:
    /// Requests construction in slices, by advance().
    struct InSlices {
        /// In a log with more steps g is sampled beforehand.
        std::uint32_t short_log = 1U << 19U;
    };

    /// O(nodes + length of the log).
    History(const Trace& trace, std::uint32_t node_count);
    /// The same with the trace's stamps, which must be complete, outlive the history and stay where they are:
    /// with masks, if nothing was reopened, they contain all that would be looked up. O(1) then.
    History(const Trace& trace, const Stamps& stamps, std::uint32_t node_count);
    /// Not to be used before advance() is done with it. `stamps` may be null.
    History(const InSlices& how, const Trace& trace, const Stamps* stamps, std::uint32_t node_count);

    /// This much more of the construction, in nodes, steps or events; whether it is complete. Of a long log
    /// it then also has samples of g, so that no question below has to go far back; with `has_depths` of
    /// depths likewise. That pass takes 8 bytes a node, and 4.
    template <Graph G> bool advance(const G& graph, std::uint64_t work, bool has_depths) {
        return index(work) && sample(graph, work, has_depths);
    }

    std::uint32_t step_count() const { return trace_->step_count; }
    /// The node expanded by this step (1 to step_count()).
    NodeId node_of(std::uint32_t step) const {
        return trace_->format == TraceFormat::Masks ? node_at(trace_->masks[step - 1] >> 8U)
                                                    : trace_->events[event_ends_[step] - 1].node;
    }
    /// Index in the trace's events where the step (1 to step_count() + 1) begins. Events only. O(1).
    std::size_t first_event(std::uint32_t step) const { return event_ends_[step - 1]; }
    /// The steps that expanded the node, ascending; valid while the history is.
    std::span<const std::uint32_t> expansions_of(NodeId node) const {
        if (closed_by_.empty()) {
            return expansions_.of(node);
        }
        const auto& step = closed_by_[index_of(node)];
        return step == never ? std::span<const std::uint32_t>{} : std::span(&step, 1);
    }
    /// How many steps before this one expanded the node. O(log of its expansions).
    std::uint32_t times_expanded_before(NodeId node, std::uint32_t step) const {
        const auto steps = expansions_of(node);
        return static_cast<std::uint32_t>(std::lower_bound(steps.begin(), steps.end(), step) - steps.begin());
    }
    /// The last step before this one that expanded the node; 0 if there is none. O(log of its expansions).
    std::uint32_t expansion_before(NodeId node, std::uint32_t step) const {
        return last_below(expansions_of(node), step);
    }

    /// g of the node that this step expanded, at that time. With events: O(1). With masks it is the sum along
    /// the parents of then, which is kept, so that all questions together never cost more than O(degree) a
    /// step of the trace; the first can be as long as a path, if the history was not made in slices.
    template <Graph G> [[gnu::noinline]] Cost g_of(const G& graph, std::uint32_t step) {
        if (trace_->format == TraceFormat::Events) {
            return trace_->events[event_ends_[step] - 1].g;
        }
        return sum_along(graph, step, gs_, cost_of);
    }
    /// How many moves from the start the node that this step expanded was when it was pushed, in a search
    /// whose parents are the nodes that it expands. O(as g_of() with masks).
    template <Graph G> [[gnu::noinline]] std::uint32_t depth_of(const G& graph, std::uint32_t step) {
        return sum_along(graph, step, depths_, moves_of);
    }

    /// The same for a node after this step (0 to step_count()); 0 for the start, and for nodes not pushed.
    template <Graph G> std::uint32_t depth(const G& graph, NodeId node, std::uint32_t step) {
        const auto found = last_push(graph, node, step + 1);
        return !found || found->step == 0 ? 0 : depth_of(graph, found->step) + 1;
    }

    /// What was known of the node just before this step (1 to step_count() + 1). O(degree × log of the
    /// expansions of a predecessor), and g_of().
    template <Graph G> NodeHistory before(const G& graph, NodeId node, std::uint32_t step) {
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
        auto state = found ? state_pushed_by(graph, *found, node, step) : NodeState{};
        state.g = found ? push_at(graph, *found).g : 0;
        return state;
    }
    /// The same except g, which is 0.
    template <Graph G> NodeState state_without_g(const G& graph, NodeId node, std::uint32_t step) {
        const auto found = last_push(graph, node, step + 1);
        return found ? state_pushed_by(graph, *found, node, step) : NodeState{};
    }

    /// The first step after this one that pushed the node; 0 if none does. O(as before()).
    template <Graph G> std::uint32_t first_push_after(const G& graph, NodeId node, std::uint32_t step) const {
        std::uint32_t first = 0;
        if (trace_->format == TraceFormat::Events) {
            const auto pushes = pushes_.of(node);
            auto push = std::upper_bound(pushes.begin(), pushes.end(), event_ends_[step]);
            while (push != pushes.end() && !is_push(trace_->events[*push - 1].kind)) {
                ++push;
            }
            return push == pushes.end() ? 0 : step_of_push(*push);
        }
        MaskMoves(graph, *trace_).for_each_to(node, [&](const Move& move) {
            const auto steps = expansions_of(move.to);
            for (auto at = std::upper_bound(steps.begin(), steps.end(), step); at != steps.end(); ++at) {
                if (first != 0 && *at >= first) {
                    break;
                }
                if (is_pushed(*at, move.slot)) {
                    first = *at;
                    break;
                }
            }
        });
        return first;
    }

    /// The steps that pushed the node, ascending; the start's first push is no step. O(as before()).
    template <Graph G> std::vector<std::uint32_t> pushes_of(const G& graph, NodeId node) const {
        std::vector<std::uint32_t> steps;
        if (trace_->format == TraceFormat::Events) {
            for (const auto push : pushes_.of(node)) {
                if (is_push(trace_->events[push - 1].kind)) {
                    steps.push_back(step_of_push(push));
                }
            }
        } else {
            MaskMoves(graph, *trace_).for_each_to(node, [&](const Move& move) {
                for (const auto at : expansions_of(move.to)) {
                    if (is_pushed(at, move.slot)) {
                        steps.push_back(at);
                    }
                }
            });
            std::sort(steps.begin(), steps.end());
        }
        steps.erase(std::unique(steps.begin(), steps.end()), steps.end()); // two moves may join two nodes
        return steps;
    }

    /// The steps that gave the node another parent when they expanded it, ascending. O(changes of the node).
    std::vector<std::uint32_t> corrections_of(NodeId node) const;

  private:
    static constexpr std::uint32_t page = 64; ///< Steps.
    /// A push as the log has it: the step, and the move that it was made along, backwards.
    struct FoundPush {
        std::uint32_t step = 0;
        Move move;                    ///< `to` is the parent; with events the rest is unused.
        const Event* event = nullptr; ///< Null with masks.
    };
    struct Link {
        std::uint32_t step;
        FoundPush push; ///< Of the node that the step expanded.
    };
    static Cost cost_of(const FoundPush& push) { return push.move.cost; }
    static std::uint32_t moves_of(const FoundPush& push) { return push.step == 0 ? 0 : 1; }
    /// For every node, as of the last push that the pass reached.
    struct Pass {
        Pass(std::uint32_t node_count, std::uint32_t depth_count) : gs(node_count), depths(depth_count) {}

        RawArray<Cost> gs;
        RawArray<std::uint32_t> depths;
        std::uint32_t step = 0;
    };
    enum class Stage : std::uint8_t { Reserve, Count, Join, Fill, Indexed };

    /// Sorts the log by its nodes; returns whether it is done.
    bool index(std::uint64_t work);
    bool reserve(std::uint64_t work);
    bool count(std::uint64_t work);
    bool fill(std::uint64_t work);
    bool has_own_expansions() const { return closed_by_.empty(); }

    /// Goes through the log once, with g of every node; whether it is done. Masks only, for long logs.
    template <Graph G> bool sample(const G& graph, std::uint64_t work, bool has_depths) {
        const auto last = trace_->step_count;
        if (trace_->format == TraceFormat::Events || last <= how_.short_log || is_sampled_) {
            return true;
        }
        if (!pass_) {
            pass_.emplace(node_count_, has_depths ? node_count_ : 0);
            pass_->gs[index_of(trace_->start)] = 0;
            if (has_depths) {
                pass_->depths[index_of(trace_->start)] = 0;
            }
        }
        const MaskMoves moves(graph, *trace_);
        for (const auto end = std::min<std::uint64_t>(last, pass_->step + work); pass_->step < end;) {
            const auto mask = trace_->masks[pass_->step++];
            const auto node = node_at(mask >> 8U);
            const auto g = pass_->gs[index_of(node)];
            const auto depth = has_depths ? pass_->depths[index_of(node)] : 0;
            gs_.keep_of_block(pass_->step, g);
            if (has_depths) {
                depths_.keep_of_block(pass_->step, depth);
            }
            for (auto slots = mask & 0xffU; slots != 0; slots &= slots - 1) {
                const auto move = moves.move_from(node, static_cast<Slot>(std::countr_zero(slots)));
                pass_->gs[index_of(move.to)] = g + move.cost;
                if (has_depths) {
                    pass_->depths[index_of(move.to)] = depth + 1;
                }
            }
        }
        is_sampled_ = pass_->step == last;
        if (is_sampled_) {
            pass_.reset();
        }
        return is_sampled_;
    }

    /// Computes the sum of the moves to the node that this step expanded, from the start along the parents of
    /// then, and the sums to those.
    template <Graph G, class Value, class ValueOf>
    Value sum_along(const G& graph, std::uint32_t step, SumsByStep<Value>& sums, const ValueOf& value_of) {
        chain_.clear();
        while (!sums.find(step)) {
            const auto found = *last_push(graph, node_of(step), step);
            chain_.push_back({step, found});
            step = found.step;
        }
        auto sum = *sums.find(step);
        for (auto link = chain_.rbegin(); link != chain_.rend(); ++link) {
            sum += value_of(link->push);
            sums.keep(link->step, sum);
        }
        return sum;
    }

    /// For a node pushed by `found` and last expanded by step `closed_at`; 0: not yet, and the start's push.
    Status status_after(const FoundPush& found, std::uint32_t closed_at) const {
        if (found.event != nullptr && found.event->kind == EventKind::Restore) {
            return Status::Closed;
        }
        // Only where searches take back or revisit does a step push the node that it expands.
        const bool is_pushed_and_closed = found.event != nullptr && closed_at == found.step &&
                                          trace_->events[event_ends_[closed_at] - 1].kind == EventKind::Close;
        return closed_at > found.step || is_pushed_and_closed ? Status::Closed : Status::Open;
    }

    /// The number of the push, in the order of all pushes of the search; the start's first is 0.
    template <Graph G> std::uint32_t number_of(const G& graph, const FoundPush& found) {
        if (found.step == 0) {
            return 0;
        }
        if (found.event != nullptr) { // each step before it ended with an event that is no push
            const auto of_start = trace_->start == NodeId::None ? 0U : 1U;
            return static_cast<std::uint32_t>(found.event - trace_->events.data()) + 1 + of_start -
                   found.step;
        }
        const auto mask = trace_->masks[found.step - 1];
        auto number = pushes_before(found.step) + 1;
        bool is_past = false;
        MaskMoves(graph, *trace_).for_each_from(found.move.to, [&](const Move& move) {
            is_past = is_past || move.slot == found.move.slot;
            number += !is_past && (mask >> move.slot & 1U) != 0 ? 1 : 0;
        });
        return number;
    }

    /// Of all nodes in the steps before this one. Masks only. O(length of the log) once, then O(page).
    std::uint32_t pushes_before(std::uint32_t step);

    /// Not inlined, for its size: it is called in many places.
    template <Graph G>
    [[gnu::noinline]] std::optional<FoundPush> last_push(const G& graph, NodeId node,
                                                         std::uint32_t before) const {
        std::optional<FoundPush> found;
        if (node == trace_->start) {
            found.emplace();
        }
        if (trace_->format == TraceFormat::Events) {
            const auto phase = phase_before(before);
            const auto push = last_below(pushes_.of(node), event_ends_[before - 1] + 1);
            if (push == 0 || push < phase) {
                return phase == 0 ? found : std::nullopt;
            }
            const auto& event = trace_->events[push - 1];
            if (event.kind == EventKind::Drop) {
                return std::nullopt;
            }
            return FoundPush{.step = step_of_push(push), .move = {.to = event.parent}, .event = &event};
        }
        MaskMoves(graph, *trace_).for_each_to(node, [&](const Move& move) {
            const auto latest = found ? found->step : 0;
            const auto steps = expansions_of(move.to);
            auto end = std::lower_bound(steps.begin(), steps.end(), before);
            while (end != steps.begin() && *(end - 1) > latest && !is_pushed(*(end - 1), move.slot)) {
                --end;
            }
            const auto at = end == steps.begin() ? 0 : *(end - 1);
            // Of two moves between the same two nodes the cheaper was the last to be taken.
            const bool is_cheaper_twin =
                found && at != 0 && at == latest && move.cost < found->move.cost && is_pushed(at, move.slot);
            if (at > latest || is_cheaper_twin) {
                found = FoundPush{.step = at, .move = move};
            }
        });
        return found;
    }

    /// For a node pushed by `found`, after this step; g is left out.
    template <Graph G>
    NodeState state_pushed_by(const G& graph, const FoundPush& found, NodeId node, std::uint32_t step) {
        return {.parent = found.step == 0 ? NodeId::None : found.move.to,
                .push = number_of(graph, found),
                .status = status_after(found, expansion_before(node, step + 1))};
    }

    template <Graph G> Push push_at(const G& graph, const FoundPush& found) {
        if (found.step == 0) {
            return {};
        }
        return {.step = found.step,
                .parent = found.move.to,
                .g = found.event != nullptr ? found.event->g : g_of(graph, found.step) + found.move.cost};
    }

    /// Number of the event that began the current phase before this step; 0 in the first.
    std::uint32_t phase_before(std::uint32_t step) const {
        return last_below(phases_, event_ends_[step - 1] + 1);
    }

    /// For a push by its number, which is its position among the events, from 1.
    std::uint32_t step_of_push(std::uint32_t push) const {
        const auto end = std::lower_bound(event_ends_.begin(), event_ends_.end(), push);
        return static_cast<std::uint32_t>(end - event_ends_.begin());
    }

    /// Whether the step pushed the node that its move in this slot leads to; only with masks.
    bool is_pushed(std::uint32_t step, Slot slot) const {
        return (trace_->masks[step - 1] >> slot & 1U) != 0;
    }

    InSlices how_;
    const Trace* trace_;
    std::uint32_t node_count_;
    std::span<const std::uint32_t> closed_by_; // by node; instead of the next
    NumbersByNode expansions_;                 // the steps that expanded a node
    NumbersByNode pushes_;                  // the events that are about a node and end no step; events only
    std::vector<std::uint32_t> event_ends_; // by step; events only
    std::vector<std::uint32_t> phases_;     // numbers of the events that began them
    std::vector<std::uint32_t> pushed_;     // before each page of steps; masks only
    SumsByStep<Cost> gs_;
    SumsByStep<std::uint32_t> depths_;
    std::vector<Link> chain_;
    Stage stage_ = Stage::Reserve;
    std::uint32_t at_ = 0; ///< Steps or events that the stage has processed.
    std::uint32_t step_ = 0;
    std::optional<Pass> pass_;
    bool is_sampled_ = false;
};

} // namespace astrolabe
