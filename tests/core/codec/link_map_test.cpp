// Boards as the value of a link's m=: exact, short, the same on every machine, and refused when cut off.
#include "core/codec/base64url.h"
#include "core/codec/link_map.h"
#include "tests/support/digest.h"
#include "tests/support/exact.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

/// 1 to 1024, the small ones more often.
std::uint32_t random_side(Random& random) {
    const auto most_bits = random.below(11);
    const auto bits = random.below(most_bits + 1);
    return (1U << bits) + random.below(1U << bits);
}

Grid random_link_board(Random& random) {
    const GeneratorSpec spec{static_cast<GeneratorKind>(random.below(5)), random_side(random),
                             random_side(random), random.below(101), random.next()};
    auto grid = generate(spec);
    const auto kinds = random.below(4) == 0 ? random.below(255) + 1 : 1;
    for (auto changes = random.below(400); changes > 0; --changes) {
        // One draw per line: the compiler chooses the order in which a call's arguments are evaluated.
        const auto node = node_at(random.below(grid.cell_count()));
        grid.set_factor(node, static_cast<Factor>(random.below(kinds + 1)));
    }
    return grid;
}

void add_text(Digest& digest, std::string_view text) {
    for (const char letter : text) {
        digest.add(static_cast<std::uint8_t>(letter));
    }
}

TEST_CASE("link maps: ten thousand boards read back unchanged, with the same letters on every machine") {
    Digest all;
    Digest sample;
    for (std::uint64_t seed = 0; seed < 10'000; seed += digest_stride * digest_stride) {
        CAPTURE(seed);
        Random random(seed);
        const auto grid = random_link_board(random);
        const auto text = write_link_map(grid);
        REQUIRE(text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_") ==
                std::string::npos);
        const auto back = read_link_map(Exact(text));
        REQUIRE(back.is_ok());
        REQUIRE(back.value().grid == grid);
        add_text(all, text);
        if (seed % 100 == 0) {
            add_text(sample, text);
        }
    }
    // Changes only when the code is changed on purpose, under a new letter: links must work for ever.
    CHECK(sample.sum() == 7022040728205793691U);
    if (digest_stride == 1) {
        CHECK(all.sum() == 1089731453039788460U);
    }
}

TEST_CASE("link maps: the smallest, the largest, walls alone, and every kind of ground at once") {
    std::vector<Factor> all(256);
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i] = static_cast<Factor>(i);
    }
    for (const auto& grid : {Grid(1, 1), Grid(1, 1, wall), Grid(1, 1, Factor{255}), Grid(2, 1, {3, 3}),
                             Grid(4096, 1), Grid(1, 4096), Grid(16, 16, all), Grid(4096, 4096)}) {
        const auto text = write_link_map(grid);
        CAPTURE(text);
        const auto back = read_link_map(Exact(text));
        REQUIRE(back.is_ok());
        CHECK(back.value().grid == grid);
    }
    CHECK(write_link_map(Grid(1, 1)).size() <= 7);
    CHECK(write_link_map(Grid(4096, 4096)).size() <= 16);
}

TEST_CASE("link maps: writing in parts gives the same text") {
    for (std::uint64_t seed = 0; seed < 200 / stride; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const auto grid = random_link_board(random);
        LinkMapWriter writer(grid);
        std::uint32_t coded = 0;
        for (bool is_whole = false; !is_whole && random.below(50) != 0;) {
            const auto rows = random.below(grid.height() + 2);
            coded += rows;
            is_whole = writer.advance(rows);
            REQUIRE(is_whole == (coded >= grid.height()));
        }
        CHECK(writer.finish() == write_link_map(grid));
    }
}

/// The board with some of its walls of other kinds, at least one.
Grid with_kinds(Random& random, Grid grid) {
    grid.set_ground(node_at(random.below(grid.cell_count())), ground_of(WallKind::Fire));
    for (auto changes = random.below(100); changes > 0; --changes) {
        const auto kind = static_cast<WallKind>(random.below(4));
        const auto node = node_at(random.below(grid.cell_count()));
        if (!grid.is_free(node) && kind != WallKind::Wall) {
            grid.set_ground(node, ground_of(kind));
        }
    }
    return grid;
}

TEST_CASE("link maps: kinds of walls are appended to the board, whose own letters do not change") {
    for (std::uint64_t seed = 0; seed < 1000 / stride; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const auto grid = with_kinds(random, random_link_board(random));
        LinkMapWriter writer(grid);
        for (auto parts = random.below(4); parts > 0; --parts) {
            writer.advance(random.below(grid.height() + 2));
        }
        const auto text = writer.finish();
        REQUIRE(text == write_link_map(grid));
        const Grid walls(grid.width(), grid.height(), {grid.factors().begin(), grid.factors().end()});
        const auto board = write_link_map(walls).substr(1);
        REQUIRE(text.substr(0, board.size() + 2) == "e" + board + ".");
        const auto back = read_link_map(Exact(text));
        REQUIRE(back.is_ok());
        REQUIRE(back.value().grid == grid);
        REQUIRE(back.value().grid.extras().size() == grid.cell_count());
        CHECK_FALSE(read_link_map(Exact(text), grid.cell_count() - 1).is_ok());
    }
}

/// What the text means, read in parts of so many rows, none at times.
Result<LinkMap> read_in_parts(const std::string& text, Random& random, std::uint32_t most_rows) {
    LinkMapReader reader(text);
    bool is_whole = false;
    for (auto parts = random.below(2 * Grid::max_side); !is_whole && parts > 0; --parts) {
        is_whole = reader.advance(random.below(most_rows + 1));
    }
    REQUIRE(reader.text() == text);
    REQUIRE((!is_whole || reader.advance(0)));
    return reader.finish();
}

TEST_CASE("link maps: reading in parts gives the same board, or the same refusal") {
    std::uint32_t refused = 0;
    for (std::uint64_t seed = 0; seed < 400 / stride; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        auto grid = random_link_board(random);
        if (random.below(2) == 0) {
            grid = with_kinds(random, std::move(grid));
        }
        const auto text = write_link_map(grid);
        const auto back = read_in_parts(text, random, 1 + random.below(grid.height() + 2));
        REQUIRE(back.is_ok());
        REQUIRE(back.value().grid == grid);
        auto broken = text.substr(0, random.below(static_cast<std::uint32_t>(text.size())));
        broken += random.below(2) == 0 ? "" : "A";
        const auto whole = read_link_map(broken);
        const auto parts = read_in_parts(broken, random, grid.height());
        REQUIRE(parts.is_ok() == whole.is_ok());
        refused += whole.is_ok() ? 0 : 1;
        if (!whole.is_ok()) {
            REQUIRE(parts.reason().code == whole.reason().code);
        }
    }
    CHECK(refused > 300 / stride);
    // As long as there are rows, and no longer.
    LinkMapReader reader(write_link_map(Grid(3, 7)));
    CHECK_FALSE(reader.advance(6));
    CHECK(reader.advance(1));
    for (const auto* text : {"", "z", "a", "aAAAA", "e.", "rBwYAAwEGAQYBBgER"}) {
        CHECK(LinkMapReader(text).advance(0));
    }
    for (const auto* text : {"g", "g.maze.64.36.0", "g.volcano.64.36.0.7"}) {
        CHECK(LinkMapReader(text).advance(1));
    }
}

TEST_CASE("link maps: a reader has room for no more cells than it may") {
    const auto code = write_link_map(Grid(4096, 4096)).substr(1);
    const auto bytes = from_base64url(code);
    REQUIRE(bytes.has_value());
    CHECK(BoardDecoder(*bytes).cell_count() == Grid::most_cells);
    CHECK(BoardDecoder(*bytes, Grid::most_cells - 1).cell_count() == 0);
    CHECK_FALSE(BoardDecoder(*bytes, Grid::most_cells - 1).finish().has_value());
    CHECK_FALSE(BoardDecoder().finish().has_value());
    CHECK(BoardDecoder().advance(1));
    // Extras are refused before their first row is read.
    LinkMapReader extended("e" + write_link_map(Grid(2, 1)).substr(1) + "." + code);
    CHECK(extended.advance(1));
    CHECK(extended.finish().reason().code == "link.map_broken");
}

TEST_CASE("link maps: kinds that no board has are refused") {
    const auto code = [](const Grid& grid) { return write_link_map(grid).substr(1); };
    const Grid board(2, 1, {wall, 3});
    const Grid water(2, 1, {1, 0});
    REQUIRE(read_link_map("e" + code(board) + "." + code(water)).is_ok());
    for (const auto& extras : {Grid(2, 1, {0, 0}), Grid(2, 1, {4, 0}), Grid(1, 2, {1, 0}),
                               Grid(3, 1, {1, 0, 0}), Grid(1, 1, plain)}) {
        CHECK(read_link_map("e" + code(board) + "." + code(extras)).reason().code == "link.map_broken");
    }
    for (const auto& bad : {std::string("e"), "e" + code(board), "e" + code(board) + ".", "e." + code(water),
                            "e" + code(board) + "." + code(water) + "." + code(water)}) {
        CAPTURE(bad);
        CHECK(read_link_map(Exact(bad)).reason().code == "link.map_broken");
    }
    // A few letters can encode 16 million cells: extras get no more than the board has.
    CHECK(read_link_map("e" + code(board) + "." + code(Grid(4096, 4096))).reason().code == "link.map_broken");
}

TEST_CASE("link maps: cut, lengthened or changed ones are refused but for one in thousands") {
    std::uint32_t tried = 0;
    std::uint32_t taken = 0;
    const auto try_out = [&](const std::string& text) {
        ++tried;
        const auto map = read_link_map(Exact(text));
        CHECK((map.is_ok() || !map.reason().code.empty()));
        if (map.is_ok() && !map.value().made_by) {
            ++taken;
            // A board has one code only.
            CHECK(write_link_map(map.value().grid) == text);
        }
    };
    for (std::uint64_t seed = 0; seed < 200 / stride; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        auto grid = random_grid(random, 12);
        if (seed % 4 == 0) {
            grid = with_kinds(random, std::move(grid));
        }
        const auto text = write_link_map(grid);
        for (std::size_t length = 0; length < text.size(); ++length) {
            try_out(text.substr(0, length));
        }
        try_out(text + "A");
        try_out(text + "AAAA");
        for (int change = 0; change < 50; ++change) {
            auto changed = text;
            auto& letter = changed[1 + random.below(static_cast<std::uint32_t>(text.size() - 1))];
            const auto other = to_base64url({{static_cast<std::uint8_t>(random.below(256))}}).front();
            letter = letter == other ? 'A' : other;
            if (changed != text) {
                try_out(changed);
            }
        }
    }
    CAPTURE(tried);
    CHECK(taken < tried / 1000);
}

TEST_CASE("link maps: the first links still open") {
    const auto lester = read_link_map("rBwYAAwEGAQYBBgER");
    REQUIRE(lester.is_ok());
    CHECK(lester.value().grid.width() == 7);
    CHECK(lester.value().grid.height() == 6);
    const auto ground = read_link_map(Exact("rAwEBAQEAAQcB"));
    REQUIRE(ground.is_ok());
    CHECK(ground.value().grid == Grid(3, 1, {1, 0, 7}));
    for (const auto* bad :
         {"", "r", "rAAAA", "rAwEBAQEAAQc", "rAwEBAQEAAQcBAA", "rAwEBAQEAAQcC", "r_____w"}) {
        CAPTURE(bad);
        CHECK(read_link_map(Exact(bad)).reason().code == "link.map_broken");
    }
    CHECK(read_link_map("zAAAA").reason().code == "link.map_version");
}

TEST_CASE("link maps: drawn boards that no writer wrote are refused") {
    for (const auto* bad : {"a", "a?", "aAAAA"}) {
        CAPTURE(bad);
        CHECK(read_link_map(Exact(bad)).reason().code == "link.map_broken");
    }
}

} // namespace
} // namespace astrolabe::test
