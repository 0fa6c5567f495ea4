// Seeded random graphs of places, and an independent judge of the paths through them.
#pragma once

#include "core/graph/graph_definition.h"
#include "core/heuristic/graph_heuristic.h"
#include "core/random/random.h"
#include "core/search/catalogue.h"

#include <optional>
#include <vector>

namespace astrolabe::test {

/// At most `most_nodes` nodes, at least 1: few or many edges, in one or both directions, costs that follow
/// the length or do not, some nodes at the same coordinates, some names, some of them not in ASCII.
GraphDefinition random_graph(Random& random, std::uint32_t most_nodes);

/// Least cost from `start` to every node, by relaxing all edges until nothing changes (Bellman and
/// Ford); nothing if there is no path. Uses the definition alone.
std::vector<std::optional<Cost>> least_costs_from(const GraphDefinition& definition, std::uint32_t start);
/// From every node to `goal`.
std::vector<std::optional<Cost>> least_costs_to(const GraphDefinition& definition, std::uint32_t goal);

/// A question drawn from a seed.
struct GraphCase {
    explicit GraphCase(std::uint64_t seed) : GraphCase(Random(seed)) {}

    GraphDefinition definition;
    NodeId start;
    NodeId goal;
    Algorithm algorithm;
    GraphHeuristicKind heuristic;
    SearchOptions options;

  private:
    explicit GraphCase(Random random);
};

} // namespace astrolabe::test
