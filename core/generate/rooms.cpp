#include "core/generate/rooms.h"

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

} // namespace

Grid make_rooms(const GeneratorSpec& spec, Random& random) {
    Grid grid(spec.width, spec.height);
    std::vector<Room> rooms{{0, 0, spec.width, spec.height}};
    while (!rooms.empty()) {
        const auto room = rooms.back();
        rooms.pop_back();
        const auto cut = find_cut(grid, room, random);
        if (!cut) {
            continue;
        }
        for (std::uint32_t along = 0; along < cut->length(); ++along) {
            grid.set_factor(grid.node(cut->cell(along)), wall);
        }
        const auto doors = random.is_chance(spec.percent) ? 2U : 1U;
        for (std::uint32_t door = 0; door < doors; ++door) {
            grid.set_factor(grid.node(cut->cell(random.below(cut->length()))), plain);
        }
        const auto far = cut->first + 1;
        if (cut->is_upright) {
            rooms.push_back({room.x, room.y, cut->first, room.height});
            rooms.push_back({room.x + far, room.y, room.width - far, room.height});
        } else {
            rooms.push_back({room.x, room.y, room.width, cut->first});
            rooms.push_back({room.x, room.y + far, room.width, room.height - far});
        }
    }
    return grid;
}

} // namespace astrolabe
