#include "core/check/proof.h"

#include "core/grid/moves.h"

#include <algorithm>
#include <utility>

namespace astrolabe {
namespace {

constexpr Cost none = TrueCosts::infinite;

ProofFlaw flaw_in_path(const Proof& proof, const GridGraph& graph) {
    const auto& path = proof.path;
    if (path.front() != proof.start || path.back() != proof.goal) {
        return {.fault = ProofFault::Ends};
    }
    Cost sum = 0;
    for (std::size_t at = 1; at < path.size(); ++at) {
        Cost cost = none;
        graph.for_each_successor(path[at - 1],
                                 [&](const Move& move) { cost = move.to == path[at] ? move.cost : cost; });
        if (cost == none) {
            return {.fault = ProofFault::Step, .from = path[at - 1], .to = path[at]};
        }
        sum += cost;
    }
    return {.fault = sum == proof.cost ? ProofFault::None : ProofFault::Sum};
}

} // namespace

Result<Proof> prove(const GridGraph& graph, NodeId start, NodeId goal, std::vector<NodeId> path) {
    if (graph.rules().blocked_goal != NodeId::None) {
        return Reason{.code = "proof.goal_on_wall"};
    }
    TrueCosts costs(graph, goal);
    while (!costs.advance(graph.node_count())) {
    }
    Proof proof{.grid = graph.grid(),
                .rules = graph.rules(),
                .start = start,
                .goal = goal,
                .path = std::move(path),
                .cost = costs(start),
                .potentials = std::vector<Cost>(graph.node_count())};
    for (std::uint32_t cell = 0; cell < graph.node_count(); ++cell) {
        proof.potentials[cell] = costs(node_at(cell));
    }
    if (flaw_in(proof).fault != ProofFault::None) {
        return Reason{.code = "proof.path"};
    }
    return proof;
}

ProofFlaw flaw_in(const Proof& proof) {
    const auto& [grid, rules, start, goal, path, cost, potentials] = proof;
    const auto is_cell = [&](NodeId node) { return proof.grid.contains(node); };
    if (potentials.size() != grid.cell_count() || !is_cell(start) || !is_cell(goal) ||
        !std::all_of(path.begin(), path.end(), is_cell) || (path.empty() && cost != none)) {
        return {.fault = ProofFault::Sizes};
    }
    const Moves moves(grid, rules.moves());
    const GridGraph graph(grid, moves, rules);
    if (!path.empty()) {
        if (const auto flaw = flaw_in_path(proof, graph); flaw.fault != ProofFault::None) {
            return flaw;
        }
    }
    const auto potential = [&](NodeId node) { return proof.potentials[index_of(node)]; };
    if (potential(goal) != 0) {
        return {.fault = ProofFault::Goal};
    }
    if (potential(start) != cost) {
        return {.fault = ProofFault::Start};
    }
    for (std::uint32_t cell = 0; cell < grid.cell_count(); ++cell) {
        const auto from = node_at(cell);
        // Nothing leads through a wall.
        if (!grid.is_free(from) && from != start) {
            continue;
        }
        ProofFlaw flaw;
        graph.for_each_successor(from, [&](const Move& move) {
            const auto ahead = potential(move.to);
            if (ahead != none && (potential(from) == none || potential(from) > move.cost + ahead)) {
                flaw = {.fault = ProofFault::Edge, .from = from, .to = move.to};
            }
        });
        if (flaw.fault != ProofFault::None) {
            return flaw;
        }
    }
    return {};
}

} // namespace astrolabe
