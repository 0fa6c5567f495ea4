// The open list of a program as written, in the order in which its own code keeps it, at any step; and which
// entry that code takes next. Read from the trace: the program is not run again.
#pragma once

#include "core/explain/finished_search.h"
#include "core/open_list/open_list.h"
#include "core/trace/history.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace astrolabe {

/// An entry as its program knows it. A program that lists a cell twice has two entries of it.
struct ProgramEntry {
    NodeId node = NodeId::None;
    Cost f = 0; ///< As f_of() returns it: in hundredths.
};

/// The list when an entry was taken from it, or is about to be, seen from one of its entries.
struct ProgramChoice {
    std::uint32_t step = 0;     ///< The step that takes the entry; one more than the steps done.
    std::uint32_t size = 0;     ///< Entries on the list then.
    std::uint32_t position = 0; ///< Of the entry asked about, from 1 on.
    Cost f = 0;                 ///< Of the entry asked about.
    std::uint32_t taken_position = 0;
    ProgramEntry taken;
    ProgramEntry first;     ///< At the head of the list.
    std::uint32_t tied = 0; ///< Entries with the f of the one taken, including that one.
};

/// Follows the list of one search. Borrows all that the search borrows, and the history, which must be of its
/// trace.
class ProgramList {
  public:
    ProgramList(const FinishedSearch<GridGraph>& search, History& history);

    /// The list when this step (1 to the last + 1) took an entry, seen from the first entry of `node` on it;
    /// nothing if there is none, or the list is empty. Continues from the step last asked for or starts over:
    /// O(steps × the program's work in one).
    std::optional<ProgramChoice> choice(std::uint32_t step, NodeId node);

    /// The entries after this step (0 to the last), in the list's order; valid until the next question. Cost
    /// as for choice().
    const std::vector<OpenListEntry>& entries_after(std::uint32_t step);

  private:
    void begin();
    void go_on();
    void put(const Event& event);
    /// Index of the entry that the program takes; the list must not be empty.
    std::size_t taken_index() const;
    Key key(NodeId node, NodeId parent, Cost g);

    FinishedSearch<GridGraph> search_;
    History* history_;
    std::vector<OpenListEntry> entries_;
    std::uint32_t step_ = 0;
    std::uint32_t pushes_ = 0;
};

} // namespace astrolabe
