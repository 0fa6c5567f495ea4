// How bushy a search was: its effective branching factor.
#pragma once

#include <cstdint>

namespace astrolabe {

/// The b for which 1 + b + b² + … + b^depth is `nodes`: that of a uniform tree of this depth with as many
/// nodes, including its root, as the search generated, including its start. `depth` is the number of steps of
/// the path found, and `nodes` is above it, since every cell of the path was generated. NaN at depth 0, where
/// there is no such b.
///
/// By halving an interval with multiplications alone, so that every machine gets the same number.
/// O(log(depth)).
///
/// S. J. Russell and P. Norvig, "Artificial Intelligence: A Modern Approach", section "The effect of
/// heuristic accuracy on performance"; their N + 1 is `nodes`.
double effective_branching_factor(std::uint64_t nodes, std::uint64_t depth);

} // namespace astrolabe
