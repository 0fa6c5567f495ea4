// The cost of finding out whether a neighbour is on the closed list, on the open list or on neither.
#pragma once

#include "core/replay/hashed_nodes.h"
#include "core/replay/live_counter.h"
#include "core/replay/open_list_log.h"

#include <span>
#include <vector>

namespace astrolabe {

/// A textbook search asks this for every neighbour that a step checks, in their order: first the closed list,
/// and if it is not there the open one. What each method counts:
///
/// - a flag in the cell: one check a question.
/// - a hash set for each list (hashed_nodes.h): the slots probed, in one set or both.
/// - scanning: the entries checked from the front until it is found, in one list or both. The closed list is
///   in order of closing, and what is reopened leaves it; the open one is the unsorted list, in order of
///   arrival.
///
/// The scans are not performed, which would take the square of a long search: their length follows from how
/// many entries stand before the one searched for, in O(log n).
class MembershipWork {
  public:
    static constexpr std::size_t numbers_a_step = 3;

    /// Borrows log and search; the algorithm must be a textbook one, not a program with a graph of its own.
    MembershipWork(const FinishedSearch<GridGraph>& search, const OpenListLog& log);

    /// At most this many more steps; whether all are done.
    bool advance(std::uint64_t steps);
    std::uint32_t steps_done() const { return step_; }
    /// For step 0 and each one after it that is done, the checks so far by flag, by hash sets, and by
    /// scanning.
    std::span<const double> series() const { return series_; }

  private:
    static constexpr std::uint32_t nowhere = no_push;

    void ask(NodeId node);
    void put(std::uint32_t push);
    void take(std::uint32_t push);
    void note();

    FinishedSearch<GridGraph> search_;
    const OpenListLog* log_;
    LiveCounter open_;                     // by push
    LiveCounter closed_;                   // by step
    std::vector<std::uint32_t> open_by_;   // by node, the push, or nowhere
    std::vector<std::uint32_t> closed_by_; // by node, the step, or nowhere
    HashedNodes open_set_;
    HashedNodes closed_set_;
    std::uint64_t by_flag_ = 0;
    std::uint64_t by_hash_ = 0;
    std::uint64_t by_scan_ = 0;
    std::uint32_t step_ = 0;
    std::vector<double> series_;
};

} // namespace astrolabe
