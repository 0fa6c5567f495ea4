// What a search found.
#pragma once

#include "core/graph/graph.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace astrolabe {

enum class Outcome : std::uint8_t {
    Running,
    Found,
    NoPath,
    GaveUp, ///< It reached a limit of its own first, as the most expansions that IDA* is given.
    Broken, ///< What it left is no path by legal moves from start to goal, or it did more than it can need
            ///< to: a bug here. There is no path and no cost.
};

struct SearchResult {
    Outcome outcome = Outcome::Running;
    /// Cost of `path`, summed along it. Where the options give up optimality it can be less than the
    /// g that the goal had when it was selected; 0 without a path.
    Cost cost = 0;
    std::uint64_t expanded = 0;  ///< Nodes selected, including the goal; a reopened node counts again.
    std::uint64_t generated = 0; ///< Nodes put on the open list for the first time, including the start.
    std::uint64_t improved =
        0; ///< Better (with Update::IfCheaperOrEqual: no worse) paths to open nodes that were taken.
    std::uint64_t reopened = 0; ///< Closed nodes put back on the open list.
    /// Expansions of the search whose answer this one repaired (LPA*); 0 for one that began anew.
    std::uint64_t repairs = 0;
    /// There was an answer to repair, but weight × h is not consistent, so it searched anew (LPA*).
    bool is_repair_refused = false;
    std::vector<NodeId> path; ///< Start to goal, including both; empty unless found.
    std::string_view kernel;  ///< Name of the code that searched; a literal.
};

} // namespace astrolabe
