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
    /// A move that is made.
    struct Made {
        /// Added to f it is the record of the node so reached: A* takes 2 % less in the module than where
        /// open bit and slot are put in by each move (2026-11-29).
        CompactRecords::Record opened = 0;
        std::uint32_t queue = 0; ///< Index in increments().
    };
    /// By slot.
    struct Row {
        std::array<CompactRecords::Record, direction_count> shifted{};
        std::array<Made, direction_count> made{};
    };

    /// There must be an IncrementTable. Rebuilt only when something differs from the last time.
    void begin(HeuristicKind kind, const MoveRules& rules, const CostModel& costs);

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
