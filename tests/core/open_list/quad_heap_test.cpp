// The kernels' heap against a sorted set.
#include "core/open_list/quad_heap.h"
#include "core/random/random.h"

#include <doctest/doctest.h>

#include <set>
#include <utility>

namespace astrolabe::test {
namespace {

TEST_CASE("quad heap: entries leave by f, then by rank, whatever was pushed or renewed between") {
    QuadHeap heap; // one for all: what an earlier round left must not show
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        CAPTURE(seed);
        Random chance(seed);
        heap.clear();
        REQUIRE(heap.is_empty());
        std::set<std::pair<std::uint64_t, std::uint64_t>> known;
        const auto values = 1 + chance.below(300); // few different values make many ties
        const auto pushing = 20 + chance.below(60);
        std::uint32_t push = 0;
        for (auto left = chance.below(3000); left > 0; --left) {
            REQUIRE(heap.size() == known.size());
            if (chance.is_chance(1)) { // some are taken out of the middle, and others get another f
                std::set<std::pair<std::uint64_t, std::uint64_t>> kept;
                for (const auto& [f, rank] : known) {
                    if (rank % 3 != 0) {
                        kept.insert({f ^ rank % 2, rank});
                    }
                }
                known = std::move(kept);
                heap.renew([](HeapEntry& entry) {
                    entry.f ^= entry.rank % 2;
                    return entry.rank % 3 != 0;
                });
                REQUIRE(heap.size() == known.size());
            }
            if (known.empty() || chance.is_chance(pushing)) {
                const auto f = std::uint64_t{chance.below(values)} << (chance.is_chance(50) ? 0U : 40U);
                const auto rank = chance.is_chance(50) ? last_in_first(push, node_at(chance.below(9)))
                                                       : rank_of(chance.below(3), push);
                ++push;
                known.insert({f, rank});
                heap.push({f, rank});
            } else {
                const auto first = heap.front();
                const auto entry = heap.pop();
                REQUIRE((first.f == entry.f && first.rank == entry.rank));
                REQUIRE(std::pair(entry.f, entry.rank) == *known.begin());
                known.erase(known.begin());
            }
        }
        while (chance.is_chance(99) && !known.empty()) {
            REQUIRE(heap.pop().rank == known.begin()->second);
            known.erase(known.begin());
        }
    }
}

TEST_CASE("quad heap: a rank distinguishes early from late, and holds its node") {
    QuadHeap last_in;
    QuadHeap first_in;
    for (std::uint32_t push = 0; push < 100; ++push) {
        last_in.push({7, last_in_first(push, node_at(1000 - push))});
        first_in.push({7, first_in_first(push, node_at(1000 - push))});
    }
    for (std::uint32_t taken = 0; taken < 100; ++taken) {
        CHECK(node_of(last_in.pop()) == node_at(901 + taken));
        CHECK(node_of(first_in.pop()) == node_at(1000 - taken));
    }
    CHECK(last_in.is_empty());
    CHECK(first_in.is_empty());
}

} // namespace
} // namespace astrolabe::test
