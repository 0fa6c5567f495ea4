// LPA* after every edit of random graphs of places and every other goal, by every heuristic and weight,
// against a judge that uses the definition alone: repaired where that is certain to be right, and nowhere
// else.
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_graph.h"
#include "wasm/laboratory/graph_laboratory.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace astrolabe::test {
namespace {

__extension__ using Wide = unsigned __int128;

constexpr int edits_a_graph = 5;
constexpr std::array graph_weights{0U, 50U, 100U, 101U, 120U, 150U, 200U, 300U, 500U, 1000U};

/// A graph between two edits, and the question about it.
struct GraphState {
    GraphDefinition definition;
    std::uint32_t start = 0;
    std::uint32_t goal = 0;
    std::vector<std::optional<Cost>> from_start;

    std::size_t count() const { return definition.nodes.size(); }
    std::vector<std::optional<Cost>> costs_to(std::uint32_t node) const {
        return least_costs_to(definition, node);
    }
};

std::vector<GraphState> edited_graph(std::uint64_t seed) {
    Random random(seed);
    std::vector<GraphState> states{{.definition = random_graph(random, 18)}};
    const auto count = static_cast<std::uint32_t>(states.front().count());
    states.front().start = random.below(count);
    states.front().goal = random.below(count);
    for (int edit = 0; edit <= edits_a_graph; ++edit) {
        states.back().from_start = least_costs_from(states.back().definition, states.back().start);
        auto next = states.back();
        auto& edges = next.definition.edges;
        const auto what = random.below(100);
        const auto edge_count = static_cast<std::uint32_t>(edges.size());
        if (what < 7) {
            next.start = random.below(count);
        } else if (what < 14) {
            next.goal = random.below(count);
        } else if (what < 40 && edge_count > 0) {
            edges.erase(edges.begin() + random.below(edge_count));
        } else if (what < 75 && edge_count > 0) {
            auto& cost = edges[random.below(edge_count)].cost;
            cost = std::clamp<std::int64_t>(cost * (1 + random.below(40)) / 10, 1, graph_limits::cost);
        } else if (what < 90) {
            const auto from = random.below(count);
            const auto to = random.below(count);
            const auto is_there = [&](const GraphEdge& edge) { return edge.from == from && edge.to == to; };
            if (from != to && std::none_of(edges.begin(), edges.end(), is_there)) {
                const auto cost = edges.empty() ? 100 : edges.front().cost + random.below(1000);
                edges.push_back({from, to, std::min(cost, graph_limits::cost)});
            }
        } else if (what < 95) {
            next.definition.nodes[random.below(count)].x += 1;
        } // else the same question is asked again
        if (edit < edits_a_graph) {
            states.push_back(std::move(next));
        }
    }
    return states;
}

Cost squared(const GraphNode& a, const GraphNode& b) {
    return static_cast<Cost>((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

/// The straight line at the cheapest rate of all edges, rounded down, and no more than the costliest path.
std::vector<Cost> estimates_again(const GraphState& state, std::uint32_t target, bool has_line) {
    const auto& [nodes, edges] = state.definition;
    std::vector<Cost> estimates(nodes.size());
    Cost cost = 0;
    Cost length = 1;
    Cost costliest = 0;
    for (const auto& edge : edges) {
        const auto of_edge = static_cast<Cost>(edge.cost);
        const auto squared_length =
            squared(nodes[static_cast<std::size_t>(edge.from)], nodes[static_cast<std::size_t>(edge.to)]);
        costliest = std::max(costliest, of_edge);
        if (squared_length > 0 &&
            (cost == 0 || Wide{of_edge} * of_edge * length < Wide{cost} * cost * squared_length)) {
            cost = of_edge;
            length = squared_length;
        }
    }
    for (std::size_t node = 0; has_line && node < nodes.size(); ++node) {
        const auto square = Wide{cost} * cost * squared(nodes[node], nodes[target]);
        Cost root = 0;
        for (Cost bit = Cost{1} << 50U; bit > 0; bit >>= 1U) {
            root += Wide{root + bit} * (root + bit) * length <= square ? bit : 0;
        }
        estimates[node] = std::min(root, (nodes.size() - 1) * costliest);
    }
    return estimates;
}

/// Along no edge that a search can reach, weight × h drops by more than the edge costs.
bool is_consistent(const GraphState& state, const std::vector<Cost>& h, std::uint32_t weight) {
    std::set<std::int64_t> entered{state.start};
    for (const auto& edge : state.definition.edges) {
        entered.insert(edge.to);
    }
    return std::all_of(
        state.definition.edges.begin(), state.definition.edges.end(), [&](const GraphEdge& edge) {
            const auto drop = weight * h[static_cast<std::size_t>(edge.from)];
            return entered.count(edge.from) == 0 ||
                   drop <= 100 * static_cast<Cost>(edge.cost) + weight * h[static_cast<std::size_t>(edge.to)];
        });
}

/// What a search that selects by g + weight × h and reopens closed nodes guarantees, in hundredths; see
/// EstimatesAgain::promised().
Cost promised(const GraphState& state, std::uint32_t target, const std::vector<Cost>& h,
              std::uint32_t weight) {
    const auto rest = state.costs_to(target);
    const auto best = *rest[state.start];
    auto most = 100 * best;
    for (auto at = state.start; at != target;) {
        most = std::max(most, 100 * (best - *rest[at]) + weight * h[at]);
        for (const auto& edge : state.definition.edges) {
            const auto beyond = rest[static_cast<std::size_t>(edge.to)];
            if (edge.from == at && beyond && *beyond + static_cast<Cost>(edge.cost) == *rest[at]) {
                at = static_cast<std::uint32_t>(edge.to);
                break;
            }
        }
    }
    return most;
}

struct GraphCounts {
    std::uint64_t answers = 0;
    std::uint64_t repaired = 0;
    std::uint64_t refused = 0;
    std::uint64_t longer = 0;
};

void define(GraphLaboratory& lab, const GraphDefinition& definition) {
    std::vector<double> coordinates;
    std::vector<double> edges;
    for (const auto& node : definition.nodes) {
        coordinates.insert(coordinates.end(), {static_cast<double>(node.x), static_cast<double>(node.y)});
    }
    for (const auto& edge : definition.edges) {
        edges.insert(edges.end(), {static_cast<double>(edge.from), static_cast<double>(edge.to),
                                   static_cast<double>(edge.cost)});
    }
    REQUIRE(lab.define(coordinates, {}, edges).is_ok());
}

void search(GraphLaboratory& lab, const GraphSettings& settings, const GraphState& state) {
    REQUIRE(lab.begin(settings, state.start, state.goal).is_ok());
    while (lab.advance(20) == "running") {
    }
}

/// One heuristic and one weight on one graph, through all its edits.
class GraphSequence {
  public:
    GraphSequence(const char* heuristic, std::uint32_t weight_hundredths)
        : settings_{.algorithm = "lpastar", .heuristic = heuristic, .weight_hundredths = weight_hundredths} {}

    void answer(const GraphState& state, GraphCounts& counts) {
        define(lab_, state.definition);
        search(lab_, settings_, state);
        const auto result = lab_.result();
        const bool is_reachable = state.from_start[state.goal].has_value();
        REQUIRE(result.outcome == (is_reachable ? "found" : "no-path"));
        const auto target = static_cast<std::uint32_t>(result.target);
        REQUIRE((!is_reachable || target == state.goal));
        check_path(state, target);
        const auto weight = settings_.weight_hundredths;
        const auto h = estimates_again(state, target, settings_.heuristic == "line");
        const bool consistent = is_consistent(state, h, weight);
        const auto cost = static_cast<Cost>(result.cost);
        const auto best = *state.from_start[target];
        REQUIRE((consistent ? cost == best : 100 * cost <= promised(state, target, h, weight)));
        // Whatever became of edges, places and goal.
        const bool has_answer = start_ == state.start;
        REQUIRE((result.repairs > 0) == (has_answer && consistent));
        REQUIRE(result.is_repair_refused == (has_answer && !consistent));
        while (lab_.judge(1000) == "judging") {
        }
        REQUIRE(lab_.verdict().ruling == (cost == best ? "optimal" : "longer"));
        GraphLaboratory fresh;
        define(fresh, state.definition);
        search(fresh, settings_, state);
        REQUIRE(result.cost == fresh.result().cost);
        start_ = state.start;
        ++counts.answers;
        counts.repaired += result.repairs > 0 ? 1 : 0;
        counts.refused += result.is_repair_refused ? 1 : 0;
        counts.longer += cost > best ? 1 : 0;
    }

  private:
    /// A path along existing edges, which cost what the result says.
    void check_path(const GraphState& state, std::uint32_t target) {
        std::map<std::pair<std::int64_t, std::int64_t>, std::int64_t> costs;
        for (const auto& edge : state.definition.edges) {
            costs[{edge.from, edge.to}] = edge.cost;
        }
        const auto path = lab_.path();
        REQUIRE_FALSE(path.empty());
        REQUIRE(path.front() == state.start);
        REQUIRE(path.back() == target);
        std::int64_t sum = 0;
        for (std::size_t i = 1; i < path.size(); ++i) {
            REQUIRE(costs.count({path[i - 1], path[i]}) == 1);
            sum += costs[{path[i - 1], path[i]}];
        }
        REQUIRE(lab_.result().cost == static_cast<double>(sum));
    }

    GraphLaboratory lab_;
    GraphSettings settings_;
    std::optional<std::uint32_t> start_; ///< Of the previous answer.
};

TEST_CASE("LPA* on graphs: after every edit a path, optimal where weight × H is consistent") {
    GraphCounts counts;
    const auto graphs = case_count(2'000);
    for (std::uint64_t seed = 0; seed < graphs; ++seed) {
        CAPTURE(seed);
        const auto states = edited_graph(seed);
        Random random(seed);
        for (const auto* heuristic : {"line", "zero"}) {
            for (const auto weight : graph_weights) {
                if (!is_tried(random)) {
                    continue;
                }
                CAPTURE(heuristic);
                CAPTURE(weight);
                GraphSequence sequence(heuristic, weight);
                for (std::size_t index = 0; index < states.size(); ++index) {
                    CAPTURE(index);
                    sequence.answer(states[index], counts);
                }
            }
        }
    }
    MESSAGE(graphs << " graphs, " << counts.answers << " answers, none wrong: " << counts.repaired
                   << " repaired, " << counts.refused << " searched anew for want of consistency; "
                   << counts.longer << " paths longer than the shortest");
    CHECK(counts.repaired > counts.answers / 10);
    CHECK(counts.refused > counts.answers / 50);
    CHECK(counts.longer > 0);
}

} // namespace
} // namespace astrolabe::test
