#include "core/codec/link_map.h"

#include "core/codec/base64url.h"
#include "core/codec/run_code.h"
#include "core/io/text_lines.h"

#include <algorithm>
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

struct Codes {
    std::string_view board;
    std::string_view extras;
};

/// Empty, which is the code of no board, where there is none.
Codes codes_in(std::string_view map) {
    auto rest = map.empty() ? map : map.substr(1);
    if (map.starts_with(board_letter)) {
        return {.board = rest};
    }
    if (!map.starts_with(extended_letter)) {
        return {};
    }
    const auto board = take_part(rest);
    return {.board = board, .extras = rest};
}

BoardDecoder decoder_of(std::string_view text, std::uint64_t most_cells) {
    auto bytes = from_base64url(text);
    return bytes ? BoardDecoder(std::move(*bytes), most_cells) : BoardDecoder();
}

/// `text` is what follows the letter.
std::optional<Grid> read_runs(std::string_view text, std::uint64_t most_cells) {
    const auto bytes = from_base64url(text);
    return bytes ? decode_runs(*bytes, most_cells) : std::nullopt;
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
    return LinkMapReader(std::string(text), most_cells).finish();
}

LinkMapReader::LinkMapReader(std::string text, std::uint64_t most_cells)
    : text_(std::move(text)), most_cells_(most_cells),
      factors_(decoder_of(codes_in(text_).board, most_cells)),
      extras_(decoder_of(codes_in(text_).extras, factors_.cell_count())) {}

bool LinkMapReader::advance(std::uint32_t rows) { return factors_.advance(rows) && extras_.advance(rows); }

Result<LinkMap> LinkMapReader::finish() {
    const std::string_view text = text_;
    if (text.starts_with(generator_letter)) {
        return read_generated(text.substr(1), most_cells_);
    }
    auto grid = text.starts_with(run_letter) ? read_runs(text.substr(1), most_cells_) : factors_.finish();
    if (grid && text.starts_with(extended_letter)) {
        const auto extras = extras_.finish();
        grid = extras ? extended(*grid, *extras) : std::nullopt;
    }
    if (grid) {
        return LinkMap{.grid = std::move(*grid)};
    }
    constexpr std::array known{board_letter, extended_letter, run_letter};
    const bool is_known = text.empty() || std::find(known.begin(), known.end(), text.front()) != known.end();
    return is_known ? broken_map() : unknown_version();
}

} // namespace astrolabe
