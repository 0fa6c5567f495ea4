// How bushy a search was: its effective branching factor.
#pragma once

#include <cstdint>

namespace astrolabe {

/// The b for which 1 + b + b² + … + b^depth is `nodes`: a uniform tree of that depth that has as many
/// nodes, its root among them, as the search generated, its start among them. `depth` is the number of
/// steps of the path found, and `nodes` is above it, since every cell of the path was generated. NaN at
/// depth 0, where there is no such b.
///
/// By halving an interval with multiplications alone, so that every machine comes to the same number.
/// O(log(depth)).
///
/// S. J. Russell and P. Norvig, "Artificial Intelligence: A Modern Approach", section "The effect of
/// heuristic accuracy on performance"; their N + 1 is `nodes`.
double effective_branching_factor(std::uint64_t nodes, std::uint64_t depth);

} // namespace astrolabe
