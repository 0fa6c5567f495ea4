// What the façade has to say of a search beside others: how much memory it held. In the whole module only.
#include "core/open_list/open_list.h"
#include "core/trace/fold.h"
#include "wasm/laboratory.h"

#include <algorithm>
#include <limits>

namespace astrolabe {
namespace {

std::uint64_t held(std::uint64_t open, std::uint64_t closed) {
    return (open + closed) * sizeof(NodeState) + open * sizeof(OpenListEntry);
}

} // namespace

std::optional<std::uint64_t> Run::held_bytes() const {
    const auto log = trace_.masks.size() * sizeof(std::uint32_t) + trace_.events.size() * sizeof(Event);
    std::uint64_t most = 0;
    if (stamps_->is_whole()) {
        for (std::uint32_t step = 0; step <= trace_.step_count; ++step) {
            most = std::max(most, held(stamps_->open_count(step), stamps_->closed_count(step)));
        }
        return log + most;
    }
    if (std::max(trace_.events.size(), trace_.masks.size()) > most_weighed) {
        return std::nullopt;
    }
    Fold fold(state_count());
    for (std::uint32_t step = 0; step <= trace_.step_count; ++step) {
        fold.seek(graph_, trace_, step);
        most = std::max(most, held(fold.open_count(), fold.closed_count()));
    }
    return log + most;
}

double Laboratory::held_bytes() const {
    const auto bytes = has_trace() ? run_->held_bytes() : std::nullopt;
    return bytes ? static_cast<double>(*bytes) : std::numeric_limits<double>::quiet_NaN();
}

} // namespace astrolabe
