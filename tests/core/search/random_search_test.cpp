// The textbook search against an independent oracle, and against itself, on seeded random questions
// over every rule and option.
#include "core/open_list/ordered_map.h"
#include "core/open_list/sorted_list.h"
#include "core/open_list/unsorted_list.h"
#include "core/trace/events.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/each_lattice.h"
#include "tests/support/random/random_case.h"

#include <doctest/doctest.h>

#include <array>

namespace astrolabe::test {
namespace {

const std::uint64_t random_questions = 10'000 / stride;

template <class O = BinaryHeap> Finished searched(const RandomCase& random, const SearchOptions& options) {
    return search<O>(random.board, random.estimate(), random.start, random.goal, options);
}

/// What a heuristic guarantees on this very board for this very goal, found by checking every cell.
struct Promise {
    bool is_admissible = true;
    bool is_consistent = true;
};

Promise promise_of(const RandomCase& random, const Oracle& oracle) {
    const auto estimate = random.estimate();
    const auto remaining = oracle.costs_to(random.goal);
    const auto weight = random.options.weight_hundredths;
    Promise promise;
    for (std::uint32_t index = 0; index < random.board.graph.node_count(); ++index) {
        const auto h = weight * estimate(node_at(index));
        if (remaining[index] && h > 100 * *remaining[index]) {
            promise.is_admissible = false;
        }
        for (const auto& step : oracle.steps_from(node_at(index))) {
            if (h > 100 * step.cost + weight * estimate(step.to)) {
                promise.is_consistent = false;
            }
        }
    }
    return promise;
}

bool is_uniform(const Board& board) {
    const auto factors = board.map.grid.factors();
    return std::all_of(factors.begin(), factors.end(), [](Factor factor) { return factor <= plain; });
}

bool is_optimality_promised(const RandomCase& random, const Promise& promise) {
    const auto& options = random.options;
    if (options.stop != Stop::WhenSelected) {
        return false;
    }
    const auto& costs = random.board.graph.rules().costs;
    const bool is_same_cost_everywhere =
        is_uniform(random.board) &&
        (costs.straight == costs.diagonal || random.board.graph.rules().corner == CornerRule::Four);
    if (options.order == Order::Depth) {
        return is_same_cost_everywhere;
    }
    return options.order == Order::F && options.update != Update::Never && promise.is_admissible &&
           (options.reopens || promise.is_consistent);
}

TEST_CASE("random questions: the oracle agrees on the cost wherever optimality is guaranteed") {
    const auto lattice = each_lattice();
    std::uint64_t found = 0;
    std::uint64_t promised = 0;
    for (std::uint64_t seed = 0; seed < random_questions; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        const Oracle oracle(random.board.map.grid, random.board.graph.rules());
        const auto best = oracle.costs_from(random.start)[index_of(random.goal)];
        const auto [result, trace] = searched(random, random.options);

        REQUIRE((result.outcome == Outcome::Found) == best.has_value());
        if (!best) {
            REQUIRE(result.path.empty());
            continue;
        }
        ++found;
        REQUIRE(result.path.front() == random.start);
        REQUIRE(result.path.back() == random.goal);
        Cost sum = 0;
        for (std::size_t i = 1; i < result.path.size(); ++i) {
            const auto step = oracle.step_cost(result.path[i - 1], result.path[i]);
            REQUIRE(step.has_value());
            sum += *step;
        }
        REQUIRE(result.cost == sum);
        REQUIRE(result.cost >= *best);

        const auto promise = promise_of(random, oracle);
        if (is_optimality_promised(random, promise)) {
            ++promised;
            REQUIRE(result.cost == *best);
        }
        if (promise.is_consistent && random.options.order == Order::F &&
            random.options.update != Update::Never) {
            REQUIRE(result.reopened == 0);
        }
    }
    // The generator must not drift into questions that test nothing.
    CHECK(found > random_questions / 2);
    CHECK(promised > random_questions / 4);
}

TEST_CASE("random questions: weighted A* stays within its weight of the optimum") {
    const auto lattice = each_lattice();
    std::uint64_t bounded = 0;
    for (std::uint64_t seed = 0; seed < random_questions / 4; ++seed) {
        CAPTURE(seed);
        RandomCase random(seed, lattice);
        random.options = {.tie = random.options.tie, .weight_hundredths = 100};
        const Oracle oracle(random.board.map.grid, random.board.graph.rules());
        const auto best = oracle.costs_from(random.start)[index_of(random.goal)];
        if (!best || !promise_of(random, oracle).is_admissible) {
            continue;
        }
        ++bounded;
        for (const std::uint32_t weight : {150U, 200U, 1000U}) {
            random.options.weight_hundredths = weight;
            REQUIRE(100 * searched(random, random.options).result.cost <= weight * *best);
        }
    }
    CHECK(bounded > random_questions / 16);
}

bool is_same(const Trace& a, const Trace& b) { return a.masks == b.masks && a.step_count == b.step_count; }

TEST_CASE("random questions: step by step equals run") {
    const auto lattice = each_lattice();
    for (std::uint64_t seed = 0; seed < random_questions; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        const auto whole = searched(random, random.options);

        const auto estimate = random.estimate();
        BinaryHeap open(random.board.graph.node_count());
        TextbookSearch search(random.board.graph, estimate, open, random.start, random.goal, random.options);
        Random chunks(seed);
        while (search.advance(chunks.below(4)) == Outcome::Running) {
        }
        REQUIRE(is_same(search.trace(), whole.trace));
        REQUIRE(search.result().path == whole.result.path);
        REQUIRE(search.result().expanded == whole.trace.step_count);
    }
}

TEST_CASE("random questions: all open lists leave the same trace under the same tie rule") {
    const auto lattice = each_lattice();
    for (std::uint64_t seed = 0; seed < random_questions; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        if (random.options.tie == Tie::None) {
            continue;
        }
        const auto heap = searched(random, random.options);
        REQUIRE(is_same(searched<UnsortedList>(random, random.options).trace, heap.trace));
        REQUIRE(is_same(searched<SortedList>(random, random.options).trace, heap.trace));
        REQUIRE(is_same(searched<OrderedMap>(random, random.options).trace, heap.trace));
    }
}

TEST_CASE("random questions: under the tie rule none every open list finds a path of the guaranteed cost") {
    const auto lattice = each_lattice();
    std::uint64_t promised = 0;
    for (std::uint64_t seed = 0; seed < random_questions / 4; ++seed) {
        CAPTURE(seed);
        RandomCase random(seed, lattice);
        random.options.tie = Tie::None;
        const Oracle oracle(random.board.map.grid, random.board.graph.rules());
        const auto best = oracle.costs_from(random.start)[index_of(random.goal)];
        if (!best || !is_optimality_promised(random, promise_of(random, oracle))) {
            continue;
        }
        ++promised;
        REQUIRE(searched<UnsortedList>(random, random.options).result.cost == *best);
        REQUIRE(searched<SortedList>(random, random.options).result.cost == *best);
        REQUIRE(searched<OrderedMap>(random, random.options).result.cost == *best);
        REQUIRE(searched<BinaryHeap>(random, random.options).result.cost == *best);
    }
    CHECK(promised > random_questions / 16);
}

TEST_CASE("random questions: both encodings hold the same events, and their counts are the result's") {
    const auto lattice = each_lattice();
    for (std::uint64_t seed = 0; seed < random_questions / 4; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        auto with_events = random.options;
        with_events.trace_format = TraceFormat::Events;
        const auto masks = searched(random, random.options);
        const auto events = searched(random, with_events);
        const auto& graph = random.board.graph;
        Fold fold(graph.node_count());
        Fold event_fold(graph.node_count());
        History history(masks.trace, graph.node_count());
        History event_history(events.trace, graph.node_count());
        std::array<std::uint64_t, 4> counts{};
        for (std::uint32_t step = 1; step <= masks.trace.step_count; ++step) {
            std::vector<Event> from_events;
            for_each_event(graph, events.trace, event_fold, step,
                           [&](const Event& event) { from_events.push_back(event); });
            std::size_t next = 0;
            for_each_event(graph, masks.trace, fold, step, [&](const Event& event) {
                REQUIRE(next < from_events.size());
                REQUIRE(event == from_events[next++]);
                ++counts[static_cast<std::size_t>(event.kind)];
            });
            REQUIRE(next == from_events.size());
            for (const bool is_of_masks : {true, false}) {
                const auto& trace = is_of_masks ? masks.trace : events.trace;
                next = 0;
                for_each_event(graph, trace, is_of_masks ? history : event_history, step,
                               [&](const Event& event) { REQUIRE(event == from_events.at(next++)); });
                REQUIRE(next == from_events.size());
            }
        }
        REQUIRE(counts == std::array{masks.result.generated - 1, masks.result.improved, masks.result.reopened,
                                     masks.result.expanded});
    }
}

TEST_CASE("random questions: fold(k) equals replay, in both encodings") {
    const auto lattice = each_lattice();
    for (std::uint64_t seed = 0; seed < random_questions; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        auto with_events = random.options;
        with_events.trace_format = TraceFormat::Events;
        const auto masks = searched(random, random.options).trace;
        const auto events = searched(random, with_events).trace;
        REQUIRE(masks.step_count == events.step_count);
        const auto expanded = expanded_nodes(masks);
        REQUIRE(expanded == expanded_nodes(events));
        REQUIRE(expanded.size() == masks.step_count);

        const auto& graph = random.board.graph;
        Fold fold(graph.node_count());
        Fold event_fold(graph.node_count());
        Random steps(seed);
        for (int visit = 0; visit < 3; ++visit) { // forward and back
            const auto k = steps.below(masks.step_count + 1);
            CAPTURE(k);
            const auto estimate = random.estimate();
            BinaryHeap open(graph.node_count());
            TextbookSearch replay(graph, estimate, open, random.start, random.goal, random.options);
            replay.advance(k);
            fold.seek(graph, masks, k);
            event_fold.seek(graph, events, k);
            std::uint32_t open_count = 0;
            for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
                const auto state = replay.node_state(node_at(index));
                REQUIRE(fold.at(node_at(index)) == state);
                REQUIRE(event_fold.at(node_at(index)) == state);
                open_count += state.status == Status::Open ? 1 : 0;
            }
            REQUIRE(fold.open_count() == open_count);
            REQUIRE(open.size() == open_count);
            REQUIRE(fold.current() == replay.last_expanded());
            REQUIRE(fold.current() == (k == 0 ? NodeId::None : expanded[k - 1]));
            REQUIRE(event_fold.closed_count() == fold.closed_count());
        }
    }
}

} // namespace
} // namespace astrolabe::test
