#include "core/fast/bit_rows.h"

namespace astrolabe {

BitRows::BitRows(const Grid& grid)
    : rows_(grid.height(), grid.width()), columns_(grid.width(), grid.height()) {
    const auto factors = grid.factors();
    std::size_t next = 0;
    for (std::uint32_t y = 0; y < grid.height(); ++y) {
        for (std::uint32_t x = 0; x < grid.width(); ++x) {
            if (factors[next++] != wall) {
                rows_.set(y, x, true);
                columns_.set(x, y, true);
            }
        }
    }
}

void BitRows::update_at(const Grid& grid, NodeId changed) {
    const auto [x, y] = grid.cell(changed);
    rows_.set(y, x, grid.is_free(changed));
    columns_.set(x, y, grid.is_free(changed));
}

} // namespace astrolabe
