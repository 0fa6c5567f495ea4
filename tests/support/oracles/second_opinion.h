// The numbers of a search computed a second time, from their description and not from the core's code:
// estimates, f, and the order in which the open list gives its nodes away.
#pragma once

#include "tests/support/random/random_case.h"

#include <vector>

namespace astrolabe::test {

/// Everything that the search itself knew after each step, by step and node.
using States = std::vector<std::vector<NodeState>>;

/// The search of the question replayed, one step at a time.
States replayed(const RandomCase& random);
/// The estimate for a cell, with real square roots.
Cost estimated(const RandomCase& random, Cell at);
/// Moves from the start by the parents known; breadth-first search never changes a parent.
std::uint32_t moves_to(const std::vector<NodeState>& states, NodeId node);
/// In hundredths for A* and Dijkstra's algorithm.
Cost f_expected(const RandomCase& random, const std::vector<NodeState>& states, NodeId node);
/// Whether `a` leaves the open list before `b`, as the options are described; f is not asked.
bool wins_tie(const RandomCase& random, const std::vector<NodeState>& states, NodeId a, NodeId b);

} // namespace astrolabe::test
