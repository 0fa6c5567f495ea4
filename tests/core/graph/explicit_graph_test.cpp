// Graphs of places: how they are stored, what is refused, what the straight line guarantees.
#include "core/codec/graph_reason.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_graph.h"

#include <doctest/doctest.h>

#include <string>

namespace astrolabe::test {
namespace {

/// Four countries round a lake: the path over the pass is short and costly.
GraphDefinition lake() {
    return {.nodes = {{0, 0, "west"}, {30, -40, "north"}, {60, 0, "east"}, {30, 5, "lake"}},
            .edges = {{0, 1, 60}, {1, 0, 55}, {1, 2, 50}, {0, 3, 100}, {3, 2, 90}, {2, 0, 7}}};
}

std::vector<Move> moves_out_of(const ExplicitGraph& graph, std::uint32_t node) {
    std::vector<Move> moves;
    graph.for_each_successor(node_at(node), [&](const Move& move) { moves.push_back(move); });
    return moves;
}

TEST_CASE("explicit graphs: edges come in the order of definition, forwards and backwards") {
    const ExplicitGraph graph(lake());
    CHECK(graph.node_count() == 4);
    CHECK(graph.edge_count() == 6);
    CHECK(graph.max_degree() == 2);
    CHECK(graph.coordinates(node_at(1)) == Coordinates{30, -40});
    const auto west = moves_out_of(graph, 0);
    REQUIRE(west.size() == 2);
    CHECK(west[0].to == node_at(1));
    CHECK(west[0].cost == 60);
    CHECK(west[1].to == node_at(3));
    CHECK(west[1].slot == 1);
    CHECK(graph.move(node_at(0), 1).cost == 100);
    std::vector<Move> into_east;
    graph.for_each_predecessor(node_at(2), [&](const Move& move) { into_east.push_back(move); });
    REQUIRE(into_east.size() == 2);
    CHECK(into_east[0].to == node_at(1));
    CHECK(into_east[0].slot == 1); // its forward slot: after the edge back west
    CHECK(into_east[0].cost == 50);
    CHECK(into_east[1].to == node_at(3));
}

TEST_CASE("explicit graphs: an empty one, and one node without edges") {
    const ExplicitGraph none(GraphDefinition{});
    CHECK(none.node_count() == 0);
    CHECK(none.max_degree() == 0);
    const ExplicitGraph one(GraphDefinition{.nodes = {{5, 5, ""}}, .edges = {}});
    CHECK(moves_out_of(one, 0).empty());
    CHECK(GraphHeuristic(one, GraphHeuristicKind::StraightLine, node_at(0))(node_at(0)) == 0);
}

TEST_CASE("explicit graphs: the backward edges are the forward ones reversed") {
    for (std::uint64_t seed = 0; seed < 1'000; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const auto definition = random_graph(random, 24);
        const ExplicitGraph graph(definition);
        std::uint32_t seen = 0;
        for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
            for (const auto& move : moves_out_of(graph, index)) {
                std::uint32_t found = 0;
                graph.for_each_predecessor(move.to, [&](const Move& back) {
                    found += back.to == node_at(index) && back.slot == move.slot && back.cost == move.cost;
                });
                REQUIRE(found == 1);
                ++seen;
            }
        }
        REQUIRE(seen == definition.edges.size());
    }
}

std::string code_of(const GraphDefinition& definition) {
    const auto graph = make_graph(definition);
    return graph.is_ok() ? "" : graph.reason().code + " " + std::to_string(graph.reason().line);
}

TEST_CASE("explicit graphs: every fault is refused with the node or edge to blame") {
    CHECK(code_of(lake()).empty());
    auto bad = lake();
    SUBCASE("a cost of 0") {
        bad.edges[2].cost = 0;
        CHECK(code_of(bad) == "graph.cost 3");
    }
    SUBCASE("a negative cost") {
        bad.edges[5].cost = -7;
        CHECK(code_of(bad) == "graph.cost 6");
        CHECK(make_graph(bad).reason().found == "-7");
    }
    SUBCASE("a cost over the limit") {
        bad.edges[0].cost = graph_limits::cost;
        CHECK(code_of(bad).empty());
        bad.edges[0].cost += 1;
        CHECK(code_of(bad) == "graph.cost 1");
    }
    SUBCASE("edges to and from nowhere") {
        bad.edges[1].to = 4;
        CHECK(code_of(bad) == "graph.edge_end 2");
        CHECK(make_graph(bad).reason().found == "4");
        bad.edges[1] = {-1, 0, 5};
        CHECK(code_of(bad) == "graph.edge_end 2");
    }
    SUBCASE("an edge from a node to itself") {
        bad.edges[3] = {2, 2, 5};
        CHECK(code_of(bad) == "graph.edge_loop 4");
    }
    SUBCASE("the same edge twice, whatever it costs") {
        bad.edges.push_back({0, 3, 1});
        bad.edges.push_back({0, 1, 1});
        CHECK(code_of(bad) == "graph.edge_twice 7");
    }
    SUBCASE("places out of range") {
        bad.nodes[2].y = graph_limits::position;
        CHECK(code_of(bad).empty());
        bad.nodes[2].y = -graph_limits::position - 1;
        CHECK(code_of(bad) == "graph.position 3");
    }
    SUBCASE("two nodes with one name; an empty name is none") {
        bad.nodes[0].name = bad.nodes[1].name = "";
        CHECK(code_of(bad).empty());
        bad.nodes[3].name = "east";
        CHECK(code_of(bad) == "graph.name_twice 4");
    }
    SUBCASE("names that are too long or not text") {
        bad.nodes[1].name = std::string(graph_limits::name_bytes, 'n');
        CHECK(code_of(bad).empty());
        for (const auto* name : {"\xff", "a\x01", "\xc0\xaf", "\xe4\xb8", "\xed\xa0\x80", "\xf4\x90\x80\x80",
                                 "\xc2\x85", "\x7f", "\xf0\x80\x80\xaf"}) {
            bad.nodes[1].name = name;
            CHECK(code_of(bad) == "graph.name 2");
        }
        bad.nodes[1].name = std::string(graph_limits::name_bytes + 1, 'n');
        CHECK(code_of(bad) == "graph.name 2");
    }
}

TEST_CASE("explicit graphs: the largest is made, a larger one refused by its count") {
    GraphDefinition large;
    large.nodes.resize(graph_limits::nodes);
    for (std::size_t index = 0; index < graph_limits::edges; ++index) {
        const auto from = static_cast<std::int64_t>(index % graph_limits::nodes);
        const auto step = static_cast<std::int64_t>(index / graph_limits::nodes) + 1;
        large.edges.push_back({from, (from + step) % static_cast<std::int64_t>(graph_limits::nodes), 1});
    }
    CHECK(code_of(large).empty());
    large.edges.push_back({5, 4, 1});
    CHECK(code_of(large) == "graph.edge_count 0");
    large.nodes.resize(1'000'000);
    CHECK(code_of(large) == "graph.node_count 0");
    CHECK(make_graph(large).reason().found == "1000000");
}

TEST_CASE("the straight line is charged at the cheapest rate, rounded down") {
    const ExplicitGraph graph(lake());
    // east to west: 7 for 60
    CHECK(cheapest_rate(graph) == StraightLineRate{7, 3'600});
    const GraphHeuristic to_east(graph, GraphHeuristicKind::StraightLine, node_at(2));
    CHECK(to_east(node_at(2)) == 0);
    CHECK(to_east(node_at(0)) == 7);
    CHECK(to_east(node_at(1)) == 5); // 50 × 7 / 60 = 5.83
    CHECK(to_east.straight_line_rank(node_at(1)) == 2'500);
    CHECK(GraphHeuristic(graph, GraphHeuristicKind::Zero, node_at(2))(node_at(0)) == 0);
}

TEST_CASE("the straight line says nothing where no edge has a length, and at most what a path can cost") {
    GraphDefinition heap{.nodes = {{0, 0, ""}, {0, 0, ""}, {9, 0, ""}}, .edges = {{0, 1, 5}}};
    CHECK(GraphHeuristic(ExplicitGraph(heap), GraphHeuristicKind::StraightLine, node_at(2))(node_at(0)) == 0);
    // The third node is a million times as far away as the only edge is long.
    heap.nodes[1].x = 1;
    heap.nodes[2].x = 1'000'000;
    const ExplicitGraph graph(heap);
    CHECK(GraphHeuristic(graph, GraphHeuristicKind::StraightLine, node_at(2))(node_at(0)) == 10);
}

TEST_CASE("the straight line is admissible and consistent on random graphs, and exact to a unit") {
    std::uint64_t above_zero = 0;
    for (std::uint64_t seed = 0; seed < 10'000 / stride; ++seed) {
        CAPTURE(seed);
        const GraphCase random(seed);
        const ExplicitGraph graph(random.definition);
        const GraphHeuristic estimate(graph, GraphHeuristicKind::StraightLine, random.goal);
        const auto remaining = least_costs_to(random.definition, index_of(random.goal));
        for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
            const auto h = estimate(node_at(index));
            above_zero += h > 0 ? 1 : 0;
            REQUIRE((!remaining[index] || h <= *remaining[index]));
            graph.for_each_successor(node_at(index),
                                     [&](const Move& move) { REQUIRE(h <= move.cost + estimate(move.to)); });
        }
    }
    CHECK(above_zero > 20'000 / stride);
}

} // namespace
} // namespace astrolabe::test
