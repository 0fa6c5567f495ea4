#include "core/io/link_map.h"

#include "core/io/base64url.h"
#include "core/io/text_lines.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace astrolabe {
namespace {

constexpr char codec = 'r';
enum Kind : std::uint8_t { WallsOnly = 0, AnyGround = 1 };

class Writer {
  public:
    void byte(std::uint8_t value) { bytes_.push_back(value); }
    void number(std::uint32_t value) {
        for (; value >= 0x80; value >>= 7U) {
            byte(static_cast<std::uint8_t>(value | 0x80U));
        }
        byte(static_cast<std::uint8_t>(value));
    }
    const std::vector<std::uint8_t>& bytes() const { return bytes_; }

  private:
    std::vector<std::uint8_t> bytes_;
};

class Reader {
  public:
    explicit Reader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    std::optional<std::uint8_t> byte() {
        if (bytes_.empty()) {
            return std::nullopt;
        }
        const auto value = bytes_.front();
        bytes_ = bytes_.subspan(1);
        return value;
    }
    /// At most 28 bits.
    std::optional<std::uint32_t> number() {
        std::uint32_t value = 0;
        for (std::uint32_t shift = 0; shift < 28; shift += 7) {
            const auto next = byte();
            if (!next) {
                return std::nullopt;
            }
            value |= (*next & 0x7fU) << shift;
            if (*next < 0x80) {
                return value;
            }
        }
        return std::nullopt;
    }
    bool is_at_end() const { return bytes_.empty(); }

  private:
    std::span<const std::uint8_t> bytes_;
};

std::uint32_t run_length(std::span<const Factor> factors, std::size_t begin, Factor factor) {
    auto end = begin;
    while (end < factors.size() && factors[end] == factor) {
        ++end;
    }
    return static_cast<std::uint32_t>(end - begin);
}

/// Fills the board from its runs; false when they do not make up exactly one board.
bool read_runs(Reader& reader, bool has_factors, std::vector<Factor>& factors) {
    std::size_t place = 0;
    Factor factor = plain;
    while (place < factors.size()) {
        if (has_factors) {
            const auto next = reader.byte();
            if (!next) {
                return false;
            }
            factor = *next;
        }
        const auto length = reader.number();
        const bool may_be_empty = !has_factors && place == 0 && factor == plain;
        if (!length || *length > factors.size() - place || (*length == 0 && !may_be_empty)) {
            return false;
        }
        std::fill_n(factors.begin() + static_cast<std::ptrdiff_t>(place), *length, factor);
        place += *length;
        factor = factor == plain ? wall : plain;
    }
    return reader.is_at_end();
}

} // namespace

std::string write_link_map(const Grid& grid) {
    const auto factors = grid.factors();
    const bool has_factors = std::any_of(factors.begin(), factors.end(), [](Factor f) { return f > plain; });
    Writer writer;
    writer.number(grid.width());
    writer.number(grid.height());
    writer.byte(has_factors ? AnyGround : WallsOnly);
    Factor factor = plain;
    for (std::size_t place = 0; place < factors.size();) {
        if (has_factors) {
            factor = factors[place];
            writer.byte(factor);
        }
        const auto length = run_length(factors, place, factor);
        writer.number(length);
        place += length;
        factor = factor == plain ? wall : plain;
    }
    return codec + to_base64url(writer.bytes());
}

Result<Grid> read_link_map(std::string_view text) {
    const Reason broken{.code = "link.map_broken"};
    if (text.empty()) {
        return broken;
    }
    if (text.front() != codec) {
        return Reason{.code = "link.map_version", .found = quoted(text.substr(0, 1)), .expected = {codec}};
    }
    const auto bytes = from_base64url(text.substr(1));
    if (!bytes) {
        return broken;
    }
    Reader reader(*bytes);
    const auto width = reader.number();
    const auto height = reader.number();
    const auto kind = reader.byte();
    if (!width || !height || !kind || *kind > AnyGround || !Grid::is_valid_size(*width, *height)) {
        return broken;
    }
    std::vector<Factor> factors(std::size_t{*width} * *height);
    if (!read_runs(reader, *kind == AnyGround, factors)) {
        return broken;
    }
    return Grid(*width, *height, std::move(factors));
}

} // namespace astrolabe
