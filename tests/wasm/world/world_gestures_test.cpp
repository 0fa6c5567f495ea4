// Whatever users do to a world through the façade, their script is all that it depends on.
#include "tests/support/world_laboratories.h"

#include <doctest/doctest.h>

#include <initializer_list>
#include <string>

namespace astrolabe::test {
namespace {

std::string text_of(std::initializer_list<std::uint32_t> numbers) {
    std::string text;
    for (const auto number : numbers) {
        text += (text.empty() ? "" : ",") + std::to_string(number);
    }
    return text;
}

/// One token of any kind.
std::string random_token(Random& random, const WorldLaboratory& lab) {
    const auto x = random.below(lab.width());
    const auto y = random.below(lab.height());
    const auto unit = 1 + random.below(8);
    const auto number = random.below(256);
    switch (random.below(9)) {
    case 0:
        return "a_" + std::to_string(1 + number % 4);
    case 1:
        return "a" + text_of({x, y}) + ",,," + text_of({number % 2, number % 3});
    case 2:
        return "a,,,,1," + std::to_string(number % 3);
    case 3:
        return "g" + text_of({unit, x, y});
    case 4:
        return "r" + std::to_string(unit);
    case 5:
        return "w" + text_of({x, y});
    case 6:
        return "w" + text_of({x, y, number});
    case 7:
        return "d" + text_of({x, y, number});
    default:
        return "od" + std::to_string(number % 2) + "s" + std::to_string(number % 3) + "g" +
               std::to_string(number % 4) + "i" + std::to_string(number % 5 % 2);
    }
}

/// The state of a world with the same setup and script.
std::string digest_afresh(const WorldLaboratory& lab, const SomeBoard& board, double seed) {
    WorldLaboratory fresh;
    REQUIRE(fresh.begin(board.width, board.height, board.factors, board.corner, seed, lab.script()).is_ok());
    go_to(fresh, lab.now());
    CHECK(fresh.script() == lab.script());
    return fresh.digest();
}

TEST_CASE("world laboratory: whatever users do, undo and redo, a fresh one with their script is the same") {
    for (std::uint64_t seed = 0; seed < 150 / stride; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        const auto board = random_board(random);
        const auto world_seed = static_cast<double>(random.below(1000));
        WorldLaboratory lab;
        REQUIRE(lab.begin(board.width, board.height, board.factors, board.corner, world_seed, "").is_ok());
        int done = 0;
        for (int i = 0; i < 30; ++i) {
            switch (random.below(6)) {
            case 0:
            case 1: {
                auto script = random_token(random, lab);
                if (random.is_chance(30)) {
                    script += "." + random_token(random, lab);
                }
                CAPTURE(script);
                const auto would_be = lab.refusal_of(script);
                const auto reason = lab.act(script);
                REQUIRE(reason.code == would_be.code);
                done += reason.is_ok() ? 1 : 0;
                break;
            }
            case 2: {
                const bool can = lab.can_take_back();
                REQUIRE(lab.take_back() == can);
                break;
            }
            case 3: {
                const bool can = lab.can_put_back();
                REQUIRE(lab.put_back() == can);
                break;
            }
            default:
                go_to(lab, random.below(80));
            }
            REQUIRE(lab.last() >= lab.now());
            if (random.is_chance(40)) {
                REQUIRE(lab.digest() == digest_afresh(lab, board, world_seed));
            }
        }
        CHECK(done > 0);
        REQUIRE(lab.digest() == digest_afresh(lab, board, world_seed));
    }
}

} // namespace
} // namespace astrolabe::test
