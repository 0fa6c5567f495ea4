// What a search has made of the cells of a board at one of its steps, as painters read it.
#pragma once

#include "core/trace/stamps.h"

#include <cstdint>
#include <span>

namespace astrolabe {

/// In a word of statuses, two bits a node; the first node has the lowest bits.
constexpr std::uint32_t nodes_a_status_word = 32;

/// As stamps or as statuses; without a search as neither.
struct SearchedCells {
    StampView stamps;
    std::span<const std::uint64_t> statuses; ///< Of all nodes, in words; empty where there are stamps.
    /// Beside statuses, if asked for: the last step that expanded each closed node, 0 where none of this log
    /// did; of other nodes anything.
    std::span<const std::uint32_t> closed_by;
};

} // namespace astrolabe
