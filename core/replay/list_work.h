// The work of an open list, step by step: the search's own sequence of pushes and pops made again on a list
// of any kind.
#pragma once

#include "core/replay/open_list_log.h"

#include <memory>
#include <span>
#include <vector>

namespace astrolabe {

/// An open list to which the pushes of a log happen.
class ReenactedList {
  public:
    ReenactedList() = default;
    ReenactedList(const ReenactedList&) = delete;
    ReenactedList& operator=(const ReenactedList&) = delete;
    virtual ~ReenactedList() = default;
    /// Takes the entry out that comes first.
    virtual void take(std::uint32_t push) = 0;
    /// Puts it in, in place of the entry that it replaces if it does.
    virtual void put(std::uint32_t push) = 0;
    virtual OpenListCounts counts() const = 0;
    /// A heap's entries in its own order, by their pushes; of other lists the log alone tells the order.
    virtual std::vector<std::uint32_t> order() const { return {}; }
};

/// Comparisons and moves are those of the structures in core/open_list/: two keys compared, and entries
/// written to a place. Heap, map and queues are those structures, and do the work. For the lists it would
/// grow with the square of a long search: their counts follow from how many entries stand before and behind
/// the one concerned, which takes O(log n) to know, and are the same to the last one:
///
/// - unsorted list: n - 1 comparisons to take the least of n; what stands behind it moves up by one place,
///   as it does when an entry is replaced; 1 move to add one at the end.
/// - sorted list: the new entry is compared with all that leave before it, which move on by one place, and
///   with the one that does not; 1 move to write it. What leaves before a replaced entry moves, too.
///
/// Under the tie rule *none* only the kind that the search used makes the same search.
std::unique_ptr<ReenactedList> reenacted(OpenListKind kind, const OpenListLog& log);

/// Re-enacts all steps in slices. Lends the log.
class ListWork {
  public:
    static constexpr std::size_t numbers_a_step = 3;

    ListWork(const OpenListLog& log, OpenListKind kind);

    /// Some work more: a step, or 64 comparisons and moves that are done, make one. Whether all is known.
    bool advance(std::uint64_t work);
    std::uint32_t steps_done() const { return step_; }
    /// For step 0 and each one after it that is done, the size of the list, and the comparisons and moves so
    /// far. Of two lists their sums.
    std::span<const double> series() const { return series_; }

    /// What a heap held after some step, so that what it holds at another can be made from there.
    struct Checkpoint {
        std::uint32_t step = 0;
        std::vector<std::vector<std::uint32_t>> orders; ///< By list.
    };
    /// Of a heap; up to the steps done, the first at step 0. Far enough apart to take no more than 16 MB.
    const std::vector<Checkpoint>& checkpoints() const { return checkpoints_; }

  private:
    void note();
    void keep_checkpoint();

    const OpenListLog* log_;
    bool does_work_; ///< The structure itself; otherwise its counts are worked out.
    std::vector<std::unique_ptr<ReenactedList>> lists_;
    std::uint32_t step_ = 0;
    std::uint32_t size_ = 0;
    std::vector<double> series_;
    bool is_heap_;
    std::vector<Checkpoint> checkpoints_;
    std::uint32_t apart_ = 256; // steps
    std::size_t kept_ = 0;      // entries in the checkpoints
};

} // namespace astrolabe
