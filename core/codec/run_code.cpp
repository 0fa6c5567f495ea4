#include "core/codec/run_code.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace astrolabe {
namespace {

enum Kind : std::uint8_t { WallsOnly = 0, AnyGround = 1 };

class RunReader {
  public:
    explicit RunReader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

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

/// Fills the board from its runs; false when they do not make up exactly one board.
bool read_runs(RunReader& reader, bool has_factors, std::vector<Factor>& factors) {
    std::size_t index = 0;
    Factor factor = plain;
    while (index < factors.size()) {
        if (has_factors) {
            const auto next = reader.byte();
            if (!next) {
                return false;
            }
            factor = *next;
        }
        const auto length = reader.number();
        const bool may_be_empty = !has_factors && index == 0 && factor == plain;
        if (!length || *length > factors.size() - index || (*length == 0 && !may_be_empty)) {
            return false;
        }
        std::fill_n(factors.begin() + static_cast<std::ptrdiff_t>(index), *length, factor);
        index += *length;
        factor = factor == plain ? wall : plain;
    }
    return reader.is_at_end();
}

} // namespace

std::optional<Grid> decode_runs(std::span<const std::uint8_t> bytes, std::uint64_t most_cells) {
    RunReader reader(bytes);
    const auto width = reader.number();
    const auto height = reader.number();
    const auto kind = reader.byte();
    if (!width || !height || !kind || *kind > AnyGround || !Grid::is_valid_size(*width, *height) ||
        std::uint64_t{*width} * *height > most_cells) {
        return std::nullopt;
    }
    std::vector<Factor> factors(std::size_t{*width} * *height);
    if (!read_runs(reader, *kind == AnyGround, factors)) {
        return std::nullopt;
    }
    return Grid(*width, *height, std::move(factors));
}

} // namespace astrolabe
