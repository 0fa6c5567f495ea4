// Why a place of a graph has its numbers: against a replay on random graphs.
#include "core/explain/why.h"
#include "core/open_list/binary_heap.h"
#include "core/search/node_key.h"
#include "core/search/textbook/textbook_search.h"
#include "core/trace/fold.h"
#include "tests/support/random/random_graph.h"

#include <doctest/doctest.h>

#include <map>

namespace astrolabe::test {
namespace {

constexpr std::uint64_t explained_graphs = 3'000;

struct Searched {
    explicit Searched(const GraphCase& random)
        : graph(random.definition), heuristic(graph, random.heuristic, random.goal) {
        BinaryHeap open(graph.node_count());
        TextbookSearch search(graph, heuristic, open, random.start, random.goal, random.options);
        search.run();
        result = search.result();
        trace = search.release_trace();
    }

    FinishedSearch<ExplicitGraph> logged(const GraphCase& random) const {
        return {.graph = graph,
                .heuristic = heuristic,
                .options = random.options,
                .trace = trace,
                .start = random.start,
                .goal = random.goal,
                .own_goal = random.goal};
    }
    Why why(const GraphCase& random, History& history, Fold& fold, std::uint32_t step, NodeId node) const {
        fold.seek(graph, trace, step);
        return astrolabe::why(logged(random), history, step, node, [&] {
            std::vector<NodeId> open;
            for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
                if (fold.at(node_at(index)).status == Status::Open) {
                    open.push_back(node_at(index));
                }
            }
            return open;
        });
    }

    ExplicitGraph graph;
    GraphHeuristic heuristic;
    SearchResult result;
    Trace trace;
};

TEST_CASE("random graphs: why() for every place at a random step agrees with a replay") {
    std::map<NeighbourOutcome, std::uint64_t> outcomes;
    std::map<Absence, std::uint64_t> absences;
    std::uint64_t ranks = 0;
    for (std::uint64_t seed = 0; seed < explained_graphs; ++seed) {
        CAPTURE(seed);
        const GraphCase random(seed);
        const Searched done(random);
        const auto& graph = done.graph;
        History history(done.trace, graph.node_count());
        Fold fold(graph.node_count());
        Random chance(seed);
        const auto k = chance.below(done.trace.step_count + 1);
        BinaryHeap open(graph.node_count());
        TextbookSearch replay(graph, done.heuristic, open, random.start, random.goal, random.options);
        replay.advance(k);
        const auto reachable = least_costs_from(random.definition, index_of(random.start));
        for (std::uint32_t index = 0; index < graph.node_count(); ++index) {
            const auto node = node_at(index);
            const auto answer = done.why(random, history, fold, k, node);
            const auto state = replay.node_state(node);
            REQUIRE(answer.status == state.status);
            REQUIRE(answer.terms.has_value() == (state.status != Status::Untouched));
            REQUIRE(answer.rank.has_value() == (state.status == Status::Open));
            REQUIRE(answer.untouched.has_value() == (state.status == Status::Untouched));
            if (answer.terms) {
                REQUIRE(answer.terms->g.parent == state.parent);
                REQUIRE(answer.terms->g.g == state.g);
                REQUIRE(answer.terms->g.g == answer.terms->g.parent_g + answer.terms->g.unit);
                REQUIRE(answer.terms->h.h == done.heuristic(node));
                if (state.parent != NodeId::None) {
                    Cost edge = 0;
                    graph.for_each_successor(
                        state.parent, [&](const Move& move) { edge = move.to == node ? move.cost : edge; });
                    REQUIRE(answer.terms->g.unit == edge);
                }
            }
            if (answer.untouched) {
                ++absences[answer.untouched->absence];
                REQUIRE((answer.untouched->absence == Absence::OtherIsland) == !reachable[index].has_value());
            }
            if (answer.rank && answer.rank->rank == 1 && !answer.rank->is_decided_by_structure &&
                k < done.trace.step_count) {
                ++ranks;
                REQUIRE(history.node_of(k + 1) == node);
            }
            std::uint32_t degree = 0;
            graph.for_each_successor(node, [&](const Move& move) {
                REQUIRE(answer.neighbours.at(degree).node == move.to);
                REQUIRE(answer.neighbours[degree].step == move.cost);
                ++degree;
            });
            REQUIRE(answer.neighbours.size() == degree);
            for (const auto& neighbour : answer.neighbours) {
                ++outcomes[neighbour.outcome];
                REQUIRE((neighbour.outcome == NeighbourOutcome::NotExpandedYet) == (answer.expanded_at == 0));
            }
        }
    }
    CHECK(ranks > explained_graphs / 4);
    for (const auto outcome :
         {NeighbourOutcome::Opened, NeighbourOutcome::Improved, NeighbourOutcome::Reopened,
          NeighbourOutcome::NotBetter, NeighbourOutcome::ParentKept, NeighbourOutcome::Closed,
          NeighbourOutcome::KeptClosed, NeighbourOutcome::GoalSelected, NeighbourOutcome::NotExpandedYet}) {
        const auto kind = static_cast<int>(outcome);
        CAPTURE(kind);
        CHECK(outcomes[outcome] > 3);
    }
    for (const auto absence : {Absence::OtherIsland, Absence::OpenedLater, Absence::GoalFound}) {
        CHECK(absences[absence] > 100);
    }
}

TEST_CASE("random graphs: the outcomes of a step are its events") {
    for (std::uint64_t seed = 0; seed < explained_graphs; ++seed) {
        CAPTURE(seed);
        const GraphCase random(seed);
        const Searched done(random);
        History history(done.trace, done.graph.node_count());
        Fold fold(done.graph.node_count());
        for (std::uint32_t step = 1; step <= done.trace.step_count; ++step) {
            const auto answer = done.why(random, history, fold, step, history.node_of(step));
            REQUIRE(answer.expanded_at == step);
            auto event = done.trace.events.begin() + static_cast<std::ptrdiff_t>(history.first_event(step));
            for (const auto& neighbour : answer.neighbours) {
                const bool is_pushed = neighbour.outcome == NeighbourOutcome::Opened ||
                                       neighbour.outcome == NeighbourOutcome::Improved ||
                                       neighbour.outcome == NeighbourOutcome::Reopened;
                if (is_pushed) {
                    REQUIRE(event->node == neighbour.node);
                    REQUIRE(event->g == neighbour.offered);
                    ++event;
                }
            }
            REQUIRE(event->kind == EventKind::Close);
        }
    }
}

} // namespace
} // namespace astrolabe::test
