// Theta* and Lazy Theta*.
#include "core/explain/step_survey.h"
#include "core/grid/line_of_sight.h"
#include "core/search/any_angle/lazy_theta_star.h"
#include "core/search/any_angle/theta_star.h"
#include "core/trace/events.h"
#include "core/trace/stamps.h"
#include "tests/support/oracles/any_angle_oracle.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/choice.h"
#include "tests/support/random/uniform_map.h"
#include "tests/support/replay.h"

#include <doctest/doctest.h>

#include <array>
#include <memory>

namespace astrolabe::test {
namespace {

const std::uint64_t theta_cases = 10'000 / stride;

Board random_theta_board(Random& random) {
    auto map = random_map_of_uniform_terrain(random, 1, 20);
    auto rules = random_rules(random);
    rules.corner = one_of(random, std::array{CornerRule::NoWall, CornerRule::OneWall, CornerRule::Always});
    rules.costs = any_angle_costs;
    return {std::move(map), rules};
}

/// A question, and everything that is lent to the searches that answer it.
struct AnyAngleCase {
    explicit AnyAngleCase(Random random)
        : board(random_theta_board(random)),
          kind(one_of(random,
                      std::array{HeuristicKind::Euclidean, HeuristicKind::Euclidean, HeuristicKind::Octile,
                                 HeuristicKind::Manhattan, HeuristicKind::Zero})),
          heuristic(board.graph, kind, board.map.goal) {
        options.tie = one_of(random, std::array{Tie::LastIn, Tie::FirstIn, Tie::LargerG, Tie::SmallerH,
                                                Tie::NearestToGoal, Tie::None});
        options.weight_hundredths = one_of(random, std::array{100U, 100U, 100U, 0U, 150U, 1000U});
    }

    template <class Search> Search search() const {
        return Search(board.graph, heuristic, board.map.start, board.map.goal, options);
    }

    Board board;
    HeuristicKind kind;
    GridHeuristic heuristic;
    SearchOptions options;
};

/// Every closed node, or with Theta* every node, is seen by its parent, and its g is correct.
template <class Search> void check_parents(const AnyAngleCase& asked, const Search& search) {
    const auto& grid = asked.board.map.grid;
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        const auto state = search.node_state(node_at(index));
        if (state.parent == NodeId::None) {
            continue;
        }
        const auto parent = search.node_state(state.parent);
        REQUIRE(parent.status == Status::Closed);
        REQUIRE(state.g == parent.g + grid.cheapest_factor() *
                                          line_length(grid.cell(state.parent), grid.cell(node_at(index))));
        if (state.status == Status::Closed || std::is_same_v<Search, ThetaStar>) {
            REQUIRE(length_if_walkable(grid, asked.board.graph.rules().corner,
                                       std::array{state.parent, node_at(index)}));
        }
    }
}

/// The search replayed step by step, the fold of its log and the stamps, and what breakpoints find there.
template <class Search> void check_log(const AnyAngleCase& asked, const Search& whole) {
    const auto& graph = asked.board.graph;
    const auto nodes = graph.node_count();
    check_fold_equals_replay(graph, nodes, [&] {
        return std::make_unique<Search>(graph, asked.heuristic, asked.board.map.start, asked.board.map.goal,
                                        asked.options);
    });
    const auto& trace = whole.trace();
    Stamps stamps(nodes);
    while (!stamps.advance(graph, trace, 100)) {
    }
    REQUIRE(stamps.is_whole());
    Fold fold(nodes);
    StepSurvey<GridGraph> survey(
        {.graph = graph, .heuristic = asked.heuristic, .options = asked.options, .trace = trace});
    History history(trace, nodes);
    auto replay = asked.search<Search>();
    std::vector<std::vector<std::uint32_t>> of_cells(nodes);
    std::vector<std::uint32_t> of_all;
    for (std::uint32_t step = 1; step <= trace.step_count; ++step) {
        std::vector<NodeId> parents;
        for (std::uint32_t index = 0; index < nodes; ++index) {
            parents.push_back(replay.node_state(node_at(index)).parent);
        }
        replay.step();
        fold.seek(graph, trace, step);
        std::vector<Status> written(nodes);
        write_statuses(stamps.at(step), step, written);
        bool has_changed = false;
        for (std::uint32_t index = 0; index < nodes; ++index) {
            REQUIRE(written[index] == fold.at(node_at(index)).status);
            if (parents[index] != NodeId::None &&
                replay.node_state(node_at(index)).parent != parents[index]) {
                of_cells[index].push_back(step);
                has_changed = true;
            }
        }
        if (has_changed) {
            of_all.push_back(step);
        }
    }
    REQUIRE(replay.trace().events == trace.events);
    REQUIRE(survey.steps_with(StepEvent::ParentChanged) == of_all);
    for (std::uint32_t index = 0; index < nodes; ++index) {
        REQUIRE(steps_of(graph, history, node_at(index), StepEvent::ParentChanged) == of_cells[index]);
    }
}

/// Each Correct is the first event of a step, of the node that the step expands, and its g is no less than
/// what the node had. Returns how many there are.
std::uint64_t check_corrections(const Board& board, const Trace& trace) {
    std::uint64_t count = 0;
    Fold fold(board.graph.node_count());
    for (std::uint32_t step = 1; step <= trace.step_count; ++step) {
        std::vector<Event> events;
        for_each_event(board.graph, trace, fold, step, [&](const Event& event) { events.push_back(event); });
        for (const auto& event : events) {
            if (event.kind == EventKind::Correct) {
                ++count;
                REQUIRE(event == events.front());
                REQUIRE(event.node == events.back().node);
                REQUIRE(event.parent == events.back().parent);
                REQUIRE(event.g == Cost{events.back().g});
                REQUIRE(event.parent != fold.at(event.node).parent);
                REQUIRE(event.g >= fold.at(event.node).g);
            }
        }
    }
    return count;
}

template <class Search> void check_random_boards() {
    std::uint64_t found = 0;
    std::uint64_t turning = 0;
    std::uint64_t corrections = 0;
    for (std::uint64_t seed = 0; seed < theta_cases; ++seed) {
        CAPTURE(seed);
        const AnyAngleCase asked{Random(seed)};
        const auto& board = asked.board;
        const auto& map = board.map;
        auto whole = asked.search<Search>();
        whole.run();
        const auto result = whole.result();
        const auto by_steps = search(board, asked.kind);
        REQUIRE(result.outcome == by_steps.result.outcome);
        REQUIRE(whole.trace().step_count == result.expanded);
        REQUIRE(result.reopened == 0);
        if (result.outcome == Outcome::Found) {
            ++found;
            turning += result.path.size() > 2 ? 1 : 0;
            REQUIRE(result.path.front() == map.start);
            REQUIRE(result.path.back() == map.goal);
            const auto length = length_if_walkable(map.grid, board.graph.rules().corner, result.path);
            REQUIRE(length.has_value());
            const auto shown = any_angle_costs.to_display(result.cost) / map.grid.cheapest_factor();
            REQUIRE(shown > *length * (1 - 8e-9) - 1e-12);
            REQUIRE(shown <= *length + 0.00018 * static_cast<double>(result.path.size() - 1));
            REQUIRE(result.cost == whole.node_state(map.goal).g);
        }
        if (seed % 8 == 0) {
            check_parents(asked, whole);
            check_log(asked, whole);
            if constexpr (std::is_same_v<Search, LazyThetaStar>) {
                REQUIRE(check_corrections(board, whole.trace()) == whole.corrected());
                corrections += whole.corrected();
            }
        }
    }
    CHECK(found > theta_cases / 2);
    CHECK(turning > theta_cases / 8);
    CHECK((corrections > theta_cases / 8) == std::is_same_v<Search, LazyThetaStar>);
}

/// The result of one search on a drawn map.
template <class Search> SearchResult result_on(const AsciiMap& map, CornerRule rule = CornerRule::NoWall) {
    const Board board(map, {.corner = rule, .costs = any_angle_costs});
    const GridHeuristic heuristic(board.graph, HeuristicKind::Euclidean, board.map.goal);
    Search search(board.graph, heuristic, board.map.start, board.map.goal, {});
    search.run();
    return search.result();
}

std::vector<Cell> waypoints(const AsciiMap& map, const SearchResult& result) {
    std::vector<Cell> cells;
    for (const auto node : result.path) {
        cells.push_back(map.grid.cell(node));
    }
    return cells;
}

TEST_CASE_TEMPLATE("theta* and lazy theta*: worked by hand", Search, ThetaStar, LazyThetaStar) {
    const auto open = drawn("S....\n.....\n.....\n....G");
    CHECK(waypoints(open, result_on<Search>(open)) == std::vector<Cell>{{0, 0}, {4, 3}});
    CHECK(result_on<Search>(open).cost == 28705); // 5 cells

    const auto bend = drawn("S....\n.##..\n....G");
    CHECK(waypoints(bend, result_on<Search>(bend)) == std::vector<Cell>{{0, 0}, {3, 0}, {4, 2}});
    CHECK(result_on<Search>(bend).cost == 3 * 5741 + 12838); // 2.2361 cells

    auto costly = bend; // uniform, and three times as costly
    for (std::uint32_t index = 0; index < costly.grid.cell_count(); ++index) {
        costly.grid.set_factor(node_at(index), costly.grid.is_free(node_at(index)) ? 3 : wall);
    }
    CHECK(result_on<Search>(costly).cost == 3 * (3 * 5741 + 12838));
    CHECK(result_on<Search>(costly).path == result_on<Search>(bend).path);
}

TEST_CASE_TEMPLATE("theta* and lazy theta*: what steps cannot do stays unseen", Search, ThetaStar,
                   LazyThetaStar) {
    // The goal is in sight, 2.236 cells away. But from the start no diagonal step leads on, nor into the
    // goal.
    const auto map = drawn("S.#\n#.G");
    CHECK(has_line_of_sight(map.grid, CornerRule::NoWall, {0, 0}, {2, 1}));
    CHECK(waypoints(map, result_on<Search>(map)) == std::vector<Cell>{{0, 0}, {1, 0}, {1, 1}, {2, 1}});
    CHECK(waypoints(map, result_on<Search>(map, CornerRule::OneWall)) == std::vector<Cell>{{0, 0}, {2, 1}});
}

TEST_CASE_TEMPLATE("theta* and lazy theta*: ends", Search, ThetaStar, LazyThetaStar) {
    auto map = drawn(".#...\n..#..\n...#.");
    map.start = map.goal = map.grid.node({1, 1});
    CHECK(result_on<Search>(map).path == std::vector{map.start});
    CHECK(result_on<Search>(map).cost == 0);

    map.goal = map.grid.node({4, 0}); // behind the walls
    CHECK(result_on<Search>(map).outcome == Outcome::NoPath);
    CHECK(result_on<Search>(map).expanded == 6);
    CHECK(waypoints(map, result_on<Search>(map, CornerRule::Always)) ==
          std::vector<Cell>{{1, 1}, {2, 0}, {4, 0}});

    map.start = map.grid.node({1, 0}); // on a wall, which may be left
    CHECK(waypoints(map, result_on<Search>(map)) == std::vector<Cell>{{1, 0}, {4, 0}});
    map.goal = map.grid.node({1, 1});
    CHECK(result_on<Search>(map).cost == 5741);
    map.goal = map.grid.node({3, 2}); // on one, which cannot be entered
    CHECK(result_on<Search>(map).outcome == Outcome::NoPath);

    const AsciiMap one{.grid = Grid(1, 1), .start = node_at(0), .goal = node_at(0)};
    CHECK(result_on<Search>(one).path == std::vector{node_at(0)});
}

TEST_CASE("theta*: random boards") { check_random_boards<ThetaStar>(); }
TEST_CASE("lazy theta*: random boards") { check_random_boards<LazyThetaStar>(); }

} // namespace
} // namespace astrolabe::test
