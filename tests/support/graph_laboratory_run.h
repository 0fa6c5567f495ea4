// What the tests of the façade for graphs share: a small graph, and searches from beginning to end.
#pragma once

#include "wasm/laboratory/graph_laboratory.h"

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

namespace astrolabe::test {

/// From 0 to 3: through 1 by two edges for 9, through 2 for 10; 4 is an island.
inline Reason define_small(GraphLaboratory& lab) {
    const std::vector<double> coordinates{0, 0, 3, 4, 6, -8, 9, 0, 100, 100};
    const std::vector<double> edges{0, 1, 5, 1, 3, 4, 0, 2, 5, 2, 3, 5, 3, 0, 90};
    return lab.define(coordinates, {"a", "b", "c", "d"}, edges);
}

inline void run_graph(GraphLaboratory& lab, const GraphSettings& settings, std::uint32_t start,
                      std::uint32_t goal) {
    REQUIRE(lab.begin(settings, start, goal).is_ok());
    while (lab.advance(1) == "running") {
    }
    REQUIRE(lab.seek(lab.result().steps).is_ok());
}

inline LaboratoryVerdict verdict_of(GraphLaboratory& lab) {
    while (lab.judge(3) == "judging") {
    }
    return lab.verdict();
}

} // namespace astrolabe::test
