#include "core/world/knowledge/influence.h"

#include <algorithm>

namespace astrolabe {

std::vector<std::uint16_t>& Influence::own() {
    if (cells_.use_count() > 1) {
        cells_ = std::make_shared<std::vector<std::uint16_t>>(*cells_);
    }
    return *cells_;
}

void Influence::add(NodeId node, std::uint32_t amount) {
    if (amount == 0) {
        return;
    }
    is_any_ = true;
    auto& cell = own()[index_of(node)];
    cell = static_cast<std::uint16_t>(cell + std::min<std::uint32_t>(amount, most - cell));
}

void Influence::decay() {
    if (!is_any_) {
        return;
    }
    std::uint32_t left = 0;
    for (auto& cell : own()) {
        cell = static_cast<std::uint16_t>(cell - (cell + 7U) / 8U);
        left |= cell;
    }
    is_any_ = left != 0;
}

} // namespace astrolabe
