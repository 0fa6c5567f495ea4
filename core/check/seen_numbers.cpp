#include "core/check/seen_numbers.h"

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

/// The first row whose f is not g, if it counts, and weight * h. The weight is that of the first row with an
/// h.
std::optional<NumberFault> sum_fault(const std::vector<SeenRow>& rows, bool counts_g, double& weight) {
    bool has_weight = false;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const auto& [first, second, line, g, h, f, parent] = rows[row];
        if (std::isnan(g) || std::isnan(h) || std::isnan(f)) {
            continue;
        }
        const auto counted = counts_g ? g : 0;
        if (!has_weight && h > 0 && f >= counted) {
            has_weight = true;
            weight = are_same(f, counted + h) ? 1 : (f - counted) / h;
        }
        if (const auto expected = counted + weight * h; !are_same(f, expected)) {
            return NumberFault{row, f, expected};
        }
    }
    return std::nullopt;
}

void check_sums(const std::vector<SeenRow>& rows, SeenNumbers& found) {
    found.sum = sum_fault(rows, true, found.weight);
    if (!found.sum) {
        return;
    }
    // A greedy search leaves g out of f: whichever holds for longer is meant.
    double weight = 1;
    const auto without_g = sum_fault(rows, false, weight);
    if (!without_g || without_g->row > found.sum->row) {
        found.sum = without_g;
        found.weight = weight;
    }
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
    const auto try_kind = [&](HeuristicKind kind) {
        for (const auto& costs : cost_models_tried) {
            const auto agreed = agreement(rows, nodes, grid, goal, kind, costs);
            if (!agreed.fault) {
                found.heuristics.push_back(kind);
                found.unit_of_h = agreed.unit;
                return;
            }
            if (agreed.rows > nearest.rows) {
                nearest = agreed;
                found.nearest = kind;
            }
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
}

/// g and h against those of the parent, which was expanded before.
void check_steps(const std::vector<SeenRow>& rows, const std::vector<NodeId>& nodes,
                 const std::vector<NodeId>& parents, const Grid& grid, Lattice lattice, SeenNumbers& found) {
    std::unordered_map<std::uint32_t, std::size_t> known; // the last row of each cell
    double diagonal = 0;
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
            // On hexes all steps are alike.
            const bool is_diagonal = lattice == Lattice::Squares && x != from_x && y != from_y;
            auto& unit = is_diagonal ? diagonal : found.unit_of_g;
            const auto factor = std::max<double>(grid.factor(nodes[row]), 1);
            if (unit == 0) {
                unit = (g - before.g) / factor;
            }
            if (const auto expected = before.g + unit * factor; !are_same(g, expected)) {
                found.step = NumberFault{row, g, expected};
            } else if (const auto fall = before.h - h;
                       !found.fall && fall > g - before.g && !are_same(fall, g - before.g)) {
                found.fall = NumberFault{row, fall, g - before.g};
            }
        }
        known[index_of(nodes[row])] = row;
    }
}

} // namespace

SeenNumbers check_numbers(const std::vector<SeenRow>& rows, const std::vector<NodeId>& nodes,
                          const std::vector<NodeId>& parents, const Grid& grid, Lattice lattice, NodeId goal,
                          NodeId own_goal) {
    SeenNumbers found;
    check_sums(rows, found);
    auto to_own_goal = found;
    check_estimates(rows, nodes, grid, lattice, goal, found);
    if (found.estimate && own_goal != NodeId::None) {
        check_estimates(rows, nodes, grid, lattice, own_goal, to_own_goal);
        if (!to_own_goal.estimate) {
            found = std::move(to_own_goal);
        }
    }
    check_steps(rows, nodes, parents, grid, lattice, found);
    return found;
}

} // namespace astrolabe
