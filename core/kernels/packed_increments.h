// The increments of f in the form in which they are added to records.
#pragma once

#include "core/kernels/compact_records.h"
#include "core/kernels/increment_table.h"

#include <array>
#include <cstdint>
#include <optional>

namespace astrolabe {

class PackedIncrements {
  public:
    /// By slot.
    struct Row {
        std::array<CompactRecords::Record, direction_count> shifted{};
        /// Likewise, with the bits of a node so reached: A* takes 2 % less in the module than where they are
        /// put in by each move (2026-11-29).
        std::array<CompactRecords::Record, direction_count> opened{};
        std::array<std::uint8_t, direction_count> queues{}; ///< Indices in increments().
    };

    /// There must be an IncrementTable. Rebuilt only when something differs from the last time.
    void begin(HeuristicKind kind, const MoveRules& rules, const CostModel& costs) {
        if (table_ && kind == kind_ && rules == rules_ && costs == costs_) {
            return;
        }
        kind_ = kind;
        rules_ = rules;
        costs_ = costs;
        table_ = IncrementTable::make(kind, rules, costs);
        for (std::size_t region = 0; region < rows_.size(); ++region) {
            rows_[region].queues = table_->row_of_region(region);
            for (Slot slot = 0; slot < direction_count; ++slot) {
                const auto increment = table_->increments()[rows_[region].queues[slot]];
                const auto shifted = CompactRecords::shifted(increment);
                rows_[region].shifted[slot] = shifted;
                rows_[region].opened[slot] = shifted | CompactRecords::open_bit | slot;
            }
        }
    }

    std::span<const std::uint32_t> increments() const { return table_->increments(); }

    /// For a cell that lies dx columns to the right of the goal and dy rows below it.
    const Row& row(std::int32_t dx, std::int32_t dy) const {
        return rows_[IncrementTable::region_of(dx, dy)];
    }

  private:
    std::array<Row, IncrementTable::region_count> rows_{};
    std::optional<IncrementTable> table_;
    HeuristicKind kind_ = HeuristicKind::Zero;
    MoveRules rules_;
    CostModel costs_;
};

} // namespace astrolabe
