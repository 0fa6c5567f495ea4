#include "core/world/path_queue.h"

namespace astrolabe {

void PathQueue::withdraw(std::uint32_t unit) {
    const auto before = line_.size();
    line_.erase(std::remove_if(line_.begin(), line_.end(),
                               [&](const PathRequest& request) { return request.unit == unit; }),
                line_.end());
    counts_.withdrawn += before - line_.size();
    for (auto& search : work_) {
        if (search && search->request().unit == unit) {
            search.reset();
            ++counts_.withdrawn;
        }
    }
}

void PathQueue::clear() {
    counts_.withdrawn += line_.size() + in_work();
    line_.clear();
    work_.clear();
    turn_ = 0;
}

std::uint32_t PathQueue::in_work() const {
    return static_cast<std::uint32_t>(
        std::count_if(work_.begin(), work_.end(), [](const auto& search) { return search.has_value(); }));
}

std::optional<std::size_t> PathQueue::next_slot() const {
    for (std::size_t i = 0; i < work_.size(); ++i) {
        const auto slot = (turn_ + i) % work_.size();
        if (work_[slot]) {
            return slot;
        }
    }
    return std::nullopt;
}

} // namespace astrolabe
