// Maps as text that arrives in pieces: the same boards and the same refusals as of the whole text.
#include "core/io/map_text.h"
#include "tests/support/exact.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace astrolabe::test {
namespace {

constexpr const char* whole_map = "type octile\nheight 3\nwidth 4\nmap\n.@.G\nS.TW\n@O..\n";

/// Fed with a text in pieces that end where lines do, often in the middle of the header.
template <class Reader> auto read_in_pieces(std::string_view text, Random& random) {
    Reader reader;
    while (!text.empty()) {
        std::size_t end = 0;
        for (auto lines = 1 + random.below(3); lines > 0 && end != std::string_view::npos; --lines) {
            end = text.find('\n', end);
            end = end == std::string_view::npos ? end : end + 1;
        }
        const auto piece = text.substr(0, end);
        reader.add(Exact(std::string(piece)));
        text.remove_prefix(piece.size());
    }
    return reader.finish();
}

void check_same(const Reason& found, const Reason& expected) {
    CHECK(found.code == expected.code);
    CHECK(found.line == expected.line);
    CHECK(found.found == expected.found);
    CHECK(found.expected == expected.expected);
}

TEST_CASE("a map in pieces is that of the whole text, and refused for the same reason") {
    const std::vector<std::string> texts{std::string("\xEF\xBB\xBF\n\n") + whole_map,
                                         std::string(whole_map) + "\n \n\n",
                                         "\n",
                                         "",
                                         "..#\nS.G\n\n",
                                         "\n\n..#\n#~.",
                                         "0,1\n1,0\n2,2\n",
                                         "[[0,1],\n[1,0]]",
                                         "..#\n..\n",
                                         std::string("\n.\n\0\n", 5)};
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        auto text = seed < texts.size() ? texts[seed] : std::string(whole_map);
        for (auto changes = seed < texts.size() ? 0 : random.below(4); changes > 0; --changes) {
            const auto index = random.below(static_cast<std::uint32_t>(text.size()));
            if (random.is_chance(50)) {
                text[index] = "typeghw map0123456789.#@SGTOW\n\t\r"[random.below(32)];
            } else {
                text.erase(index, 1 + random.below(4));
            }
        }
        CAPTURE(text);
        const auto whole = read_map_text(text);
        const auto pieces = read_in_pieces<MapTextReader>(text, random);
        REQUIRE(pieces.is_ok() == whole.is_ok());
        const auto grid = read_moving_ai_map(text);
        const auto grid_of_pieces = read_in_pieces<MovingAiMapReader>(text, random);
        REQUIRE(grid_of_pieces.is_ok() == grid.is_ok());
        if (grid.is_ok()) {
            CHECK(grid_of_pieces.value() == grid.value());
            const auto factors = grid.value().factors();
            for (const auto factor : {wall, plain}) {
                const auto cells = std::count(factors.begin(), factors.end(), factor);
                CHECK(grid_of_pieces.value().has_factor(factor) == (cells > 0));
            }
        } else {
            check_same(grid_of_pieces.reason(), grid.reason());
        }
        if (!whole.is_ok()) {
            check_same(pieces.reason(), whole.reason());
            continue;
        }
        CHECK(pieces.value().grid == whole.value().grid);
        CHECK(pieces.value().grid.has_uniform_ground() == whole.value().grid.has_uniform_ground());
        CHECK(pieces.value().start == whole.value().start);
        CHECK(pieces.value().goal == whole.value().goal);
        CHECK(pieces.value().kind == whole.value().kind);
    }
}

} // namespace
} // namespace astrolabe::test
