// What a kernel knows of each node of a search in which f never falls: all in four bytes that compare as one
// number, all forgotten at once without being cleared.
#pragma once

#include "core/graph/graph.h"
#include "core/search/options.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <vector>

namespace astrolabe {

///     31       4   3    2  0
///     base + f     open slot of the move by which the node was reached
///
/// f is counted from the start's. Each search has a smaller base than those before, so that all its records
/// lie below theirs: one that is not below base + room is an untouched node, and one comparison decides
/// whether a path to a node is worth taking. f may outgrow the room. Then the records are *renumbered*:
/// closed nodes, to which no later path is cheaper, all get the smallest f, and that of open nodes is counted
/// from the one being expanded.
class CompactRecords {
  public:
    using Record = std::uint32_t;

    static constexpr Record open_bit = 8;
    static constexpr Record slot_bits = 7;
    /// No move may increase f by as much.
    static constexpr std::uint32_t increment_limit = 1U << 23U;

    /// An f in the form in which it is added to a record.
    static constexpr Record shifted(std::uint32_t f) { return f << f_shift; }
    static constexpr std::uint32_t unshifted(Record record) { return record >> f_shift; }

    /// Makes all these nodes untouched; no move increases f by more than `largest_increment`. `margin` more
    /// records before the first and behind the last may be read, without meaning. O(1), but O(nodes) when
    /// the board is larger than the last one cleared, and whenever the room is used up: after 8 searches or
    /// more at costs 1 and √2, after some thousand at whole costs.
    void begin(std::uint32_t node_count, std::uint32_t margin, std::uint32_t largest_increment) {
        const auto size = std::size_t{node_count} + 2 * std::size_t{margin};
        const auto largest = shifted(largest_increment);
        const auto room =
            std::bit_ceil(std::min(largest, full_room / increments_of_room) * increments_of_room);
        if (records_.size() < size) {
            records_.assign(size, std::numeric_limits<Record>::max());
            numbering_.base = full_room;
        } else if (numbering_.base < room) {
            records_.resize(size);
            std::fill(records_.begin(), records_.end(), std::numeric_limits<Record>::max());
            numbering_.base = full_room;
        }
        margin_ = margin;
        numbering_ = {(numbering_.base - room) & ~(room - 1), room, room - 2 * largest};
    }

    /// What records mean; changed by begin() and renumber().
    struct Numbering {
        Record base =
            0; ///< Of f = 0, without open bit and slot: a multiple of the room, which is a power of 2.
        Record room = 0;
        Record last_safe = 0; ///< Above the base.

        bool is_untouched(Record record) const { return record >= base + room; }
        /// Whether moves from a node of this record may need more room, so that renumber() must come first.
        bool is_near_end(Record record) const { return record - base > last_safe; }
    };
    const Numbering& numbering() const { return numbering_; }
    bool is_untouched(Record record) const { return numbering_.is_untouched(record); }

    /// Of a node to which no path is cheaper.
    Record closed_at_once() const { return numbering_.base; }
    /// A path is to be taken if, with these bits set, it is less than the record.
    Record offer_bits(Update update) const {
        switch (update) {
        case Update::IfCheaper:
            break;
        case Update::IfCheaperOrEqual:
            return slot_bits; // at equal f the open bit decides
        case Update::Never:
            return numbering_.room - 1;
        }
        return open_bit | slot_bits;
    }

    /// `node` is open, and no open node has a smaller f. O(nodes).
    void renumber(NodeId node);

    /// Valid until the next begin().
    Record* data() { return records_.data() + margin_; }
    Record operator[](NodeId node) const { return records_[margin_ + index_of(node)]; }

  private:
    static constexpr std::uint32_t f_shift = 4;
    static constexpr Record full_room = 1U << 31U;
    static constexpr Record increments_of_room = 1024;

    std::vector<Record> records_;
    std::size_t margin_ = 0;
    Numbering numbering_;
};

} // namespace astrolabe
