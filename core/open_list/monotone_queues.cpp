#include "core/open_list/monotone_queues.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace astrolabe {

void MonotoneQueues::begin(std::size_t count) {
    assert(count > 0 && count <= max_queues);
    count_ = count;
    active_ = 0;
    f_ = 0;
    for (std::size_t queue = 0; queue < count_; ++queue) {
        auto& begun = queues_[queue];
        constexpr std::size_t fewest = 256;
        if (begun.entries.empty()) {
            begun.entries.resize(fewest);
        }
        begun.first = begun.top = begun.run_end = begun.end = begun.entries.data();
        begun.last = &begun.entries.back();
    }
}

void MonotoneQueues::make_room(Queue& queue) {
    const auto top = queue.top - queue.first;
    const auto run_end = queue.run_end - queue.first;
    const auto count = queue.end - queue.first;
    const auto size = queue.entries.size();
    if (2 * static_cast<std::size_t>(count) > size) {
        std::vector<Entry> larger(2 * size);
        std::copy(queue.first, queue.end, larger.begin());
        queue.entries = std::move(larger);
    } else {
        std::copy(queue.first, queue.end, queue.entries.begin());
    }
    queue.first = queue.entries.data();
    queue.top = queue.first + top;
    queue.run_end = queue.first + run_end;
    queue.end = queue.first + count;
    queue.last = &queue.entries.back();
}

} // namespace astrolabe
