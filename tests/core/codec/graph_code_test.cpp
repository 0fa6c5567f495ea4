// Graphs in links: read back unchanged, short, or refused.
#include "core/codec/graph_code.h"
#include "tests/support/digest.h"
#include "tests/support/exact.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_graph.h"

#include <doctest/doctest.h>

#include <string>

namespace astrolabe::test {
namespace {

TEST_CASE("graph links: random graphs read back as they were, under the same digest everywhere") {
    std::uint64_t letters = 0;
    Digest digest;
    for (std::uint64_t seed = 0; seed < 10'000 / digest_stride; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const auto graph = random_graph(random, 40);
        const auto text = write_link_graph(graph);
        const auto back = read_link_graph(Exact(text));
        REQUIRE(back.is_ok());
        REQUIRE(back.value() == graph);
        letters += text.size();
        for (const char letter : text) {
            digest.add(static_cast<std::uint8_t>(letter));
        }
    }
    if (digest_stride == 1) {
        CHECK(letters == 4'189'215);
        CHECK(digest.sum() == 6'741'632'206'585'956'352U);
    }
}

TEST_CASE("graph links: the largest graph there may be") {
    GraphDefinition large;
    for (std::size_t index = 0; index < graph_limits::nodes; ++index) {
        large.nodes.push_back({(index % 2 == 0 ? 1 : -1) * graph_limits::position,
                               (index % 3 == 0 ? 1 : -1) * graph_limits::position, std::to_string(index)});
    }
    for (std::size_t index = 0; index < graph_limits::edges; ++index) {
        const auto from = static_cast<std::int64_t>(index * 7'919 % graph_limits::nodes);
        const auto step = static_cast<std::int64_t>(index / graph_limits::nodes) + 1;
        large.edges.push_back(
            {from, (from + step) % static_cast<std::int64_t>(graph_limits::nodes), graph_limits::cost});
    }
    const auto back = read_link_graph(write_link_graph(large));
    REQUIRE(back.is_ok());
    CHECK((back.value() == large));
}

TEST_CASE("graph links: an edge and its reverse at the same cost take one more bit, not one more edge") {
    GraphDefinition one_directional;
    GraphDefinition both_directions;
    for (std::int64_t index = 0; index < 200; ++index) {
        one_directional.nodes.push_back({7 * index, index * index % 97, ""});
    }
    both_directions.nodes = one_directional.nodes;
    for (std::int64_t index = 1; index < 200; ++index) {
        const GraphEdge edge{index - 1, index * 37 % (index + 1), 1 + index * 131 % 997};
        if (edge.from == edge.to) {
            continue;
        }
        one_directional.edges.push_back(edge);
        both_directions.edges.push_back(edge);
        both_directions.edges.push_back({edge.to, edge.from, edge.cost});
    }
    CHECK(write_link_graph(both_directions).size() < write_link_graph(one_directional).size() + 10);
}

TEST_CASE("graph links: cut, garbled and unknown texts are refused") {
    CHECK(read_link_graph("").reason().code == "link.map_broken");
    CHECK(read_link_graph("a").reason().code == "link.map_version");
    CHECK(read_link_graph("z123").reason().code == "link.map_version");
    CHECK(read_link_graph("n!").reason().code == "link.map_broken");
    REQUIRE(read_link_graph(write_link_graph({})).is_ok()); // an empty graph is a graph, too
    CHECK((read_link_graph(write_link_graph({})).value() == GraphDefinition{}));
    std::uint64_t tried = 0;
    std::uint64_t taken = 0;
    for (std::uint64_t seed = 0; seed < 200 / stride; ++seed) {
        Random random(seed);
        const auto graph = random_graph(random, 40);
        const auto text = write_link_graph(graph);
        for (std::size_t length = 1; length < text.size(); ++length) {
            const auto cut = read_link_graph(Exact(text.substr(0, length)));
            auto other = text;
            other[length] = other[length] == 'A' ? 'B' : 'A';
            const auto garbled = read_link_graph(Exact(other));
            for (const auto* read : {&cut, &garbled}) {
                ++tried;
                if (read->is_ok()) {
                    ++taken;
                    REQUIRE_FALSE(fault_in(read->value()));
                    REQUIRE_FALSE((read->value() == graph));
                } else {
                    REQUIRE(read->reason().code == "link.map_broken");
                }
            }
        }
    }
    // The link's own seal refuses what is left.
    CHECK(tried > 10'000 / stride);
    CHECK(taken < tried / 4);
}

} // namespace
} // namespace astrolabe::test
