#include "tests/support/random/random_graph.h"
#include "tests/support/random/choice.h"

#include <array>
#include <cmath>
#include <set>
#include <utility>

namespace astrolabe::test {
namespace {

std::int64_t random_coordinate(Random& random, std::uint32_t side) {
    return std::int64_t{random.below(2 * side + 1)} - side;
}

std::string random_name(Random& random, std::size_t index) {
    static const std::array<const char*, 6> names{"Harbour", "河口", "n", "Überlingen", "Łódź ", "🏔"};
    std::string name = names[random.below(names.size())];
    return name + std::to_string(index); // so that none is repeated
}

std::int64_t random_cost(Random& random, const GraphNode& from, const GraphNode& to, std::uint32_t kind) {
    const auto dx = static_cast<double>(from.x - to.x);
    const auto dy = static_cast<double>(from.y - to.y);
    const auto length = static_cast<std::int64_t>(std::sqrt(dx * dx + dy * dy)); // exact enough here
    switch (kind) {
    case 0:
        return 1 + random.below(20);
    case 1:
        return 1 + length + random.below(5);
    case 2:
        return 1 + 10 * length;
    default:
        break;
    }
    return 1 + std::int64_t{random.below(100'000'000)};
}

} // namespace

GraphDefinition random_graph(Random& random, std::uint32_t most_nodes) {
    GraphDefinition graph;
    const auto count = 1 + random.below(most_nodes);
    const auto side = one_of(random, std::array{3U, 40U, 1'000U, 1'000'000U});
    const auto named = random.below(101);
    for (std::uint32_t index = 0; index < count; ++index) {
        GraphNode node;
        node.x = random_coordinate(random, side);
        node.y = random_coordinate(random, side);
        if (random.is_chance(named)) {
            node.name = random_name(random, index);
        }
        graph.nodes.push_back(node);
    }
    const auto cost_kind = random.below(4);
    const auto both = random.below(101);
    const auto tries = random.below(count * (1 + random.below(12)) + 1);
    std::set<std::pair<std::uint32_t, std::uint32_t>> known;
    for (std::uint32_t made = 0; made < tries; ++made) {
        const auto from = random.below(count);
        const auto to = random.below(count);
        if (from == to) {
            continue;
        }
        const auto cost = random_cost(random, graph.nodes[from], graph.nodes[to], cost_kind);
        const bool is_both = random.is_chance(both);
        if (known.insert({from, to}).second) {
            graph.edges.push_back({from, to, cost});
        }
        if (is_both && known.insert({to, from}).second) {
            graph.edges.push_back({to, from, cost});
        }
    }
    return graph;
}

std::vector<std::optional<Cost>> least_costs_from(const GraphDefinition& definition, std::uint32_t start) {
    std::vector<std::optional<Cost>> costs(definition.nodes.size());
    costs[start] = 0;
    for (bool has_changed = true; has_changed;) {
        has_changed = false;
        for (const auto& edge : definition.edges) {
            const auto known = costs[static_cast<std::size_t>(edge.from)];
            auto& to = costs[static_cast<std::size_t>(edge.to)];
            if (known && (!to || *known + static_cast<Cost>(edge.cost) < *to)) {
                to = *known + static_cast<Cost>(edge.cost);
                has_changed = true;
            }
        }
    }
    return costs;
}

std::vector<std::optional<Cost>> least_costs_to(const GraphDefinition& definition, std::uint32_t goal) {
    auto turned = definition;
    for (auto& edge : turned.edges) {
        std::swap(edge.from, edge.to);
    }
    return least_costs_from(turned, goal);
}

GraphCase::GraphCase(Random random)
    : definition(random_graph(random, 24)),
      start(node_at(random.below(static_cast<std::uint32_t>(definition.nodes.size())))),
      goal(node_at(random.below(static_cast<std::uint32_t>(definition.nodes.size())))),
      algorithm(one_of(random, std::array{Algorithm::AStar, Algorithm::AStar, Algorithm::AStar,
                                          Algorithm::Dijkstra, Algorithm::BreadthFirst, Algorithm::DepthFirst,
                                          Algorithm::GreedyBestFirst})),
      heuristic(random.is_chance(85) ? GraphHeuristicKind::StraightLine : GraphHeuristicKind::Zero) {
    SearchOptions chosen;
    chosen.update = random.is_chance(15)
                        ? Update::Never
                        : one_of(random, std::array{Update::IfCheaper, Update::IfCheaperOrEqual});
    chosen.tie = one_of(random, std::array{Tie::LastIn, Tie::FirstIn, Tie::LargerG, Tie::SmallerH,
                                           Tie::NearestToGoal, Tie::None});
    chosen.stop = random.is_chance(90) ? Stop::WhenSelected : Stop::WhenOpened;
    chosen.weight_hundredths =
        one_of(random, std::array{0U, 50U, 100U, 100U, 100U, 150U, 1'000U, 1'000'000U});
    chosen.reopens = random.is_chance(75);
    chosen.trace_format = TraceFormat::Events;
    options = options_for(algorithm, chosen);
}

} // namespace astrolabe::test
