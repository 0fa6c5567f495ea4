#include "core/generate/maze.h"

#include <array>
#include <vector>

namespace astrolabe {
namespace {

//  . # . . .     Halls stand at even columns and rows, and are always free. A cell between two halls
//  . # # # .     is a door: a wall until the two are joined. Cells at odd columns and rows are pillars.
//  . . . # .
struct Hall {
    std::uint32_t x; // in halls
    std::uint32_t y;
};

struct Heading {
    std::int32_t dx;
    std::int32_t dy;
};
constexpr std::array<Heading, 4> sides{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

class Builder {
  public:
    Builder(const GeneratorSpec& spec, Random& random)
        : random_(random),
          grid_(spec.width, spec.height, std::vector<Factor>(std::size_t{spec.width} * spec.height)),
          columns_((spec.width + 1) / 2), rows_((spec.height + 1) / 2) {}

    /// Walks from hall to hall at random, and when stuck back to the last one with an unvisited neighbour.
    void carve() {
        std::vector<Hall> path{{0, 0}};
        open(cell_of({0, 0}));
        while (!path.empty()) {
            const auto from = path.back();
            std::array<Heading, 4> unseen{};
            std::uint32_t count = 0;
            for (const auto side : sides) {
                if (has_hall(from, side) && !grid_.is_free(cell_of(beyond(from, side)))) {
                    unseen[count++] = side;
                }
            }
            if (count == 0) {
                path.pop_back();
                continue;
            }
            const auto side = unseen[random_.below(count)];
            open(door_of(from, side));
            open(cell_of(beyond(from, side)));
            path.push_back(beyond(from, side));
        }
    }

    /// Opens a share of the doors that are still walls, so that there is more than one path.
    void open_doors(std::uint32_t percent) {
        for (std::uint32_t y = 0; y < rows_; ++y) {
            for (std::uint32_t x = 0; x < columns_; ++x) {
                for (const auto side : {sides[1], sides[2]}) {
                    if (has_hall({x, y}, side) && !grid_.is_free(door_of({x, y}, side)) &&
                        random_.is_chance(percent)) {
                        open(door_of({x, y}, side));
                    }
                }
            }
        }
    }

    Grid take() { return std::move(grid_); }

  private:
    bool has_hall(Hall from, Heading side) const {
        const auto x = std::int64_t{from.x} + side.dx;
        const auto y = std::int64_t{from.y} + side.dy;
        return x >= 0 && y >= 0 && x < columns_ && y < rows_;
    }
    static Hall beyond(Hall from, Heading side) {
        return {from.x + static_cast<std::uint32_t>(side.dx), from.y + static_cast<std::uint32_t>(side.dy)};
    }
    NodeId cell_of(Hall hall) const { return grid_.node({2 * hall.x, 2 * hall.y}); }
    NodeId door_of(Hall from, Heading side) const {
        return grid_.node({2 * from.x + static_cast<std::uint32_t>(side.dx),
                           2 * from.y + static_cast<std::uint32_t>(side.dy)});
    }
    void open(NodeId node) { grid_.set_factor(node, plain); }

    Random& random_;
    Grid grid_;
    std::uint32_t columns_;
    std::uint32_t rows_;
};

} // namespace

Grid make_maze(const GeneratorSpec& spec, Random& random) {
    Builder builder(spec, random);
    builder.carve();
    builder.open_doors(spec.percent);
    return builder.take();
}

} // namespace astrolabe
