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

constexpr const char* broken_map = "link.map_broken";
constexpr const char* unknown_version = "link.map_version";

std::string text_of(std::uint32_t digest) {
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

/// What a generator is to make; returns why that cannot be read, or null. `text` is what follows the letter,
/// and then the digest.
const char* read_spec(std::string_view& text, std::uint64_t most_cells, GeneratorSpec& spec) {
    if (!take_part(text).empty()) {
        return broken_map;
    }
    const auto kind = generator_named(take_part(text));
    const auto width = whole_number(take_part(text), Grid::max_side);
    const auto height = whole_number(take_part(text), Grid::max_side);
    const auto percent = whole_number(take_part(text), 100);
    const auto seed = whole_number(take_part(text), std::numeric_limits<std::uint32_t>::max());
    if (!width || !height || !percent || !seed || !Grid::is_valid_size(*width, *height) ||
        std::uint64_t{*width} * *height > most_cells) {
        return broken_map;
    }
    if (!kind) {
        return unknown_version; // of a later version of the generator
    }
    spec = {*kind, *width, *height, *percent, *seed};
    return nullptr;
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

/// First the board is made, then its digest is taken.
struct LinkMapReader::Made {
    Made(std::string_view text, std::uint64_t most_cells)
        : refusal(read_spec(text, most_cells, spec)), named(text) {
        if (refusal == nullptr) {
            maker = board_maker(spec);
        }
    }

    bool advance(std::uint32_t rows) {
        if (maker) {
            if (maker->advance(rows)) {
                grid = maker->take();
                maker.reset();
            }
            return false;
        }
        const auto cells = grid.factors().subspan(digested);
        const auto more = std::min(cells.size(), std::size_t{rows} * grid.width());
        digest = digest_with(digest, cells.first(more));
        digested += more;
        return more == cells.size();
    }

    GeneratorSpec spec;
    const char* refusal;
    std::string_view named;              ///< The digest, or nothing.
    std::unique_ptr<BoardMaker> maker{}; ///< Until the board is whole.
    Grid grid{1, 1};
    std::uint32_t digest = digest_of_none;
    std::size_t digested = 0; ///< Cells.
};

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
    return write_link_map(made_by) + separator + text_of(board_digest(grid));
}

std::string write_link_map(const GeneratorSpec& made_by) {
    std::string text{generator_letter};
    text += separator;
    text += generator_name(made_by.kind);
    for (const auto number : {std::uint64_t{made_by.width}, std::uint64_t{made_by.height},
                              std::uint64_t{made_by.percent}, made_by.seed}) {
        text += separator + std::to_string(number);
    }
    return text;
}

Result<LinkMap> read_link_map(std::string_view text, std::uint64_t most_cells) {
    return LinkMapReader(std::string(text), most_cells).finish();
}

LinkMapReader::LinkMapReader(std::string text, std::uint64_t most_cells)
    : text_(std::move(text)), most_cells_(most_cells),
      factors_(decoder_of(codes_in(text_).board, most_cells)),
      extras_(decoder_of(codes_in(text_).extras, factors_.cell_count())) {
    if (text_.starts_with(generator_letter)) {
        made_ = std::make_unique<Made>(std::string_view(text_).substr(1), most_cells);
    }
}

LinkMapReader::~LinkMapReader() = default;

bool LinkMapReader::advance(std::uint32_t rows) {
    rows = std::min(rows, Grid::max_side);
    return made_ ? made_->advance(rows) : factors_.advance(rows) && extras_.advance(rows);
}

Result<LinkMap> LinkMapReader::finish() {
    const std::string_view text = text_;
    if (made_) {
        while (!advance(Grid::max_side)) {
        }
        const bool is_other = !made_->named.empty() && made_->named != text_of(made_->digest);
        if (const auto* code = made_->refusal != nullptr ? made_->refusal
                               : is_other                ? unknown_version
                                                         : nullptr) {
            return Reason{.code = code};
        }
        return LinkMap{.grid = std::move(made_->grid), .made_by = made_->spec, .digest = made_->digest};
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
    return Reason{.code = is_known ? broken_map : unknown_version};
}

} // namespace astrolabe
