#include "core/check/slipped_search.h"

#include "core/search/node_key.h"

#include <algorithm>

namespace astrolabe {
namespace {

NodeId cell_of_heuristic(Slip slip, NodeId start, NodeId goal) {
    switch (slip) {
    case Slip::ToStart:
        return start;
    case Slip::ToOrigin:
        return node_at(0);
    default:
        return goal;
    }
}

} // namespace

SlippedSearch::SlippedSearch(const SearchPlan& plan, const GridGraph& graph, Slip slip, Pick pick,
                             NodeId start, NodeId goal, SlippedMemory& memory)
    : options_(plan.options), graph_(&graph), slip_(slip), pick_(pick), goal_(goal),
      heuristic_(graph, plan.heuristic, cell_of_heuristic(slip, start, goal)), memory_(&memory) {
    memory_->begin();
    open(start, 0);
    has_ended_ = options_.stop == Stop::WhenOpened && start == goal;
}

NodeId SlippedSearch::step() {
    if (has_ended_ || list_.empty()) {
        return NodeId::None;
    }
    const auto node = take_least();
    auto& state = memory_->reach(node);
    state.is_open = false;
    if (node == goal_ && slip_ != Slip::GoesOn) {
        has_ended_ = true;
        return node;
    }
    const auto kept = slip_ == Slip::HeuristicKept ? heuristic_(node) : 0;
    const auto g = slip_ == Slip::NotSummed ? 0 : state.g + kept;
    graph_->for_each_successor(node, [&](const Move& move) {
        if (allows(node, move)) {
            consider(move.to, g + move.cost);
        }
    });
    has_ended_ = is_goal_opened_ && options_.stop == Stop::WhenOpened && slip_ != Slip::GoesOn;
    return node;
}

NodeId SlippedSearch::take_least() {
    auto least = list_.begin();
    for (auto entry = list_.begin() + 1; entry != list_.end(); ++entry) {
        if (comes_before(*entry, *least)) {
            least = entry;
        }
    }
    const auto node = least->node;
    list_.erase(least);
    return node;
}

bool SlippedSearch::comes_before(const Entry& entry, const Entry& least) const {
    switch (slip_) {
    case Slip::TieOverrules:
        return entry.key.f < least.key.f || entry.h < least.h;
    case Slip::MinimumKept:
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

bool SlippedSearch::allows(NodeId from, const Move& move) const {
    const auto& grid = graph_->grid();
    const auto to = grid.cell(move.to);
    const auto [x, y] = grid.cell(from);
    const bool is_diagonal = to.x != x && to.y != y;
    switch (slip_) {
    case Slip::CornerColumn:
        return !is_diagonal || grid.is_free(grid.node({to.x, y}));
    case Slip::CornerRow:
        return !is_diagonal || grid.is_free(grid.node({x, to.y}));
    case Slip::BordersSwapped:
        return to.x < grid.height() && to.y < grid.width();
    default:
        return true;
    }
}

void SlippedSearch::consider(NodeId node, Cost g) {
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

void SlippedSearch::open(NodeId node, Cost g) {
    const bool is_open = memory_->is_reached(node) && memory_->reach(node).is_open;
    auto& state = memory_->reach(node);
    state.g = g;
    state.is_open = true;
    is_goal_opened_ = is_goal_opened_ || node == goal_;
    const auto push = pushes_++;
    const Entry entry{.node = node,
                      .key = key_of(heuristic_, options_, {.node = node, .g = g, .push = push}),
                      .h = heuristic_(node)};
    if (!is_open) {
        list_.push_back(entry);
    } else if (slip_ != Slip::KeyKept) {
        *std::find_if(list_.begin(), list_.end(), [&](const Entry& one) { return one.node == node; }) = entry;
    }
}

} // namespace astrolabe
