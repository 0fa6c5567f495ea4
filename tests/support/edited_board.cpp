#include "tests/support/edited_board.h"

#include "tests/support/random/random_case.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace astrolabe::test {
namespace {

struct Named {
    const char* name;
    CornerRule rule;
};
constexpr std::array named_corners{Named{"nowall", CornerRule::NoWall}, Named{"onewall", CornerRule::OneWall},
                                   Named{"always", CornerRule::Always}, Named{"four", CornerRule::Four}};

struct NamedCosts {
    const char* name;
    CostModel costs;
};
constexpr std::array named_costs{NamedCosts{"tutorial", cost_models::tutorial},
                                 NamedCosts{"exact", cost_models::exact},
                                 NamedCosts{"unit", cost_models::unit}};

constexpr std::array on_squares{
    NamedHeuristic{"octile", HeuristicKind::Octile}, NamedHeuristic{"manhattan", HeuristicKind::Manhattan},
    NamedHeuristic{"euclidean", HeuristicKind::Euclidean},
    NamedHeuristic{"chebyshev", HeuristicKind::Chebyshev}, NamedHeuristic{"zero", HeuristicKind::Zero}};
constexpr std::array on_hexes{NamedHeuristic{"hex", HeuristicKind::Hex},
                              NamedHeuristic{"euclidean", HeuristicKind::HexEuclidean},
                              NamedHeuristic{"zero", HeuristicKind::Zero}};

} // namespace

double BoardState::to_display(Cost units) const {
    return static_cast<double>(units) / static_cast<double>(rules.costs.units_shown_as_one);
}

std::vector<std::uint32_t> BoardState::grounds() const {
    std::vector<std::uint32_t> grounds;
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        grounds.push_back(grid.ground(node_at(index)));
    }
    return grounds;
}

EditedBoard::EditedBoard(std::uint64_t seed, int edits) {
    Random random(seed);
    // A laboratory updates what it knows of a board after an edit only if the board is large.
    BoardState first{.grid = random_grid(random, random.is_chance(6) ? 36 : 11)};
    const auto& [corner, rule] = named_corners[random.below(named_corners.size())];
    const auto& [costs, model] = named_costs[random.below(named_costs.size())];
    const bool is_hex = seed % 3 == 0;
    settings = {.algorithm = "lpastar",
                .board = is_hex ? "hex" : "squares",
                .corner = corner,
                .costs = costs,
                .allows_blocked_goal = random.is_chance(50)};
    first.rules = {.lattice = is_hex ? Lattice::Hexes : Lattice::Squares, .corner = rule};
    costs_ = model;
    has_danger_ = random.is_chance(30);
    for (std::uint32_t index = 0; index < first.grid.cell_count(); ++index) {
        const auto cell = node_at(index);
        first.grid.set_ground(cell, any_ground(random, first.grid.factor(cell)));
    }
    states.push_back(first);
    states.front().start = any_cell(random);
    states.front().goal = any_cell(random);
    judge(states.front());
    while (edits-- > 0) {
        edit(random);
    }
}

std::span<const NamedHeuristic> EditedBoard::heuristics() const {
    return settings.board == "hex" ? std::span<const NamedHeuristic>(on_hexes) : on_squares;
}

/// Mostly a free one.
NodeId EditedBoard::any_cell(Random& random) const {
    const auto& grid = states.back().grid;
    auto cell = node_at(random.below(grid.cell_count()));
    for (int tries = random.is_chance(90) ? 20 : 0; tries > 0 && !grid.is_free(cell); --tries) {
        cell = node_at(random.below(grid.cell_count()));
    }
    return cell;
}

/// Of this factor.
GroundNumber EditedBoard::any_ground(Random& random, Factor factor) const {
    const bool adds = has_danger_ && factor != wall && random.is_chance(40);
    return ground_with(factor, static_cast<Extra>(adds ? 1 + random.below(255) : 0));
}

void EditedBoard::edit(Random& random) {
    auto state = states.back();
    state.edits.clear();
    const auto change = [&](NodeId cell, std::uint32_t factor) {
        state.edits.push_back({cell, any_ground(random, static_cast<Factor>(factor))});
    };
    const auto what = random.below(100);
    if (what < 10) {
        state.start = any_cell(random);
    } else if (what < 20) {
        state.goal = any_cell(random);
    } else if (what < 55 && state.is_reachable()) {
        // Across a shortest path: on nodes that a repair has to take back.
        const Oracle oracle(state.grid, state.rules);
        const auto to_goal = oracle.costs_to(state.goal);
        std::vector<NodeId> between;
        for (std::uint32_t index = 0; index < state.grid.cell_count(); ++index) {
            const bool is_on_one =
                state.from_start[index] && to_goal[index] &&
                *state.from_start[index] + *to_goal[index] == *to_goal[index_of(state.start)];
            if (is_on_one && node_at(index) != state.start && node_at(index) != state.goal) {
                between.push_back(node_at(index));
            }
        }
        if (!between.empty()) {
            change(between[random.below(static_cast<std::uint32_t>(between.size()))],
                   random.is_chance(70) ? wall : 1 + random.below(9));
        }
    } else if (what < 95) {
        for (auto cells = random.is_chance(70) ? 1 : 1 + random.below(4); cells > 0; --cells) {
            const auto cell = node_at(random.below(state.grid.cell_count()));
            const bool is_to_be_wall = state.grid.is_free(cell) && random.is_chance(60);
            change(cell, is_to_be_wall ? wall : random.is_chance(50) ? 1 : 1 + random.below(9));
        }
    } // else the same question is asked again
    for (const auto& [cell, ground] : state.edits) {
        state.grid.set_ground(cell, ground);
    }
    judge(state);
    states.push_back(std::move(state));
}

void EditedBoard::judge(BoardState& state) const {
    const auto factors = state.grid.factors();
    const auto is_wall = [&](NodeId cell) { return factors[index_of(cell)] == 0; };
    state.rules.blocked_goal =
        settings.allows_blocked_goal && is_wall(state.goal) ? state.goal : NodeId::None;
    state.rules.costs = costs_;
    if (state.grid.has_added_costs() && costs_ == cost_models::unit) { // additions are tenths of a step
        state.rules.costs = {.straight = 10, .diagonal = 10, .units_shown_as_one = 10};
    }
    Cost cheapest = 256;
    for (const auto factor : factors) {
        cheapest = factor == 0 ? cheapest : std::min<Cost>(cheapest, factor);
    }
    state.cheapest = cheapest == 256 ? 1 : cheapest;
    state.from_start = Oracle(state.grid, state.rules).costs_from(state.start);
}

Cost root_again(Cost square) {
    Cost root = 0;
    for (Cost bit = Cost{1} << 31U; bit > 0; bit >>= 1U) {
        if ((root + bit) * (root + bit) <= square) {
            root += bit;
        }
    }
    return root;
}

EstimatesAgain::EstimatesAgain(const BoardState& state, HeuristicKind kind, NodeId target)
    : state_(&state), kind_(kind), target_(target), oracle_(state.grid, state.rules) {
    for (std::uint32_t index = 0; index < state.grid.cell_count(); ++index) {
        h_.push_back(state.cheapest * estimate(cell(index)));
    }
    const auto rest = oracle_.costs_to(target);
    for (auto at = state.start;;) {
        shortest_.emplace_back(at, *rest[index_of(at)]);
        if (at == target) {
            break;
        }
        for (const auto& step : oracle_.steps_from(at)) {
            if (rest[index_of(step.to)] && *rest[index_of(step.to)] + step.cost == *rest[index_of(at)]) {
                at = step.to;
                break;
            }
        }
    }
}

Cost EstimatesAgain::estimate(Cell at) const {
    const auto goal = state_->grid.cell(target_);
    const auto columns = static_cast<Cost>(std::abs(std::int64_t{at.x} - std::int64_t{goal.x}));
    const auto rows = static_cast<Cost>(std::abs(std::int64_t{at.y} - std::int64_t{goal.y}));
    const auto straight = state_->rules.costs.straight;
    const auto diagonals = std::min(columns, rows);
    switch (kind_) {
    case HeuristicKind::Octile:
        return state_->rules.costs.diagonal * diagonals + straight * (columns + rows - 2 * diagonals);
    case HeuristicKind::Manhattan:
        return straight * columns + straight * rows;
    case HeuristicKind::Chebyshev:
        return straight * (columns + rows - diagonals);
    case HeuristicKind::Euclidean:
        return root_again(straight * straight * (columns * columns + rows * rows));
    case HeuristicKind::Hex:
        return straight * static_cast<Cost>(hexes_between(at, goal));
    case HeuristicKind::HexEuclidean: {
        // Centres are half columns apart, each 1/2 long, and rows √3/2: the root of (x² + 3 y²) / 4.
        const auto halves =
            std::abs(2 * std::int64_t{at.x} + at.y % 2 - 2 * std::int64_t{goal.x} - goal.y % 2);
        const auto square = static_cast<Cost>(halves * halves) + 3 * rows * rows;
        return root_again(straight * straight * square / 4);
    }
    case HeuristicKind::Zero:
        break;
    }
    return 0;
}

/// For all steps that a search can make, from the index of one cell to that of another.
template <class Holds> bool EstimatesAgain::holds_for_steps(const Holds& holds) const {
    for (std::uint32_t index = 0; index < h_.size(); ++index) {
        const auto from = node_at(index);
        const bool is_blocked = state_->grid.factors()[index] == 0 && from != state_->rules.blocked_goal;
        if (is_blocked && from != state_->start && from != target_) {
            continue; // no search stands on it
        }
        for (const auto& step : oracle_.steps_from(from)) {
            if (!holds(index, index_of(step.to), step.cost)) {
                return false;
            }
        }
    }
    return true;
}

bool EstimatesAgain::is_consistent(std::uint32_t weight_hundredths) const {
    return holds_for_steps([&](std::size_t from, std::size_t to, Cost cost) {
        return weight_hundredths * h_[from] <= 100 * cost + weight_hundredths * h_[to];
    });
}

bool EstimatesAgain::is_consistent_backwards(std::uint32_t weight_hundredths) const {
    return holds_for_steps([&](std::size_t from, std::size_t to, Cost cost) {
        return weight_hundredths * h_[to] <= 100 * cost + weight_hundredths * h_[from];
    });
}

Cost EstimatesAgain::promised(std::uint32_t weight_hundredths) const {
    const auto best = shortest_.front().second;
    auto most = 100 * best;
    for (const auto& [at, rest] : shortest_) {
        most = std::max(most, 100 * (best - rest) + weight_hundredths * h_[index_of(at)]);
    }
    return most;
}

} // namespace astrolabe::test
