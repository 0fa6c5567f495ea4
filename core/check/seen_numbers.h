// What the numbers beside an order of expansion say of the search that wrote them: rows that contradict
// themselves, which heuristic the column h is, and in which unit.
#pragma once

#include "core/check/seen_rows.h"
#include "core/grid/grid.h"
#include "core/heuristic/grid_heuristic.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace astrolabe {

/// A row whose number does not follow from the others.
struct NumberFault {
    std::size_t row = 0; ///< Index in the rows.
    double found = 0;
    double expected = 0;
};

struct SeenNumbers {
    /// f = g + weight * h in the rows before the faulty one, or f = weight * h where f has no g in it; 1
    /// where f or h is missing.
    double weight = 1;
    /// Whether f counts g: false if more rows agree with f = weight * h alone, as in greedy search.
    bool f_has_g = true;
    /// Those that the column h is, in one unit; more than one where the rows do not decide. Empty: there is
    /// no column h, or it is none of them.
    std::vector<HeuristicKind> heuristics;
    /// What a straight step over plain ground counts in h, and in g by the parents; 0: unknown.
    double unit_of_h = 0;
    double unit_of_g = 0;
    /// Whether the two differ by more than the cheapest factor of the board.
    bool has_two_units = false;
    std::optional<NumberFault> sum;  ///< The first row whose f is another.
    std::optional<NumberFault> step; ///< The first whose g is not that of its parent and the step.
    /// Of `step` the neighbour, expanded before, through which that g would be right; or None. Then one of g
    /// and parent was kept from an abandoned path: the parent if g is too small for it, else g.
    NodeId step_through = NodeId::None;
    /// The first whose h is smaller than that of its parent by more than the step costs: h is inconsistent
    /// there.
    std::optional<NumberFault> fall;
    /// The first whose h is not that of the heuristic that most rows agree with, where none agrees with all.
    std::optional<NumberFault> estimate;
    HeuristicKind nearest = HeuristicKind::Octile; ///< That heuristic.
};

/// `nodes` are the cells of the rows, and `parents` those of their parents, None where none was written.
/// `own_goal`, or None, is where the page's search ends: h may be the distance to that cell as well. Numbers
/// are the same if they differ by less than a thousandth. O(rows).
SeenNumbers check_numbers(const std::vector<SeenRow>& rows, const std::vector<NodeId>& nodes,
                          const std::vector<NodeId>& parents, const Grid& grid, Lattice lattice, NodeId goal,
                          NodeId own_goal = NodeId::None);

} // namespace astrolabe
