// What a kernel knows of each node where costs may be large: all in eight bytes that compare as one
// number, forgotten all at once without being cleared.
#pragma once

#include "core/graph/graph.h"

#include <cstdint>
#include <vector>

namespace astrolabe {

///     63        49 48              4  3  2 0
///     generation   g               open slot of the move by which the node was reached
///
/// Each search has a smaller generation than those before. So whatever lies above this search's
/// records is an untouched node, and one comparison finds out whether a way to a node is worth a
/// second look: a way to an untouched node always is.
class PackedRecords {
  public:
    static constexpr std::uint64_t open_bit = 8;
    static constexpr std::uint64_t slot_bits = 7;
    /// g must be less.
    static constexpr Cost g_limit = Cost{1} << 45U;

    /// Makes all these nodes untouched. O(1), but O(nodes) for the first time at this size and once in
    /// 32,767 searches.
    void begin(std::uint32_t node_count) {
        if (records_.size() < node_count || base_ == 0) {
            records_.assign(node_count, ~std::uint64_t{0});
            base_ = ~(generation_step - 1);
        }
        base_ -= generation_step;
    }

    /// A record of this search with nothing in it but the g.
    std::uint64_t with_g(Cost g) const { return base_ | g << g_shift; }
    bool is_untouched(std::uint64_t record) const { return record - base_ >= generation_step; }
    /// Meaningful for a touched node.
    Cost g_of(std::uint64_t record) const { return (record - base_) >> g_shift; }

    /// Valid until the next begin().
    std::uint64_t* data() { return records_.data(); }
    std::uint64_t operator[](NodeId node) const { return records_[index_of(node)]; }

  private:
    static constexpr std::uint32_t g_shift = 4;
    static constexpr std::uint64_t generation_step = g_limit << g_shift;

    std::vector<std::uint64_t> records_;
    std::uint64_t base_ = 0;
};

} // namespace astrolabe
