#include "tests/support/oracles/oracle.h"

#include <algorithm>
#include <cstdlib>

namespace astrolabe::test {

std::int64_t hexes_between(Cell a, Cell b) {
    const auto column = [](Cell cell) {
        return std::int64_t{cell.x} - (std::int64_t{cell.y} - std::int64_t{cell.y % 2}) / 2;
    };
    const auto q = column(a) - column(b);
    const auto r = std::int64_t{a.y} - std::int64_t{b.y};
    return std::max({std::abs(q), std::abs(r), std::abs(-q - r)});
}

bool Oracle::is_wall(std::int64_t x, std::int64_t y) const {
    return grid_.factors()[static_cast<std::size_t>(y * grid_.width() + x)] == 0;
}

std::optional<Cost> Oracle::factor_entered(NodeId node) const {
    if (const auto factor = grid_.factors()[index_of(node)]; factor != 0) {
        return factor;
    }
    if (node != rules_.blocked_goal) {
        return std::nullopt;
    }
    // A blocked goal is entered at the cheapest factor on the board, or 1 if all cells are walls.
    Cost cheapest = 256;
    for (const auto other : grid_.factors()) {
        cheapest = other == 0 ? cheapest : std::min<Cost>(cheapest, other);
    }
    return cheapest == 256 ? 1 : cheapest;
}

Cost Oracle::added_entered(NodeId node) const {
    const auto extras = grid_.extras();
    const bool is_free = grid_.factors()[index_of(node)] != 0;
    return extras.empty() || !is_free ? 0 : extras[index_of(node)] * rules_.costs.straight / 10;
}

std::optional<Cost> Oracle::step_cost(NodeId from, NodeId to) const {
    const std::int64_t width = grid_.width();
    const std::int64_t x0 = index_of(from) % width;
    const std::int64_t y0 = index_of(from) / width;
    const std::int64_t x1 = index_of(to) % width;
    const std::int64_t y1 = index_of(to) / width;
    const auto dx = std::abs(x1 - x0);
    const auto dy = std::abs(y1 - y0);
    const auto factor = factor_entered(to);
    if (!factor) {
        return std::nullopt;
    }
    if (rules_.lattice == Lattice::Hexes) {
        const bool is_beside = hexes_between(grid_.cell(from), grid_.cell(to)) == 1;
        return is_beside ? std::optional(rules_.costs.straight * *factor + added_entered(to)) : std::nullopt;
    }
    if (std::max(dx, dy) != 1) {
        return std::nullopt;
    }
    if (dx + dy == 1) {
        return rules_.costs.straight * *factor + added_entered(to);
    }
    const int walls = (is_wall(x0, y1) ? 1 : 0) + (is_wall(x1, y0) ? 1 : 0);
    const bool is_allowed = rules_.corner == CornerRule::Always ||
                            (rules_.corner == CornerRule::NoWall && walls == 0) ||
                            (rules_.corner == CornerRule::OneWall && walls <= 1);
    return is_allowed ? std::optional(rules_.costs.diagonal * *factor + added_entered(to)) : std::nullopt;
}

std::vector<OracleStep> Oracle::steps_from(NodeId from) const {
    std::vector<OracleStep> steps;
    const auto cell = grid_.cell(from);
    for (std::int64_t y = std::int64_t{cell.y} - 1; y <= std::int64_t{cell.y} + 1; ++y) {
        for (std::int64_t x = std::int64_t{cell.x} - 1; x <= std::int64_t{cell.x} + 1; ++x) {
            if (x < 0 || y < 0 || x >= grid_.width() || y >= grid_.height()) {
                continue;
            }
            const auto to = node_at(static_cast<std::uint32_t>(y * grid_.width() + x));
            if (const auto cost = step_cost(from, to)) {
                steps.push_back({to, *cost});
            }
        }
    }
    return steps;
}

std::vector<std::optional<Cost>> Oracle::costs_from(NodeId start) const {
    std::vector<std::optional<Cost>> costs(grid_.cell_count());
    costs[index_of(start)] = 0;
    for (bool has_changed = true; has_changed;) {
        has_changed = false;
        for (std::uint32_t from = 0; from < grid_.cell_count(); ++from) {
            if (!costs[from]) {
                continue;
            }
            for (const auto& step : steps_from(node_at(from))) {
                auto& known = costs[index_of(step.to)];
                if (!known || *costs[from] + step.cost < *known) {
                    known = *costs[from] + step.cost;
                    has_changed = true;
                }
            }
        }
    }
    return costs;
}

std::vector<std::optional<Cost>> Oracle::costs_to(NodeId goal) const {
    std::vector<std::optional<Cost>> costs(grid_.cell_count());
    costs[index_of(goal)] = 0;
    for (bool has_changed = true; has_changed;) {
        has_changed = false;
        for (std::uint32_t from = 0; from < grid_.cell_count(); ++from) {
            for (const auto& step : steps_from(node_at(from))) {
                const auto& beyond = costs[index_of(step.to)];
                if (beyond && (!costs[from] || *beyond + step.cost < *costs[from])) {
                    costs[from] = *beyond + step.cost;
                    has_changed = true;
                }
            }
        }
    }
    return costs;
}

} // namespace astrolabe::test
