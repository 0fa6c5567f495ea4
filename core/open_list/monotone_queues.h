// An open list without a heap, for searches in which a push increases f by one of a few known values.
#pragma once

#include "core/graph/graph.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <limits>
#include <span>
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

    struct Entry {
        std::uint32_t f = 0;
        NodeId node = NodeId::None;
    };

    /// Empties the queues and prepares them for these raises: ascending, the first 0, at most max_queues of
    /// them, each below 2^31. They keep their memory.
    void begin(std::span<const std::uint32_t> raises);

    /// `f` must be that of the entry last popped, or at first the start's, plus the queue's raise.
    void push(std::size_t queue, Entry entry) {
        auto& to = queues_[queue];
        if (to.end - to.first > to.mask) {
            enlarge(to);
        }
        to.ring[to.end++ & to.mask] = entry;
    }

    /// Removes the next entry, the last in first; one of node None when there is none left. O(1) amortised.
    /// From one begin() to the next all must be removed by the same rule.
    Entry pop_last_in() {
        do {
            auto& newest = queues_[0];
            if (newest.end != newest.first) {
                return newest.ring[--newest.end & newest.mask];
            }
            auto& active = queues_[active_];
            if (active.top != active.first) {
                return active.ring[--active.top & active.mask];
            }
        } while (find_run());
        return {};
    }

    /// Likewise, the first in first.
    Entry pop_first_in() {
        do {
            auto& active = queues_[active_];
            if (height(active) == 0) {
                return active.ring[active.first++ & active.mask];
            }
        } while (find_head());
        return {};
    }

  private:
    /// A ring of which [first, end) is in use; indices count on without end and wrap around with it. [first,
    /// top) is what is left of the run being removed, which extended to run_end.
    struct Queue {
        std::vector<Entry> ring;
        std::uint32_t mask = 0;
        std::uint32_t first = 0;
        std::uint32_t top = 0;
        std::uint32_t run_end = 0;
        std::uint32_t end = 0;
    };

    static void enlarge(Queue& queue);
    void begin_run(std::size_t queue);
    /// How far the head of a queue lies above f; the maximum for an empty one.
    std::uint32_t height(const Queue& queue) const {
        return queue.first == queue.end ? std::numeric_limits<std::uint32_t>::max()
                                        : queue.ring[queue.first & queue.mask].f - f_;
    }
    /// The queue with the lowest head; 0, whose entries are never above f, when all are empty.
    std::size_t lowest_queue() const;
    /// Goes on to the next run of the same f, or of the next. False when all queues are empty.
    bool find_run();
    /// The same from the largest raise down.
    bool find_head();

    std::array<Queue, max_queues> queues_;
    std::size_t count_ = 0;
    std::size_t active_ = 0; ///< The queue whose run is being removed; last in first, 0: none is.
    std::uint32_t f_ = 0;    ///< The one being removed.
};

} // namespace astrolabe
