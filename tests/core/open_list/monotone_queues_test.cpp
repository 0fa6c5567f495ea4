// The queues of a kernel by themselves.
#include "core/open_list/monotone_queues.h"
#include "core/random/random.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <vector>

namespace astrolabe::test {
namespace {

TEST_CASE("monotone queues: entries leave by f, and last in or first in, first out") {
    struct Known {
        std::uint64_t f;
        std::uint32_t push;
    };
    const std::array<std::uint32_t, 6> raises{0, 3, 5, 8, 700'000'000, 2'000'000'000};
    MonotoneQueues queues;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        CAPTURE(seed);
        Random chance(seed);
        const bool is_last_in = chance.is_chance(50);
        const auto count = 1 + chance.below(6);
        queues.begin(count);
        queues.push(0, 0, node_at(0));
        std::vector<Known> known{{0, 0}};
        std::uint32_t pushes = 1;
        const auto budget = chance.below(4000);
        while (!known.empty()) {
            const auto first = std::min_element(known.begin(), known.end(), [&](Known a, Known b) {
                return a.f != b.f ? a.f < b.f : (a.push > b.push) == is_last_in && a.push != b.push;
            });
            const auto f = first->f;
            const auto node = is_last_in ? queues.pop_last_in() : queues.pop_first_in();
            REQUIRE(index_of(node) == first->push);
            REQUIRE(queues.f() == static_cast<std::uint32_t>(f));
            known.erase(first);
            for (auto more = chance.below(5); more > 0 && pushes < budget; --more) {
                const auto queue = chance.below(count);
                known.push_back({f + raises[queue], pushes});
                queues.push(queue, queues.f() + raises[queue], node_at(pushes++));
            }
        }
        for (int again = 0; again < 2; ++again) {
            REQUIRE((is_last_in ? queues.pop_last_in() : queues.pop_first_in()) == NodeId::None);
        }
    }
}

} // namespace
} // namespace astrolabe::test
