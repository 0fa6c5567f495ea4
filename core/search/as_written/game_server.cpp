#include "core/search/as_written/game_server.h"

#include "core/search/found_path.h"
#include "core/trace/events.h"

#include <algorithm>

namespace astrolabe::as_written {

bool is_in_square(const Grid& grid, NodeId goal, std::uint32_t radius, NodeId node) {
    const auto centre = grid.cell(goal);
    const auto cell = grid.cell(node);
    const auto is_near = [radius](std::uint32_t a, std::uint32_t b) {
        return (a > b ? a - b : b - a) <= radius;
    };
    return is_near(cell.x, centre.x) && is_near(cell.y, centre.y);
}

GameServerSearch::GameServerSearch(const GridGraph& graph, const GridHeuristic& heuristic, NodeId start,
                                   NodeId goal, const SearchOptions& options, std::uint32_t radius)
    : SearchLoop(TraceFormat::Events, start, options.trace_budget_bytes), graph_(graph),
      heuristic_(heuristic), goal_(goal), radius_(radius),
      budget_(std::uint64_t{2 * radius + 1} * (2 * radius + 1)), last_entries_(graph.node_count(), none),
      states_(graph.node_count()) {
    push(start, 0, none);
    ++counters_.generated;
}

Outcome GameServerSearch::step() {
    if (outcome_ != Outcome::Running) {
        return outcome_;
    }
    if (list_.empty() || counters_.expanded == budget_) {
        return outcome_ = Outcome::NoPath;
    }
    const auto taken = list_.front();
    list_.erase(list_.begin());
    ++counters_.expanded;
    const auto node = entries_[taken].node;
    states_[index_of(node)].status = Status::Closed;
    if (node == goal_) {
        outcome_ = Outcome::Found;
    } else {
        graph_.for_each_successor(node, [&](const Move& move) { consider(taken, move); });
    }
    const auto& entry = entries_[taken];
    recorder_.end_step(
        {.g = entry.g, .node = node, .parent = node_of(entry.parent), .kind = EventKind::Close});
    return outcome_;
}

void GameServerSearch::consider(std::uint32_t from, const Move& move) {
    if (!is_in_square(graph_.grid(), goal_, radius_, move.to)) {
        return;
    }
    const auto g = entries_[from].g + move.cost;
    const auto before = states_[index_of(move.to)];
    if (before.status != Status::Untouched && g >= before.g) {
        return;
    }
    const auto kind = kind_of_push(before.status);
    counters_.generated += kind == EventKind::Open ? 1 : 0;
    counters_.improved += kind == EventKind::Improve ? 1 : 0;
    counters_.reopened += kind == EventKind::Reopen ? 1 : 0;
    push(move.to, g, from);
    recorder_.record_event({.g = g, .node = move.to, .parent = entries_[from].node, .kind = kind});
}

void GameServerSearch::push(NodeId node, Cost g, std::uint32_t parent) {
    const auto number = static_cast<std::uint32_t>(entries_.size());
    const auto f = g + heuristic_(node);
    const auto at = std::upper_bound(list_.begin(), list_.end(), f, [this](Cost value, std::uint32_t listed) {
        return value < entries_[listed].f;
    });
    list_.insert(at, number);
    entries_.push_back({.node = node, .g = g, .f = f, .parent = parent});
    last_entries_[index_of(node)] = number;
    states_[index_of(node)] = {.g = g, .parent = node_of(parent), .push = number, .status = Status::Open};
}

SearchResult GameServerSearch::result() const {
    auto result = counters_.result(outcome_, "game server");
    if (outcome_ == Outcome::Found) {
        put_path(result, graph_, path_to(goal_));
    }
    return result;
}

std::vector<NodeId> GameServerSearch::path_to(NodeId node) const {
    std::vector<NodeId> path;
    for (auto entry = last_entries_[index_of(node)]; entry != none; entry = entries_[entry].parent) {
        path.push_back(entries_[entry].node);
    }
    std::reverse(path.begin(), path.end());
    return path;
}

} // namespace astrolabe::as_written
