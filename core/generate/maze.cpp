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

class MazeMaker final : public BoardMaker {
  public:
    explicit MazeMaker(const GeneratorSpec& spec)
        : BoardMaker(spec, wall), columns_((spec.width + 1) / 2), rows_((spec.height + 1) / 2) {
        open(cell_of({0, 0}));
    }

    bool advance(std::uint32_t rows) override {
        if (path_.empty()) {
            for (; rows > 0 && next_ < rows_; --rows) {
                open_doors_of(next_++);
            }
            return next_ == rows_;
        }
        // Each hall is entered and left: as many steps as there are cells in a row are those of two rows.
        for (auto steps = rows * columns_; steps > 0 && !path_.empty(); --steps) {
            carve();
        }
        return false;
    }

  private:
    /// A step of a walk from hall to hall at random, when stuck back to the last one with an unvisited
    /// neighbour.
    void carve() {
        const auto from = path_.back();
        std::array<Heading, 4> unseen{};
        std::uint32_t count = 0;
        for (const auto side : sides) {
            if (has_hall(from, side) && !grid_.is_free(cell_of(beyond(from, side)))) {
                unseen[count++] = side;
            }
        }
        if (count == 0) {
            path_.pop_back();
            return;
        }
        const auto side = unseen[random_.below(count)];
        open(door_of(from, side));
        open(cell_of(beyond(from, side)));
        path_.push_back(beyond(from, side));
    }

    /// Opens a share of the doors that are still walls, so that there is more than one path.
    void open_doors_of(std::uint32_t y) {
        for (std::uint32_t x = 0; x < columns_; ++x) {
            for (const auto side : {sides[1], sides[2]}) {
                if (has_hall({x, y}, side) && !grid_.is_free(door_of({x, y}, side)) &&
                    random_.is_chance(spec_.percent)) {
                    open(door_of({x, y}, side));
                }
            }
        }
    }

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

    std::uint32_t columns_;
    std::uint32_t rows_;
    std::vector<Hall> path_{{0, 0}};
};

} // namespace

std::unique_ptr<BoardMaker> maze_maker(const GeneratorSpec& spec) {
    return std::make_unique<MazeMaker>(spec);
}

} // namespace astrolabe
