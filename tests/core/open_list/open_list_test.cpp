// The open lists: the same behaviour, different work.
#include "core/open_list/binary_heap.h"
#include "core/open_list/bucket_queues.h"
#include "core/open_list/ordered_map.h"
#include "core/open_list/sorted_list.h"
#include "core/open_list/unsorted_list.h"
#include "core/random/random.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace astrolabe::test {
namespace {

TEST_CASE_TEMPLATE("pops come in the order of the keys, after any pushes and improvements", O, UnsortedList,
                   SortedList, OrderedMap, BinaryHeap, BucketQueues) {
    constexpr std::uint32_t node_count = 60;
    O open(node_count);
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        std::vector<OpenListEntry> expected;
        std::uint32_t push = 0;
        open.clear();
        REQUIRE(open.counts().comparisons == 0);
        for (int action = 0; action < 300; ++action) {
            const auto node = node_at(random.below(node_count));
            const auto found = std::find_if(expected.begin(), expected.end(),
                                            [&](const OpenListEntry& entry) { return entry.node == node; });
            if (random.is_chance(40)) {
                const auto best = std::min_element(
                    expected.begin(), expected.end(),
                    [](const OpenListEntry& a, const OpenListEntry& b) { return precedes(a.key, b.key); });
                const auto popped = open.pop();
                REQUIRE(popped.has_value() == (best != expected.end()));
                if (popped) {
                    REQUIRE(*popped == best->node);
                    expected.erase(best);
                }
            } else if (found == expected.end()) {
                expected.push_back({{.f = random.below(9), .tie = random.below(2), .push = push++}, node});
                open.push(node, expected.back().key);
            } else {
                // Usually better; an estimate that depends on the parent may make it worse.
                found->key = {.f = random.below(9), .tie = random.below(2), .push = push++};
                open.improve(node, found->key);
            }
            REQUIRE(open.size() == expected.size());
        }
    }
}

template <class O> std::vector<std::uint32_t> order_of_equals() {
    O open(5);
    for (std::uint32_t node = 0; node < 5; ++node) {
        open.push(node_at(node), {.f = 7});
    }
    std::vector<std::uint32_t> order;
    while (const auto node = open.pop()) {
        order.push_back(index_of(*node));
    }
    return order;
}

TEST_CASE("under the tie rule none each structure has its own order of equals") {
    CHECK(order_of_equals<UnsortedList>() == std::vector<std::uint32_t>{0, 1, 2, 3, 4});
    CHECK(order_of_equals<SortedList>() == std::vector<std::uint32_t>{0, 1, 2, 3, 4});
    CHECK(order_of_equals<BucketQueues>() == std::vector<std::uint32_t>{0, 1, 2, 3, 4});
    CHECK(order_of_equals<OrderedMap>() == std::vector<std::uint32_t>{0, 1, 2, 3, 4});
    // Each push moves up to the root past its equals, which leaves 4 / 3 1 / 0 2; then right children win.
    CHECK(order_of_equals<BinaryHeap>() == std::vector<std::uint32_t>{4, 1, 2, 3, 0});
}

TEST_CASE("under the tie rule none an improved entry of the heap only moves up, and not past its equals") {
    BinaryHeap heap(3);
    for (std::uint32_t node = 0; node < 3; ++node) {
        heap.push(node_at(node), {.f = 7});
    }
    heap.improve(node_at(2), {.f = 7}); // at the root, with two equal children
    CHECK(heap.pop() == node_at(2));
    heap.push(node_at(2), {.f = 9});
    heap.improve(node_at(2), {.f = 7});
    CHECK(heap.pop() != node_at(2));
}

TEST_CASE("the work is counted") {
    UnsortedList list(4);
    BinaryHeap heap(4);
    SortedList sorted(4);
    BucketQueues queues(5);
    for (std::uint32_t node = 0; node < 4; ++node) {
        const Key key{.f = 10 - node, .push = node};
        list.push(node_at(node), key);
        heap.push(node_at(node), key);
        sorted.push(node_at(node), key);
        queues.push(node_at(node), key);
    }
    CHECK(list.counts().comparisons == 0);
    list.pop();
    CHECK(list.counts().comparisons == 3);   // a scan of four
    CHECK(list.counts().moves == 4);         // four pushes; the last was the minimum
    CHECK(sorted.counts().comparisons == 3); // each new one belongs at the end at once
    CHECK(sorted.counts().moves == 4);
    CHECK(heap.counts().comparisons == 1 + 1 + 2); // every push moves up to the root
    CHECK(heap.counts().moves == 1 + 2 + 2 + 3);
    CHECK(queues.counts().comparisons == 0 + 1 + 1 + 2); // binary search; each new queue comes last
    CHECK(queues.counts().moves == 4);
    queues.push(node_at(4), {.f = 10, .push = 4}); // three of four are checked, then the first of its queue
    CHECK(queues.counts().comparisons == 4 + 3 + 1);
    CHECK(queues.counts().moves == 4 + 1);
}

} // namespace
} // namespace astrolabe::test
