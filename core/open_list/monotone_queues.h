// An open list without a heap, for searches in which a push increases f by one of a few known values.
#pragma once

#include "core/graph/graph.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <limits>
#include <vector>

namespace astrolabe {

/// Nodes leave by smallest f and, where f is equal, the last in first out or the first in first out: exactly
/// the order of a heap under that rule. There is one queue for each value by which a push can increase the f
/// last removed. The f removed never falls, so every queue is sorted by itself, and the smallest f of all is
/// at the head of one of them.
///
///     expanding f = 74   raise by  0   a b <            a stack: the newest of f = 74
///                                  6   80 80 82 <       removed at the left,
///                                  8   74 74 80 82 <    pushed at the right (<)
///                                 14   74 86 <
///
/// What lies in the queue of raise r with f = 74 was pushed while f = 74 - r was expanded. So all of it was
/// pushed before the search reached 74, within a queue in the order in which it lies there, and queues of a
/// smaller raise got theirs later. Last in, first out is therefore: queue by queue from the smallest raise
/// on, each one's run of f = 74 from its end; and no push needs a number. First in, first out: from the
/// largest raise down, each one's run from its head.
///
/// A node that is pushed again also stays at its old index: the caller must detect that this entry is stale.
/// f may wrap around at 2^32, since only values within the largest raise of each other are compared.
class MonotoneQueues {
  public:
    static constexpr std::size_t max_queues = 6;

    /// Empties the queues and prepares this many of them, at most max_queues. They keep their memory.
    void begin(std::size_t count);

    /// `f` is that of the node last popped, or at first the start's, plus the raise of the queue. Raises
    /// ascend from queue to queue, the first is 0, and all are below 2^31.
    [[gnu::always_inline]] void push(std::size_t queue, std::uint32_t f, NodeId node) {
        auto& to = queues_[queue];
        auto* const end = to.end;
        *end = {f, node};
        to.end = end + 1;
        if (end + 1 == to.last) {
            make_room(to);
        }
    }

    /// Removes the next node, the last in first; None when there is none left. O(1) amortised. From one
    /// begin() to the next all must be removed by the same rule.
    [[gnu::always_inline]] NodeId pop_last_in() {
        do {
            auto& newest = queues_[0];
            if (newest.end != newest.first) {
                return (--newest.end)->node;
            }
            auto& active = queues_[active_];
            if (active.top != active.first) {
                return (--active.top)->node;
            }
        } while (find_run());
        return NodeId::None;
    }

    /// Likewise, the first in first.
    [[gnu::always_inline]] NodeId pop_first_in() {
        do {
            auto& active = queues_[active_];
            if (height(active) == 0) {
                return (active.first++)->node;
            }
        } while (find_head());
        return NodeId::None;
    }

    /// Of the node last popped, as an increase over the start's modulo 2^32.
    std::uint32_t f() const { return f_; }

  private:
    struct Entry {
        std::uint32_t f = 0; ///< Modulo 2^32.
        NodeId node = NodeId::None;
    };

    /// [first, end) is in use, and at least one more entry behind it may be written. [first, top) is what is
    /// left of the run being removed, which extended to run_end.
    struct Queue {
        std::vector<Entry> entries;
        Entry* first = nullptr;
        Entry* top = nullptr;
        Entry* run_end = nullptr;
        Entry* end = nullptr;
        Entry* last = nullptr; ///< Of all entries; when the end reaches it, there is room to be made.
    };

    /// Moves what is in use to the front, or to twice the memory if that is more than half of it.
    static void make_room(Queue& queue);
    [[gnu::always_inline]] void begin_run(std::size_t queue);
    /// How far the head of a queue lies above f; the maximum for an empty one.
    std::uint32_t height(const Queue& queue) const {
        return queue.first == queue.end ? std::numeric_limits<std::uint32_t>::max() : queue.first->f - f_;
    }
    /// The queue with the lowest head; 0, whose entries are never above f, when all are empty.
    [[gnu::always_inline]] std::size_t lowest_queue() const;
    /// Goes on to the next run of the same f, or of the next. False when all queues are empty.
    [[gnu::always_inline]] bool find_run();
    /// The same from the largest raise down.
    bool find_head();

    std::array<Queue, max_queues> queues_;
    std::size_t count_ = 0;
    std::size_t active_ = 0; ///< The queue whose run is being removed; last in first, 0: none is.
    std::uint32_t f_ = 0;    ///< The one being removed.
};

inline void MonotoneQueues::begin_run(std::size_t queue) {
    auto& active = queues_[queue];
    active_ = queue;
    active.end->f = ~f_; // the run ends there at the latest
    auto* end = active.first;
    do {
        ++end;
    } while (end->f == f_);
    active.top = active.run_end = end;
}

inline std::size_t MonotoneQueues::lowest_queue() const {
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

inline bool MonotoneQueues::find_run() {
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

inline bool MonotoneQueues::find_head() {
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
