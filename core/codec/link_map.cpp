#include "core/codec/link_map.h"

#include "core/codec/base64url.h"
#include "core/codec/run_code.h"
#include "core/io/text_lines.h"

#include <array>
#include <limits>
#include <utility>

namespace astrolabe {
namespace {

constexpr char board_letter = 'a';
constexpr char extended_letter = 'e';
constexpr char generator_letter = 'g';
constexpr char run_letter = 'r';
constexpr char separator = '.';

Reason broken_map() { return {.code = "link.map_broken"}; }
Reason unknown_version() { return {.code = "link.map_version"}; }

std::string digest_text(const Grid& grid) {
    const auto digest = board_digest(grid);
    return to_base64url(
        std::array{static_cast<std::uint8_t>(digest >> 24U), static_cast<std::uint8_t>(digest >> 16U),
                   static_cast<std::uint8_t>(digest >> 8U), static_cast<std::uint8_t>(digest)});
}

/// The next part of `text`, which loses it and the separator behind it.
std::string_view take_part(std::string_view& text) {
    const auto end = text.find(separator);
    const auto part = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return part;
}

/// `text` is what follows the letter.
Result<LinkMap> read_generated(std::string_view text, std::uint64_t most_cells) {
    if (!take_part(text).empty()) {
        return broken_map();
    }
    const auto kind = generator_named(take_part(text));
    const auto width = whole_number(take_part(text), Grid::max_side);
    const auto height = whole_number(take_part(text), Grid::max_side);
    const auto percent = whole_number(take_part(text), 100);
    const auto seed = whole_number(take_part(text), std::numeric_limits<std::uint32_t>::max());
    if (!width || !height || !percent || !seed || !Grid::is_valid_size(*width, *height) ||
        std::uint64_t{*width} * *height > most_cells) {
        return broken_map();
    }
    if (!kind) {
        return unknown_version(); // of a later version of the generator
    }
    const GeneratorSpec spec{*kind, *width, *height, *percent, *seed};
    auto grid = generate(spec);
    if (!text.empty() && text != digest_text(grid)) {
        return unknown_version();
    }
    return LinkMap{std::move(grid), spec};
}

using Decoder = std::optional<Grid> (*)(std::span<const std::uint8_t>, std::uint64_t);

std::optional<Grid> decoded(std::string_view text, Decoder decode, std::uint64_t most_cells) {
    const auto bytes = from_base64url(text);
    return bytes ? decode(*bytes, most_cells) : std::nullopt;
}

/// The board with the factors of another one as extras; nothing if no writer would have written it so.
std::optional<Grid> extended(const Grid& grid, const Grid& extras) {
    if (extras.width() != grid.width() || extras.height() != grid.height()) {
        return std::nullopt;
    }
    const auto factors = grid.factors();
    const auto added = extras.factors();
    bool has_any = false;
    for (std::size_t i = 0; i < factors.size(); ++i) {
        if (!is_ground(ground_with(factors[i], added[i]))) {
            return std::nullopt;
        }
        has_any = has_any || added[i] != 0;
    }
    return has_any ? std::optional(Grid(grid.width(), grid.height(), {factors.begin(), factors.end()},
                                        {added.begin(), added.end()}))
                   : std::nullopt;
}

/// `text` is what follows the letter.
std::optional<Grid> read_extended(std::string_view text, std::uint64_t most_cells) {
    const auto grid = decoded(take_part(text), decode_board, most_cells);
    const auto extras = grid ? decoded(text, decode_board, grid->cell_count()) : std::nullopt;
    return extras ? extended(*grid, *extras) : std::nullopt;
}

Result<Grid> unless_broken(std::optional<Grid> grid) {
    return grid ? Result<Grid>(std::move(*grid)) : broken_map();
}

} // namespace

std::string write_link_map(const Grid& grid) { return LinkMapWriter(grid).finish(); }

LinkMapWriter::LinkMapWriter(const Grid& grid) : factors_(grid) {
    if (const auto extras = grid.extras(); !extras.empty()) {
        extras_ = std::make_unique<const Grid>(grid.width(), grid.height(),
                                               std::vector<Factor>(extras.begin(), extras.end()));
        extras_encoder_.emplace(*extras_);
    }
}

bool LinkMapWriter::advance(std::uint32_t rows) {
    return factors_.advance(rows) && (!extras_encoder_ || extras_encoder_->advance(rows));
}

std::string LinkMapWriter::finish() {
    auto text = to_base64url(factors_.finish());
    return extras_encoder_
               ? extended_letter + std::move(text) + separator + to_base64url(extras_encoder_->finish())
               : board_letter + std::move(text);
}

std::string write_link_map(const GeneratorSpec& made_by, const Grid& grid) {
    std::string text{generator_letter};
    text += separator;
    text += generator_name(made_by.kind);
    for (const auto number : {std::uint64_t{made_by.width}, std::uint64_t{made_by.height},
                              std::uint64_t{made_by.percent}, made_by.seed}) {
        text += separator + std::to_string(number);
    }
    return text + separator + digest_text(grid);
}

Result<LinkMap> read_link_map(std::string_view text, std::uint64_t most_cells) {
    if (text.empty()) {
        return broken_map();
    }
    const auto letter = text.front();
    if (letter == generator_letter) {
        return read_generated(text.substr(1), most_cells);
    }
    auto grid = letter == board_letter      ? unless_broken(decoded(text.substr(1), decode_board, most_cells))
                : letter == run_letter      ? unless_broken(decoded(text.substr(1), decode_runs, most_cells))
                : letter == extended_letter ? unless_broken(read_extended(text.substr(1), most_cells))
                                            : unknown_version();
    return grid.is_ok() ? Result<LinkMap>(LinkMap{.grid = std::move(grid.value())}) : grid.reason();
}

} // namespace astrolabe
