// Every algorithm on random boards that are edited again and again, against the oracle and against a
// laboratory without any history: every board, rule, weight, heuristic, order and kind of
// ground.
//
// Over 300 lines: one random test, with what each algorithm guarantees in one place.
#include "tests/support/edited_board.h"
#include "tests/support/oracles/any_angle_oracle.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/choice.h"
#include "wasm/laboratory/laboratory.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <map>
#include <span>
#include <string>

namespace astrolabe::test {
namespace {

constexpr int edits_a_case = 3;

/// Weights of 1 to 10, the usual ones most often.
std::uint32_t any_weight(Random& random) {
    constexpr std::array usual{100U, 100U, 100U, 101U, 120U, 150U, 200U, 500U, 1000U};
    return random.is_chance(60) ? usual[random.below(usual.size())] : 100 + random.below(901);
}

/// Fewest steps from `start` to `goal`; the goal must be reachable.
std::size_t fewest_steps(const Oracle& oracle, std::size_t cells, NodeId start, NodeId goal) {
    constexpr auto unknown = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> steps(cells, unknown);
    std::deque<NodeId> next{start};
    steps[index_of(start)] = 0;
    while (steps[index_of(goal)] == unknown) {
        REQUIRE_FALSE(next.empty());
        const auto at = next.front();
        next.pop_front();
        for (const auto& step : oracle.steps_from(at)) {
            if (steps[index_of(step.to)] == unknown) {
                steps[index_of(step.to)] = steps[index_of(at)] + 1;
                next.push_back(step.to);
            }
        }
    }
    return steps[index_of(goal)];
}

struct Answer {
    LaboratoryResult result;
    std::vector<std::uint32_t> path;
};

Answer ask(Laboratory& lab, const SearchSettings& settings, const BoardState& state) {
    REQUIRE(lab.begin(settings, index_of(state.start), index_of(state.goal)).is_ok());
    while (lab.advance(200) == "running") {
    }
    const auto path = lab.path();
    return {lab.result(), {path.begin(), path.end()}};
}

/// What was asked and answered, for the message at the end.
struct Counts {
    std::map<std::string, std::uint64_t> answers;
    std::uint64_t optimal = 0;
    std::uint64_t longer = 0;
    std::uint64_t without_path = 0;
    std::uint64_t refused = 0;
};

/// One board with one question about it, through all its edits.
class Case {
  public:
    Case(std::uint64_t seed, Counts& counts)
        : board_(seed, edits_a_case), settings_(board_.settings), counts_(&counts) {
        Random random(seed + 1'000'000'007);
        const auto heuristics = board_.heuristics();
        const auto& heuristic = heuristics[random.below(static_cast<std::uint32_t>(heuristics.size()))];
        kind_ = heuristic.kind;
        settings_.heuristic = heuristic.name;
        settings_.algorithm = catalogue[random.below(catalogue.size())].name;
        settings_.weight_hundredths = any_weight(random);
        settings_.tie = one_of(random, std::array{"lifo", "fifo", "g", "h", "near", "none"});
        settings_.stop = random.is_chance(85) ? "selected" : "opened";
        settings_.update = one_of(random, std::array{"less", "less", "equal", "never"});
        settings_.reopens = random.is_chance(70);
        settings_.neighbour_order = one_of(random, std::array{"rows", "up", "cols", "clock"});
        settings_.open_list = one_of(random, std::array{"heap", "heap", "list", "sorted", "map", "queues"});
        settings_.local_radius = random.below(6);
        settings_.local_steps = 1 + random.below(4);
        settings_.local_shifts = random.is_chance(50);
        settings_.local_turns = random.is_chance(50) ? "both" : "random";
        settings_.tiers = random.is_chance(50) ? "clusters" : "coarse";
        settings_.cluster_side = Clusters::min_side + random.below(4);
    }

    void run() {
        Laboratory lab;
        const auto& first = board_.states.front().grid;
        REQUIRE(lab.restore(first.width(), first.height(), board_.states.front().grounds()).is_ok());
        for (std::size_t index = 0; index < board_.states.size(); ++index) {
            CAPTURE(index);
            const auto& state = board_.states[index];
            for (const auto& [cell, ground] : state.edits) {
                REQUIRE(lab.edit(std::array{index_of(cell)}, std::array{std::uint32_t{ground}}).is_ok());
            }
            check(lab, state);
        }
    }

    const SearchSettings& settings() const { return settings_; }

  private:
    bool is(const char* name) const { return settings_.algorithm == name; }
    bool is_any_angle() const { return is("theta") || is("lazytheta"); }
    bool needs_uniform_terrain() const { return is("canonical") || is("jps") || is_any_angle(); }
    bool needs_squares() const { return needs_uniform_terrain() || is("local"); }
    bool enters_blocked_goal() const { return !needs_uniform_terrain() && !is("twotier"); }

    /// The code of the refusal that is due; empty for none.
    std::string refusal(const BoardState& state) const {
        if (needs_squares() && settings_.board == "hex") {
            return "search.squares_only";
        }
        GroundNumber one = wall;
        for (const auto ground : state.grounds()) {
            if (needs_uniform_terrain() && factor_of(static_cast<GroundNumber>(ground)) != wall) {
                if (one != wall && one != ground) {
                    return "search.uniform_terrain";
                }
                one = static_cast<GroundNumber>(ground);
            }
        }
        // Danger everywhere is not uniform either: it is charged once per step, however long.
        if (extra_of(one) != 0) {
            return "search.uniform_terrain";
        }
        return is_any_angle() && settings_.corner == "four" ? "search.diagonals" : "";
    }

    void check(Laboratory& lab, const BoardState& state) {
        if (const auto due = refusal(state); !due.empty()) {
            REQUIRE(lab.begin(settings_, index_of(state.start), index_of(state.goal)).code == due);
            ++counts_->refused;
            return;
        }
        const auto answer = ask(lab, settings_, state);
        check_fresh(answer, state);
        ++counts_->answers[settings_.algorithm];
        BoardState asked = state;
        if (!enters_blocked_goal() && asked.rules.blocked_goal != NodeId::None) {
            asked.rules.blocked_goal = NodeId::None;
            asked.from_start = Oracle(asked.grid, asked.rules).costs_from(asked.start);
        }
        check_outcome(answer, asked);
        if (answer.path.empty()) {
            ++counts_->without_path;
            return;
        }
        REQUIRE(answer.path.front() == index_of(asked.start));
        REQUIRE(answer.path.back() == static_cast<std::uint32_t>(answer.result.target));
        if (is_any_angle()) {
            check_lines(answer, asked);
        } else {
            check_steps(lab, answer, asked);
        }
    }

    /// History must not matter. A repair may find another of several shortest paths.
    void check_fresh(const Answer& answer, const BoardState& state) const {
        Laboratory fresh;
        REQUIRE(fresh.restore(state.grid.width(), state.grid.height(), state.grounds()).is_ok());
        const auto expected = ask(fresh, settings_, state);
        REQUIRE(answer.result.outcome == expected.result.outcome);
        REQUIRE(answer.result.cost == expected.result.cost);
        if (answer.result.repairs == 0) {
            REQUIRE(answer.result.expanded == expected.result.expanded);
            REQUIRE(answer.result.steps == expected.result.steps);
            REQUIRE(answer.path == expected.path);
        }
    }

    void check_outcome(const Answer& answer, const BoardState& state) const {
        const auto& outcome = answer.result.outcome;
        REQUIRE(outcome != "broken");
        if (!state.is_reachable()) {
            REQUIRE((outcome == "no-path" || (outcome == "gave-up" && (is("idastar") || is("local")))));
            return;
        }
        // IDA* gives up after so many expansions; a walk that sees only what is near may.
        REQUIRE((outcome == "found" || is("idastar") || is("local")));
        if (outcome == "found") {
            REQUIRE(node_at(static_cast<std::uint32_t>(answer.result.target)) == state.goal);
        }
    }

    /// Waypoints that see each other, no nearer than geometry allows.
    void check_lines(const Answer& answer, const BoardState& state) const {
        std::vector<NodeId> waypoints;
        for (const auto cell : answer.path) {
            waypoints.push_back(node_at(cell));
        }
        const auto rule = state.rules.corner;
        const auto length = length_if_walkable(state.grid, rule, waypoints);
        REQUIRE(length.has_value());
        const auto shortest = shortest_any_angle_length(state.grid, rule, state.start, waypoints.back());
        REQUIRE(shortest.has_value());
        REQUIRE(*length > *shortest - 1e-6);
        const double factor = waypoints.size() > 1 ? state.grid.factor(waypoints.back()) : 1;
        const double unit = settings_.costs == "tutorial" ? 10 : 1;
        // Each line is rounded to a unit of its cost model.
        const double slack = 0.001 * static_cast<double>(waypoints.size()) * factor * unit;
        REQUIRE(std::abs(answer.result.cost - *length * factor * unit) <= slack);
    }

    void check_steps(Laboratory& lab, const Answer& answer, const BoardState& state) const {
        const Oracle oracle(state.grid, state.rules);
        Cost cost = 0;
        for (std::size_t i = 1; i < answer.path.size(); ++i) {
            const auto step = oracle.step_cost(node_at(answer.path[i - 1]), node_at(answer.path[i]));
            REQUIRE(step.has_value());
            cost += *step;
        }
        REQUIRE(answer.result.cost == state.to_display(cost));
        const auto target = node_at(answer.path.back());
        const auto best = *state.from_start[index_of(target)];
        REQUIRE(cost >= best);
        if (answer.result.outcome == "found") {
            check_promise(answer, state, oracle, cost, best);
        }
        ++(cost == best ? counts_->optimal : counts_->longer);
        while (lab.judge(1000) == "judging") {
        }
        const auto verdict = lab.verdict();
        REQUIRE(verdict.ruling == (cost == best ? "optimal" : "longer"));
        REQUIRE(verdict.optimum == state.to_display(best));
        if (verdict.guaranteed == "holds") {
            REQUIRE(cost == best);
        }
    }

    /// What each algorithm is known to guarantee, with these options.
    void check_promise(const Answer& answer, const BoardState& state, const Oracle& oracle, Cost cost,
                       Cost best) const {
        const bool stops_late = settings_.stop == "selected";
        const bool updates = settings_.update != "never";
        const auto weight = settings_.weight_hundredths;
        const EstimatesAgain estimates(state, kind_, state.goal);
        bool is_optimal = is("flow") || is("canonical") || is("jps");
        if (is("dijkstra")) {
            is_optimal = stops_late && updates;
        } else if (is("bidijkstra")) {
            is_optimal = stops_late;
        } else if (is("bidirectional")) {
            const EstimatesAgain backwards(state, kind_, state.start);
            is_optimal =
                stops_late && estimates.is_consistent(weight) && backwards.is_consistent_backwards(weight);
        } else if (is("lpastar")) {
            is_optimal = estimates.is_consistent(weight);
            REQUIRE(100 * cost <= estimates.promised(weight));
        } else if (is("idastar") || is("fringe")) {
            REQUIRE(100 * cost <= estimates.promised(weight));
        } else if (is("astar") && stops_late && updates) {
            is_optimal = estimates.is_consistent(weight);
            REQUIRE((!settings_.reopens || 100 * cost <= estimates.promised(weight)));
        } else if (is("bfs")) {
            REQUIRE(answer.path.size() - 1 ==
                    fewest_steps(oracle, state.grid.cell_count(), state.start, state.goal));
        }
        REQUIRE((!is_optimal || cost == best));
    }

    EditedBoard board_;
    SearchSettings settings_;
    HeuristicKind kind_ = HeuristicKind::Zero;
    Counts* counts_;
};

TEST_CASE("differential: every algorithm, board, rule, weight, heuristic and ground, over edits") {
    Counts counts;
    const auto cases = case_count(2'000);
    for (std::uint64_t seed = 0; seed < cases; ++seed) {
        CAPTURE(seed);
        Case one(seed, counts);
        CAPTURE(one.settings().algorithm);
        one.run();
    }
    std::string by_algorithm;
    for (const auto& [name, answers] : counts.answers) {
        by_algorithm += " " + name + " " + std::to_string(answers);
    }
    MESSAGE(cases << " cases, none wrong:" << by_algorithm << "; " << counts.optimal << " paths optimal, "
                  << counts.longer << " longer, " << counts.without_path << " without a path, "
                  << counts.refused << " questions refused");
    for (const auto& descriptor : catalogue) {
        const std::string name(descriptor.name);
        CAPTURE(name);
        CHECK(counts.answers[name] > cases / 100);
    }
}

} // namespace
} // namespace astrolabe::test
