#include "core/precompute/components.h"

namespace astrolabe {

void Components::renumber(std::uint32_t from, std::uint32_t to, std::uint32_t first_moved, std::uint32_t by) {
    // Without a branch, so that several labels are done at once.
    for (auto& label : labels) {
        const auto moved = label + (label >= first_moved && label != none ? by : 0);
        label = label == from && label != none ? to : moved;
    }
}

} // namespace astrolabe
