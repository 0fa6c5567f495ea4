#include "core/search/two_tier/coarse_search.h"

#include "core/trace/events.h"

#include <algorithm>

namespace astrolabe {
namespace {

SearchOptions in_events(SearchOptions options) {
    options.trace_format = TraceFormat::Events;
    return options;
}

void add_counts(SearchResult& sum, const SearchResult& other) {
    sum.expanded += other.expanded;
    sum.generated += other.generated;
    sum.improved += other.improved;
    sum.reopened += other.reopened;
}

/// Includes the reason for the fallback, for display.
std::string_view kernel_name(CoarseSearch::Fallback fallback) {
    switch (fallback) {
    case CoarseSearch::Fallback::NoPlan:
        return "coarse board: no-plan";
    case CoarseSearch::Fallback::NoPath:
        return "coarse board: no-path";
    case CoarseSearch::Fallback::None:
        break;
    }
    return "coarse board";
}

} // namespace

CoarseSearch::CoarseSearch(const GridGraph& graph, const GridHeuristic& heuristic, std::uint32_t side,
                           NodeId start, NodeId goal, const SearchOptions& options)
    : SearchLoop(TraceFormat::Events, start, options.trace_budget_bytes), graph_(graph),
      heuristic_(heuristic), options_(in_events(options)), start_(start), goal_(goal),
      board_(graph, side, start, goal), estimate_(board_, heuristic), coarse_open_(board_.node_count()),
      upper_(board_, estimate_, coarse_open_, board_.node_of(start), board_.node_of(goal), options_),
      corridor_{.board = &board_, .squares = std::vector<bool>(board_.node_count())},
      inside_(graph_, corridor_), open_(graph.node_count()) {
    if (board_.node_of(start) == board_.node_of(goal)) { // nothing to plan
        corridor_.squares[index_of(board_.node_of(start))] = true;
        begin_below();
    }
}

Outcome CoarseSearch::step() {
    while (outcome_ == Outcome::Running && !(lower_ ? step_below() : step_above())) {
    }
    return outcome_;
}

/// Whether a square was expanded.
bool CoarseSearch::step_above() {
    if (!plan_.empty()) {
        begin_below();
        return false;
    }
    const auto& log = upper_.trace();
    const auto seen = log.events.size();
    const auto outcome = upper_.step();
    if (outcome == Outcome::NoPath) {
        fall_back(Fallback::NoPlan);
        return false;
    }
    ++upper_expanded_;
    recorder_.take(log, seen, [this](NodeId square) { return board_.cell_of(square); });
    if (outcome == Outcome::Found) {
        plan_ = upper_.path_to(board_.node_of(goal_));
        corridor_.squares = board_.corridor_along(plan_);
    }
    return true;
}

/// Whether a cell was expanded, or the search is at its end.
bool CoarseSearch::step_below() {
    const auto& log = lower_->trace();
    const auto seen = log.events.size();
    const auto outcome = lower_->step();
    if (outcome == Outcome::NoPath) {
        if (!corridor_.is_everything) {
            fall_back(Fallback::NoPath);
            return false;
        }
        outcome_ = outcome;
        return true;
    }
    recorder_.take(log, seen, [](NodeId cell) { return cell; });
    outcome_ = outcome;
    return true;
}

/// Prepares the search among cells, whatever was searched before.
void CoarseSearch::begin_below() {
    if (upper_expanded_ > 0 || lower_) {
        recorder_.record_event({.g = 0, .node = start_, .kind = EventKind::Phase});
    }
    if (lower_) {
        add_counts(done_, lower_->result());
    } else if (upper_expanded_ > 0) {
        add_counts(done_, upper_.result());
    }
    lower_.emplace(inside_, heuristic_, open_, start_, goal_, options_);
}

void CoarseSearch::fall_back(Fallback reason) {
    fallback_ = reason;
    corridor_.is_everything = true;
    begin_below();
}

SearchResult CoarseSearch::result() const {
    auto result = lower_ ? lower_->result() : upper_.result();
    add_counts(result, done_);
    const bool is_broken = outcome_ == Outcome::Found && result.outcome == Outcome::Broken;
    result.outcome = is_broken ? Outcome::Broken : outcome_;
    result.kernel = kernel_name(fallback_);
    if (outcome_ != Outcome::Found) {
        result.path.clear();
        result.cost = 0;
    }
    return result;
}

std::vector<NodeId> CoarseSearch::plan() const {
    std::vector<NodeId> cells(plan_.size());
    std::transform(plan_.begin(), plan_.end(), cells.begin(),
                   [this](NodeId square) { return board_.cell_of(square); });
    return cells;
}

std::vector<NodeId> CoarseSearch::path_to(NodeId cell) const {
    if (lower_) {
        return lower_->path_to(cell);
    }
    const auto square = board_.node_of(cell);
    auto path = board_.cell_of(square) == cell ? upper_.path_to(square) : std::vector<NodeId>{};
    for (auto& at : path) {
        at = board_.cell_of(at);
    }
    return path;
}

NodeState CoarseSearch::node_state(NodeId cell) const {
    if (lower_) {
        return lower_->node_state(cell);
    }
    const auto square = board_.node_of(cell);
    if (board_.cell_of(square) != cell) {
        return {};
    }
    auto state = upper_.node_state(square);
    state.parent = state.parent == NodeId::None ? NodeId::None : board_.cell_of(state.parent);
    return state;
}

} // namespace astrolabe
