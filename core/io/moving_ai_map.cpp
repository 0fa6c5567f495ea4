#include "core/io/moving_ai_map.h"

#include "core/io/text_lines.h"

#include <array>
#include <utility>
#include <vector>

namespace astrolabe {
namespace {

struct Header {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
};

Result<Header> read_header(TextLines& lines) {
    Header header;
    bool has_type = false;
    bool has_map = false;
    for (auto line = lines.next_not_blank(); line; line = lines.next_not_blank()) {
        auto rest = *line;
        const auto word = take_word(rest);
        if (word == "map" && rest.empty()) {
            has_map = true;
            break;
        }
        if (word == "type") {
            has_type = true;
        } else if (word == "width" || word == "height") {
            const auto side = whole_number(take_word(rest), Grid::max_side);
            if (!side || *side == 0 || !rest.empty()) {
                return refused("map.size", lines.number(), quoted(*line), std::to_string(Grid::max_side));
            }
            (word == "width" ? header.width : header.height) = *side;
        } else {
            return refused("map.header", lines.number(), quoted(*line), "type, height, width, map");
        }
    }
    const char* missing = !has_type            ? "type"
                          : header.height == 0 ? "height"
                          : header.width == 0  ? "width"
                          : !has_map           ? "map"
                                               : nullptr;
    if (missing != nullptr) {
        return refused("map.header", lines.number(), "", missing);
    }
    return header;
}

constexpr Factor unknown_factor = 255;

/// By letter, since a text may have millions.
constexpr auto factors_of_letters = [] {
    std::array<Factor, 256> factors{};
    factors.fill(unknown_factor);
    for (const char free : std::string_view(".GS")) {
        factors[static_cast<std::uint8_t>(free)] = plain;
    }
    for (const char blocked : std::string_view("@OTW")) {
        factors[static_cast<std::uint8_t>(blocked)] = wall;
    }
    return factors;
}();

} // namespace

bool looks_like_moving_ai_map(std::string_view text) {
    TextLines lines(text);
    auto line = lines.next_not_blank().value_or("");
    const auto word = take_word(line);
    return word == "type" || word == "height" || word == "width";
}

Result<Grid> read_moving_ai_map(std::string_view text) {
    if (text.find('\0') != std::string_view::npos) {
        return refused("map.binary");
    }
    TextLines lines(text);
    if (TextLines(text).next_not_blank() == std::nullopt) {
        return refused("map.empty");
    }
    const auto header = read_header(lines);
    if (!header.is_ok()) {
        return header.reason();
    }
    const auto [width, height] = header.value();
    std::vector<Factor> factors(std::size_t{width} * height);
    auto* cell = factors.data();
    for (std::uint32_t y = 0; y < height; ++y) {
        const auto row = lines.next();
        if (!row) {
            return refused("map.rows_missing", lines.number(), y, height);
        }
        if (row->size() != width) {
            return refused("map.row_length", lines.number(), static_cast<std::uint32_t>(row->size()), width);
        }
        for (const char terrain : *row) {
            *cell = factors_of_letters[static_cast<std::uint8_t>(terrain)];
            if (*cell++ == unknown_factor) {
                return refused("map.character", lines.number(), quoted({&terrain, 1}), ". G S @ O T W");
            }
        }
    }
    if (const auto line = lines.next_not_blank()) {
        return refused("map.rows_extra", lines.number(), quoted(*line), std::to_string(height));
    }
    return Grid(width, height, std::move(factors));
}

std::string write_moving_ai_map(const Grid& grid) {
    std::string text = "type octile\nheight " + std::to_string(grid.height()) + "\nwidth " +
                       std::to_string(grid.width()) + "\nmap\n";
    text.reserve(text.size() + grid.cell_count() + grid.height());
    for (std::uint32_t y = 0; y < grid.height(); ++y) {
        for (std::uint32_t x = 0; x < grid.width(); ++x) {
            text += grid.is_free(grid.node({x, y})) ? '.' : '@';
        }
        text += '\n';
    }
    return text;
}

} // namespace astrolabe
