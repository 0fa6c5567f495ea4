// The board, of squares or hexes: how large it is and what the ground of each cell costs. It does not know
// which moves are legal (moves.h) or where units stand.
#pragma once

#include "core/graph/graph.h"
#include "core/grid/lattice/lattice.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace astrolabe {

/// Cost factor of the ground: 0 is a wall, 1 plain ground, up to 255.
using Factor = std::uint8_t;

inline constexpr Factor wall = 0;
inline constexpr Factor plain = 1;

/// What a cell has in addition to its factor: a wall its kind, free ground the cost that it adds to a step.
using Extra = std::uint8_t;

/// Free ground adds its extra in tenths of a straight step over plain ground, as danger does: 10 is a step.
/// The factor does not multiply it, and a diagonal step is charged no more of it.
inline constexpr Extra added_of_a_step = 10;

/// None can be entered: to searches all are walls, only people see the kind.
enum class WallKind : Extra { Wall, Water, Fire, Monster };

/// The complete content of a cell as one number: its factor, and 256 times its extra.
using GroundNumber = std::uint16_t;

inline constexpr std::uint32_t grounds_an_extra = 256;

constexpr GroundNumber ground_with(Factor factor, Extra extra) {
    return static_cast<GroundNumber>(factor + grounds_an_extra * extra);
}
constexpr GroundNumber ground_of(WallKind kind) { return ground_with(wall, static_cast<Extra>(kind)); }
constexpr Factor factor_of(GroundNumber ground) { return static_cast<Factor>(ground % grounds_an_extra); }
constexpr Extra extra_of(GroundNumber ground) { return static_cast<Extra>(ground / grounds_an_extra); }

/// Whether a cell can have this number: any with a factor, and walls of the known kinds.
constexpr bool is_ground(std::uint32_t number) {
    return number < grounds_an_extra * grounds_an_extra &&
           (number % grounds_an_extra != wall || number <= ground_of(WallKind::Monster));
}

/// How many cells have each factor.
class FactorCounts {
  public:
    /// O(cells).
    void add(std::span<const Factor> cells);
    std::array<std::uint32_t, 256> all() const;

  private:
    /// Most cells are as their neighbours: with one number for a factor, each would wait for the last.
    std::array<std::array<std::uint32_t, 256>, 4> counts_{};
};

class Grid {
  public:
    static constexpr std::uint32_t max_side = 4096;
    static constexpr std::uint64_t most_cells = std::uint64_t{max_side} * max_side;

    static bool is_valid_size(std::uint64_t width, std::uint64_t height) {
        return width >= 1 && width <= max_side && height >= 1 && height <= max_side;
    }

    /// An empty board, or one of other ground everywhere. The size must be valid.
    Grid(std::uint32_t width, std::uint32_t height, Factor everywhere = plain);
    /// A board with these factors, row by row: width * height of them; and as many extras, or none.
    Grid(std::uint32_t width, std::uint32_t height, std::vector<Factor> factors,
         std::vector<Extra> extras = {});
    /// The same without extras, O(1): `counts` are those of the factors.
    Grid(std::uint32_t width, std::uint32_t height, std::vector<Factor> factors, const FactorCounts& counts);

    std::uint32_t width() const { return width_; }
    std::uint32_t height() const { return height_; }
    std::uint32_t cell_count() const { return width_ * height_; }

    bool contains(NodeId node) const { return index_of(node) < cell_count(); }
    bool contains(std::int64_t x, std::int64_t y) const {
        return x >= 0 && y >= 0 && x < width_ && y < height_;
    }
    NodeId node(Cell cell) const { return node_at(cell.y * width_ + cell.x); }
    Cell cell(NodeId node) const { return {index_of(node) % width_, index_of(node) / width_}; }

    Factor factor(NodeId node) const { return factors_[index_of(node)]; }
    bool is_free(NodeId node) const { return factor(node) != wall; }
    Extra extra(NodeId node) const { return extras_.empty() ? Extra{0} : extras_[index_of(node)]; }
    GroundNumber ground(NodeId node) const { return ground_with(factor(node), extra(node)); }
    WallKind wall_kind(NodeId node) const { return static_cast<WallKind>(extra(node)); } ///< Of a wall.
    /// What entering it costs in addition to its factor, in tenths of a straight step; 0 for a wall.
    Extra added(NodeId node) const { return has_added_costs() && is_free(node) ? extra(node) : Extra{0}; }
    /// Ground of this factor, or a wall, without an extra.
    void set_factor(NodeId node, Factor factor);
    void set_ground(NodeId node, GroundNumber ground);

    /// All factors, row by row; valid until the grid is changed or destroyed.
    std::span<const Factor> factors() const { return factors_; }
    /// All extras, row by row; empty when every cell has 0. Valid equally long.
    std::span<const Extra> extras() const { return extras_; }

    /// Whether any cell has this factor. O(1).
    bool has_factor(Factor factor) const { return cells_with_factor_[factor] != 0; }
    /// Smallest factor among the free cells; 1 when every cell is a wall. O(1).
    Factor cheapest_factor() const;
    /// Whether any free cell adds a cost. O(1).
    bool has_added_costs() const { return cells_with_added_cost_ != 0; }
    /// Whether all free cells have the same factor and none adds a cost. O(1).
    bool has_uniform_ground() const {
        return cells_with_factor_[wall] + cells_with_factor_[cheapest_factor()] == cell_count() &&
               !has_added_costs();
    }

    friend bool operator==(const Grid& a, const Grid& b) {
        return a.width_ == b.width_ && a.height_ == b.height_ && a.factors_ == b.factors_ &&
               a.extras_ == b.extras_;
    }

  private:
    std::uint32_t width_;
    std::uint32_t height_;
    std::vector<Factor> factors_;
    std::array<std::uint32_t, 256> cells_with_factor_{};
    std::vector<Extra> extras_; ///< Empty while there is none, so that boards without extras need no memory.
    std::uint32_t cells_with_extra_ = 0;
    std::uint32_t cells_with_added_cost_ = 0; ///< Of these, the free ones.
};

/// The board cut or extended on the right and at the bottom; new cells are plain. The size must be valid.
Grid resized(const Grid& grid, std::uint32_t width, std::uint32_t height);

/// The board with every free cell plain and without added cost.
Grid flattened(const Grid& grid);

/// The free cell nearest to `from` in a straight line, `from` itself if it is free; of equally near ones the
/// first, row by row. None when the whole board is walls. Checks growing squares around `from` and stops when
/// no nearer cell is possible.
NodeId nearest_free_cell(const Grid& grid, NodeId from, Lattice lattice = Lattice::Squares);

} // namespace astrolabe
