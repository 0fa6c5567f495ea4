// Connected components ("islands"): which cells can reach which, known before any search.
#pragma once

#include "core/grid/grid.h"
#include "core/grid/move_rules.h"
#include "core/precompute/free_runs.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace astrolabe {

/// Labels of the free cells under one set of rules. No wall, one wall and four give the same partition: a
/// diagonal they allow can also be walked through a free side cell. Only *always* joins cells that touch at a
/// corner between two walls. On hexes those that touch are joined.
struct Components {
    static constexpr std::uint32_t none = 0xffffffff;
    /// What updates may still cost; each counts down.
    struct UpdateBudget {
        std::uint32_t renumberings = 4;               ///< Passes through all labels.
        std::size_t searched = std::size_t{1} << 14U; ///< Cells around new walls.

        bool take_renumbering() { return renumberings != 0 && renumberings-- != 0; }
    };

    std::vector<std::uint32_t> labels; ///< One a cell, row by row: 0 to count - 1; `none` for a wall.
    std::uint32_t count = 0;
    std::vector<NodeId> firsts; ///< The first cell of each, row by row.

    std::uint32_t label(NodeId node) const { return labels[index_of(node)]; }

    /// Brings the labels, which must have been right, up to date after this cell, and no other since, became
    /// free or a wall. False, and without meaning from then on, where the budget does not suffice, where more
    /// than one piece of a component may be cut off or a component with another first cell has another
    /// number, and on hexes: then they are to be found anew. O(1) for most cells; where components are
    /// joined, split, added or end, a renumbering for each, O(cells of the board); where a new wall may split
    /// one, O(cells of the smaller piece) or of the shortest way around it.
    bool update_at(const Grid& grid, const MoveRules& rules, NodeId changed, UpdateBudget& budget);

    friend bool operator==(const Components&, const Components&) = default;

  private:
    bool join_at(const Grid& grid, NodeId freed, bool joins_corners, UpdateBudget& budget);
    bool split_at(const Grid& grid, NodeId built, bool joins_corners, UpdateBudget& budget);
    /// Whether the component has the same number with this first cell.
    bool set_first(std::uint32_t component, NodeId first);
    /// A component with this first cell, of the cells labelled `from`, if any; returns its label.
    std::uint32_t add(NodeId first, std::uint32_t from);
    /// Its cells are labelled `to`, a smaller label or `none`.
    void remove(std::uint32_t component, std::uint32_t to);
    /// Labels `from`, unless that is `none`, become `to`; `by` is added modulo 2^32 to those that are not
    /// less than `first_moved`. O(cells).
    void renumber(std::uint32_t from, std::uint32_t to, std::uint32_t first_moved, std::uint32_t by);
};

/// Labels are numbered in the order of their first cell, row by row. O(cells), by runs of free cells
/// and union-find: Rosenfeld and Pfaltz, "Sequential Operations in Digital Picture Processing", 1966.
Components connected_components(const Grid& grid, const MoveRules& rules);

/// The same in slices. Borrows the grid.
class ComponentFinder {
  public:
    ComponentFinder(const Grid& grid, const MoveRules& rules);
    ComponentFinder(const ComponentFinder&) = delete;
    ComponentFinder& operator=(const ComponentFinder&) = delete;
    ~ComponentFinder();

    /// At most this many more rows of one of three stages; returns whether the components are known.
    bool advance(std::uint32_t rows);
    /// Only when known.
    Components release();

    /// The first two stages alone: the runs of the board, and which of them are joined.
    bool join(std::uint32_t rows);
    // Only when joined:
    const FreeRuns& runs() const;
    /// That is, how many components.
    std::uint32_t count() const;
    std::uint32_t label_of(std::size_t run) const;

  private:
    struct Work;
    std::unique_ptr<Work> work_;
};

/// The labels as shown: one a cell, 1 for the largest island, 0 for a wall. Islands of one size are numbered
/// in the order of their first cell. O(cells).
std::vector<std::uint32_t> numbered_by_size(Components components);

} // namespace astrolabe
