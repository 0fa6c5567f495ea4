#include "core/generate/rooms.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace astrolabe {
namespace {

/// No room is narrower than this, so that there is room to walk around.
constexpr std::uint32_t least_side = 3;
/// Rooms of at most this many cells are left whole.
constexpr std::uint64_t small_area = 48;

struct Room {
    std::uint32_t x;
    std::uint32_t y;
    std::uint32_t width;
    std::uint32_t height;
};

/// The wall that cuts a room in two: it stands `first` cells from the room's beginning.
struct Cut {
    Room room;
    bool is_upright;
    std::uint32_t first;

    std::uint32_t length() const { return is_upright ? room.height : room.width; }
    /// -1 and length() are the cells beyond its ends.
    Cell cell(std::int64_t along) const {
        const auto x = is_upright ? std::int64_t{room.x} + first : room.x + along;
        const auto y = is_upright ? room.y + along : std::int64_t{room.y} + first;
        return {static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)};
    }
};

/// A wall that ends at a door of an older wall would block it.
bool closes_door(const Grid& grid, const Cut& cut) {
    for (const auto along : {std::int64_t{-1}, std::int64_t{cut.length()}}) {
        const auto cell = cut.cell(along);
        if (grid.contains(cell.x, cell.y) && grid.is_free(grid.node(cell))) {
            return true;
        }
    }
    return false;
}

/// A cut across the longer side at a random position, or the next position after it that closes no door.
std::optional<Cut> find_cut(const Grid& grid, const Room& room, Random& random) {
    const bool is_upright = room.width >= room.height;
    const auto side = is_upright ? room.width : room.height;
    if (side < 2 * least_side + 1 || std::uint64_t{room.width} * room.height <= small_area) {
        return std::nullopt;
    }
    const auto positions = side - 2 * least_side;
    const auto begin = random.below(positions);
    for (std::uint32_t tried = 0; tried < positions; ++tried) {
        const Cut cut{room, is_upright, least_side + (begin + tried) % positions};
        if (!closes_door(grid, cut)) {
            return cut;
        }
    }
    return std::nullopt;
}

class RoomsMaker final : public BoardMaker {
  public:
    explicit RoomsMaker(const GeneratorSpec& spec)
        : BoardMaker(spec), rooms_{{0, 0, spec.width, spec.height}} {}

    bool advance(std::uint32_t rows) override {
        // A wall takes as long as its cells, and so does seeking the place for it.
        for (auto cells = rows * grid_.width(); cells > 0 && !rooms_.empty();) {
            const auto room = rooms_.back();
            rooms_.pop_back();
            divide(room);
            cells -= std::min(cells, std::max(room.width, room.height));
        }
        return rooms_.empty();
    }

  private:
    void divide(const Room& room) {
        const auto cut = find_cut(grid_, room, random_);
        if (!cut) {
            return;
        }
        for (std::uint32_t along = 0; along < cut->length(); ++along) {
            grid_.set_factor(grid_.node(cut->cell(along)), wall);
        }
        const auto doors = random_.is_chance(spec_.percent) ? 2U : 1U;
        for (std::uint32_t door = 0; door < doors; ++door) {
            grid_.set_factor(grid_.node(cut->cell(random_.below(cut->length()))), plain);
        }
        const auto far = cut->first + 1;
        if (cut->is_upright) {
            rooms_.push_back({room.x, room.y, cut->first, room.height});
            rooms_.push_back({room.x + far, room.y, room.width - far, room.height});
        } else {
            rooms_.push_back({room.x, room.y, room.width, cut->first});
            rooms_.push_back({room.x, room.y + far, room.width, room.height - far});
        }
    }

    std::vector<Room> rooms_; ///< Still to be divided.
};

} // namespace

std::unique_ptr<BoardMaker> rooms_maker(const GeneratorSpec& spec) {
    return std::make_unique<RoomsMaker>(spec);
}

} // namespace astrolabe
