// The state at step k is the fold of the trace up to k. Playing, stepping back and scrubbing are all this one
// function.
#pragma once

#include "core/trace/mask_moves.h"
#include "core/trace/node_states.h"
#include "core/trace/trace.h"

#include <cassert>
#include <span>

namespace astrolabe {

/// State of every node after the first `step` expansions of a trace; at step 0 only the start is
/// open, if there is one. Serves one graph and one trace: make a new fold when either changes.
class Fold {
  public:
    explicit Fold(std::uint32_t node_count) : states_(node_count) {}

    /// `step` is at most trace.step_count. O(steps gone forward); going back starts over from 0.
    template <Graph G> void seek(const G& graph, const Trace& trace, std::uint32_t step) {
        assert(step <= trace.step_count);
        if (!is_started_ || step < step_) {
            start_over(trace.start);
        }
        const MaskMoves moves(graph, trace);
        while (step_ < step) {
            if (trace.format == TraceFormat::Masks) {
                apply_mask(moves, trace.masks[step_]);
            } else {
                apply_events(trace);
            }
            ++step_;
        }
    }

    NodeState at(NodeId node) const { return states_[node]; }

    /// One byte a node; valid until the fold is destroyed.
    std::span<const Status> statuses() const { return states_.statuses(); }

    std::uint32_t step() const { return step_; }
    /// Index in trace.events where the next step begins; 0 for masks.
    std::size_t next_event() const { return event_; }
    std::uint32_t open_count() const { return open_count_; }
    std::uint32_t closed_count() const { return closed_count_; }
    /// The node expanded by the last step; None at step 0.
    NodeId current() const { return current_; }

  private:
    void start_over(NodeId start) {
        clear();
        step_ = 0;
        push_count_ = 0;
        open_count_ = 0;
        closed_count_ = 0;
        event_ = 0;
        current_ = NodeId::None;
        is_started_ = true;
        if (start != NodeId::None) {
            open(start, NodeId::None, 0);
        }
    }

    /// All nodes are untouched. A search may begin anew at every step: after the first time only the nodes
    /// opened since are cleared, so that clearing is no more work in all than the pushes.
    void clear() {
        if (!lists_opened_) {
            states_.clear();
        }
        for (const auto node : opened_) {
            states_.set_status(node, Status::Untouched);
        }
        opened_.clear();
    }

    void open(NodeId node, NodeId parent, Cost g) {
        const auto status = states_.status(node);
        if (lists_opened_ && status == Status::Untouched) {
            opened_.push_back(node);
        }
        closed_count_ -= status == Status::Closed ? 1 : 0;
        open_count_ += status != Status::Open ? 1 : 0;
        states_.open(node, parent, g, push_count_++);
    }

    /// Its numbers remain known.
    void take_from_lists(NodeId node) {
        const auto status = states_.status(node);
        open_count_ -= status == Status::Open ? 1 : 0;
        closed_count_ -= status == Status::Closed ? 1 : 0;
        states_.set_status(node, Status::Untouched);
    }

    void close(NodeId node) {
        take_from_lists(node);
        states_.set_status(node, Status::Closed);
        ++closed_count_;
    }

    void begin_phase(NodeId start, Cost g) {
        clear();
        lists_opened_ = true;
        open_count_ = 0;
        closed_count_ = 0;
        open(start, NodeId::None, g);
    }

    template <Graph G> void apply_mask(const MaskMoves<G>& moves, std::uint32_t mask) {
        const auto node = node_at(mask >> 8U);
        close(node);
        current_ = node;
        if ((mask & 0xffU) == 0) {
            return;
        }
        const auto g = states_.g(node);
        moves.for_each_from(node, [&](const Move& move) {
            if ((mask >> move.slot & 1U) != 0) {
                open(move.to, node, g + move.cost);
            }
        });
    }

    void apply_events(const Trace& trace) {
        for (;;) {
            const auto& event = trace.events[event_++];
            apply(event);
            if (ends_step(event.kind)) {
                current_ = event.node;
                return;
            }
        }
    }

    void apply(const Event& event) {
        switch (event.kind) {
        case EventKind::Open:
        case EventKind::Improve:
        case EventKind::Reopen:
        case EventKind::Correct:
            open(event.node, event.parent, event.g);
            break;
        case EventKind::Close:
            close(event.node);
            break;
        case EventKind::Raise:
            break;
        case EventKind::Drop:
            take_from_lists(event.node);
            ++push_count_;
            break;
        case EventKind::Restore:
            open(event.node, event.parent, event.g);
            close(event.node);
            break;
        case EventKind::Phase:
            begin_phase(event.node, event.g);
            break;
        }
    }

    NodeStates states_;
    std::vector<NodeId> opened_; // since the last clear(), once a phase has begun; some may be listed twice
    bool lists_opened_ = false;
    std::uint32_t step_ = 0;
    std::uint32_t push_count_ = 0;
    std::uint32_t open_count_ = 0;
    std::uint32_t closed_count_ = 0;
    std::size_t event_ = 0;
    NodeId current_ = NodeId::None;
    bool is_started_ = false;
};

} // namespace astrolabe
