// Fringe search: A* without a sorted open list. Like IDA* it goes through increasing bounds on f, but what
// lies beyond a bound stays on a list, the fringe, and nothing is searched twice.
//
// After Björnsson, Enzenberger, Holte and Schaeffer, "Fringe Search: Beating A* at Pathfinding on Game Maps",
// 2005.
#pragma once

#include "core/search/found_path.h"
#include "core/search/node_key.h"
#include "core/search/options.h"
#include "core/search/search_loop.h"
#include "core/trace/events.h"
#include "core/trace/node_states.h"
#include "core/trace/trace.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <limits>
#include <vector>

namespace astrolabe {

/// Goes along the fringe from its front. A node within the bound is expanded, and its successors take its
/// place, so that they come next; a node beyond it stays:
///
///     a [b] c        b is expanded: its successors x and y come between a and c, and x is checked next
///     a [x] y c
///
/// At the end of the fringe the bound increases to the least f that was seen beyond it. A cheaper path to a
/// node moves it from its place, or puts it back if it was closed. Finds a shortest path with an admissible
/// h: then no bound is above its cost; with a consistent one no closed node is put back. Of the options only
/// the weight counts.
///
/// The trace is in events; a step is an expansion. Takes 25 bytes a node. Between two expansions it may check
/// the whole fringe twice, and there are as many bounds as different f: cheap where costs are few whole
/// numbers.
template <Graph G, Heuristic H> class FringeSearch : public SearchLoop<FringeSearch<G, H>> {
  public:
    /// Borrows graph and heuristic, which must outlive the search and stay unchanged.
    FringeSearch(const G& graph, const H& heuristic, NodeId start, NodeId goal, const SearchOptions& options)
        : Loop(TraceFormat::Events, start, options.trace_budget_bytes), graph_(&graph),
          heuristic_(&heuristic), options_(options), goal_(goal), states_(graph.node_count()),
          links_(std::size_t{graph.node_count()} + 1), end_(graph.node_count()), at_(end_) {
        options_.order = Order::F;
        links_[end_] = {.before = end_, .after = end_};
        put_behind(end_, start, NodeId::None, 0);
        counters_.generated = 1;
        at_ = links_[end_].after;
        bound_ = f(start);
    }

    /// Expands one node.
    Outcome step() {
        if (outcome_ != Outcome::Running) {
            return outcome_;
        }
        if (!find_within_bound()) {
            return outcome_ = Outcome::NoPath;
        }
        const auto node = node_at(at_);
        states_.set_status(node, Status::Closed);
        ++counters_.expanded;
        if (node == goal_) {
            outcome_ = Outcome::Found;
        } else {
            auto last = at_;
            graph_->for_each_successor(node, [&](const Move& move) { last = consider(node, move, last); });
        }
        const auto index = at_;
        at_ = links_[index].after;
        unlink(index);
        recorder_.end_step(node, states_[node]);
        return outcome_;
    }

    SearchResult result() const {
        auto result = counters_.result(outcome_, "fringe");
        if (outcome_ == Outcome::Found) {
            put_path(result, *graph_, path_to(goal_));
        }
        return result;
    }

    /// Start to `node` along the parents known now; empty for an untouched node.
    std::vector<NodeId> path_to(NodeId node) const {
        return node_state(node).status == Status::Untouched
                   ? std::vector<NodeId>{}
                   : path_along_parents(node, graph_->node_count(),
                                        [this](NodeId at) { return node_state(at).parent; });
    }

    NodeState node_state(NodeId node) const { return states_[node]; }
    /// How many nodes of the fringe were checked against the bound so far: the work besides expansions.
    std::uint64_t checked() const { return checked_; }

  private:
    using Loop = SearchLoop<FringeSearch>;
    using Loop::counters_;
    using Loop::outcome_;
    using Loop::recorder_;

    /// The fringe as a ring through its end, which is no node.
    struct Link {
        std::uint32_t before = 0;
        std::uint32_t after = 0;
    };
    static constexpr Cost no_bound = std::numeric_limits<Cost>::max();

    Cost f(NodeId node) const {
        return f_of(options_, states_.g(node), estimate_of(*heuristic_, node, states_.parent(node)), 0);
    }

    /// Goes on to the next node within the bound, which may have to increase. Returns whether there is one.
    bool find_within_bound() {
        for (;;) {
            for (; at_ != end_; at_ = links_[at_].after) {
                ++checked_;
                const auto value = f(node_at(at_));
                if (value <= bound_) {
                    return true;
                }
                next_bound_ = std::min(next_bound_, value);
            }
            if (next_bound_ == no_bound) {
                return false;
            }
            bound_ = next_bound_;
            next_bound_ = no_bound;
            at_ = links_[end_].after;
        }
    }

    /// Puts a successor behind `last` if this path to it is the cheapest so far. Returns the index after
    /// which the next successor goes.
    std::uint32_t consider(NodeId parent, const Move& move, std::uint32_t last) {
        const auto g = states_.g(parent) + move.cost;
        const auto known = states_[move.to];
        if (known.status != Status::Untouched && g >= known.g) {
            return last;
        }
        const auto kind = kind_of_push(known.status);
        counters_.generated += kind == EventKind::Open ? 1 : 0;
        counters_.improved += kind == EventKind::Improve ? 1 : 0;
        counters_.reopened += kind == EventKind::Reopen ? 1 : 0;
        const auto index = index_of(move.to);
        if (kind == EventKind::Improve) {
            last = index == last ? links_[index].before : last; // two edges lead there
            unlink(index);
        }
        put_behind(last, move.to, parent, g);
        recorder_.record_event({.g = g, .node = move.to, .parent = parent, .kind = kind});
        return index;
    }

    void put_behind(std::uint32_t before, NodeId node, NodeId parent, Cost g) {
        const auto index = index_of(node);
        const auto after = links_[before].after;
        links_[index] = {.before = before, .after = after};
        links_[before].after = index;
        links_[after].before = index;
        states_.open(node, parent, g, push_count_++);
    }

    void unlink(std::uint32_t index) {
        const auto [before, after] = links_[index];
        links_[before].after = after;
        links_[after].before = before;
    }

    const G* graph_;
    const H* heuristic_;
    SearchOptions options_;
    NodeId goal_;
    NodeStates states_;
    std::vector<Link> links_; // by node, and of the end
    std::uint32_t end_;
    std::uint32_t at_; ///< The next one to check.
    Cost bound_ = 0;
    Cost next_bound_ = no_bound;
    std::uint32_t push_count_ = 0;
    std::uint64_t checked_ = 0;
};

} // namespace astrolabe
