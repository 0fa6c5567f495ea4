// What the tests of the façade for boards share: searches from beginning to end, in slices as the page makes
// them.
#pragma once

#include "core/random/random.h"
#include "wasm/laboratory/laboratory.h"

#include <doctest/doctest.h>

#include <array>
#include <span>
#include <vector>

namespace astrolabe::test {

inline constexpr std::array corner_names{"nowall", "onewall", "always", "four", "hex"};

/// So many expansions at a time.
inline void finish(Laboratory& lab, std::uint32_t slice = 7) {
    while (lab.advance(slice) == "running") {
    }
}

inline LaboratoryResult run(Laboratory& lab, const SearchSettings& settings, std::uint32_t start,
                            std::uint32_t goal) {
    REQUIRE(lab.begin(settings, start, goal).is_ok());
    finish(lab);
    return lab.result();
}

/// Between the ends that the map suggests.
inline LaboratoryResult run(Laboratory& lab, const SearchSettings& settings) {
    return run(lab, settings, lab.suggested_start(), lab.suggested_goal());
}

/// Walls come and go.
inline void change_walls(Laboratory& lab, Random& random) {
    std::vector<std::uint32_t> cells;
    std::vector<std::uint32_t> factors;
    for (auto count = random.below(30); count > 0; --count) {
        cells.push_back(random.below(lab.width() * lab.height()));
        factors.push_back(random.below(2));
    }
    REQUIRE(lab.edit(cells, factors).is_ok());
}

/// Of a view that the next call may change.
template <class T> std::vector<T> copied(std::span<const T> view) { return {view.begin(), view.end()}; }

} // namespace astrolabe::test
