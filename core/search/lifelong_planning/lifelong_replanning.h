// LPA* across edits: the path from one start, answered again whenever the edges or the goal have changed.
#pragma once

#include "core/search/consistency_check.h"
#include "core/search/lifelong_planning/lifelong_planning.h"

#include <optional>
#include <utility>
#include <vector>

namespace astrolabe {

/// Keeps the search and repairs it where weight × h is consistent on the graph as it is now, which a repair
/// requires (lifelong_planning.h). Where it is not, searches anew, and the result says so.
template <Graph G, Heuristic H, class Search = LifelongPlanning<G, H>> class LifelongReplanning {
  public:
    /// Borrows the graph, which must outlive it and may change only between an answer and ask_again(). The
    /// heuristic is copied.
    LifelongReplanning(const G& graph, const H& heuristic, NodeId start, NodeId goal,
                       const SearchOptions& options)
        : graph_(&graph), heuristic_(heuristic), start_(start), goal_(goal), options_(options) {
        search_.emplace(graph, heuristic, start, goal, options);
    }
    LifelongReplanning(const LifelongReplanning&) = delete;
    LifelongReplanning& operator=(const LifelongReplanning&) = delete;

    /// Whether ask_again() may be called: there is an answer, and nothing is wrong with it.
    bool is_answered() const {
        return result_.outcome == Outcome::Found || result_.outcome == Outcome::NoPath;
    }

    /// Prepares another answer; the edges into these nodes (each named once) may have changed.
    void ask_again(std::vector<NodeId> nodes) {
        changed_ = std::move(nodes);
        check_.emplace(*graph_, heuristic_, start_, options_.weight_hundredths);
        result_ = {};
    }
    /// The same for another goal, or other estimates.
    void ask_again(std::vector<NodeId> nodes, const H& heuristic, NodeId goal) {
        heuristic_ = heuristic;
        goal_ = goal;
        is_aimed_anew_ = true;
        ask_again(std::move(nodes));
    }

    /// At most this many expansions; as much work goes first into deciding on a repair, O(edges) in all.
    Outcome advance(std::uint64_t expansions) {
        if (check_ && !decide(expansions)) {
            return Outcome::Running;
        }
        const auto outcome = search_->advance(expansions);
        if (outcome != Outcome::Running) {
            result_ = search_->result();
            result_.is_repair_refused = is_repair_refused_;
        }
        return result_.outcome;
    }

    /// Running until it is known. Counts are those of this answer.
    const SearchResult& result() const { return result_; }
    std::vector<NodeId> path_to(NodeId node) const { return search_->path_to(node); }
    const Trace& trace() const { return search_->trace(); }
    /// Hands the trace over; only ask_again() may be called next.
    Trace release_trace() { return search_->release_trace(); }

  private:
    static constexpr std::uint64_t nodes_an_expansion = 8;

    /// Whether it is decided: then the search is ready.
    bool decide(std::uint64_t expansions) {
        const auto slice = nodes_an_expansion * std::min<std::uint64_t>(expansions, graph_->node_count());
        if (!check_->advance(slice)) {
            return false;
        }
        is_repair_refused_ = !check_->holds();
        if (is_repair_refused_) {
            search_.emplace(*graph_, heuristic_, start_, goal_, options_);
        } else {
            if (is_aimed_anew_) {
                search_->aim(heuristic_, goal_);
            }
            search_->repair(changed_);
        }
        is_aimed_anew_ = false;
        check_.reset();
        return true;
    }

    const G* graph_;
    H heuristic_;
    NodeId start_;
    NodeId goal_;
    SearchOptions options_;
    std::optional<Search> search_;
    std::optional<ConsistencyCheck<G, H>> check_; ///< Until it is decided whether to repair.
    std::vector<NodeId> changed_;
    bool is_aimed_anew_ = false; ///< Goal and heuristic are not yet those of the search.
    bool is_repair_refused_ = false;
    SearchResult result_;
};

} // namespace astrolabe
