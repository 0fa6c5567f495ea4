#include "core/io/ascii_map.h"

#include "core/io/text_lines.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace astrolabe {
namespace {

constexpr Factor first_letter_factor = 10;
constexpr Factor last_letter_factor = 35;

// Factors that no letter has.
constexpr GroundNumber end_of_path = 254;
constexpr GroundNumber unknown_ground = 255;

/// Walls by their kinds.
constexpr std::string_view walls = "#~^!";

constexpr GroundNumber ground_drawn(char drawn) {
    if (const auto kind = walls.find(drawn); kind != std::string_view::npos) {
        return ground_with(wall, static_cast<Extra>(kind));
    }
    if (drawn == '@') {
        return wall;
    }
    if (drawn == '.') {
        return plain;
    }
    if (drawn == 'S' || drawn == 'G') {
        return end_of_path;
    }
    if (drawn >= '1' && drawn <= '9') {
        return static_cast<Factor>(drawn - '0');
    }
    if (drawn >= 'a' && drawn <= 'z') {
        return static_cast<Factor>(drawn - 'a' + first_letter_factor);
    }
    return unknown_ground;
}

/// By letter, since a text may have millions.
constexpr auto grounds_drawn = [] {
    std::array<GroundNumber, 256> grounds{};
    for (std::size_t letter = 0; letter < grounds.size(); ++letter) {
        grounds[letter] = ground_drawn(static_cast<char>(letter));
    }
    return grounds;
}();

char drawing_of(const Grid& grid, NodeId node) {
    const auto factor = grid.factor(node);
    if (factor == wall) {
        return walls[grid.extra(node)];
    }
    if (factor == plain) {
        return '.';
    }
    return static_cast<char>(factor < first_letter_factor ? '0' + factor
                                                          : 'a' + factor - first_letter_factor);
}

} // namespace

Result<AsciiMap> read_ascii_map(std::string_view text) {
    if (text.find('\0') != std::string_view::npos) {
        return refused("map.binary");
    }
    TextLines lines(text);
    std::vector<Factor> factors;
    std::vector<Extra> extras; // none up to the first wall of another kind
    std::size_t width = 0;
    std::uint32_t height = 0;
    NodeId start = NodeId::None;
    NodeId goal = NodeId::None;
    for (auto row = lines.next_not_blank(); row && !is_blank_line(*row); row = lines.next()) {
        if (height == 0) {
            width = row->size();
        }
        if (row->size() != width) {
            return refused("map.row_length", lines.number(), static_cast<std::uint32_t>(row->size()),
                           static_cast<std::uint32_t>(width));
        }
        if (!Grid::is_valid_size(width, ++height)) {
            return refused("map.size", lines.number(), std::max(static_cast<std::uint32_t>(width), height),
                           Grid::max_side);
        }
        auto cell = factors.size();
        factors.resize(cell + width);
        for (const char drawn : *row) {
            const auto ground = grounds_drawn[static_cast<std::uint8_t>(drawn)];
            factors[cell++] = factor_of(ground);
            if (ground <= last_letter_factor) {
                continue;
            }
            if (ground == unknown_ground) {
                const auto* const code = drawn == ' '    ? "map.space"
                                         : drawn == '\t' ? "map.tab"
                                                         : "map.character";
                return refused(code, lines.number(), quoted({&drawn, 1}), ". # @ ~ ^ ! 1-9 a-z S G");
            }
            if (ground == end_of_path) {
                auto& end = drawn == 'S' ? start : goal;
                if (end != NodeId::None) {
                    return refused("map.ends", lines.number(), std::string(1, drawn), "");
                }
                end = node_at(static_cast<std::uint32_t>(cell - 1));
                factors[cell - 1] = plain;
                continue;
            }
            extras.resize(cell);
            extras.back() = extra_of(ground);
        }
    }
    if (height == 0) {
        return refused("map.empty");
    }
    if (lines.next_not_blank()) {
        return refused("map.row_length", lines.number() - 1, "0", std::to_string(width));
    }
    if (!extras.empty()) {
        extras.resize(factors.size());
    }
    return AsciiMap{
        .grid = Grid(static_cast<std::uint32_t>(width), height, std::move(factors), std::move(extras)),
        .start = start,
        .goal = goal};
}

Result<std::string> write_ascii_map(const AsciiMap& map) {
    const auto& grid = map.grid;
    std::string text;
    text.reserve(grid.cell_count() + grid.height());
    for (std::uint32_t y = 0; y < grid.height(); ++y) {
        for (std::uint32_t x = 0; x < grid.width(); ++x) {
            const auto node = grid.node({x, y});
            const auto factor = grid.factor(node);
            if (factor > last_letter_factor) {
                return refused("map.factor", y + 1, std::to_string(factor),
                               std::to_string(last_letter_factor));
            }
            if (const auto added = grid.added(node); added != 0) {
                return refused("map.added", y + 1, std::to_string(added), "0");
            }
            const bool is_plain = factor == plain;
            text += is_plain && node == map.start  ? 'S'
                    : is_plain && node == map.goal ? 'G'
                                                   : drawing_of(grid, node);
        }
        text += '\n';
    }
    return text;
}

} // namespace astrolabe
