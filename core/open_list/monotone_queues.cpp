#include "core/open_list/monotone_queues.h"

namespace astrolabe {

void MonotoneQueues::begin(std::span<const std::uint32_t> raises) {
    assert(!raises.empty() && raises.size() <= max_queues && raises.front() == 0);
    count_ = raises.size();
    active_ = 0;
    f_ = 0;
    for (std::size_t queue = 0; queue < count_; ++queue) {
        auto& made = queues_[queue];
        made.first = made.top = made.run_end = made.end = 0;
        if (made.ring.empty()) {
            enlarge(made);
        }
    }
}

void MonotoneQueues::enlarge(Queue& queue) {
    constexpr std::size_t least = 256;
    std::vector<Entry> larger(queue.ring.empty() ? least : 2 * queue.ring.size());
    const auto mask = static_cast<std::uint32_t>(larger.size() - 1);
    for (auto index = queue.first; index != queue.end; ++index) {
        larger[index & mask] = queue.ring[index & queue.mask];
    }
    queue.ring = std::move(larger);
    queue.mask = mask;
}

void MonotoneQueues::begin_run(std::size_t queue) {
    auto& active = queues_[queue];
    active_ = queue;
    active.run_end = active.first;
    do {
        ++active.run_end;
    } while (active.run_end != active.end && active.ring[active.run_end & active.mask].f == f_);
    active.top = active.run_end;
}

std::size_t MonotoneQueues::lowest_queue() const {
    std::size_t lowest = 0;
    auto least = std::numeric_limits<std::uint32_t>::max();
    for (std::size_t queue = 1; queue < count_; ++queue) {
        if (height(queues_[queue]) < least) {
            least = height(queues_[queue]);
            lowest = queue;
        }
    }
    return lowest;
}

bool MonotoneQueues::find_run() {
    if (active_ != 0) {
        auto& done = queues_[active_];
        done.first = done.run_end;
    }
    // The heads of the queues below it have all been removed.
    for (auto queue = active_ + 1; queue < count_; ++queue) {
        if (height(queues_[queue]) == 0) {
            begin_run(queue);
            return true;
        }
    }
    active_ = 0;
    const auto lowest = lowest_queue();
    if (lowest == 0) {
        return false;
    }
    f_ += height(queues_[lowest]);
    begin_run(lowest);
    return true;
}

bool MonotoneQueues::find_head() {
    while (active_ > 0) {
        if (height(queues_[--active_]) == 0) {
            return true;
        }
    }
    const auto lowest = lowest_queue();
    if (lowest == 0) {
        return false;
    }
    f_ += height(queues_[lowest]);
    active_ = count_ - 1;
    return true;
}

} // namespace astrolabe
