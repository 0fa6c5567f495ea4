// From the number of a node to its cell without a division.
#pragma once

#include "core/grid/grid.h"

#include <cstdint>

namespace astrolabe {

class CellFinder {
  public:
    explicit CellFinder(std::uint32_t width)
        : width_(width), factor_(((std::uint64_t{1} << shift) + width - 1) / width) {}

    /// Exact for every cell: the error of the quotient is below cells * width / 2^40 < 2^-4 of a row.
    Cell operator()(NodeId node) const {
        const auto y = static_cast<std::uint32_t>((index_of(node) * factor_) >> shift);
        return {index_of(node) - y * width_, y};
    }

    friend bool operator==(const CellFinder&, const CellFinder&) = default;

  private:
    static constexpr std::uint32_t shift = 40;

    std::uint32_t width_;
    std::uint64_t factor_; ///< 2^40 / width, rounded up.
};

} // namespace astrolabe
