// What a search did to its open list, read from its trace: the same for every structure that the list can be.
// No search counts or records anything for it.
#pragma once

#include "core/explain/finished_search.h"
#include "core/open_list/open_list.h"
#include "core/search/catalogue.h"
#include "core/trace/fold.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace astrolabe {

/// In place of the number of a push: there is none; in place of a step: it never comes.
inline constexpr std::uint32_t no_push = std::numeric_limits<std::uint32_t>::max();

/// A node put on the open list, or improved there. An entry of the list is identified by its push number.
struct ListPush {
    Cost f = 0;
    Cost tie = 0;
    NodeId node = NodeId::None;       ///< Of the trace: in the second half of a bidirectional search above
                                      ///< the nodes of the board.
    std::uint32_t replaces = no_push; ///< The push of the same node that this one improves.
};

/// Every step first takes one entry off the list, then come its pushes, in order. 24 bytes a push, 12 a step.
struct OpenListLog {
    std::vector<ListPush> pushes;
    std::vector<std::uint32_t> pushed_by; ///< By step, 0 to the last: how many pushes there were by its end.
    std::vector<std::uint32_t> taken;     ///< By step less 1: the push of the entry that it took.
    std::vector<std::uint32_t>
        left_at;                  ///< By push: the step in which its entry was taken or replaced, or none.
    std::uint32_t list_count = 1; ///< 2 if a bidirectional search has a list for each half.
    std::uint32_t nodes_a_list = 0;
    bool structure_decides = false; ///< Equal f leave the choice to the structure: the tie rule *none*.

    std::uint32_t step_count() const { return static_cast<std::uint32_t>(taken.size()); }
    /// As the search had it.
    Key key(std::uint32_t push) const {
        return {.f = pushes[push].f, .tie = pushes[push].tie, .push = structure_decides ? 0 : push};
    }
    std::uint32_t list_of(std::uint32_t push) const { return index_of(pushes[push].node) / nodes_a_list; }
    /// In its list.
    NodeId node_of(std::uint32_t push) const { return node_at(index_of(pushes[push].node) % nodes_a_list); }
};

/// Options under which the log gives the keys of the algorithm's own list, which does not follow all rules.
SearchOptions options_of_list(Algorithm algorithm, SearchOptions options);

/// Whether equal f leave the choice to the structure, so that only its own kind repeats the same search.
constexpr bool leaves_choice(const SearchOptions& options) {
    return options.tie == Tie::None && options.order != Order::Newest;
}

/// Reads a trace in slices. Borrows all parts of the search. Its algorithm must have an open list.
class OpenListReading {
  public:
    explicit OpenListReading(const FinishedSearch<GridGraph>& search);

    /// At most this many more steps; whether all are read.
    bool advance(std::uint64_t steps);
    std::uint32_t steps_read() const { return log_.step_count(); }
    /// Only when all are read; nothing remains here afterwards.
    OpenListLog release() { return std::move(log_); }

  private:
    void read(const Event& event);
    void push(NodeId node, NodeId parent, Cost g);
    void leave(std::uint32_t push) { log_.left_at[push] = step_; }
    Key key_of_push(NodeId node, NodeId parent, Cost g);

    FinishedSearch<GridGraph> search_;
    SearchOptions options_;
    OpenListLog log_;
    std::optional<Fold> fold_;
    std::vector<std::uint32_t> last_push_; // by node of the trace; meaningful only for open nodes
    std::vector<std::uint32_t> depths_;    // only for Order::Depth
    std::uint32_t step_ = 0;               // being read
};

} // namespace astrolabe
