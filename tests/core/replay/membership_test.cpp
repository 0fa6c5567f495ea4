// The cost of finding out on which list a neighbour is: by hashing, and by scanning as a search itself does.
#include "core/replay/hashed_nodes.h"
#include "core/replay/membership.h"
#include "core/replay/scanned_membership.h"
#include "tests/support/open_list_reading.h"

#include <doctest/doctest.h>

#include <set>

namespace astrolabe::test {
namespace {

TEST_CASE("a hash set holds what was put in, and probes at least one slot") {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Random random(seed);
        HashedNodes set;
        std::set<std::uint32_t> expected;
        for (int action = 0; action < 400; ++action) {
            const auto number = random.below(seed % 2 == 0 ? 90 : 100'000);
            if (expected.count(number) == 0) {
                set.add(node_at(number));
                expected.insert(number);
            } else {
                set.remove(node_at(number));
                expected.erase(number);
            }
            const auto asked = random.below(120);
            const auto answer = set.find(node_at(asked));
            REQUIRE(answer.is_there == (expected.count(asked) != 0));
            REQUIRE(answer.probes >= 1);
            REQUIRE(answer.probes <= expected.size() + 1);
        }
    }
}

TEST_CASE(
    "inside the open list: probes by scanning are those of a search that scans, by flag one per neighbour") {
    std::size_t reopened = 0;
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, seed % 4 == 0 ? Lattice::Hexes : Lattice::Squares);
        ScannedLists lists(random.board.graph.node_count());
        const ScannedGraph graph(random.board.graph, lists);
        const auto estimate = random.estimate();
        TextbookSearch search(graph, estimate, lists, random.start, random.goal, random.options);
        std::vector<std::uint64_t> probes{0};
        for (auto steps = search.trace().step_count;; steps = search.trace().step_count) {
            search.step();
            if (search.trace().step_count == steps) {
                break;
            }
            probes.push_back(lists.probes());
        }
        reopened += search.result().reopened;
        const auto trace = search.release_trace();
        const Reading reading(random, trace);
        Random slices(seed);
        const auto log = reading.log(slices);
        MembershipWork work(reading.search, log);
        while (!work.advance(1 + slices.below(9))) {
        }
        double questions = 0;
        REQUIRE(work.series().size() == MembershipWork::numbers_a_step * probes.size());
        for (std::uint32_t step = 0; step < probes.size(); ++step) {
            CAPTURE(step);
            if (step > 0 && log.node_of(log.taken[step - 1]) != random.goal) {
                random.board.graph.for_each_successor(log.node_of(log.taken[step - 1]),
                                                      [&](const Move&) { ++questions; });
            }
            REQUIRE(work.series()[3 * step] == questions);
            REQUIRE(work.series()[3 * step + 1] >= questions);
            REQUIRE(work.series()[3 * step + 2] == static_cast<double>(probes[step]));
        }
    }
    CHECK(reopened > 20);
}

} // namespace
} // namespace astrolabe::test
