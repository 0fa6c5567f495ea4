// The referee against the oracle, on seeded random boards over all options: every ruling, every count,
// every counter-example, and for every cause the proof that it is one.
//
// Over 300 lines: one random test, all of whose checks are made of the same question and verdict.
#include "core/explain/referee.h"
#include "core/run/run.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/choice.h"
#include "tests/support/random/random_case.h"
#include "wasm/laboratory/verdict_display.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace astrolabe::test {
namespace {

SearchOptions any_options(Random& random) {
    return {.update = one_of(random, std::array{Update::IfCheaper, Update::IfCheaperOrEqual, Update::Never}),
            .tie = one_of(random, std::array{Tie::LastIn, Tie::FirstIn, Tie::LargerG, Tie::SmallerH,
                                             Tie::NearestToGoal, Tie::None}),
            .stop = one_of(random, std::array{Stop::WhenSelected, Stop::WhenOpened}),
            .weight_hundredths =
                one_of(random, std::array{0U, 50U, 100U, 100U, 120U, 150U, 200U, 300U, 1000U, 1'000'000U}),
            .reopens = random.is_chance(30)};
}

/// Boards large and open enough for a search to go astray: every other question is on one.
Grid open_grid(Random& random) {
    const auto walls = random.below(31);
    const auto rough = random.is_chance(50) ? 0 : random.below(60);
    Grid grid(8 + random.below(13), 8 + random.below(13));
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        if (random.is_chance(walls)) {
            grid.set_factor(node_at(index), wall);
        } else if (random.is_chance(rough)) {
            grid.set_factor(node_at(index), static_cast<Factor>(2 + random.below(3)));
        }
    }
    return grid;
}

struct JudgedQuestion {
    explicit JudgedQuestion(std::uint64_t seed) : JudgedQuestion(seed, Random(seed)) {}

    AsciiMap map;
    SearchPlan plan;

  private:
    JudgedQuestion(std::uint64_t seed, Random random)
        : map{.grid = seed % 2 == 0 ? random_grid(random, 12) : open_grid(random)} {
        plan.rules = random_rules(random);
        plan.algorithm =
            one_of(random, std::array{Algorithm::AStar, Algorithm::AStar, Algorithm::AStar, Algorithm::AStar,
                                      Algorithm::AStar, Algorithm::Dijkstra, Algorithm::BreadthFirst,
                                      Algorithm::DepthFirst, Algorithm::GreedyBestFirst});
        plan.heuristic = one_of(random, std::array{HeuristicKind::Octile, HeuristicKind::Manhattan,
                                                   HeuristicKind::Euclidean, HeuristicKind::Chebyshev,
                                                   HeuristicKind::Zero});
        plan.options = options_for(plan.algorithm, any_options(random));
        if (seed % 8 == 1) { // settings that close cells too soon are rare otherwise
            plan.algorithm = Algorithm::AStar;
            plan.heuristic = one_of(random, std::array{HeuristicKind::Manhattan, HeuristicKind::Euclidean});
            plan.options = {.weight_hundredths = 100 + random.below(60), .reopens = false};
        }
        plan.nearness = random.is_chance(50) ? Nearness::StraightLine : Nearness::SmallestH;
        plan.allows_blocked_goal = random.is_chance(50);
        plan.floods = random.is_chance(50);
        map.start = any_cell(random);
        map.goal = any_cell(random);
    }

    /// Mostly a free one.
    NodeId any_cell(Random& random) const {
        const auto cell = node_at(random.below(map.grid.cell_count()));
        const auto free = nearest_free_cell(map.grid, cell);
        return free == NodeId::None || random.is_chance(10) ? cell : free;
    }
};

/// A question and a run over it to its end.
struct Judged {
    explicit Judged(const JudgedQuestion& question)
        : map(question.map), plan(question.plan), moves(map.grid, plan.rules.moves()),
          components(connected_components(map.grid, plan.rules.moves())),
          run(map.grid, moves, components, plan, map.start, map.goal), oracle(map.grid, rules_of_oracle()) {
        while (run.advance(100) == Outcome::Running) {
        }
    }
    Judged(const Judged&) = delete;
    Judged& operator=(const Judged&) = delete;

    GridRules rules_of_oracle() const {
        auto rules = plan.rules;
        const bool is_blocked_goal = plan.allows_blocked_goal && !map.grid.is_free(map.goal);
        rules.blocked_goal = is_blocked_goal ? map.goal : NodeId::None;
        return rules;
    }

    Cost weighted(NodeId node) const {
        const auto search = run.finished_search();
        const Cost weight = plan.options.order == Order::F   ? plan.options.weight_hundredths
                            : plan.options.order == Order::H ? 100
                                                             : 0;
        return weight * search.heuristic(node);
    }
    bool is_node(NodeId node) const {
        return map.grid.is_free(node) || node == map.start || node == run.finished_search().own_goal ||
               node == rules_of_oracle().blocked_goal;
    }

    AsciiMap map;
    SearchPlan plan;
    Moves moves;
    Components components;
    Run run;
    Oracle oracle;
};

std::array<Tristate, 9> tristates_of(const Verdict& verdict) {
    const auto& c = verdict.conditions;
    return {c.path_exists,         c.finite_graph, c.positive_costs,
            c.admissible,          c.selects_by_f, c.stops_when_selected,
            c.takes_cheaper_paths, c.consistent,   verdict.is_guaranteed};
}

/// A finding reported before the end must be the same at the end, or be empty.
void check_nothing_is_taken_back(const std::vector<Verdict>& earlier, const Verdict& last) {
    for (const auto& verdict : earlier) {
        REQUIRE((verdict.ruling == Ruling::Unknown || verdict.ruling == last.ruling));
        for (std::size_t i = 0; i < tristates_of(last).size(); ++i) {
            REQUIRE((tristates_of(verdict)[i] == Tristate::Unknown ||
                     tristates_of(verdict)[i] == tristates_of(last)[i]));
        }
    }
}

Verdict judge(const Judged& judged, Random& slices) {
    Referee referee(judged.run.finished_search(), judged.run.result().search, nullptr);
    std::vector<Verdict> said{referee.verdict()};
    while (!referee.advance(1 + slices.below(50))) {
        REQUIRE_FALSE(referee.verdict().is_final);
        said.push_back(referee.verdict());
    }
    check_nothing_is_taken_back(said, referee.verdict());
    const auto path = referee.shortest_path();
    const auto search = judged.run.finished_search();
    REQUIRE(is_valid_path(search.graph, path, search.start, search.target));
    REQUIRE(path_cost(search.graph, path) == referee.verdict().optimum);
    return referee.verdict();
}

Tristate tristate(bool holds) { return holds ? Tristate::Holds : Tristate::Fails; }

/// The numbers of all cells, in the unit shown.
void check_xray(const Judged& judged) {
    const auto search = judged.run.finished_search();
    TrueCosts costs(search.graph, search.own_goal);
    while (!costs.advance(1000)) {
    }
    const auto unit = static_cast<double>(judged.plan.rules.costs.units_shown_as_one);
    const auto remaining = judged.oracle.costs_to(search.own_goal);
    for (std::uint32_t index = 0; index < remaining.size(); ++index) {
        const auto node = node_at(index);
        const auto numbers = xray_numbers(search, costs, node);
        if (!judged.is_node(node)) {
            REQUIRE((std::isnan(numbers.true_cost) && std::isnan(numbers.weighted_h) &&
                     std::isnan(numbers.difference) && numbers.inconsistent_slots == 0));
            continue;
        }
        const auto h = static_cast<double>(judged.weighted(node));
        REQUIRE(numbers.weighted_h == doctest::Approx(h / 100 / unit));
        REQUIRE(std::isinf(numbers.true_cost) == !remaining[index].has_value());
        if (remaining[index]) {
            const auto cost = static_cast<double>(*remaining[index]);
            REQUIRE(numbers.true_cost == doctest::Approx(cost / unit));
            REQUIRE((numbers.difference > 0) == (h > 100 * cost));
            REQUIRE(numbers.difference == doctest::Approx((h - 100 * cost) / 100 / unit));
        }
        double slots = 0;
        for (const auto& step : judged.oracle.steps_from(node)) {
            const auto at = judged.map.grid.cell(node);
            const auto to = judged.map.grid.cell(step.to);
            const auto position = 3 * (to.y + 1 - at.y) + (to.x + 1 - at.x); // 4 is the cell itself
            const bool is_inconsistent = judged.weighted(node) > 100 * step.cost + judged.weighted(step.to);
            slots += is_inconsistent ? 1U << (position > 4 ? position - 1 : position) : 0;
        }
        REQUIRE(numbers.inconsistent_slots == slots);
    }
}

void check_findings(const Judged& judged, const Verdict& verdict) {
    const auto& found = verdict.findings;
    const auto remaining = judged.oracle.costs_to(judged.run.finished_search().own_goal);
    std::uint64_t overestimates = 0;
    std::uint64_t inconsistent = 0;
    Cost largest = 0;
    Cost steepest = 0;
    for (std::uint32_t index = 0; index < remaining.size(); ++index) {
        const auto node = node_at(index);
        if (!judged.is_node(node)) {
            continue;
        }
        const auto h = judged.weighted(node);
        if (remaining[index] && h > 100 * *remaining[index]) {
            ++overestimates;
            largest = std::max(largest, h - 100 * *remaining[index]);
        }
        for (const auto& step : judged.oracle.steps_from(node)) {
            const auto needed = 100 * step.cost + judged.weighted(step.to);
            inconsistent += h > needed ? 1 : 0;
            steepest = h > needed ? std::max(steepest, h - needed) : steepest;
            REQUIRE(found.cheapest_step <= step.cost);
            REQUIRE(found.costliest_step >= step.cost);
        }
    }
    REQUIRE(found.overestimates == overestimates);
    check_xray(judged);
    REQUIRE(found.inconsistent_steps == inconsistent);
    REQUIRE(verdict.conditions.admissible == tristate(overestimates == 0));
    REQUIRE(verdict.conditions.consistent == tristate(inconsistent == 0));
    if (overestimates > 0) {
        REQUIRE(found.largest.h_hundredths == judged.weighted(found.largest.cell));
        REQUIRE(found.largest.true_cost == *remaining[index_of(found.largest.cell)]);
        REQUIRE(found.largest.h_hundredths - 100 * found.largest.true_cost == largest);
    }
    if (inconsistent > 0) {
        const auto& step = found.steepest;
        REQUIRE(judged.oracle.step_cost(step.from, step.to) == step.cost);
        REQUIRE(step.h_from_hundredths == judged.weighted(step.from));
        REQUIRE(step.h_to_hundredths == judged.weighted(step.to));
        REQUIRE(step.h_from_hundredths - (100 * step.cost + step.h_to_hundredths) == steepest);
    }
}

/// Whether the search, in some step, reached `cell` at `g` from a cell it expanded, and found it in
/// this state at a larger g.
bool was_offered(const Judged& judged, NodeId cell, Cost g, Status status) {
    const auto search = judged.run.finished_search();
    Fold fold(search.graph.node_count());
    const auto expanded = expanded_nodes(search.trace);
    for (std::uint32_t step = 0; step < search.trace.step_count; ++step) {
        fold.seek(search.graph, search.trace, step);
        const auto cost = judged.oracle.step_cost(expanded[step], cell);
        const auto state = fold.at(cell);
        if (cost && fold.at(expanded[step]).g + *cost == g && state.status == status && state.g > g) {
            return true;
        }
    }
    return false;
}

void check_cause(const Judged& judged, const Verdict& verdict) {
    const auto search = judged.run.finished_search();
    const auto& options = judged.plan.options;
    const auto& cause = verdict.cause;
    Fold end(search.graph.node_count());
    end.seek(search.graph, search.trace, search.trace.step_count);
    const auto state = end.at(cause.cell);

    REQUIRE(cause.best_g == judged.oracle.costs_from(search.start)[index_of(cause.cell)]);
    REQUIRE(cause.true_cost == judged.oracle.costs_to(search.target)[index_of(cause.cell)]);
    REQUIRE(cause.best_g + cause.true_cost == verdict.optimum); // it lies on a shortest path
    REQUIRE_FALSE((state.status == Status::Closed && state.g == cause.best_g));
    REQUIRE(cause.had_g == state.g);
    REQUIRE(cause.h == search.heuristic(cause.cell));
    REQUIRE(cause.h_hundredths == judged.weighted(cause.cell));
    REQUIRE(cause.goal_g == end.at(search.target).g);
    REQUIRE(cause.goal_g >= verdict.cost);

    const auto remaining = 100 * cause.true_cost;
    const bool selects_by_f = options.order == Order::F;
    const bool is_open_at_best = state.status == Status::Open && state.g == cause.best_g;
    switch (cause.kind) {
    case CauseKind::Overestimate:
        REQUIRE((selects_by_f && is_open_at_best));
        REQUIRE(cause.h_hundredths > remaining);
        REQUIRE(cause.h > cause.true_cost);
        break;
    case CauseKind::Weight:
        REQUIRE((selects_by_f && is_open_at_best && options.weight_hundredths > 100));
        REQUIRE(cause.h_hundredths > remaining);
        REQUIRE(cause.h <= cause.true_cost);
        break;
    case CauseKind::StopAtOpening:
        REQUIRE((selects_by_f && is_open_at_best && options.stop == Stop::WhenOpened));
        REQUIRE(100 * cause.best_g + cause.h_hundredths < 100 * cause.goal_g);
        break;
    case CauseKind::UpdateNever:
        REQUIRE((selects_by_f && options.update == Update::Never && state.g > cause.best_g));
        REQUIRE(was_offered(judged, cause.cell, cause.best_g, Status::Open));
        break;
    case CauseKind::ReopeningOff: {
        REQUIRE((selects_by_f && !options.reopens && state.g > cause.best_g));
        REQUIRE(was_offered(judged, cause.cell, cause.best_g, Status::Closed));
        REQUIRE(cause.step.has_value());
        const auto& step = *cause.step;
        REQUIRE(step.cost == judged.oracle.step_cost(step.from, step.to));
        REQUIRE(step.h_from_hundredths == judged.weighted(step.from));
        REQUIRE(step.h_to_hundredths == judged.weighted(step.to));
        REQUIRE(step.h_from_hundredths > 100 * step.cost + step.h_to_hundredths);
        break;
    }
    case CauseKind::GreedyBestFirst:
        REQUIRE(judged.plan.algorithm == Algorithm::GreedyBestFirst);
        break;
    case CauseKind::BreadthFirst:
        REQUIRE(judged.plan.algorithm == Algorithm::BreadthFirst);
        REQUIRE(verdict.findings.cheapest_step < verdict.findings.costliest_step);
        break;
    case CauseKind::DepthFirst:
        REQUIRE(judged.plan.algorithm == Algorithm::DepthFirst);
        break;
    case CauseKind::None:
    case CauseKind::Algorithm: // no other algorithms are tested here
    case CauseKind::AsWritten:
    case CauseKind::TraceCutOff:
        FAIL("a longer path, a whole trace, and no cause");
    }
}

TEST_CASE("random boards: the referee is never wrong, and proves every cause") {
    std::map<CauseKind, int> causes;
    int by_luck = 0;
    int guaranteed = 0;
    int without_path = 0;
    for (std::uint64_t seed = 0; seed < 10'000 / stride; ++seed) {
        CAPTURE(seed);
        const Judged judged{JudgedQuestion(seed)};
        Random slices(seed);
        const auto verdict = judge(judged, slices);
        const auto search = judged.run.finished_search();
        const auto& result = judged.run.result().search;
        const auto best = judged.oracle.costs_from(search.start);

        const bool has_path = best[index_of(search.goal)].has_value();
        REQUIRE(verdict.conditions.path_exists == tristate(has_path));
        REQUIRE(verdict.optimum == *best[index_of(search.target)]);
        REQUIRE(verdict.cost == result.cost);
        const bool is_optimal = verdict.cost == verdict.optimum;
        REQUIRE(verdict.ruling == (is_optimal ? Ruling::Optimal : Ruling::Longer));
        REQUIRE((verdict.cause.kind == CauseKind::None) == is_optimal);
        REQUIRE(verdict.is_guaranteed != Tristate::Unknown);
        if (verdict.is_guaranteed == Tristate::Holds) {
            REQUIRE(is_optimal);
        }
        check_findings(judged, verdict);
        if (!is_optimal) {
            check_cause(judged, verdict);
        }
        if (verdict.conditions.consistent == Tristate::Holds && judged.plan.options.order == Order::F &&
            judged.plan.options.update != Update::Never) {
            REQUIRE(result.reopened == 0);
        }
        ++causes[verdict.cause.kind];
        without_path += has_path ? 0 : 1;
        guaranteed += verdict.is_guaranteed == Tristate::Holds ? 1 : 0;
        by_luck += is_optimal && verdict.is_guaranteed == Tristate::Fails ? 1 : 0;
    }
    // The questions must not drift into some that test nothing. In a sample of them the rare causes are
    // random: one of each is enough there.
    const int least = stride == 1 ? 20 : 1;
    for (const auto kind : {CauseKind::Overestimate, CauseKind::Weight, CauseKind::StopAtOpening,
                            CauseKind::UpdateNever, CauseKind::ReopeningOff, CauseKind::GreedyBestFirst,
                            CauseKind::BreadthFirst, CauseKind::DepthFirst}) {
        CAPTURE(static_cast<int>(kind));
        CHECK(causes[kind] >= least);
    }
    CHECK(guaranteed > 1000 / static_cast<int>(stride));
    CHECK(by_luck > 1000 / static_cast<int>(stride));
    CHECK(without_path > 500 / static_cast<int>(stride));
}

} // namespace
} // namespace astrolabe::test
