// IDA*: depth-first search with a bound on f, repeated with the next greater bound. It has no closed list,
// only the current path, and so visits nodes once for every path that leads to them.
//
// After Korf, "Depth-First Iterative-Deepening: An Optimal Admissible Tree Search", 1985.
#pragma once

#include "core/graph/graph.h"
#include "core/search/node_key.h"
#include "core/search/options.h"
#include "core/search/search_loop.h"
#include "core/trace/trace.h"

#include <limits>
#include <optional>
#include <vector>

namespace astrolabe {

/// Visits the successors of a node in the neighbour order, except those on the current path and those whose f
/// is over the bound; the least of these f is the next bound, the first one is the start's. Finds a shortest
/// path with an admissible h, unless it first exceeds the maximum number of expansions: on open ground with
/// equal costs their number grows exponentially with the distance. Of the options only the weight counts.
///
/// In the trace (events) each bound begins a phase, and a step is a visit. The fold shows the latest visit or
/// sighting: closed are nodes visited under this bound, open those seen that wait for their turn or for a
/// greater bound. `generated` counts every time a node is seen, `reopened` repeated visits under the same
/// bound. Takes 30 bytes a node and what is on the path.
template <Graph G, Heuristic H> class IterativeDeepening : public SearchLoop<IterativeDeepening<G, H>> {
  public:
    static constexpr std::uint64_t most_expansions = 1'000'000;

    /// Borrows graph and heuristic, which must outlive the search and stay unchanged.
    IterativeDeepening(const G& graph, const H& heuristic, NodeId start, NodeId goal,
                       const SearchOptions& options, std::uint64_t bound_on_expansions = most_expansions)
        : Loop(TraceFormat::Events, start, options.trace_budget_bytes), graph_(&graph),
          heuristic_(&heuristic), options_(options), start_(start), goal_(goal),
          most_expansions_(bound_on_expansions), shown_(graph.node_count()), is_on_path_(graph.node_count()) {
        options_.order = Order::F;
        bound_ = f(start, NodeId::None, 0);
        shown_[index_of(start)].status = Status::Open;
        touched_.push_back(start);
        next_ = Visit{.node = start, .parent = NodeId::None, .g = 0};
        counters_.generated = 1;
    }

    /// Visits one node.
    Outcome step() {
        if (outcome_ != Outcome::Running) {
            return outcome_;
        }
        if (!next_ && !begin_phase()) {
            return outcome_ = Outcome::NoPath;
        }
        if (counters_.expanded == most_expansions_) {
            return outcome_ = Outcome::GaveUp;
        }
        visit(*next_);
        if (path_.back().node == goal_) {
            return outcome_ = Outcome::Found;
        }
        next_ = next_visit();
        return outcome_;
    }

    SearchResult result() const {
        auto result = counters_.result(outcome_, "iterative deepening");
        if (outcome_ == Outcome::Found) {
            for (const auto& path_node : path_) {
                result.path.push_back(path_node.node);
            }
            result.cost = path_.back().g;
        }
        return result;
    }

    /// Only to the last node of the current path: nothing else is remembered.
    std::vector<NodeId> path_to(NodeId node) const {
        std::vector<NodeId> path;
        for (const auto& path_node : path_) {
            path.push_back(path_node.node);
            if (path_node.node == node) {
                return path;
            }
        }
        return {};
    }

    /// How many bounds have been tried, including the current one.
    std::uint32_t phases() const { return phases_; }
    NodeState node_state(NodeId node) const { return shown_[index_of(node)]; }

  private:
    using Loop = SearchLoop<IterativeDeepening>;
    using Loop::counters_;
    using Loop::outcome_;
    using Loop::recorder_;

    struct Visit {
        NodeId node;
        NodeId parent;
        Cost g;
    };
    /// A node on the path, with the part of `to_visit_` that holds its successors still to be visited.
    struct PathNode {
        NodeId node;
        Cost g;
        std::size_t first;
        std::size_t next;
    };
    static constexpr Cost no_bound = std::numeric_limits<Cost>::max();

    Cost f(NodeId node, NodeId parent, Cost g) const {
        return f_of(options_, g, estimate_of(*heuristic_, node, parent), 0);
    }

    /// Whether there is anything left beyond the bound.
    bool begin_phase() {
        if (next_bound_ == no_bound) {
            return false;
        }
        bound_ = next_bound_;
        next_bound_ = no_bound;
        ++phases_;
        for (const auto node : touched_) { // not all there are: a board may be a thousand times as large
            shown_[index_of(node)] = {};
        }
        touched_.assign(1, start_);
        recorder_.record_event({.g = 0, .node = start_, .kind = EventKind::Phase});
        shown_[index_of(start_)] = {.push = push_count_++, .status = Status::Open};
        next_ = Visit{.node = start_, .parent = NodeId::None, .g = 0};
        return true;
    }

    void visit(const Visit& visited) {
        show_visited(visited);
        ++counters_.expanded;
        is_on_path_[index_of(visited.node)] = true;
        path_.push_back({visited.node, visited.g, to_visit_.size(), to_visit_.size()});
        if (visited.node != goal_) {
            graph_->for_each_successor(visited.node, [&](const Move& move) { see(visited, move); });
        }
        shown_[index_of(visited.node)].status = Status::Closed;
        recorder_.end_step(
            {.g = visited.g, .node = visited.node, .parent = visited.parent, .kind = EventKind::Close});
    }

    /// The next one below the end of the path, or after going back as far as necessary.
    std::optional<Visit> next_visit() {
        while (!path_.empty()) {
            auto& path_node = path_.back();
            if (path_node.next < to_visit_.size()) {
                const auto move = to_visit_[path_node.next++];
                return Visit{.node = move.to, .parent = path_node.node, .g = path_node.g + move.cost};
            }
            to_visit_.resize(path_node.first);
            is_on_path_[index_of(path_node.node)] = false;
            path_.pop_back();
        }
        return std::nullopt;
    }

    void see(const Visit& from, const Move& move) {
        if (is_on_path_[index_of(move.to)]) {
            return;
        }
        ++counters_.generated;
        const auto g = from.g + move.cost;
        const auto& known = shown_[index_of(move.to)];
        if (known.status == Status::Untouched) {
            show(EventKind::Open, move.to, from.node, g);
        } else if (known.status == Status::Open && g < known.g) {
            ++counters_.improved;
            show(EventKind::Improve, move.to, from.node, g);
        }
        if (const auto value = f(move.to, from.node, g); value > bound_) {
            next_bound_ = std::min(next_bound_, value);
        } else {
            to_visit_.push_back(move);
        }
    }

    /// Another path than the one shown may lead to the visit.
    void show_visited(const Visit& visited) {
        const auto& known = shown_[index_of(visited.node)];
        if (known.status == Status::Closed) {
            ++counters_.reopened;
            show(EventKind::Reopen, visited.node, visited.parent, visited.g);
        } else if (known.g != visited.g || known.parent != visited.parent) {
            show(EventKind::Improve, visited.node, visited.parent, visited.g);
        }
    }

    void show(EventKind kind, NodeId node, NodeId parent, Cost g) {
        if (kind == EventKind::Open) {
            touched_.push_back(node);
        }
        shown_[index_of(node)] = {.g = g, .parent = parent, .push = push_count_++, .status = Status::Open};
        recorder_.record_event({.g = g, .node = node, .parent = parent, .kind = kind});
    }

    const G* graph_;
    const H* heuristic_;
    SearchOptions options_;
    NodeId start_;
    NodeId goal_;
    std::uint64_t most_expansions_;
    std::vector<NodeState> shown_; // by node, as the fold has it
    std::vector<NodeId> touched_;  // under the current bound
    std::vector<bool> is_on_path_; // by node
    std::vector<PathNode> path_;
    std::vector<Move> to_visit_;
    std::optional<Visit> next_;
    Cost bound_ = 0;
    Cost next_bound_ = no_bound;
    std::uint32_t phases_ = 1;
    std::uint32_t push_count_ = 1;
};

} // namespace astrolabe
