// Two searches that meet: bidirectional A*, and with weight 0 Dijkstra's algorithm from both ends.
//
//     start > > > >   ? < < < goal       The first cell that both have reached need not lie on a
//             forward   backward         shortest path: the search goes on until it must.
//
// After Pohl, "Bi-directional Search", 1971 (the half with fewer open nodes goes on), and for the end
// Nicholson, "Finding the Shortest Route between Two Points in a Network", 1966.
#pragma once

#include "core/graph/graph.h"
#include "core/graph/reversed.h"
#include "core/open_list/binary_heap.h"
#include "core/search/found_path.h"
#include "core/search/node_key.h"
#include "core/search/options.h"
#include "core/search/search_loop.h"
#include "core/trace/node_states.h"
#include "core/trace/trace.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <optional>
#include <vector>

namespace astrolabe {

/// Expands, in the half whose open list is shorter (the forward one if they are equally long), the node that
/// its key puts first. Ends when no path through the open nodes can be cheaper than the best one found: for
/// A* when the greater of the two least f is no less than its cost (sure with a consistent h), for Dijkstra's
/// algorithm (weight 0) when the two least g add up to it. With Stop::WhenOpened it ends at the first meeting
/// instead, as many programs do: that path can be longer.
///
/// The trace is in events of two layers: node v is v in the forward half and node_count() + v in the backward
/// one, where g is the cost from v to the goal and the parent is the next node on the path there. The first
/// step also opens the goal in the backward layer. Takes 42 bytes a node; an expansion costs O(degree ×
/// log(open)).
template <Graph G, Heuristic H> class BidirectionalSearch : public SearchLoop<BidirectionalSearch<G, H>> {
  public:
    /// Borrows the graph, which must outlive the search and stay unchanged; `to_start` estimates the cost
    /// from the start to a node. Update and order of the options are ignored: cheaper paths are taken.
    BidirectionalSearch(const G& graph, const H& to_goal, const H& to_start, NodeId start, NodeId goal,
                        const SearchOptions& options)
        : Loop(TraceFormat::Events, start, options.trace_budget_bytes), graph_(&graph),
          backward_(graph, start), options_(options),
          goal_(goal), halves_{Half{to_goal, BinaryHeap(graph.node_count())},
                               Half{to_start, BinaryHeap(graph.node_count())}},
          states_(2 * graph.node_count()) {
        options_.order = Order::F;
        for (const auto layer : {forward, backward}) {
            push(layer, layer == forward ? start : goal, NodeId::None, 0);
            make_current(layer);
        }
        counters_.generated = 2;
        if (start == goal) {
            meet(start);
        }
    }

    /// Expands one node of one half.
    Outcome step() {
        if (outcome_ != Outcome::Running) {
            return outcome_;
        }
        if (is_over()) {
            return outcome_ = meeting_ == NodeId::None ? Outcome::NoPath : Outcome::Found;
        }
        if (counters_.expanded == 0) {
            recorder_.record_event({.g = 0, .node = in_layer(backward, goal_)});
        }
        const auto layer = open_count(backward) < open_count(forward) ? backward : forward;
        const auto node = *halves_[layer].current;
        states_.set_status(in_layer(layer, node), Status::Closed);
        ++counters_.expanded;
        const auto consider_each = [&](const Move& move) { consider(layer, node, move); };
        if (layer == forward) {
            graph_->for_each_successor(node, consider_each);
        } else {
            backward_.for_each_successor(node, consider_each);
        }
        const auto expanded = state(layer, node);
        recorder_.end_step({.g = expanded.g,
                            .node = in_layer(layer, node),
                            .parent = expanded.parent,
                            .kind = EventKind::Close});
        make_current(layer);
        return outcome_ = is_over() && meeting_ != NodeId::None ? Outcome::Found : Outcome::Running;
    }

    SearchResult result() const {
        auto result = counters_.result(outcome_, "bidirectional");
        if (outcome_ == Outcome::Found) {
            put_path(result, *graph_, path_through_meeting());
        }
        return result;
    }

    /// Start to `node` in the forward half; empty for a node that it has not reached.
    std::vector<NodeId> path_to(NodeId node) const {
        return state(forward, node).status == Status::Untouched
                   ? std::vector<NodeId>{}
                   : path_along_parents(node, graph_->node_count(),
                                        [this](NodeId at) { return state(forward, at).parent; });
    }

    /// The node where the halves of the best known path meet; None before they do.
    NodeId meeting() const { return meeting_; }
    /// `node` is numbered as in the trace. As the fold has it.
    NodeState node_state(NodeId node) const { return states_[node]; }

  private:
    using Loop = SearchLoop<BidirectionalSearch>;
    using Loop::counters_;
    using Loop::outcome_;
    using Loop::recorder_;

    static constexpr std::size_t forward = 0;
    static constexpr std::size_t backward = 1;

    struct Half {
        H heuristic;
        BinaryHeap open;
        std::optional<NodeId> current{}; ///< The first of the open list, taken out but not expanded yet.
        Key current_key{};
    };

    NodeId in_layer(std::size_t layer, NodeId node) const {
        return node == NodeId::None || layer == forward ? node
                                                        : node_at(index_of(node) + graph_->node_count());
    }
    /// Its parent is in the same layer, as in the trace.
    NodeState state(std::size_t layer, NodeId node) const { return states_[in_layer(layer, node)]; }
    /// Start to goal; empty where the parents of one half form a cycle.
    std::vector<NodeId> path_through_meeting() const {
        auto path = path_to(meeting_);
        const auto from_goal = path_along_parents(in_layer(backward, meeting_), graph_->node_count(),
                                                  [this](NodeId at) { return node_state(at).parent; });
        if (path.empty() || from_goal.empty()) {
            return {};
        }
        std::transform(from_goal.rbegin() + 1, from_goal.rend(), std::back_inserter(path),
                       [this](NodeId at) { return node_at(index_of(at) - graph_->node_count()); });
        return path;
    }
    std::size_t open_count(std::size_t layer) const {
        return halves_[layer].open.size() + (halves_[layer].current ? 1 : 0);
    }

    /// Only expansions of a half change its open nodes, so this stays the least until it is expanded.
    void make_current(std::size_t layer) {
        auto& half = halves_[layer];
        half.current = half.open.pop();
        if (half.current) {
            const auto known = state(layer, *half.current);
            half.current_key = key_of(half.heuristic, options_,
                                      {.node = *half.current, .parent = known.parent, .g = known.g});
        }
    }

    /// Whether the open nodes cannot lead to anything better, or there are none.
    bool is_over() const {
        const auto& [one, other] = halves_;
        if (!one.current || !other.current) {
            return true; // one half has seen everything, the other's end with it if there is a path
        }
        if (meeting_ == NodeId::None) {
            return false;
        }
        if (options_.stop == Stop::WhenOpened) {
            return true;
        }
        const auto least = options_.weight_hundredths == 0 ? one.current_key.f + other.current_key.f
                                                           : std::max(one.current_key.f, other.current_key.f);
        return least >= 100 * best_;
    }

    void consider(std::size_t layer, NodeId parent, const Move& move) {
        const auto g = state(layer, parent).g + move.cost;
        const auto known = state(layer, move.to);
        switch (known.status) {
        case Status::Untouched:
            ++counters_.generated;
            take(layer, EventKind::Open, move.to, parent, g);
            break;
        case Status::Open:
            if (g < known.g) {
                ++counters_.improved;
                take(layer, EventKind::Improve, move.to, parent, g);
            }
            break;
        case Status::Closed:
            if (options_.reopens && g < known.g) {
                ++counters_.reopened;
                take(layer, EventKind::Reopen, move.to, parent, g);
            }
            break;
        }
    }

    void take(std::size_t layer, EventKind kind, NodeId node, NodeId parent, Cost g) {
        push(layer, node, parent, g);
        recorder_.record_event(
            {.g = g, .node = in_layer(layer, node), .parent = in_layer(layer, parent), .kind = kind});
        if (state(1 - layer, node).status != Status::Untouched) {
            meet(node);
        }
    }

    void meet(NodeId node) {
        const auto cost = state(forward, node).g + state(backward, node).g;
        const bool is_first = meeting_ == NodeId::None;
        if (is_first || (cost < best_ && options_.stop == Stop::WhenSelected)) {
            best_ = cost;
            meeting_ = node;
        }
    }

    void push(std::size_t layer, NodeId node, NodeId parent, Cost g) {
        auto& half = halves_[layer];
        const bool is_open = state(layer, node).status == Status::Open;
        const auto key =
            key_of(half.heuristic, options_, {.node = node, .parent = parent, .g = g, .push = push_count_});
        states_.open(in_layer(layer, node), in_layer(layer, parent), g, push_count_++);
        if (is_open) {
            half.open.improve(node, key);
        } else {
            half.open.push(node, key);
        }
    }

    const G* graph_;
    Reversed<G> backward_;
    SearchOptions options_;
    NodeId goal_;
    std::array<Half, 2> halves_;
    NodeStates states_; // by layer and node
    NodeId meeting_ = NodeId::None;
    Cost best_ = 0;
    std::uint32_t push_count_ = 0;
};

} // namespace astrolabe
