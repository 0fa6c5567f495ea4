// Every number and every reason of the explanations of random runs, against the search run again step
// by step and against numbers computed a second time.
//
// Over 300 lines: one random test, whose checks each hold a part of the same explanation to the same replay.
#include "tests/support/asked.h"
#include "tests/support/oracles/oracle.h"
#include "tests/support/oracles/second_opinion.h"
#include "tests/support/random/case_count.h"
#include "tests/support/random/each_lattice.h"

#include <doctest/doctest.h>

#include <array>
#include <map>

namespace astrolabe::test {
namespace {

/// How often each answer was given: a test that never sees an answer says nothing about it.
struct Met {
    std::map<NeighbourOutcome, std::uint64_t> outcomes;
    std::map<Absence, int> absences;
    int ranks = 0;
    int ties = 0;
};

void check_terms(const RandomCase& random, const Oracle& oracle, const States& states, const Why& why) {
    const auto& now = states[why.step];
    const auto state = now[index_of(why.node)];
    REQUIRE(why.terms.has_value());
    const auto& [g, h, line, f, depth] = *why.terms;
    REQUIRE(g.g == state.g);
    REQUIRE(g.parent == state.parent);
    if (state.parent == NodeId::None) {
        REQUIRE(why.node == random.start);
        REQUIRE(g.g == 0);
    } else {
        REQUIRE(g.parent_g + g.unit * g.factor == state.g);
        REQUIRE(g.unit * g.factor == *oracle.step_cost(state.parent, why.node));
        REQUIRE(g.unit == (g.is_diagonal ? random.board.graph.rules().costs.diagonal
                                         : random.board.graph.rules().costs.straight));
        REQUIRE(g.parent_g_now == now[index_of(state.parent)].g);
        REQUIRE(g.parent_g_now <= g.parent_g);
    }
    REQUIRE(h.h == estimated(random, random.board.map.grid.cell(why.node)));
    REQUIRE(h.kind == random.heuristic);
    REQUIRE(f == f_expected(random, now, why.node));
    if (random.algorithm == Algorithm::BreadthFirst) {
        REQUIRE(depth == moves_to(now, why.node));
    }
}

void check_rank(const RandomCase& random, const States& states, const Why& why, Met& met) {
    const auto& now = states[why.step];
    REQUIRE(why.rank.has_value());
    std::uint32_t open = 0;
    std::uint32_t before = 0;
    std::vector<NodeId> tied;
    for (std::uint32_t index = 0; index < now.size(); ++index) {
        const auto other = node_at(index);
        if (now[index].status != Status::Open) {
            continue;
        }
        ++open;
        if (other == why.node) {
            continue;
        }
        const auto theirs = f_expected(random, now, other);
        const auto ours = f_expected(random, now, why.node);
        before += theirs < ours || (theirs == ours && wins_tie(random, now, other, why.node)) ? 1 : 0;
        if (theirs == ours) {
            tied.push_back(other);
        }
    }
    std::sort(tied.begin(), tied.end(), [&](NodeId a, NodeId b) {
        const bool is_undecided = !wins_tie(random, now, a, b) && !wins_tie(random, now, b, a);
        return is_undecided ? a < b : wins_tie(random, now, a, b);
    });
    REQUIRE(why.rank->rank == before + 1);
    REQUIRE(why.rank->open_count == open);
    REQUIRE(why.rank->tied_count == tied.size());
    tied.resize(std::min<std::size_t>(tied.size(), 16));
    REQUIRE(why.rank->tied == tied);
    const bool is_open_choice =
        random.options.tie == Tie::None && random.algorithm != Algorithm::DepthFirst && !tied.empty();
    REQUIRE(why.rank->is_decided_by_structure == is_open_choice);
    if (why.step + 1 < states.size() && states[why.step + 1][index_of(why.node)].status == Status::Closed) {
        REQUIRE(why.rank->rank == 1);
    } else if (why.step + 1 < states.size() && !is_open_choice) {
        REQUIRE(why.rank->rank > 1);
    }
    ++met.ranks;
    met.ties += tied.empty() ? 0 : 1;
}

/// The only outcome that fits the rules and the search's own states before and after the expansion.
NeighbourOutcome outcome_expected(const RandomCase& random, const Oracle& oracle, const States& states,
                                  NodeId node, std::uint32_t step, Slot slot) {
    const auto& grid = random.board.map.grid;
    const std::array<int, 8> columns{-1, 0, 1, -1, 1, -1, 0, 1};
    const std::array<int, 8> rows{-1, -1, -1, 0, 0, 1, 1, 1};
    const auto from = grid.cell(node);
    const auto x = static_cast<int>(from.x) + columns[slot];
    const auto y = static_cast<int>(from.y) + rows[slot];
    // A hex touches the two above and below it towards which its row is shifted.
    const auto shoved = from.y % 2 == 0 ? -1 : 1;
    if (random.board.graph.lattice() == Lattice::Hexes && rows[slot] != 0 && columns[slot] == -shoved) {
        return NeighbourOutcome::Apart;
    }
    if (x < 0 || y < 0 || x >= static_cast<int>(grid.width()) || y >= static_cast<int>(grid.height())) {
        return NeighbourOutcome::Outside;
    }
    const auto to = node_at(static_cast<std::uint32_t>(y) * grid.width() + static_cast<std::uint32_t>(x));
    if (grid.factor(to) == 0 && to != random.board.graph.rules().blocked_goal) {
        return NeighbourOutcome::Wall;
    }
    const auto cost = oracle.step_cost(node, to);
    if (!cost) {
        return random.board.graph.rules().corner == CornerRule::Four ? NeighbourOutcome::NoDiagonals
                                                                     : NeighbourOutcome::Corner;
    }
    if (step == 0) {
        return NeighbourOutcome::NotExpandedYet;
    }
    if (node == random.goal) {
        return NeighbourOutcome::GoalSelected;
    }
    const auto before = states[step - 1][index_of(to)];
    const auto after = states[step][index_of(to)];
    const auto offered = states[step][index_of(node)].g + *cost;
    if (after.push != before.push || after.status != before.status) {
        REQUIRE(after.g == offered);
        REQUIRE(after.parent == node);
        return before.status == Status::Untouched ? NeighbourOutcome::Opened
               : before.status == Status::Open    ? NeighbourOutcome::Improved
                                                  : NeighbourOutcome::Reopened;
    }
    REQUIRE(after == before);
    REQUIRE(before.status != Status::Untouched);
    if (before.status == Status::Open) {
        return offered < before.g ? NeighbourOutcome::ParentKept : NeighbourOutcome::NotBetter;
    }
    return offered < before.g ? NeighbourOutcome::KeptClosed : NeighbourOutcome::Closed;
}

std::uint32_t last_closing(const States& states, const std::vector<NodeId>& expanded, NodeId node,
                           std::uint32_t step) {
    REQUIRE(step < states.size());
    for (auto at = step; at > 0; --at) {
        if (expanded[at - 1] == node) {
            return at;
        }
    }
    return 0;
}

void check_neighbours(const RandomCase& random, const Oracle& oracle, const States& states,
                      const std::vector<NodeId>& expanded, const Why& why, Met& met) {
    const auto at = last_closing(states, expanded, why.node, why.step);
    REQUIRE(why.expanded_at == at);
    REQUIRE(why.times_expanded == std::count(expanded.begin(), expanded.begin() + why.step, why.node));
    if (at != 0) {
        REQUIRE(why.expanded_g == states[at][index_of(why.node)].g);
    }
    const auto& grid = random.board.map.grid;
    for (Slot slot = 0; slot < direction_count; ++slot) {
        CAPTURE(slot);
        const auto& neighbour = why.neighbours[slot];
        REQUIRE(neighbour.outcome == outcome_expected(random, oracle, states, why.node, at, slot));
        ++met.outcomes[neighbour.outcome];
        const bool is_none =
            neighbour.outcome == NeighbourOutcome::Outside || neighbour.outcome == NeighbourOutcome::Apart;
        REQUIRE(is_none == (neighbour.node == NodeId::None));
        int walls = 0;
        for (const auto side : neighbour.corners) {
            walls += side == NodeId::None ? 0 : 1;
            if (side != NodeId::None) {
                REQUIRE(grid.factor(side) == 0);
                const auto here = grid.cell(why.node);
                const auto there = grid.cell(neighbour.node);
                const bool is_beside =
                    grid.cell(side) == Cell{there.x, here.y} || grid.cell(side) == Cell{here.x, there.y};
                REQUIRE(is_beside);
            }
        }
        if (neighbour.outcome == NeighbourOutcome::Corner) {
            REQUIRE(walls >= (random.board.graph.rules().corner == CornerRule::OneWall ? 2 : 1));
        } else {
            REQUIRE(walls == 0);
        }
        if (neighbour.outcome < NeighbourOutcome::Opened ||
            neighbour.outcome > NeighbourOutcome::KeptClosed) {
            REQUIRE(neighbour.offered == 0);
            continue;
        }
        REQUIRE(neighbour.offered ==
                states[at][index_of(why.node)].g + *oracle.step_cost(why.node, neighbour.node));
        const auto before = states[at - 1][index_of(neighbour.node)];
        REQUIRE(neighbour.known == (before.status == Status::Untouched ? 0 : before.g));
        REQUIRE(neighbour.closed_at == last_closing(states, expanded, neighbour.node, at - 1));
    }
}

/// Whether there is a path. A goal on a wall may be entered, but no path leads on from it.
bool has_path(const RandomCase& random, const Oracle& oracle, NodeId to) {
    std::vector<bool> is_reached(random.board.graph.node_count());
    std::vector<NodeId> left{random.start};
    is_reached[index_of(random.start)] = true;
    while (!left.empty()) {
        const auto at = left.back();
        left.pop_back();
        if (at == random.board.graph.rules().blocked_goal && at != random.start) {
            continue;
        }
        for (const auto& step : oracle.steps_from(at)) {
            if (!is_reached[index_of(step.to)]) {
                is_reached[index_of(step.to)] = true;
                left.push_back(step.to);
            }
        }
    }
    return is_reached[index_of(to)];
}

void check_untouched(const RandomCase& random, const Oracle& oracle, const States& states,
                     const std::vector<NodeId>& expanded, const Why& why, Met& met) {
    REQUIRE(why.untouched.has_value());
    ++met.absences[why.untouched->absence];
    std::uint32_t opened = 0;
    for (auto step = states.size() - 1; step > why.step; --step) {
        if (states[step][index_of(why.node)].status != Status::Untouched) {
            opened = static_cast<std::uint32_t>(step);
        }
    }
    const auto expected = [&] {
        if (random.board.map.grid.factor(why.node) == 0 &&
            why.node != random.board.graph.rules().blocked_goal) {
            return Absence::Wall;
        }
        if (!has_path(random, oracle, why.node)) {
            return Absence::OtherIsland;
        }
        return opened != 0 ? Absence::OpenedLater : Absence::GoalFound;
    }();
    REQUIRE(why.untouched->absence == expected);
    if (expected == Absence::OpenedLater) {
        REQUIRE(why.untouched->step == opened);
    }
    if (expected == Absence::GoalFound) {
        REQUIRE(why.untouched->step == states.size() - 1);
        const auto& ends = states.back();
        const auto last = expanded.empty() ? random.start : expanded.back();
        REQUIRE(why.untouched->last_f == (expanded.empty() ? 0 : f_expected(random, ends, last)));
    }
}

void check_same(const Why& a, const Why& b) {
    REQUIRE(a.status == b.status);
    REQUIRE(a.expanded_at == b.expanded_at);
    REQUIRE(a.times_expanded == b.times_expanded);
    REQUIRE(a.expanded_g == b.expanded_g);
    REQUIRE(a.terms.has_value() == b.terms.has_value());
    if (a.terms) {
        REQUIRE(a.terms->g.parent == b.terms->g.parent);
        REQUIRE(a.terms->g.parent_g == b.terms->g.parent_g);
        REQUIRE(a.terms->g.g == b.terms->g.g);
        REQUIRE(a.terms->f == b.terms->f);
        REQUIRE(a.terms->depth == b.terms->depth);
    }
    REQUIRE(a.rank.has_value() == b.rank.has_value());
    if (a.rank) {
        REQUIRE(a.rank->rank == b.rank->rank);
        REQUIRE(a.rank->tied == b.rank->tied);
    }
    REQUIRE(a.untouched.has_value() == b.untouched.has_value());
    if (a.untouched) {
        REQUIRE(a.untouched->absence == b.untouched->absence);
        REQUIRE(a.untouched->step == b.untouched->step);
        REQUIRE(a.untouched->last_f == b.untouched->last_f);
    }
    for (Slot slot = 0; slot < direction_count; ++slot) {
        REQUIRE(a.neighbours[slot].outcome == b.neighbours[slot].outcome);
        REQUIRE(a.neighbours[slot].offered == b.neighbours[slot].offered);
        REQUIRE(a.neighbours[slot].known == b.neighbours[slot].known);
        REQUIRE(a.neighbours[slot].closed_at == b.neighbours[slot].closed_at);
    }
}

bool can_be_met(NeighbourOutcome outcome, Lattice lattice) {
    switch (outcome) {
    case NeighbourOutcome::Covered:      // the textbook search covers no moves
    case NeighbourOutcome::BeyondSquare: // nor has it a square, or ends among neighbours
    case NeighbourOutcome::GoalFirst:
        return false;
    case NeighbourOutcome::Apart:
        return lattice == Lattice::Hexes;
    case NeighbourOutcome::NoDiagonals:
    case NeighbourOutcome::Corner:
        return lattice == Lattice::Squares;
    default:
        return true;
    }
}

TEST_CASE("random runs: every number and every reason is the one that a second computation finds") {
    const auto lattice = each_lattice();
    Met met;
    for (std::uint64_t seed = 0; seed < 1000 / stride; ++seed) {
        CAPTURE(seed);
        const RandomCase random(seed, lattice);
        auto with_events = random.options;
        with_events.trace_format = TraceFormat::Events;
        Asked ask(random.board, random.heuristic, random.start, random.goal, random.options);
        Asked ask_events(random.board, random.heuristic, random.start, random.goal, with_events);
        const Oracle oracle(random.board.map.grid, random.board.graph.rules());
        const auto states = replayed(random);
        const auto expanded = expanded_nodes(ask.run.trace);
        REQUIRE(states.size() == expanded.size() + 1);
        Random chance(seed);
        for (int visit = 0; visit < 3; ++visit) { // forward and back; the last step first
            const auto step =
                visit == 0 ? ask.run.trace.step_count : chance.below(ask.run.trace.step_count + 1);
            CAPTURE(step);
            for (std::uint32_t index = 0; index < random.board.graph.node_count(); ++index) {
                CAPTURE(index);
                const auto why = ask.why(node_at(index), step);
                REQUIRE(why.node == node_at(index));
                REQUIRE(why.step == step);
                REQUIRE(why.status == states[step][index].status);
                check_neighbours(random, oracle, states, expanded, why, met);
                REQUIRE(why.terms.has_value() == (why.status != Status::Untouched));
                REQUIRE(why.rank.has_value() == (why.status == Status::Open));
                REQUIRE(why.untouched.has_value() == (why.status == Status::Untouched));
                if (why.terms) {
                    check_terms(random, oracle, states, why);
                } else {
                    check_untouched(random, oracle, states, expanded, why, met);
                }
                if (why.rank) {
                    check_rank(random, states, why, met);
                }
                check_same(why, ask_events.why(node_at(index), step));
            }
        }
    }
    // The questions must not drift away from any of the answers.
    for (int outcome = 0; outcome <= static_cast<int>(NeighbourOutcome::NotExpandedYet); ++outcome) {
        CAPTURE(outcome);
        CHECK((met.outcomes[static_cast<NeighbourOutcome>(outcome)] > 20 / stride) ==
              can_be_met(static_cast<NeighbourOutcome>(outcome), lattice));
    }
    for (const auto absence :
         {Absence::Wall, Absence::OtherIsland, Absence::OpenedLater, Absence::GoalFound}) {
        CHECK(met.absences[absence] > 20 / stride);
    }
    CHECK(met.ties > 1000 / stride);
    CHECK(met.ranks > met.ties);
}

} // namespace
} // namespace astrolabe::test
