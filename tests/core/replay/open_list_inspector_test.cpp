// Inside the open list: rebuilt from the log it is the list that the search had, and its work is that
// of the structures themselves and of naive ones.
#include "core/open_list/bucket_queues.h"
#include "core/open_list/ordered_map.h"
#include "core/open_list/sorted_list.h"
#include "core/open_list/unsorted_list.h"
#include "core/replay/list_content.h"
#include "tests/support/open_list_reading.h"
#include "tests/support/oracles/naive_open_lists.h"

#include <doctest/doctest.h>

#include <array>

namespace astrolabe::test {
namespace {

constexpr std::array list_kinds{OpenListKind::BinaryHeap, OpenListKind::UnsortedList,
                                OpenListKind::SortedList, OpenListKind::OrderedMap, OpenListKind::Queues};

struct Counted {
    Trace trace;
    std::vector<OpenListCounts> counts; ///< After each step.
};

template <class O> Counted counted_search_on(const RandomCase& random) {
    O open(random.board.graph.node_count());
    const auto estimate = random.estimate();
    TextbookSearch search(random.board.graph, estimate, open, random.start, random.goal, random.options);
    Counted counted;
    counted.counts.push_back(open.counts());
    for (;;) {
        const auto steps = search.trace().step_count;
        search.step();
        if (search.trace().step_count == steps) {
            break;
        }
        counted.counts.push_back(open.counts());
    }
    counted.trace = search.release_trace();
    return counted;
}

Counted counted_search(const RandomCase& random, OpenListKind kind) {
    switch (kind) {
    case OpenListKind::UnsortedList:
        return counted_search_on<UnsortedList>(random);
    case OpenListKind::SortedList:
        return counted_search_on<SortedList>(random);
    case OpenListKind::OrderedMap:
        return counted_search_on<OrderedMap>(random);
    case OpenListKind::Queues:
        return counted_search_on<BucketQueues>(random);
    case OpenListKind::BinaryHeap:
        break;
    }
    return counted_search_on<BinaryHeap>(random);
}

void check_naive(const OpenListLog& log, OpenListKind kind, std::span<const double> series) {
    const auto list = naive_open_list(kind);
    std::uint32_t push = 0;
    for (std::uint32_t step = 0; step <= log.step_count(); ++step) {
        if (step > 0) {
            REQUIRE(list->pop() == log.node_of(log.taken[step - 1]));
        }
        for (; push < log.pushed_by[step]; ++push) {
            if (log.pushes[push].replaces == no_push) {
                list->push(log.node_of(push), log.key(push));
            } else {
                list->improve(log.node_of(push), log.key(push));
            }
        }
        const auto* const row = series.data() + ListWork::numbers_a_step * step;
        REQUIRE(row[0] == static_cast<double>(list->entries().size()));
        REQUIRE(row[1] == static_cast<double>(list->comparisons));
        REQUIRE(row[2] == static_cast<double>(list->moves));
    }
}

TEST_CASE(
    "inside the open list: every kind does the same work as the search that ran on it, and as a naive one") {
    std::size_t decided_by_structure = 0;
    for (std::uint64_t seed = 0; seed < 800; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, seed % 4 == 0 ? Lattice::Hexes : Lattice::Squares);
        Random slices(seed);
        const auto reference =
            search(random.board, random.estimate(), random.start, random.goal, random.options);
        for (const auto kind : list_kinds) {
            CAPTURE(static_cast<int>(kind));
            const auto run = counted_search(random, kind);
            const bool leaves = leaves_choice(random.options);
            decided_by_structure += leaves ? 1 : 0;
            if (!leaves) { // the same trace from every kind
                REQUIRE(run.trace.masks == reference.trace.masks);
            }
            const auto log = Reading(random, run.trace).log(slices);
            ListWork work(log, kind);
            while (!work.advance(1 + slices.below(9))) {
            }
            REQUIRE(work.series().size() == ListWork::numbers_a_step * run.counts.size());
            for (std::size_t step = 0; step < run.counts.size(); ++step) {
                CAPTURE(step);
                REQUIRE(work.series()[3 * step + 1] == static_cast<double>(run.counts[step].comparisons));
                REQUIRE(work.series()[3 * step + 2] == static_cast<double>(run.counts[step].moves));
            }
            check_naive(log, kind, work.series());
        }
    }
    CHECK(decided_by_structure > 100);
}

TEST_CASE("inside the open list: the log says when each entry was added and removed") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed);
        Random slices(seed);
        const auto run = search(random.board, random.estimate(), random.start, random.goal, random.options);
        const auto log = Reading(random, run.trace).log(slices);
        REQUIRE(log.step_count() == run.trace.step_count);
        Fold fold(random.board.graph.node_count());
        for (std::uint32_t step = 0; step <= log.step_count(); ++step) {
            fold.seek(random.board.graph, run.trace, step);
            std::uint32_t count = 0;
            for (std::uint32_t push = 0; push < log.pushed_by[step]; ++push) {
                if (log.left_at[push] > step) {
                    ++count;
                    REQUIRE(fold.at(log.pushes[push].node).status == Status::Open);
                    REQUIRE(fold.at(log.pushes[push].node).push == push);
                }
            }
            REQUIRE(count == fold.open_count());
        }
    }
}

std::vector<NodeId> nodes_of(const OpenListLog& log, const std::vector<std::uint32_t>& content) {
    std::vector<NodeId> nodes;
    for (const auto push : content) {
        nodes.push_back(log.node_of(push));
    }
    return nodes;
}

TEST_CASE("inside the open list: a list holds what a naive one holds, in its order, at any step in "
          "any order") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed);
        Random slices(seed);
        for (const auto kind : list_kinds) {
            CAPTURE(static_cast<int>(kind));
            const auto run = counted_search(random, kind);
            const auto log = Reading(random, run.trace).log(slices);
            ListWork work(log, kind);
            while (!work.advance(50)) {
            }
            std::vector<std::vector<NodeId>> expected;
            const auto list = naive_open_list(kind);
            std::uint32_t push = 0;
            for (std::uint32_t step = 0; step <= log.step_count(); ++step) {
                if (step > 0) {
                    list->pop();
                }
                for (; push < log.pushed_by[step]; ++push) {
                    const bool is_new = log.pushes[push].replaces == no_push;
                    is_new ? list->push(log.node_of(push), log.key(push))
                           : list->improve(log.node_of(push), log.key(push));
                }
                expected.emplace_back();
                for (const auto& entry : list->entries()) {
                    expected.back().push_back(entry.node);
                }
            }
            HeapContent heap(log, work);
            const auto check = [&](std::uint32_t step) {
                CAPTURE(step);
                const auto content =
                    kind == OpenListKind::BinaryHeap ? heap.at(step, 0) : content_at(log, kind, step, 0);
                REQUIRE(nodes_of(log, content) == expected[step]);
                for (std::size_t index = 1; kind == OpenListKind::BinaryHeap && index < content.size();
                     ++index) {
                    REQUIRE_FALSE(precedes(log.key(content[index]), log.key(content[(index - 1) / 2])));
                }
            };
            for (std::uint32_t step = 0; step <= log.step_count(); ++step) {
                check(step);
            }
            for (int jump = 0; jump < 20; ++jump) {
                check(slices.below(log.step_count() + 1));
            }
        }
    }
}

TEST_CASE("inside the open list: a heap is rebuilt from its checkpoints, however long the search") {
    Random random(7);
    Board board({.grid = Grid(160, 120)}, {.corner = CornerRule::NoWall});
    const auto goal = node_at(board.graph.node_count() - 1);
    const SearchOptions options{.weight_hundredths = 0};
    const GridHeuristic heuristic(board.graph, HeuristicKind::Zero, goal);
    const auto run = search(board, heuristic, node_at(0), goal, options);
    OpenListReading reading({.graph = board.graph,
                             .heuristic = heuristic,
                             .options = options,
                             .trace = run.trace,
                             .goal = goal,
                             .own_goal = goal,
                             .algorithm = Algorithm::Dijkstra});
    while (!reading.advance(1000)) {
    }
    const auto log = reading.release();
    ListWork work(log, OpenListKind::BinaryHeap);
    while (!work.advance(1000)) {
    }
    REQUIRE(work.checkpoints().size() > 50);
    HeapContent jumping(log, work);
    for (int jump = 0; jump < 30; ++jump) {
        const auto step = random.below(log.step_count() + 1);
        CAPTURE(step);
        HeapContent walking(log, work);
        std::vector<std::uint32_t> walked;
        for (auto at = step < 300 ? 0 : step - 300; at <= step; ++at) {
            walked = walking.at(at, 0);
        }
        REQUIRE(jumping.at(step, 0) == walked);
        REQUIRE(static_cast<double>(walked.size()) == work.series()[3 * step]);
    }
}

} // namespace
} // namespace astrolabe::test
