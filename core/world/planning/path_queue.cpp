#include "core/world/planning/path_queue.h"

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

void PathQueue::count_at_once(std::uint64_t expanded) {
    ++counts_.asked;
    ++counts_.begun;
    ++counts_.answered;
    ++counts_.begun_last_tick;
    ++counts_.answered_last_tick;
    counts_.expanded += expanded;
    counts_.expanded_last_tick += static_cast<std::uint32_t>(expanded);
}

std::uint32_t PathQueue::in_work() const {
    return static_cast<std::uint32_t>(
        std::count_if(work_.begin(), work_.end(), [](const auto& search) { return search.has_value(); }));
}

bool PathQueue::catch_up(std::uint64_t expansions) {
    for (auto& search : work_) {
        if (search && search->is_behind()) {
            expansions -= search->catch_up(expansions);
            if (search->is_behind()) {
                return false;
            }
        }
    }
    return true;
}

std::size_t PathQueue::bytes() const {
    std::size_t bytes = line_.size() * sizeof(PathRequest) + work_.size() * sizeof(work_[0]);
    for (const auto& search : work_) {
        bytes += search ? search->bytes() : 0;
    }
    return bytes;
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
