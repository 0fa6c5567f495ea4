#include "core/io/moving_ai_map.h"

#include "core/io/text_lines.h"

#include <array>
#include <span>
#include <utility>
#include <vector>

namespace astrolabe {
namespace {

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
    MovingAiMapReader reader;
    reader.add(text);
    return reader.finish();
}

void MovingAiMapReader::add(std::string_view lines) {
    if (lines.find('\0') != std::string_view::npos) {
        refusal_ = refused("map.binary");
    }
    if (!refusal_.is_ok()) {
        return;
    }
    lines_.go_on(lines);
    for (auto line = lines_.next(); line && refusal_.is_ok(); line = lines_.next()) {
        refusal_ = take(*line);
    }
}

Reason MovingAiMapReader::take(std::string_view line) {
    if (has_map_ && rows_ < height_) {
        return take_row(line);
    }
    if (is_blank_line(line)) {
        return {};
    }
    is_empty_ = false;
    return has_map_ ? refused("map.rows_extra", lines_.number(), quoted(line), std::to_string(height_))
                    : take_header(line);
}

Reason MovingAiMapReader::take_header(std::string_view line) {
    auto rest = line;
    const auto word = take_word(rest);
    if (word == "map" && rest.empty()) {
        has_map_ = true;
        auto reason = missing();
        if (reason.is_ok()) {
            factors_.reserve(std::size_t{width_} * height_);
        }
        return reason;
    }
    if (word == "type") {
        has_type_ = true;
    } else if (word == "width" || word == "height") {
        const auto side = whole_number(take_word(rest), Grid::max_side);
        if (!side || *side == 0 || !rest.empty()) {
            return refused("map.size", lines_.number(), quoted(line), std::to_string(Grid::max_side));
        }
        (word == "width" ? width_ : height_) = *side;
    } else {
        return refused("map.header", lines_.number(), quoted(line), "type, height, width, map");
    }
    return {};
}

Reason MovingAiMapReader::missing() const {
    const char* missing = !has_type_     ? "type"
                          : height_ == 0 ? "height"
                          : width_ == 0  ? "width"
                          : !has_map_    ? "map"
                                         : nullptr;
    return missing == nullptr ? Reason{} : refused("map.header", lines_.number(), "", missing);
}

Reason MovingAiMapReader::take_row(std::string_view line) {
    if (line.size() != width_) {
        return refused("map.row_length", lines_.number(), static_cast<std::uint32_t>(line.size()), width_);
    }
    // Row by row, since the first write to fresh memory costs a page fault, which takes longer than this.
    factors_.resize(factors_.size() + width_);
    const auto row = std::span(factors_).last(width_);
    auto* cell = row.data();
    for (const char terrain : line) {
        *cell = factors_of_letters[static_cast<std::uint8_t>(terrain)];
        if (*cell++ == unknown_factor) {
            return refused("map.character", lines_.number(), quoted({&terrain, 1}), ". G S @ O T W");
        }
    }
    counts_.add(row);
    ++rows_;
    return {};
}

Result<Grid> MovingAiMapReader::finish() {
    if (refusal_.is_ok()) {
        refusal_ = is_empty_ ? refused("map.empty") : missing();
    }
    if (refusal_.is_ok() && rows_ < height_) {
        refusal_ = refused("map.rows_missing", lines_.number(), rows_, height_);
    }
    if (!refusal_.is_ok()) {
        return refusal_;
    }
    return Grid(width_, height_, std::move(factors_), counts_);
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
