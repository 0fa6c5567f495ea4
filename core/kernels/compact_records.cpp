#include "core/kernels/compact_records.h"

namespace astrolabe {

void CompactRecords::renumber(NodeId node) {
    const auto least = (*this)[node] & ~(open_bit | slot_bits);
    for (auto& record : records_) {
        if (is_untouched(record)) {
            record = std::numeric_limits<Record>::max();
        } else {
            record = (record & open_bit) != 0 ? record - least : record & slot_bits;
        }
    }
    const auto largest = (numbering_.room - numbering_.last_safe) / 2;
    numbering_ = {0, full_room, full_room - 2 * largest}; // the next search will clear all
}

} // namespace astrolabe
