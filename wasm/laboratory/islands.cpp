// Which cells can reach which, numbered: their part of Laboratory.
#include "core/precompute/components.h"
#include "wasm/laboratory/laboratory.h"

namespace astrolabe {

std::span<const std::uint32_t> Laboratory::islands(const SearchSettings& settings) {
    const auto plan = plan_for(settings);
    islands_.clear();
    if (plan.is_ok()) {
        islands_ = numbered_by_size(connected_components(grid(), plan.value().rules.moves()));
    }
    return islands_;
}

} // namespace astrolabe
