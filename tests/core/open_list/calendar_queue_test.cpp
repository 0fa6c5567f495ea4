// The calendar queue by itself, against a sorted list.
#include "core/open_list/calendar_queue.h"
#include "core/random/random.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace astrolabe::test {
namespace {

TEST_CASE("calendar queue: entries leave in order, whatever f does, and stale ones are dropped") {
    std::uint64_t dropped = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        // As wide as the keys of jump point search, which hold a tie behind f.
        const auto shift = random.is_chance(50) ? 0 : random.below(27);
        CalendarQueue queue;
        if (random.is_chance(30)) { // what was left of another search
            queue.begin(random.below(12));
            for (auto left = random.below(200); left > 0; --left) {
                queue.push({random.below(1'000'000), left});
            }
        }
        bool is_divided = random.is_chance(50);
        if (is_divided) {
            queue.begin(random.below(12));
        } else {
            queue.begin_undivided();
        }
        std::set<std::pair<std::uint64_t, std::uint64_t>> expected; // f and rank
        std::uint64_t f = random.below(1'000'000);
        std::uint32_t pushes = 0;
        const auto is_stale = [&](const HeapEntry& entry) {
            dropped += expected.contains({entry.f, entry.rank}) ? 0 : 1;
            return !expected.contains({entry.f, entry.rank});
        };
        for (auto turns = random.below(3000); turns > 0 || !expected.empty(); turns -= turns > 0 ? 1 : 0) {
            for (auto more = turns > 0 ? random.below(4) : 0; more > 0; --more) {
                const auto rise = random.is_chance(5) ? random.below(3'000'000) : random.below(5'000);
                const bool falls = random.is_chance(3);
                ++pushes;
                const auto step = std::uint64_t{rise} << shift;
                const HeapEntry entry{falls ? f - std::min(f, step) : f + step,
                                      last_in_first(pushes, node_at(pushes))};
                queue.push(entry);
                expected.emplace(entry.f, entry.rank);
            }
            if (random.is_chance(20) && !expected.empty()) { // any, not just the first
                expected.erase(std::next(expected.begin(), random.below(static_cast<std::uint32_t>(
                                                               std::min<std::size_t>(expected.size(), 20)))));
            }
            if (random.is_chance(1)) {
                std::set<std::pair<std::uint64_t, std::uint64_t>> renewed;
                queue.renew([&](HeapEntry& entry) {
                    const bool stays = expected.contains({entry.f, entry.rank}) && entry.rank % 7 != 0;
                    entry.f += 3 * (entry.rank % 11);
                    if (stays) {
                        renewed.emplace(entry.f, entry.rank);
                    }
                    return stays;
                });
                expected = std::move(renewed);
                REQUIRE(queue.size() == expected.size());
                is_divided = true;
            }
            if (!is_divided && random.is_chance(1)) {
                queue.divide();
                is_divided = true;
            }
            REQUIRE(queue.find_first(is_stale) == !expected.empty());
            if (!expected.empty()) {
                REQUIRE(queue.front().f == expected.begin()->first);
                const auto entry = queue.pop();
                REQUIRE(entry.rank == expected.begin()->second);
                expected.erase(expected.begin());
                f = entry.f;
            }
        }
        REQUIRE_FALSE(queue.find_first(is_stale));
    }
    CHECK(dropped > 10'000);
}

} // namespace
} // namespace astrolabe::test
