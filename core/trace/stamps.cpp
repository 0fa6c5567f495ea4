#include "core/trace/stamps.h"

namespace astrolabe {

void write_statuses(const StampView& stamps, std::uint32_t step, std::span<Status> statuses) {
    assert(statuses.size() == stamps.opened.size());
    static_assert(static_cast<int>(Status::Open) == 1 && static_cast<int>(Status::Closed) == 2);
    // Through plain pointers, so that compilers can vectorize this.
    const auto* opened = stamps.opened.data();
    const auto* closed = stamps.closed.data();
    auto* written = reinterpret_cast<std::uint8_t*>(statuses.data());
    for (std::size_t index = 0; index < statuses.size(); ++index) {
        written[index] =
            static_cast<std::uint8_t>((opened[index] <= step ? 1 : 0) + (closed[index] <= step ? 1 : 0));
    }
    for (const auto& change : stamps.changes) {
        statuses[index_of(change.node)] = change.status;
    }
}

void write_expansions(const StampView& stamps, std::span<std::uint32_t> steps) {
    assert(steps.size() == stamps.closed.size());
    std::copy(stamps.closed.begin(), stamps.closed.end(), steps.begin());
    for (const auto& change : stamps.changes) {
        if (change.status == Status::Closed) {
            steps[index_of(change.node)] = change.step;
        }
    }
}

} // namespace astrolabe
