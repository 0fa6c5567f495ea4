// The work of an open list, step by step: the search's own sequence of pushes and pops replayed on a list of
// any kind.
#pragma once

#include "core/replay/open_list_log.h"

#include <memory>
#include <span>
#include <vector>

namespace astrolabe {

/// An open list to which the pushes of a log are applied.
class ReenactedList {
  public:
    ReenactedList() = default;
    ReenactedList(const ReenactedList&) = delete;
    ReenactedList& operator=(const ReenactedList&) = delete;
    virtual ~ReenactedList() = default;
    /// Removes the first entry.
    virtual void take(std::uint32_t push) = 0;
    /// Adds it, in place of the entry that it replaces, if any.
    virtual void put(std::uint32_t push) = 0;
    virtual OpenListCounts counts() const = 0;
    /// A heap's entries in its own order, by their pushes; for other lists the log alone gives the order.
    virtual std::vector<std::uint32_t> order() const { return {}; }
};

/// Comparisons and moves are those of the structures in core/open_list/: two keys compared, and entries
/// written to a slot. Heap, map and queues are those structures, and do the work. For the lists it would grow
/// with the square of a long search: their counts follow from how many entries stand before and behind the
/// one concerned, which takes O(log n) to know, and are exactly the same:
///
/// - unsorted list: n - 1 comparisons to take the least of n; what stands behind it moves up by one entry, as
///   it does when an entry is replaced; 1 move to add one at the end.
/// - sorted list: the new entry is compared with all that leave before it, which move on by one entry, and
///   with the one that does not; 1 move to write it. What leaves before a replaced entry moves, too.
///
/// Under the tie rule *none* only the kind that the search used repeats the same search.
std::unique_ptr<ReenactedList> reenacted(OpenListKind kind, const OpenListLog& log);

/// Replays all steps in slices. Borrows the log.
class ListWork {
  public:
    static constexpr std::size_t numbers_a_step = 3;

    ListWork(const OpenListLog& log, OpenListKind kind);

    /// Some more work: a step, or 64 comparisons and moves performed, make one. Whether all is known.
    bool advance(std::uint64_t work);
    std::uint32_t steps_done() const { return step_; }
    /// For step 0 and each one after it that is done, the size of the list, and the comparisons and moves so
    /// far. For two lists their sums.
    std::span<const double> series() const { return series_; }

    /// What a heap held after some step, so that its content at another can be replayed from there.
    struct Checkpoint {
        std::uint32_t step = 0;
        std::vector<std::vector<std::uint32_t>> orders; ///< By list.
    };
    /// For a heap; up to the steps done, the first at step 0. Far enough apart to take no more than 16 MB.
    const std::vector<Checkpoint>& checkpoints() const { return checkpoints_; }

  private:
    void note();
    void keep_checkpoint();

    const OpenListLog* log_;
    bool does_work_; ///< The structure itself; otherwise its counts are computed.
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
