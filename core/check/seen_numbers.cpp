#include "core/check/seen_numbers.h"

#include "core/grid/lattice/lattice.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>
#include <utility>

namespace astrolabe {
namespace {

constexpr std::array on_squares{HeuristicKind::Octile, HeuristicKind::Manhattan, HeuristicKind::Euclidean,
                                HeuristicKind::Chebyshev};
constexpr std::array on_hexes{HeuristicKind::Hex, HeuristicKind::HexEuclidean};
constexpr std::array cost_models_tried{cost_models::tutorial, cost_models::exact, cost_models::unit};

bool are_same(double one, double other) {
    return std::abs(one - other) <= 1e-6 + 0.001 * std::max(std::abs(one), std::abs(other));
}

struct Sums {
    double weight = 1;
    std::size_t right = 0; ///< Rows.
    std::optional<NumberFault> fault;
};

/// Whether f is g, if it counts, and weight * h. The weight is that of the first row with an h.
Sums sums(const std::vector<SeenRow>& rows, bool counts_g) {
    Sums found;
    bool has_weight = false;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const auto& [first, second, line, g, h, f, parent] = rows[row];
        if (std::isnan(g) || std::isnan(h) || std::isnan(f)) {
            continue;
        }
        const auto counted = counts_g ? g : 0;
        if (!has_weight && h > 0 && f >= counted) {
            has_weight = true;
            found.weight = are_same(f, counted + h) ? 1 : (f - counted) / h;
        }
        if (const auto expected = counted + found.weight * h; are_same(f, expected)) {
            ++found.right;
        } else if (!found.fault) {
            found.fault = NumberFault{row, f, expected};
        }
    }
    return found;
}

void check_sums(const std::vector<SeenRow>& rows, SeenNumbers& found) {
    // A greedy search leaves g out of f: what holds in more rows is meant, so that one wrong number does not
    // decide.
    const auto [with_g, without_g] = std::pair(sums(rows, true), sums(rows, false));
    found.f_has_g = with_g.right >= without_g.right;
    const auto& meant = found.f_has_g ? with_g : without_g;
    found.sum = meant.fault;
    found.weight = meant.weight;
}

/// How far a column h agrees with a heuristic.
struct Agreement {
    std::size_t rows = 0;
    double unit = 0;
    std::optional<NumberFault> fault;
};

Agreement agreement(const std::vector<SeenRow>& rows, const std::vector<NodeId>& nodes, const Grid& grid,
                    NodeId goal, HeuristicKind kind, const CostModel& costs) {
    const auto distance = [&](std::size_t row) {
        return costs.to_display(grid_distance(kind, costs, grid.cell(nodes[row]), grid.cell(goal)));
    };
    const auto straight = costs.to_display(costs.straight);
    Agreement agreed;
    double scale = 0;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const auto h = rows[row].h;
        if (std::isnan(h)) {
            continue;
        }
        const auto wanted = distance(row);
        if (scale == 0 && wanted > 0) {
            scale = h / wanted;
            agreed.unit = scale * straight;
        }
        // The line is rounded down to whole units here, and perhaps not there.
        const bool is_line = kind == HeuristicKind::Euclidean || kind == HeuristicKind::HexEuclidean;
        const auto more = h - scale * wanted;
        const bool is_rounded = is_line && more > 0 && more < 0.999 * scale * costs.to_display(1);
        if (are_same(h, scale * wanted) || is_rounded) {
            ++agreed.rows;
        } else if (!agreed.fault) {
            agreed.fault = NumberFault{row, h, scale * wanted};
        }
    }
    return agreed;
}

/// On ground that is nowhere cheaper the heuristic may count its factor, too.
bool is_unit_of_g(double unit_of_h, const Grid& grid, const SeenNumbers& found) {
    return are_same(unit_of_h, found.unit_of_g) ||
           are_same(unit_of_h, found.unit_of_g * static_cast<double>(grid.cheapest_factor()));
}

void check_estimates(const std::vector<SeenRow>& rows, const std::vector<NodeId>& nodes, const Grid& grid,
                     Lattice lattice, NodeId goal, SeenNumbers& found) {
    bool has_estimates = false;
    bool are_all_zero = true;
    for (const auto& row : rows) {
        has_estimates = has_estimates || !std::isnan(row.h);
        are_all_zero = are_all_zero && (std::isnan(row.h) || row.h == 0);
    }
    if (!has_estimates) {
        return;
    }
    if (are_all_zero) {
        found.heuristics = {HeuristicKind::Zero};
        return;
    }
    Agreement nearest;
    bool is_in_unit_of_g = false;
    const auto try_kind = [&](HeuristicKind kind) {
        for (const auto& costs : cost_models_tried) {
            const auto agreed = agreement(rows, nodes, grid, goal, kind, costs);
            if (agreed.fault) {
                if (agreed.rows > nearest.rows) {
                    nearest = agreed;
                    found.nearest = kind;
                }
                continue;
            }
            // A few rows fit several heuristics in odd units: what is in the unit of g is meant.
            const bool fits_g = is_unit_of_g(agreed.unit, grid, found);
            if (fits_g && !is_in_unit_of_g) {
                is_in_unit_of_g = true;
                found.heuristics.clear();
            }
            if (fits_g != is_in_unit_of_g || (!found.heuristics.empty() && found.heuristics.back() == kind)) {
                continue;
            }
            if (found.heuristics.empty()) {
                found.unit_of_h = agreed.unit;
            }
            found.heuristics.push_back(kind);
        }
    };
    if (lattice == Lattice::Hexes) {
        std::for_each(on_hexes.begin(), on_hexes.end(), try_kind);
    } else {
        std::for_each(on_squares.begin(), on_squares.end(), try_kind);
    }
    if (found.heuristics.empty()) {
        found.estimate = nearest.fault;
        found.unit_of_h = nearest.unit;
    }
    found.has_two_units =
        found.unit_of_h > 0 && found.unit_of_g > 0 && !is_unit_of_g(found.unit_of_h, grid, found);
}

/// What a straight and a diagonal step over plain ground add to g; 0: unknown.
struct StepCosts {
    double straight = 0;
    double diagonal = 0;

    /// Of a step into this cell.
    double into(NodeId node, const Grid& grid, bool is_diagonal) const {
        return (is_diagonal ? diagonal : straight) * factor_of(node, grid) + straight * added_to(node, grid);
    }
    /// Learns from a step that costs this much. Danger may be a part of a step, rounded or not.
    void learn(double cost, NodeId node, const Grid& grid, bool is_diagonal) {
        auto& unit = is_diagonal ? diagonal : straight;
        if (unit == 0 && grid.added(node) == 0) {
            unit = cost / factor_of(node, grid);
        }
    }
    /// Whether it can be said.
    bool knows(NodeId node, const Grid& grid, bool is_diagonal) const {
        return (is_diagonal ? diagonal : straight) != 0 && (grid.added(node) == 0 || straight != 0);
    }
    /// Whether a step into this cell leads from one g to the other.
    bool lead(double from, double to, NodeId node, const Grid& grid, bool is_diagonal) const {
        const auto step = into(node, grid, is_diagonal);
        return are_same(to, from + step) || (grid.added(node) != 0 && are_same(to, from + std::floor(step)));
    }

  private:
    /// A goal on a wall may be entered, and costs what plain ground does.
    static double factor_of(NodeId node, const Grid& grid) { return std::max<double>(grid.factor(node), 1); }
    static double added_to(NodeId node, const Grid& grid) {
        return static_cast<double>(grid.added(node)) / added_of_a_step;
    }
};

/// The expanded cells, each with its last row.
using Known = std::unordered_map<std::uint32_t, std::size_t>;

/// The neighbour of the row's cell, other than its parent, through which its g would be right; of several the
/// one expanded first, as a path that is no better changes nothing. None if there is none.
NodeId other_parent(const std::vector<SeenRow>& rows, std::size_t row, NodeId node, NodeId parent,
                    const Known& known, const StepCosts& costs, const Grid& grid, Lattice lattice) {
    const auto [x, y] = grid.cell(node);
    std::optional<std::size_t> first;
    auto found = NodeId::None;
    for (Slot slot = 0; slot < direction_count; ++slot) {
        const auto [dx, dy] = directions[slot];
        if (!traits_of(lattice).has_slot(y, slot) ||
            !grid.contains(static_cast<std::int64_t>(x) + dx, static_cast<std::int64_t>(y) + dy)) {
            continue;
        }
        const auto other = grid.node(
            {x + static_cast<std::uint32_t>(dx), y + static_cast<std::uint32_t>(dy)}); // modulo 2^32
        const auto before = known.find(index_of(other));
        const bool is_diagonal = traits_of(lattice).has_diagonals && directions[slot].is_diagonal();
        if (other != parent && costs.knows(node, grid, is_diagonal) && before != known.end() &&
            costs.lead(rows[before->second].g, rows[row].g, node, grid, is_diagonal) &&
            (!first || before->second < *first)) {
            first = before->second;
            found = other;
        }
    }
    return found;
}

/// g and h against those of the parent, which was expanded before.
void check_steps(const std::vector<SeenRow>& rows, const std::vector<NodeId>& nodes,
                 const std::vector<NodeId>& parents, const Grid& grid, Lattice lattice, SeenNumbers& found) {
    Known known;
    StepCosts costs;
    for (std::size_t row = 0; row < rows.size() && !found.step; ++row) {
        const auto [g, h] = std::pair(rows[row].g, rows[row].h);
        if (std::isnan(g)) {
            continue;
        }
        const auto parent = parents[row] == NodeId::None ? known.end() : known.find(index_of(parents[row]));
        if (parent != known.end() && parents[row] != nodes[row]) {
            const auto& before = rows[parent->second];
            const auto [x, y] = grid.cell(nodes[row]);
            const auto [from_x, from_y] = grid.cell(parents[row]);
            const bool is_diagonal = traits_of(lattice).has_diagonals && x != from_x && y != from_y;
            costs.learn(g - before.g, nodes[row], grid, is_diagonal);
            const auto expected = before.g + costs.into(nodes[row], grid, is_diagonal);
            if (costs.knows(nodes[row], grid, is_diagonal) &&
                !costs.lead(before.g, g, nodes[row], grid, is_diagonal)) {
                found.step = NumberFault{row, g, expected};
                found.step_through =
                    other_parent(rows, row, nodes[row], parents[row], known, costs, grid, lattice);
            } else if (const auto fall = before.h - h;
                       !found.fall && fall > g - before.g && !are_same(fall, g - before.g)) {
                found.fall = NumberFault{row, fall, g - before.g};
            }
        }
        known[index_of(nodes[row])] = row;
    }
    found.unit_of_g = costs.straight;
}

} // namespace

SeenNumbers check_numbers(const std::vector<SeenRow>& rows, const std::vector<NodeId>& nodes,
                          const std::vector<NodeId>& parents, const Grid& grid, Lattice lattice, NodeId goal,
                          NodeId own_goal) {
    SeenNumbers found;
    check_sums(rows, found);
    check_steps(rows, nodes, parents, grid, lattice, found);
    auto to_own_goal = found;
    check_estimates(rows, nodes, grid, lattice, goal, found);
    if (found.estimate && own_goal != NodeId::None) {
        check_estimates(rows, nodes, grid, lattice, own_goal, to_own_goal);
        if (!to_own_goal.estimate) {
            found = std::move(to_own_goal);
        }
    }
    return found;
}

} // namespace astrolabe
