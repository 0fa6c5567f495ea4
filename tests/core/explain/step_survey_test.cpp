// Breakpoints: the steps of an event, against the states of the search run again step by step.
#include "core/explain/step_survey.h"
#include "tests/support/asked.h"
#include "tests/support/oracles/second_opinion.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/each_lattice.h"

#include <doctest/doctest.h>

#include <array>
#include <map>

namespace astrolabe::test {
namespace {

using Steps = std::vector<std::uint32_t>;

constexpr std::array every_step_event{StepEvent::Opened,        StepEvent::Improved,  StepEvent::Reopened,
                                      StepEvent::ParentChanged, StepEvent::Expanded,  StepEvent::FIncreases,
                                      StepEvent::OpenKept,      StepEvent::ClosedKept};

TEST_CASE("breakpoints: E1, in plain words") {
    const Board board(".......\n...#...\n.S.#.G.\n...#...\n.......\n.......\n", {});
    Asked ask(board, HeuristicKind::Manhattan, board.map.start, board.map.goal, {});
    StepSurvey survey(ask.logged());
    CHECK(steps_of(board.graph, ask.history, board.at(1, 4), StepEvent::Opened) == Steps{3});
    const auto improved = steps_of(board.graph, ask.history, board.at(1, 4), StepEvent::Improved);
    REQUIRE(improved.size() == 1);
    CHECK(ask.history.node_of(improved[0]) == board.at(1, 3));
    CHECK(steps_of(board.graph, ask.history, board.at(1, 4), StepEvent::ParentChanged) == improved);
    CHECK(survey.next(StepEvent::ParentChanged, 0) <= improved[0]);
    CHECK(survey.steps_with(StepEvent::Improved).size() == 2);
    // The start's F is 40, and (2,2) has 40; then comes 54.
    CHECK(survey.next(StepEvent::FIncreases, 0) == 3);
    CHECK(survey.previous(StepEvent::FIncreases, 3) == 0);
    CHECK(survey.next(StepEvent::Reopened, 0) == 0);
    CHECK(survey.steps_with(StepEvent::Expanded).size() == 12);
}

TEST_CASE("breakpoints: a better path through the same parent changes no parent") {
    // Cell 3 is first offered by 2 at the cost of the path 0 1 2, which is too costly, then again.
    const Board board(
        AsciiMap{.grid = Grid(4, 2, {1, 9, 1, 1, 1, 1, 0, 0}), .start = node_at(0), .goal = node_at(7)},
        {.corner = CornerRule::Four});
    Trace trace{.start = node_at(0),
                .masks = {0U << 8U | 1U << 4U, 1U << 8U | 1U << 4U, 2U << 8U | 1U << 4U, 0U << 8U | 1U << 6U,
                          4U << 8U | 1U << 4U, 5U << 8U | 1U << 1U},
                .step_count = 6};
    trace.masks.push_back(1U << 8U | 1U << 4U); // reopens 2
    trace.masks.push_back(2U << 8U | 1U << 4U); // improves 3
    trace.step_count = 8;
    History history(trace, board.graph.node_count());
    CHECK(steps_of(board.graph, history, node_at(3), StepEvent::Improved) == Steps{8});
    CHECK(steps_of(board.graph, history, node_at(3), StepEvent::ParentChanged).empty());
    CHECK(steps_of(board.graph, history, node_at(1), StepEvent::ParentChanged) == Steps{6});
    const GridHeuristic zero(board.graph, HeuristicKind::Zero, board.map.goal);
    const SearchOptions options;
    StepSurvey<GridGraph> survey(
        {.graph = board.graph, .heuristic = zero, .options = options, .trace = trace});
    CHECK(survey.steps_with(StepEvent::Improved) == Steps{8});
    CHECK(survey.steps_with(StepEvent::Reopened) == Steps{6, 7});
    CHECK(survey.steps_with(StepEvent::ParentChanged) == Steps{6});
}

/// Where the states show that this happened to the cell.
Steps steps_expected(const States& states, const std::vector<NodeId>& expanded, NodeId node,
                     StepEvent step_event) {
    Steps steps;
    for (std::uint32_t step = 1; step < states.size(); ++step) {
        const auto& before = states[step - 1][index_of(node)];
        const auto& after = states[step][index_of(node)];
        const bool is_pushed = after.status == Status::Open && after != before;
        const auto has_happened = [&] {
            switch (step_event) {
            case StepEvent::Opened:
                return is_pushed && before.status == Status::Untouched;
            case StepEvent::Improved:
                return is_pushed && before.status == Status::Open;
            case StepEvent::Reopened:
                return is_pushed && before.status == Status::Closed;
            case StepEvent::ParentChanged:
                return is_pushed && before.status != Status::Untouched && after.parent != before.parent;
            case StepEvent::Expanded:
                return expanded[step - 1] == node;
            case StepEvent::FIncreases:
            case StepEvent::OpenKept:
            case StepEvent::ClosedKept:
                break;
            }
            return false;
        }();
        if (has_happened) {
            steps.push_back(step);
        }
    }
    return steps;
}

Steps increases_expected(const RandomCase& random, const States& states,
                         const std::vector<NodeId>& expanded) {
    Steps steps;
    for (std::uint32_t step = 2; step < states.size(); ++step) {
        const auto before = f_expected(random, states[step - 1], expanded[step - 2]);
        if (f_expected(random, states[step], expanded[step - 1]) > before) {
            steps.push_back(step);
        }
    }
    return steps;
}

/// Where the node expanded offered a path to a neighbour of this status, and nothing came of it.
Steps kept_expected(const RandomCase& random, const States& states, const std::vector<NodeId>& expanded,
                    Status status) {
    Steps steps;
    for (std::uint32_t step = 1; step < states.size(); ++step) {
        const auto node = expanded[step - 1];
        bool is_kept = false;
        random.board.graph.for_each_successor(node, [&](const Move& move) {
            const auto& before = states[step - 1][index_of(move.to)];
            is_kept = is_kept || (before.status == status && states[step][index_of(move.to)] == before);
        });
        if (is_kept && node != random.goal) {
            steps.push_back(step);
        }
    }
    return steps;
}

TEST_CASE("breakpoints: random runs stop where the search's own states change") {
    const auto lattice = each_lattice();
    std::map<StepEvent, std::size_t> met;
    for (std::uint64_t seed = 0; seed < 1000 / stride; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        auto options = random.options;
        options.trace_format = seed % 2 == 0 ? TraceFormat::Masks : TraceFormat::Events;
        Asked ask(random.board, random.heuristic, random.start, random.goal, options);
        const auto states = replayed(random);
        const auto expanded = expanded_nodes(ask.run.trace);
        for (const auto step_event : every_step_event) {
            CAPTURE(static_cast<int>(step_event));
            Steps anywhere;
            for (std::uint32_t index = 0; index < random.board.graph.node_count(); ++index) {
                const auto expected = steps_expected(states, expanded, node_at(index), step_event);
                REQUIRE(steps_of(random.board.graph, ask.history, node_at(index), step_event) == expected);
                anywhere.insert(anywhere.end(), expected.begin(), expected.end());
            }
            if (step_event == StepEvent::FIncreases) {
                anywhere = increases_expected(random, states, expanded);
            } else if (step_event == StepEvent::OpenKept) {
                anywhere = kept_expected(random, states, expanded, Status::Open);
            } else if (step_event == StepEvent::ClosedKept) {
                anywhere = kept_expected(random, states, expanded, Status::Closed);
            }
            std::sort(anywhere.begin(), anywhere.end());
            anywhere.erase(std::unique(anywhere.begin(), anywhere.end()), anywhere.end());
            met[step_event] += anywhere.size();

            StepSurvey forward(ask.logged());
            Steps walked;
            for (auto at = forward.next(step_event, 0); at != 0; at = forward.next(step_event, at)) {
                walked.push_back(at);
            }
            REQUIRE(walked == anywhere);
            StepSurvey backward(ask.logged());
            walked.clear();
            for (auto at = backward.previous(step_event, ~0U); at != 0;
                 at = backward.previous(step_event, at)) {
                walked.insert(walked.begin(), at);
            }
            REQUIRE(walked == anywhere);
            StepSurvey sliced(ask.logged());
            Random chance(seed);
            while (!sliced.advance(1 + chance.below(5))) {
                REQUIRE_FALSE(sliced.is_whole());
            }
            REQUIRE(sliced.steps_with(step_event) == anywhere);
            const auto from = chance.below(static_cast<std::uint32_t>(states.size()) + 2);
            const auto after = std::upper_bound(anywhere.begin(), anywhere.end(), from);
            REQUIRE(sliced.next(step_event, from) == (after == anywhere.end() ? 0 : *after));
        }
    }
    for (const auto step_event : every_step_event) {
        CAPTURE(static_cast<int>(step_event));
        CHECK(met[step_event] > 10 / stride);
    }
}

} // namespace
} // namespace astrolabe::test
