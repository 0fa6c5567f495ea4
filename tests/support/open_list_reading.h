// The log of an open list, read from the trace of a random search.
#pragma once

#include "core/replay/open_list_log.h"
#include "tests/support/random/random_case.h"

namespace astrolabe::test {

/// Keeps what a logged search borrows.
struct Reading {
    Reading(const RandomCase& random, const Trace& trace)
        : heuristic(random.estimate()), search{.graph = random.board.graph,
                                               .heuristic = heuristic,
                                               .options = random.options,
                                               .trace = trace,
                                               .goal = random.goal,
                                               .own_goal = random.goal} {}

    OpenListLog log(Random& slices) const {
        OpenListReading reading(search);
        while (!reading.advance(1 + slices.below(9))) {
        }
        return reading.release();
    }

    GridHeuristic heuristic;
    FinishedSearch<GridGraph> search;
};

} // namespace astrolabe::test
