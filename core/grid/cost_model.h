// What a step costs: two whole numbers, so that costs and ties are exactly reproducible.
#pragma once

#include "core/graph/graph.h"

namespace astrolabe {

/// Cost of a straight and of a diagonal step over plain ground, in units; terrain multiplies it by
/// the factor of the cell entered.
struct CostModel {
    Cost straight = 10;
    Cost diagonal = 14;
    /// Number of units shown as one.
    Cost units_shown_as_one = 1;
    /// What that many units are shown as, if not one: lines beside steps of 10.
    Cost shown_for_these = 1;
    friend bool operator==(const CostModel&, const CostModel&) = default;

    /// A cost as shown: 68, or 42.485. See `exact` for how exact that is.
    double to_display(Cost units) const {
        return static_cast<double>(units * shown_for_these) / static_cast<double>(units_shown_as_one);
    }
};

namespace cost_models {
/// 10 and 14, as in the tutorials.
inline constexpr CostModel tutorial{.straight = 10, .diagonal = 14, .units_shown_as_one = 1};
/// 1 and the square root of 2: 8119 / 5741 is one of its continued-fraction convergents. Two paths are
/// ordered correctly while they differ by fewer than 5741 diagonal steps; the number shown is off by 1.1e-8 a
/// diagonal step, so three decimals are right up to 46,000 of them.
inline constexpr CostModel exact{.straight = 5741, .diagonal = 8119, .units_shown_as_one = 5741};
/// Every move costs 1, the diagonal ones too.
inline constexpr CostModel unit{.straight = 1, .diagonal = 1, .units_shown_as_one = 1};
} // namespace cost_models

} // namespace astrolabe
