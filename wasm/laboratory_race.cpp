// What the façade has to say of a search beside others: how much memory it held. In the whole module only.
#include "wasm/laboratory.h"

#include <limits>

namespace astrolabe {

std::uint64_t Run::held_bytes() const {
    const auto log = trace().masks.size() * sizeof(std::uint32_t) + trace().events.size() * sizeof(Event);
    return log + reader_->held().most_bytes();
}

double Laboratory::held_bytes() const {
    return has_trace() ? static_cast<double>(run_->held_bytes()) : std::numeric_limits<double>::quiet_NaN();
}

} // namespace astrolabe
