// What a generator makes, as the value of a link's m=: at once and in parts, and refused where it makes
// another board.
#include "core/codec/link_map.h"
#include "core/random/random.h"
#include "tests/support/exact.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

TEST_CASE("link maps: a generator makes the same board in parts, or the text is refused as at once") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const auto kind = static_cast<GeneratorKind>(seed % 5);
        const GeneratorSpec spec{kind, 1 + random.below(90), 1 + random.below(90), random.below(101), seed};
        const auto grid = generate(spec);
        const auto text = write_link_map(spec, grid);
        CHECK(text.starts_with(write_link_map(spec) + "."));
        for (const auto& written : {text, write_link_map(spec), text.substr(0, text.size() - 1) + "_"}) {
            const auto whole = read_link_map(written);
            LinkMapReader reader(written);
            while (random.below(100) != 0 && !reader.advance(random.below(30))) {
            }
            const auto parts = reader.finish();
            REQUIRE(parts.is_ok() == whole.is_ok());
            if (!parts.is_ok()) {
                REQUIRE(parts.reason().code == whole.reason().code);
                continue;
            }
            REQUIRE(parts.value().grid == grid);
            REQUIRE(parts.value().made_by->seed == seed);
            REQUIRE(parts.value().digest == board_digest(grid));
        }
    }
    // One pass that makes the rows, another for their digest.
    LinkMapReader reader("g.random.30.50.27.1");
    std::uint32_t parts = 1;
    while (!reader.advance(5)) {
        ++parts;
    }
    CHECK(parts == 20);
}

TEST_CASE("link maps: a generator's board is its name and numbers") {
    const GeneratorSpec maze{GeneratorKind::Maze, 64, 36, 0, 7};
    const auto grid = generate(maze);
    const auto text = write_link_map(maze, grid);
    CHECK(text.substr(0, 17) == "g.maze.64.36.0.7.");
    CHECK(text.size() == 23);
    for (const auto& written : {text, std::string("g.maze.64.36.0.7")}) {
        const auto back = read_link_map(Exact(written));
        REQUIRE(back.is_ok());
        CHECK(back.value().grid == grid);
        REQUIRE(back.value().made_by.has_value());
        CHECK(back.value().made_by->seed == 7);
    }
    // A board other than the writer's is never shown.
    CHECK(read_link_map("g.maze.64.36.0.8" + text.substr(16)).reason().code == "link.map_version");
    CHECK(read_link_map("g.volcano.64.36.0.7").reason().code == "link.map_version");
    for (const auto* bad :
         {"g", "g.", "g.maze", "g.maze.64.36.0", "g.maze.64.36.0.", "g.maze.0.36.0.7", "g.maze.4097.1.0.7",
          "g.maze.64.36.101.7", "g.maze.64.36.0.4294967296", "g.maze.64.36.0.-7", "gmaze.64.36.0.7"}) {
        CAPTURE(bad);
        CHECK(read_link_map(Exact(bad)).reason().code == "link.map_broken");
    }
}

} // namespace
} // namespace astrolabe::test
