#include "core/check/hand_written_search.h"

#include "core/search/node_key.h"

#include <algorithm>

namespace astrolabe {
namespace {

NodeId cell_of_heuristic(Bug bug, NodeId start, NodeId goal) {
    switch (bug) {
    case Bug::ToStart:
        return start;
    case Bug::ToOrigin:
        return node_at(0);
    default:
        return goal;
    }
}

bool cuts_g(Bug bug) { return bug == Bug::GCut || bug == Bug::AllCut; }
bool cuts_h(Bug bug) { return bug == Bug::HCut || bug == Bug::AllCut; }

} // namespace

HandWrittenSearch::HandWrittenSearch(const SearchPlan& plan, const GridGraph& graph, Bug bug, Pick pick,
                                     NodeId start, NodeId goal, HandWrittenMemory& memory)
    : options_(plan.options), graph_(&graph), bug_(bug), pick_(pick), goal_(goal),
      heuristic_(graph, heuristic_of(plan), cell_of_heuristic(bug, start, goal)), memory_(&memory) {
    memory_->begin();
    open(start, 0);
    has_ended_ = options_.stop == Stop::WhenOpened && start == goal;
}

NodeId HandWrittenSearch::step(NodeId wanted) {
    if (has_ended_ || list_.empty()) {
        return NodeId::None;
    }
    const auto node = take_least(wanted);
    auto& state = memory_->reach(node);
    state.is_open = false;
    if (node == goal_ && bug_ != Bug::GoesOn) {
        has_ended_ = true;
        return node;
    }
    const auto kept = bug_ == Bug::HeuristicKept ? heuristic_(node) : 0;
    const auto g = bug_ == Bug::NotSummed ? 0 : state.g + kept;
    graph_->for_each_successor(node, [&](const Move& move) {
        if (allows(node, move)) {
            consider(move.to, cut(g + move.cost, cuts_g(bug_)));
        }
    });
    has_ended_ = is_goal_opened_ && options_.stop == Stop::WhenOpened && bug_ != Bug::GoesOn;
    return node;
}

NodeId HandWrittenSearch::take_least(NodeId wanted) {
    auto least = list_.begin();
    for (auto entry = list_.begin() + 1; entry != list_.end(); ++entry) {
        if (comes_before(*entry, *least)) {
            least = entry;
        }
    }
    if (pick_ == Pick::Any) {
        // The line is rounded down to whole units here.
        const auto most = least->key.f + options_.weight_hundredths;
        const auto found = std::find_if(list_.begin(), list_.end(), [&](const Entry& entry) {
            return entry.node == wanted && entry.key.f <= most;
        });
        least = found == list_.end() ? least : found;
    }
    const auto node = least->node;
    list_.erase(least);
    return node;
}

bool HandWrittenSearch::comes_before(const Entry& entry, const Entry& least) const {
    switch (bug_) {
    case Bug::TieOverrules:
        return entry.key.f < least.key.f || entry.h < least.h;
    case Bug::MinimumKept:
        return entry.key.f < list_.front().key.f;
    default:
        break;
    }
    if (entry.key.f != least.key.f) {
        return entry.key.f < least.key.f;
    }
    const auto [x, y] = graph_->grid().cell(entry.node);
    const auto other = graph_->grid().cell(least.node);
    switch (pick_) {
    case Pick::ByRule:
    case Pick::Any:
        break;
    case Pick::InPlace:
        // The push of first in, first out is not the place.
        return options_.tie != Tie::FirstIn && entry.key.tie < least.key.tie;
    case Pick::LastInPlace:
        return true;
    case Pick::ByColumn:
        return x != other.x ? x < other.x : y < other.y;
    case Pick::ByRow:
        return y != other.y ? y < other.y : x < other.x;
    }
    return precedes(entry.key, least.key);
}

bool HandWrittenSearch::allows(NodeId from, const Move& move) const {
    const auto& grid = graph_->grid();
    const auto to = grid.cell(move.to);
    const auto [x, y] = grid.cell(from);
    const bool is_diagonal = to.x != x && to.y != y;
    switch (bug_) {
    case Bug::CornerColumn:
        return !is_diagonal || grid.is_free(grid.node({to.x, y}));
    case Bug::CornerRow:
        return !is_diagonal || grid.is_free(grid.node({x, to.y}));
    case Bug::BordersSwapped:
        return to.x < grid.height() && to.y < grid.width();
    case Bug::GoalBlocked:
        return move.to != goal_;
    case Bug::GoalWall: {
        const auto is_free = [&](Cell cell) {
            return grid.is_free(grid.node(cell)) && grid.node(cell) != goal_;
        };
        const auto free_sides = (is_free({to.x, y}) ? 1U : 0U) + (is_free({x, to.y}) ? 1U : 0U);
        return move.to != goal_ &&
               (!is_diagonal || free_sides >= traits_of(graph_->rules().corner).free_sides);
    }
    default:
        return true;
    }
}

Cost HandWrittenSearch::cut(Cost cost, bool is_cut, Cost units) const {
    const auto one = units * graph_->rules().costs.units_shown_as_one;
    return is_cut ? cost / one * one : cost;
}

Cost HandWrittenSearch::estimate(NodeId node) const { return cut(heuristic_(node), cuts_h(bug_)); }

void HandWrittenSearch::consider(NodeId node, Cost g) {
    if (!memory_->is_reached(node)) {
        open(node, g);
        return;
    }
    const auto& [known_g, stamp, is_open] = memory_->reach(node);
    const bool is_update = (options_.update == Update::IfCheaper && g < known_g) ||
                           (options_.update == Update::IfCheaperOrEqual && g <= known_g);
    if (is_open ? is_update : options_.reopens && g < known_g) {
        open(node, g);
    }
}

void HandWrittenSearch::open(NodeId node, Cost g) {
    const bool is_open = memory_->is_reached(node) && memory_->reach(node).is_open;
    auto& state = memory_->reach(node);
    state.g = g;
    state.is_open = true;
    is_goal_opened_ = is_goal_opened_ || node == goal_;
    const auto push = pushes_++;
    const auto h = estimate(node);
    const Key key{.f = cut(f_of(options_, g, h, 0), bug_ == Bug::FCut, 100), // in hundredths
                  .tie = tie_of(heuristic_, options_, {.node = node, .g = g, .push = push}, h),
                  .push = push};
    const Entry entry{.node = node, .key = key, .h = h};
    if (!is_open) {
        list_.push_back(entry);
    } else if (bug_ != Bug::KeyKept) {
        *std::find_if(list_.begin(), list_.end(), [&](const Entry& one) { return one.node == node; }) = entry;
    }
}

} // namespace astrolabe
