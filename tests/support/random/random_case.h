// Seeded random questions over everything that a search can be asked.
#pragma once

#include "core/random/random.h"
#include "core/search/catalogue.h"
#include "tests/support/board.h"

namespace astrolabe::test {

/// A board with its rules and ends, and a search to be made on it.
struct RandomCase {
    explicit RandomCase(std::uint64_t seed, Lattice lattice = Lattice::Squares);

    Board board;
    NodeId start;
    NodeId goal;
    Algorithm algorithm = Algorithm::AStar;
    HeuristicKind heuristic = HeuristicKind::Octile;
    SearchOptions options; ///< Those of the algorithm, with random choices where it allows some.

    GridHeuristic estimate() const { return {board.graph, heuristic, goal}; }

  private:
    RandomCase(Random random, Lattice lattice);
};

/// 1 to `max_side` cells a side, with up to half of them walls, sometimes with terrain.
Grid random_grid(Random& random, std::uint32_t max_side);
GridRules random_rules(Random& random, Lattice lattice = Lattice::Squares);

} // namespace astrolabe::test
