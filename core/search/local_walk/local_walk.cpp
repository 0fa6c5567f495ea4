#include "core/search/local_walk/local_walk.h"

#include "core/search/found_path.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace astrolabe {
namespace {

using neighbour_orders::clockwise_from_up;

Slot turned(Slot slot, int eighths) {
    const auto at =
        std::find(clockwise_from_up.begin(), clockwise_from_up.end(), slot) - clockwise_from_up.begin();
    return clockwise_from_up[static_cast<std::size_t>(at + eighths + 8) % direction_count];
}

/// For the step whose signs are those of the direction to the goal.
Slot slot_towards(Cell from, Cell goal) {
    const auto sign = [](std::uint32_t a, std::uint32_t b) { return a < b ? 1 : a > b ? -1 : 0; };
    const Direction wanted{sign(from.x, goal.x), sign(from.y, goal.y)};
    Slot slot = 0;
    while (directions[slot].dx != wanted.dx || directions[slot].dy != wanted.dy) {
        ++slot;
    }
    return slot;
}

Cell corner_of_square(Cell centre, std::uint32_t radius) {
    return {centre.x - std::min(centre.x, radius), centre.y - std::min(centre.y, radius)};
}

Grid cut_out(const Grid& board, Cell corner, Cell centre, std::uint32_t radius) {
    const auto width = std::min(board.width(), centre.x + radius + 1) - corner.x;
    const auto height = std::min(board.height(), centre.y + radius + 1) - corner.y;
    Grid grid(width, height);
    for (std::uint32_t y = 0; y < height; ++y) {
        for (std::uint32_t x = 0; x < width; ++x) {
            grid.set_ground(grid.node({x, y}), board.ground(board.node({corner.x + x, corner.y + y})));
        }
    }
    return grid;
}

GridRules with_goal(GridRules rules, NodeId goal) {
    rules.blocked_goal = rules.blocked_goal == NodeId::None ? NodeId::None : goal;
    return rules;
}

} // namespace

LocalWalk::Square::Square(const GridGraph& graph_of_board, NodeId goal_on_board, std::uint32_t radius,
                          HeuristicKind kind)
    : board(&graph_of_board.grid()), corner(corner_of_square(board->cell(goal_on_board), radius)),
      grid(cut_out(*board, corner, board->cell(goal_on_board), radius)),
      moves(grid, graph_of_board.moves().rules()), goal(inside(goal_on_board)),
      graph(grid, moves, with_goal(graph_of_board.rules(), goal)), heuristic(graph, kind, goal) {}

bool LocalWalk::Square::contains(NodeId node) const {
    const auto cell = board->cell(node);
    return cell.x - corner.x < grid.width() && cell.y - corner.y < grid.height(); // modulo 2^32
}

NodeId LocalWalk::Square::inside(NodeId node) const {
    const auto cell = board->cell(node);
    return grid.node({cell.x - corner.x, cell.y - corner.y});
}

NodeId LocalWalk::Square::outside(NodeId node) const {
    if (node == NodeId::None) {
        return node;
    }
    const auto cell = grid.cell(node);
    return board->node({corner.x + cell.x, corner.y + cell.y});
}

LocalWalk::LocalWalk(const GridGraph& graph, HeuristicKind heuristic, NodeId start, NodeId goal,
                     const SearchOptions& options, const LocalWalkRules& rules)
    : SearchLoop(TraceFormat::Events, start, options.trace_budget_bytes), graph_(graph), goal_(goal),
      options_(options), rules_(rules), square_(graph, goal, rules.radius, heuristic),
      open_(square_.graph.node_count()), from_(start), random_(rules.seed), walk_{start},
      visits_(graph.node_count()) {
    options_.trace_format = TraceFormat::Events;
    if (rules_.most_steps == 0) {
        rules_.most_steps = 10 * (std::uint64_t{graph.grid().width()} + graph.grid().height());
    }
    visits_[index_of(start)] = 1;
    arrive();
}

Outcome LocalWalk::step() {
    if (outcome_ == Outcome::Running) {
        ++counters_.expanded;
        if (must_decide_) {
            decide();
        }
        if (is_searching_) {
            search_on();
        } else {
            go_to();
        }
    }
    return outcome_;
}

void LocalWalk::arrive() {
    if (walk_.back() == goal_) {
        outcome_ = Outcome::Found;
    } else if (walk_.size() > rules_.most_steps) {
        outcome_ = Outcome::GaveUp;
    }
    must_decide_ = true;
}

void LocalWalk::decide() {
    must_decide_ = false;
    const auto at = walk_.back();
    if (decisions_++ > 0) {
        recorder_.record_event({.g = 0, .node = at, .kind = EventKind::Phase});
    }
    search_.reset();
    is_searching_ = square_.contains(at);
    if (is_searching_) {
        search_.emplace(square_.graph, square_.heuristic, open_, square_.inside(at), square_.goal, options_);
        events_reported_ = 0;
        searched_ = 0;
    }
}

void LocalWalk::search_on() {
    const auto side = std::uint64_t{2} * rules_.radius + 1;
    auto outcome = search_->step();
    ++searched_;
    const auto& events = search_->trace().events;
    for (; events_reported_ < events.size(); ++events_reported_) {
        auto event = events[events_reported_];
        event.node = square_.outside(event.node);
        event.parent = square_.outside(event.parent);
        if (event.kind == EventKind::Close) {
            recorder_.end_step(event);
        } else {
            recorder_.record_event(event);
        }
    }
    if (outcome == Outcome::Running && searched_ >= side * side) {
        outcome = Outcome::GaveUp;
    }
    if (outcome == Outcome::Running) {
        return;
    }
    const auto found = search_->result();
    counters_.generated += found.generated - 1;
    counters_.improved += found.improved;
    is_searching_ = false;
    if (outcome != Outcome::Found) {
        recorder_.record_event({.g = 0, .node = walk_.back(), .kind = EventKind::Phase});
        if (outcome == Outcome::NoPath) { // nothing was left to expand: this step is still to be made
            go_to();
        }
        return;
    }
    const auto last = std::min<std::size_t>(rules_.step_length, found.path.size() - 1);
    for (std::size_t i = 1; i <= last; ++i) {
        walk(square_.outside(found.path[i]));
    }
    arrive();
}

void LocalWalk::go_to() {
    search_.reset();
    auto move = step_to_goal();
    if (!move || visits_[index_of(move->to)] >= 2) {
        move = rules_.shifts_randomly ? random_step() : std::nullopt;
        random_shifts_ += rules_.shifts_randomly ? 1 : 0;
    }
    const auto at = walk_.back();
    from_ = at;
    taken_ = move;
    is_made_ = true;
    if (!move) {
        recorder_.end_step({.g = 0, .node = at, .kind = EventKind::Close});
        outcome_ = Outcome::GaveUp; // walled in, and no random steps allowed
        return;
    }
    ++counters_.generated;
    recorder_.record_event({.g = move->cost, .node = move->to, .parent = at});
    recorder_.end_step({.g = 0, .node = at, .kind = EventKind::Close});
    walk(move->to);
    arrive();
}

std::optional<Move> LocalWalk::step_to_goal() {
    const auto& grid = graph_.grid();
    const auto at = walk_.back();
    const auto straight = slot_towards(grid.cell(at), grid.cell(goal_));
    const auto legal = graph_.legal_slots(at);
    const auto first_legal = [&](std::initializer_list<int> turns) -> std::optional<Move> {
        for (const int eighths : turns) {
            const auto slot = turned(straight, eighths);
            if ((legal >> slot & 1U) != 0) {
                return graph_.move(at, slot);
            }
        }
        return std::nullopt;
    };
    if (!rules_.turns_one_directional) {
        return first_legal({0, 1, 2, 3, -1, -2, -3});
    }
    if (auto straight_on = first_legal({0})) {
        return straight_on; // without a random number
    }
    return random_.below(2) == 0 ? first_legal({1, 2, 3}) : first_legal({-1, -2, -3});
}

std::optional<Move> LocalWalk::random_step() {
    std::vector<Move> moves;
    graph_.for_each_successor(walk_.back(), [&](const Move& move) { moves.push_back(move); });
    if (moves.empty()) {
        return std::nullopt;
    }
    return moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
}

void LocalWalk::walk(NodeId to) {
    walk_.push_back(to);
    auto& visits = visits_[index_of(to)];
    visits = static_cast<std::uint8_t>(std::min(visits + 1, 2));
}

NodeState LocalWalk::node_state(NodeId node) const {
    if (search_) {
        if (!square_.contains(node)) {
            return {};
        }
        auto state = search_->node_state(square_.inside(node));
        state.parent = square_.outside(state.parent);
        return state;
    }
    if (node == from_) {
        return {.status = is_made_ ? Status::Closed : Status::Open};
    }
    if (taken_ && node == taken_->to) {
        return {.g = taken_->cost, .parent = from_, .status = Status::Open};
    }
    return {};
}

SearchResult LocalWalk::result() const {
    auto result = counters_.result(outcome_, "local walk");
    if (outcome_ == Outcome::Found) {
        put_path(result, graph_, walk_);
    }
    return result;
}

std::vector<NodeId> LocalWalk::path_to(NodeId node) const {
    const auto end = std::find(walk_.begin(), walk_.end(), node);
    return end == walk_.end() ? std::vector<NodeId>{} : std::vector<NodeId>(walk_.begin(), end + 1);
}

} // namespace astrolabe
