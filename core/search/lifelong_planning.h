// LPA*: a search that keeps what it found and, when the board changes, redoes only what the change
// spoilt. Begun anew it expands what A* would; after an edit often a handful of nodes.
//
// After Koenig, Likhachev and Furcy, "Lifelong Planning A*", 2004.
#pragma once

#include "core/graph/graph.h"
#include "core/path/path.h"
#include "core/search/node_key.h"
#include "core/search/options.h"
#include "core/search/result.h"
#include "core/trace/trace.h"

#include <algorithm>
#include <limits>
#include <set>
#include <span>
#include <tuple>
#include <vector>

namespace astrolabe {

/// Each node has g, the cost it was given when it was expanded last, and rhs, what its predecessors offer
/// now. Where both are equal the node is consistent; the open list holds the others, by the lesser of the
/// two plus h, then by the lesser of the two, then last in first out. Expanding a node whose g is too high
/// lowers it to rhs and closes it; one whose g is too low is taken back: g becomes infinite, the
/// successors that counted on it are told, and it waits for the g that is right (a Raise in the trace).
///
/// Finds a shortest path with an admissible, consistent h. Of the options only the weight counts.
/// An answer and each repair leave a trace of their own, in events; that of a repair begins with what the
/// edits put on the open list, and nodes that it leaves alone are untouched in it. In the trace an open
/// node has the cost offered to it, or the one it had if nothing is offered any more.
///
/// 40 bytes a node and some 60 for each open one; an expansion costs O(degree² + degree × log(open)).
template <Graph G, Heuristic H> class LifelongPlanning {
  public:
    static constexpr Cost infinite = std::numeric_limits<Cost>::max();

    /// Lends the graph, which must outlive the search and may change only as repair() is told. The
    /// heuristic is copied; should it have to change, as when the cheapest ground does, begin anew.
    LifelongPlanning(const G& graph, const H& heuristic, NodeId start, NodeId goal,
                     const SearchOptions& options)
        : graph_(&graph), heuristic_(heuristic), options_(options), start_(start), goal_(goal),
          known_(graph.node_count()), recorder_(TraceFormat::Events, start, options.trace_budget_bytes) {
        options_.order = Order::F;
        known(start).rhs = 0;
        known(start).shown = Status::Open;
        queue(start);
        generated_ = 1;
    }

    /// The edges into these nodes (each named once) may have changed: puts right what they offer, and makes
    /// ready to search again, with a trace and counts of their own. Must have come to an end before.
    /// O(nodes + nodes named × degree × log(open)).
    void repair(std::span<const NodeId> nodes) {
        recorder_ = TraceRecorder(TraceFormat::Events, NodeId::None, options_.trace_budget_bytes);
        for (auto& node : known_) {
            node.shown = Status::Untouched;
        }
        outcome_ = Outcome::Running;
        expanded_anew_ = expanded_anew_ == 0 ? expanded_ : expanded_anew_;
        expanded_ = generated_ = improved_ = reopened_ = 0;
        for (const auto node : nodes) {
            offer_again(node);
        }
    }

    /// Expands one node.
    Outcome step() {
        if (outcome_ != Outcome::Running) {
            return outcome_;
        }
        if (has_ended()) {
            return outcome_ = known(goal_).rhs == infinite ? Outcome::NoPath : Outcome::Found;
        }
        const auto node = std::get<NodeId>(*open_.begin());
        show_if_untouched(node);
        ++expanded_;
        if (known(node).g > known(node).rhs) {
            lower(node);
        } else {
            raise(node);
        }
        return outcome_;
    }

    /// At most this many expansions.
    Outcome advance(std::uint64_t expansions) {
        while (expansions-- > 0 && step() == Outcome::Running) {
        }
        return outcome_;
    }

    Outcome run() { return advance(std::numeric_limits<std::uint64_t>::max()); }

    bool is_over() const { return outcome_ != Outcome::Running; }

    /// Counts are those of this answer or repair.
    SearchResult result() const {
        SearchResult result{.outcome = outcome_,
                            .expanded = expanded_,
                            .generated = generated_,
                            .improved = improved_,
                            .reopened = reopened_,
                            .repairs = expanded_anew_,
                            .kernel = "lifelong planning"};
        if (outcome_ == Outcome::Found) {
            result.path = path_to(goal_);
            result.cost = path_cost(*graph_, result.path).value_or(0);
        }
        return result;
    }

    /// Start to `node` along the best offers; empty for a node that nothing is offered to.
    std::vector<NodeId> path_to(NodeId node) const {
        return known(node).rhs == infinite
                   ? std::vector<NodeId>{}
                   : path_along_parents(node, [this](NodeId at) { return known(at).parent; });
    }

    /// As the fold has it, but for the number of the push.
    NodeState node_state(NodeId node) const {
        const auto& at = known(node);
        if (at.shown == Status::Untouched) {
            return {};
        }
        return {.g = shown_g(at), .parent = at.parent, .status = at.shown};
    }
    const Trace& trace() const { return recorder_.trace(); }
    /// Hands the trace over; only repair() may be called next.
    Trace release_trace() { return recorder_.release(); }

  private:
    struct Known {
        Cost g = infinite;
        Cost rhs = infinite;
        NodeId parent = NodeId::None; ///< Who offers rhs.
        std::uint32_t push = 0;       ///< While it is open.
        Cost f = 0;                   ///< Likewise.
        bool is_open = false;
        Status shown = Status::Untouched; ///< In the trace in hand.
    };
    /// f, the lesser of g and rhs, the number of the push turned round, the node.
    using Entry = std::tuple<Cost, Cost, std::uint32_t, NodeId>;

    Known& known(NodeId node) { return known_[index_of(node)]; }
    const Known& known(NodeId node) const { return known_[index_of(node)]; }
    static Cost lesser(const Known& node) { return std::min(node.g, node.rhs); }
    static Cost shown_g(const Known& node) { return node.rhs == infinite ? node.g : node.rhs; }

    Cost f(NodeId node) const {
        return f_of(options_, lesser(known(node)), estimate_of(heuristic_, node, known(node).parent), 0);
    }

    static Entry entry(NodeId node, const Known& at) { return {at.f, lesser(at), ~at.push, node}; }

    bool has_ended() const {
        if (open_.empty()) {
            return true;
        }
        const auto& goal = known(goal_);
        if (goal.rhs != goal.g || goal.rhs == infinite) {
            return false;
        }
        const auto& [least_f, least, push, node] = *open_.begin();
        return std::pair(least_f, least) >= std::pair(f(goal_), lesser(goal));
    }

    void queue(NodeId node) {
        auto& at = known(node);
        at.push = push_count_++;
        at.f = f(node);
        at.is_open = true;
        open_.insert(entry(node, at));
    }

    void take_from_queue(NodeId node) {
        auto& at = known(node);
        if (at.is_open) {
            open_.erase(entry(node, at));
            at.is_open = false;
        }
    }

    void lower(NodeId node) {
        take_from_queue(node);
        known(node).g = known(node).rhs;
        graph_->for_each_successor(node, [&](const Move& move) { offer(node, move); });
        known(node).shown = Status::Closed;
        end_step(node, EventKind::Close);
    }

    void raise(NodeId node) {
        take_from_queue(node);
        known(node).g = infinite;
        graph_->for_each_successor(node, [&](const Move& move) {
            if (known(move.to).parent == node) {
                offer_again(move.to);
            }
        });
        settle(node);
        end_step(node, EventKind::Raise);
    }

    /// What the node, just lowered, offers to one successor.
    void offer(NodeId from, const Move& move) {
        const auto offered = known(from).g + move.cost;
        if (offered < known(move.to).rhs) {
            take_offer(move.to, offered, from);
        }
    }

    /// Asks all predecessors; of equal offers the first is taken.
    void offer_again(NodeId node) {
        if (node == start_) {
            return;
        }
        Cost best = infinite;
        auto parent = NodeId::None;
        graph_->for_each_predecessor(node, [&](const Move& move) {
            const auto g = known(move.to).g;
            if (g != infinite && g + move.cost < best) {
                best = g + move.cost;
                parent = move.to;
            }
        });
        if (best != known(node).rhs || parent != known(node).parent) {
            take_offer(node, best, parent);
        }
    }

    void take_offer(NodeId node, Cost rhs, NodeId parent) {
        take_from_queue(node); // first: its entry is found by what it was made of
        known(node).rhs = rhs;
        known(node).parent = parent;
        settle(node);
    }

    /// Puts the node where it belongs by its g and rhs, and says so.
    void settle(NodeId node) {
        auto& at = known(node);
        if (at.g != at.rhs) {
            queue(node);
            show_open(node);
        } else if (at.shown != Status::Untouched) {
            const bool is_known = at.g != infinite;
            at.shown = is_known ? Status::Closed : Status::Untouched;
            recorder_.record_event({.g = is_known ? at.g : 0,
                                    .node = node,
                                    .parent = at.parent,
                                    .kind = is_known ? EventKind::Restore : EventKind::Drop});
        }
    }

    void show_open(NodeId node) {
        auto& at = known(node);
        auto kind = EventKind::Open;
        if (at.shown == Status::Open) {
            kind = EventKind::Improve;
            ++improved_;
        } else if (at.shown == Status::Closed) {
            kind = EventKind::Reopen;
            ++reopened_;
        } else {
            ++generated_;
        }
        at.shown = Status::Open;
        recorder_.record_event({.g = shown_g(at), .node = node, .parent = at.parent, .kind = kind});
    }

    /// A repair may come to a node that was left open by the answer before it.
    void show_if_untouched(NodeId node) {
        if (known(node).shown == Status::Untouched) {
            show_open(node);
        }
    }

    void end_step(NodeId node, EventKind kind) {
        recorder_.end_step(
            {.g = shown_g(known(node)), .node = node, .parent = known(node).parent, .kind = kind});
    }

    const G* graph_;
    H heuristic_;
    SearchOptions options_;
    NodeId start_;
    NodeId goal_;
    std::vector<Known> known_;
    std::set<Entry> open_;
    TraceRecorder recorder_;
    Outcome outcome_ = Outcome::Running;
    std::uint32_t push_count_ = 0;
    std::uint64_t expanded_ = 0;
    std::uint64_t expanded_anew_ = 0; ///< Before the first repair.
    std::uint64_t generated_ = 0;
    std::uint64_t improved_ = 0;
    std::uint64_t reopened_ = 0;
};

} // namespace astrolabe
