// What is on the open list at any step, in the order in which a list of any kind holds it.
#pragma once

#include "core/open_list/binary_heap.h"
#include "core/replay/list_work.h"

#include <memory>
#include <vector>

namespace astrolabe {

/// The entries after this step, by their pushes: for the unsorted list in order of arrival, for the sorted
/// one with the next to leave at the end, for map and queues with it in front. Not for a heap, whose order
/// depends on its history. O(pushes + n log n).
std::vector<std::uint32_t> content_at(const OpenListLog& log, OpenListKind kind, std::uint32_t step,
                                      std::uint32_t list);

/// The entries of a heap, in its array. Borrows the log, and the work, which must be done.
class HeapContent {
  public:
    HeapContent(const OpenListLog& log, const ListWork& work) : log_(&log), work_(&work) {}

    /// Forward from the step last asked for or from a checkpoint: O(n + steps between × log n).
    std::vector<std::uint32_t> at(std::uint32_t step, std::uint32_t list);

  private:
    void restore(const ListWork::Checkpoint& point);
    void go_on();

    const OpenListLog* log_;
    const ListWork* work_;
    std::vector<BinaryHeap> heaps_;          // by list
    std::vector<std::uint32_t> last_pushes_; // by node of the trace
    std::uint32_t step_ = 0;
};

} // namespace astrolabe
