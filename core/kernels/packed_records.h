// What a kernel knows of each node where costs may be large: all in eight bytes that compare as one number,
// all forgotten at once without being cleared.
#pragma once

#include "core/graph/graph.h"
#include "core/search/options.h"

#include <cstdint>
#include <vector>

namespace astrolabe {

///     63        49 48               4   3    2  0
///     generation   cost             open     slot of the move by which the node was reached
///
/// The cost is g, or whatever else decides which of two paths to a node is better. Each search has a smaller
/// generation than those before, so that a value above its records is an untouched node, and one comparison
/// decides whether a path to a node is worth taking: to an untouched node every one is.
class PackedRecords {
  public:
    static constexpr std::uint64_t open_bit = 8;
    static constexpr std::uint64_t slot_bits = 7;
    /// Every cost must be less.
    static constexpr Cost cost_limit = Cost{1} << 45U;
    static constexpr std::uint32_t cost_shift = 4;
    static constexpr std::uint64_t generation_step = cost_limit << cost_shift;

    /// Makes all these nodes untouched. O(1), but O(nodes) for the first time at this size and once in 32,767
    /// searches.
    void begin(std::uint32_t node_count) {
        if (records_.size() < node_count || base_ == 0) {
            records_.assign(node_count, ~std::uint64_t{0});
            base_ = ~(generation_step - 1);
        }
        base_ -= generation_step;
    }

    /// A cost in the form in which it is added to a record.
    static constexpr std::uint64_t shifted(Cost cost) { return cost << cost_shift; }
    /// A path of this cost: the record of the node that it leads to, except open bit and slot.
    std::uint64_t offer_of(Cost cost) const { return base_ | shifted(cost); }
    /// Of a node to which no path is cheaper.
    std::uint64_t closed_at_once() const { return base_; }
    bool is_untouched(std::uint64_t record) const { return record - base_ >= generation_step; }
    /// Of a touched node.
    Cost cost_of(std::uint64_t record) const { return (record - base_) >> cost_shift; }

    /// A path is to be taken if, with these bits set, it is less than the record. Two more checks remain:
    /// with reopening under Update::Never whether the node is open, under another update without reopening
    /// whether it is closed.
    static constexpr std::uint64_t offer_bits(Update update, bool reopens) {
        switch (update) {
        case Update::IfCheaper:
            break;
        case Update::IfCheaperOrEqual:
            return slot_bits; // at equal cost the open bit decides
        case Update::Never:
            return reopens ? open_bit | slot_bits : generation_step - 1;
        }
        return open_bit | slot_bits;
    }

    /// Valid until the next begin().
    std::uint64_t* data() { return records_.data(); }
    std::uint64_t operator[](NodeId node) const { return records_[index_of(node)]; }

  private:
    std::vector<std::uint64_t> records_;
    std::uint64_t base_ = 0;
};

} // namespace astrolabe
