#include "core/kernels/packed_increments.h"

namespace astrolabe {

void PackedIncrements::begin(HeuristicKind kind, const MoveRules& rules, const CostModel& costs) {
    if (table_ && kind == kind_ && rules == rules_ && costs == costs_) {
        return;
    }
    kind_ = kind;
    rules_ = rules;
    costs_ = costs;
    table_ = IncrementTable::make(kind, rules, costs);
    for (std::size_t region = 0; region < rows_.size(); ++region) {
        const auto& queues = table_->row_of_region(region);
        for (Slot slot = 0; slot < direction_count; ++slot) {
            const auto shifted = CompactRecords::shifted(table_->increments()[queues[slot]]);
            rows_[region].shifted[slot] = shifted;
            rows_[region].made[slot] = {shifted | CompactRecords::open_bit | slot, queues[slot]};
        }
    }
}

} // namespace astrolabe
