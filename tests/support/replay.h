// The fold of a trace, and its history, against the search itself replayed step by step.
#pragma once

#include "core/trace/fold.h"
#include "core/trace/history.h"
#include "tests/support/board.h"

#include <doctest/doctest.h>

namespace astrolabe::test {

/// `make` creates the search each time, behind a pointer. `nodes` of the trace: of all its layers. For a
/// search that does not number its pushes, the numbers are not compared.
template <class G, class Make>
void check_fold_equals_replay(const G& graph, std::uint32_t nodes, const Make& make,
                              bool has_push_numbers = true) {
    const auto whole = make();
    whole->run();
    const auto& trace = whole->trace();
    REQUIRE_FALSE(trace.is_truncated);
    REQUIRE(whole->result().expanded == trace.step_count);
    const auto again = make();
    Fold fold(nodes);
    History history(trace, nodes);
    for (std::uint32_t step = 0; step <= trace.step_count; ++step) {
        CAPTURE(step);
        fold.seek(graph, trace, step);
        for (std::uint32_t index = 0; index < nodes; ++index) {
            CAPTURE(index);
            auto state = again->node_state(node_at(index));
            auto folded = fold.at(node_at(index));
            REQUIRE(history.state(graph, node_at(index), step) == folded);
            if (!has_push_numbers) {
                state.push = folded.push;
            }
            REQUIRE(folded == state);
        }
        if (step < trace.step_count) {
            again->step();
        }
    }
}

} // namespace astrolabe::test
