// Same input, same trace, on every machine: one number stands for the traces of many questions, and
// every build, native, under sanitizers and in WebAssembly, must produce it.
#include "tests/support/digest.h"
#include "tests/support/random/each_lattice.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

TEST_CASE("random numbers are the same everywhere: the first numbers of the published generator") {
    Random random(1234567);
    CHECK(random.next() == 6457827717110365317U);
    CHECK(random.next() == 3203168211198807973U);
    CHECK(random.next() == 9817491932198370423U);
}

TEST_CASE("three thousand random questions leave the same traces as ever") {
    const auto lattice = each_lattice();
    Digest digest;
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        const RandomCase random(seed, lattice);
        const auto run = search(random.board, random.estimate(), random.start, random.goal, random.options);
        digest.add(run.result.cost);
        for (const auto mask : run.trace.masks) {
            digest.add(mask);
        }
    }
    // Changes only when a rule of the search or the questions themselves are changed on purpose.
    CHECK(digest.sum() == (lattice == Lattice::Hexes ? 14288876938359222976U : 5260705438250374914U));
}

} // namespace
} // namespace astrolabe::test
