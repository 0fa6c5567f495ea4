// What a kernel knows of each node, in eight bytes, forgotten all at once without being cleared.
#pragma once

#include "core/graph/graph.h"

#include <cstdint>
#include <vector>

namespace astrolabe {

struct NodeRecord {
    std::uint32_t f = 0; ///< Meaningful when the node is open.
    /// generation * 16 + is_closed * 8 + slot of the move by which the node was reached.
    std::uint32_t stamp = 0;
};

/// Each search has a generation of its own; a record of an earlier one is that of an untouched node.
class NodeRecords {
  public:
    static constexpr std::uint32_t closed_bit = 8;
    static constexpr std::uint32_t slot_bits = 7;

    /// Makes all these nodes untouched. O(1), but O(nodes) for the first time at this size and once in
    /// 2^28 searches.
    void begin(std::uint32_t node_count) {
        constexpr std::uint32_t last_generation = 0xffffffffU / generation_step;
        if (records_.size() < node_count || generation_ == last_generation) {
            records_.assign(node_count, {});
            generation_ = 0;
        }
        ++generation_;
    }

    /// The stamps of this search are those not below this: that of an open node reached by slot 0.
    std::uint32_t open_stamp() const { return generation_ * generation_step; }
    /// Valid until the next begin().
    NodeRecord* data() { return records_.data(); }
    const NodeRecord& operator[](NodeId node) const { return records_[index_of(node)]; }

  private:
    static constexpr std::uint32_t generation_step = 16;

    std::vector<NodeRecord> records_;
    std::uint32_t generation_ = 0;
};

} // namespace astrolabe
