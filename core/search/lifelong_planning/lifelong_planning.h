// LPA*: a search that keeps what it found and, when the board changes or the goal moves, redoes only what the
// change invalidated. Begun anew it expands what A* would; after an edit often a handful of nodes.
//
// After Koenig, Likhachev and Furcy, "Lifelong Planning A*", 2004.
//
// Over 300 lines: the proof that a repair is right stands with the class whose every step it refers to.
//
// Why a repair is right. Write k(g, s) for the key (g + weight × h(s), g), in the order of the first,
// then of the second; the key of an open node is k(min(g, rhs), s). Two things hold before, between and
// after steps, whatever h is:
//
// - rhs: The rhs of a node is the least offer of its predecessors, g + cost, its parent one that makes
//   it; that of the start is 0.
// - open: The open list holds just the nodes whose g and rhs differ.
//
// An edit keeps both: each node with a changed incoming edge asks its predecessors anew, and one that lost
// all of them takes back its g. So does another goal with its h: neither names a goal, and all that changes
// are the keys of the open nodes, which are computed anew. (Another start would change every rhs.) Let now
// weight × h be consistent: along each edge u → s out of the start or a node that has a predecessor, h(u) <=
// cost + h(s), weighted. No other node ever has a g. Then:
//
// 1. The key of u is the least when u is expanded, and no open key is less than it ever after. For u
//    offers g + cost, and k(g + cost, s) > k(g, u), since h is consistent and costs are positive. A
//    successor s that gains or loses such an offer goes by that offer, by a larger one, or by a g(s) that
//    is less; and by that it was open before. If u itself is taken back, its new key is by its rhs, which
//    is more than its g was.
// 2. If u is lowered to its rhs, it is never open again. Its parent p has k(g(p), p) < k(rhs(u), u), the
//    least key: so p is not open, and by 1 never will be, and keeps its g. And by 1 all later offers to u
//    are larger than its rhs. If u is taken back, it has no g to be taken back until it is lowered. So a
//    repair expands each node at most twice, and ends.
// 3. At the end g and rhs of the goal are equal, and no open key is less than k(g(goal), goal). The
//    parent p of the goal has k(g(p), p) < k(g(goal), goal): so it is not open, its g is its rhs, and the
//    same holds of its parent. g falls with each step, so that the parents end, at the start: a path that
//    costs g(goal).
// 4. No path is cheaper. Along one that were, g* being the true cost from the start, k(g*(s), s) would be
//    less than k(g(goal), goal) at each node s. Take the first whose g is not g*. It is the start, or the
//    node before offers it g*; so rhs(s) <= g*(s). Then its key is too small for an open node, so its g
//    is its rhs; and as in 3 its parents are a path of that cost, which is no less than g*. So its g is
//    g*.
// 5. If instead the open list is empty and the rhs of the goal infinite, there is no path: on one, each
//    node has g = rhs, and so is offered something by the node before it.
//
// Without consistency 3 fails: a key on the path may be larger than that of the goal, so that the repair
// stops with nodes that are still to be taken back, and with parents that lead through a wall or in a circle.
// The first search takes nothing back, so the parents of its rhs end at the start whatever h is, as in A*
// with reopening. That is why repair() requires consistency; lifelong_replanning.h ensures it.
#pragma once

#include "core/graph/graph.h"
#include "core/open_list/quad_heap.h"
#include "core/search/found_path.h"
#include "core/search/node_key.h"
#include "core/search/options.h"
#include "core/search/search_loop.h"
#include "core/trace/trace.h"

#include <algorithm>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace astrolabe {

/// Each node has g, the cost it was given when it was expanded last, and rhs, what its predecessors offer
/// now. Where both are equal the node is consistent; the open list holds the others, by the lesser of the two
/// plus h, then by the lesser of the two, then last in first out. Expanding a node whose g is too high lowers
/// it to rhs and closes it; one whose g is too low is taken back: g becomes infinite, the successors that
/// used it are updated, and it waits for the right g (a Raise in the trace).
///
/// Finds a shortest path where weight × h is admissible and consistent. Of the options only the weight
/// counts. An answer and each repair leave a trace of their own, in events; that of a repair begins with what
/// the edits put on the open list, and nodes that it does not touch are untouched in it. In the trace an open
/// node has the cost offered to it, or the one it had if nothing is offered any more.
///
/// 32 bytes a node, 32 and up to 64 for each open one; an expansion costs O(degree² + degree × log(open)).
template <Graph G, Heuristic H> class LifelongPlanning : public SearchLoop<LifelongPlanning<G, H>> {
  public:
    static constexpr Cost infinite = std::numeric_limits<Cost>::max();

    /// Borrows the graph, which must outlive the search and may change only as reported to repair(). The
    /// heuristic is copied.
    LifelongPlanning(const G& graph, const H& heuristic, NodeId start, NodeId goal,
                     const SearchOptions& options)
        : Loop(TraceFormat::Events, start, options.trace_budget_bytes), graph_(&graph), heuristic_(heuristic),
          options_(options), start_(start), goal_(goal), known_(graph.node_count()) {
        options_.order = Order::F;
        known(start).rhs = 0;
        show(start, Status::Open);
        queue(start);
        counters_.generated = 1;
    }

    /// Another goal, and the estimates to it, for the repair() that must follow. The search must have ended
    /// before. O(n × log(n)) for the n entries of the open list.
    void aim(const H& heuristic, NodeId goal) {
        heuristic_ = heuristic;
        goal_ = goal;
        open_.renew([this](Entry& entry) {
            entry.f = f(entry.node);
            return !is_stale(entry);
        });
    }

    /// The edges into these nodes (each named once) may have changed: updates what they offer, and prepares
    /// another search, with a trace and counts of its own. The search must have ended before, and weight × h
    /// must be consistent on the graph as it is now (consistency_check.h); where it is not, the outcome may
    /// be Broken. O(nodes of the last trace + nodes named × degree² × log(open)).
    void repair(std::span<const NodeId> nodes) {
        recorder_ = TraceRecorder(TraceFormat::Events, NodeId::None, options_.trace_budget_bytes);
        for (const auto node : shown_) {
            known(node).shown = Status::Untouched;
        }
        shown_.clear();
        outcome_ = Outcome::Running;
        is_repair_ = true;
        expanded_anew_ = expanded_anew_ == 0 ? counters_.expanded : expanded_anew_;
        counters_ = {};
        for (const auto node : nodes) {
            if (node != start_ && !has_predecessor(*graph_, node)) {
                forget(node);
            }
        }
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
        if (is_repair_ && counters_.expanded == 2 * known_.size()) {
            return outcome_ = Outcome::Broken; // see 2 above
        }
        const auto node = open_.pop().node;
        show_if_untouched(node);
        ++counters_.expanded;
        if (known(node).g > known(node).rhs) {
            lower(node);
        } else {
            raise(node);
        }
        return outcome_;
    }

    bool is_over() const { return outcome_ != Outcome::Running; }

    /// Counts are those of this answer or repair.
    SearchResult result() const {
        auto result = counters_.result(outcome_, "lifelong planning");
        result.repairs = expanded_anew_;
        if (outcome_ == Outcome::Found) {
            put_path(result, *graph_, path_to(goal_));
            if (!is_as_promised(result.cost)) {
                result = SearchResult{
                    .outcome = Outcome::Broken, .expanded = counters_.expanded, .kernel = result.kernel};
            }
        }
        return result;
    }

    /// Start to `node` along the best offers; empty for a node that nothing is offered to.
    std::vector<NodeId> path_to(NodeId node) const {
        return known(node).rhs == infinite
                   ? std::vector<NodeId>{}
                   : path_along_parents(node, graph_->node_count(),
                                        [this](NodeId at) { return known(at).parent; });
    }

    /// As the fold has it, but for the number of the push.
    NodeState node_state(NodeId node) const {
        const auto& at = known(node);
        if (at.shown == Status::Untouched) {
            return {};
        }
        return {.g = shown_g(at), .parent = at.parent, .status = at.shown};
    }

  private:
    friend struct LifelongInspector; ///< A test's, of the two invariants above.
    using Loop = SearchLoop<LifelongPlanning>;
    using Loop::counters_;
    using Loop::outcome_;
    using Loop::recorder_;

    struct Known {
        Cost g = infinite;
        Cost rhs = infinite;
        NodeId parent = NodeId::None; ///< The node that offers rhs.
        std::uint32_t push = 0;       ///< While it is open.
        bool is_open = false;
        Status shown = Status::Untouched; ///< In the current trace.
    };
    /// A node that has left the open list or was pushed again leaves its old entry behind.
    struct Entry {
        Cost f = 0;
        Cost lesser = 0; ///< Of g and rhs.
        std::uint32_t push = 0;
        NodeId node = NodeId::None;

        static constexpr Entry beyond_all() { return {.f = infinite, .lesser = infinite}; }
        friend constexpr bool precedes(const Entry& a, const Entry& b) {
            // Which comes first cannot be predicted, so there must be nothing to predict: no branch.
            const bool is_less = precedes(HeapEntry{a.f, a.lesser}, HeapEntry{b.f, b.lesser});
            const bool is_tied = ((a.f ^ b.f) | (a.lesser ^ b.lesser)) == 0;
            return is_less | (is_tied & (a.push > b.push));
        }
    };

    Known& known(NodeId node) { return known_[index_of(node)]; }
    const Known& known(NodeId node) const { return known_[index_of(node)]; }
    static Cost lesser(const Known& node) { return std::min(node.g, node.rhs); }
    static Cost shown_g(const Known& node) {
        return std::min(node.rhs == infinite ? node.g : node.rhs, Event::no_g);
    }

    Cost f(NodeId node) const {
        return f_of(options_, lesser(known(node)), estimate_of(heuristic_, node, known(node).parent), 0);
    }

    /// The path costs what the goal was offered. If h is not consistent a first search may end while a node
    /// on the path waits with a better offer than it passed on: then the path costs less.
    bool is_as_promised(Cost cost) const {
        return is_repair_ ? cost == known(goal_).rhs : cost <= known(goal_).rhs;
    }

    bool is_stale(const Entry& entry) const {
        const auto& at = known(entry.node);
        return !at.is_open || at.push != entry.push;
    }

    void drop_stale_entries() {
        while (!open_.is_empty() && is_stale(open_.front())) {
            open_.pop();
        }
    }

    bool has_ended() {
        drop_stale_entries();
        if (open_.is_empty()) {
            return true;
        }
        const auto& goal = known(goal_);
        if (goal.rhs != goal.g || goal.rhs == infinite) {
            return false;
        }
        const auto& least = open_.front();
        return std::pair(least.f, least.lesser) >= std::pair(f(goal_), lesser(goal));
    }

    void queue(NodeId node) {
        auto& at = known(node);
        at.push = push_count_++;
        open_count_ += at.is_open ? 0 : 1;
        at.is_open = true;
        if (open_.size() >= 2 * open_count_ + 64) { // most are stale
            open_.renew([this](const Entry& entry) { return !is_stale(entry); });
        }
        open_.push({f(node), lesser(at), at.push, node});
    }

    void take_from_queue(NodeId node) {
        open_count_ -= known(node).is_open ? 1 : 0;
        known(node).is_open = false;
    }

    void lower(NodeId node) {
        take_from_queue(node);
        known(node).g = known(node).rhs;
        graph_->for_each_successor(node, [&](const Move& move) { offer(node, move); });
        known(node).shown = Status::Closed;
        end_step(node, EventKind::Close);
    }

    void raise(NodeId node) {
        forget(node);
        settle(node);
        end_step(node, EventKind::Raise);
    }

    /// Takes back the g of the node, and what it offered.
    void forget(NodeId node) {
        take_from_queue(node);
        known(node).g = infinite;
        graph_->for_each_successor(node, [&](const Move& move) {
            if (known(move.to).parent == node) {
                offer_again(move.to);
            }
        });
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
        take_from_queue(node);
        known(node).rhs = rhs;
        known(node).parent = parent;
        settle(node);
    }

    /// Puts the node where it belongs by its g and rhs, and records it.
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

    void show(NodeId node, Status status) {
        if (known(node).shown == Status::Untouched) {
            shown_.push_back(node);
        }
        known(node).shown = status;
    }

    void show_open(NodeId node) {
        const auto& at = known(node);
        auto kind = EventKind::Open;
        if (at.shown == Status::Open) {
            kind = EventKind::Improve;
            ++counters_.improved;
        } else if (at.shown == Status::Closed) {
            kind = EventKind::Reopen;
            ++counters_.reopened;
        } else {
            ++counters_.generated;
        }
        show(node, Status::Open);
        recorder_.record_event({.g = shown_g(at), .node = node, .parent = at.parent, .kind = kind});
    }

    /// A repair may reach a node that was left open by the answer before it.
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
    std::vector<NodeId> shown_; ///< Those that are or were touched in the current trace; some more than once.
    QuadHeapOf<Entry> open_;
    std::size_t open_count_ = 0;
    bool is_repair_ = false;
    std::uint32_t push_count_ = 0;
    std::uint64_t expanded_anew_ = 0; ///< Before the first repair.
};

} // namespace astrolabe
