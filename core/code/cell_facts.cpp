#include "core/code/code_facts.h"
#include "core/code/search_facts.h"

namespace astrolabe {
namespace {

void say_heuristic(CodeFacts& facts, HeuristicKind kind) {
    switch (kind) {
    case HeuristicKind::Octile:
        return facts.say("octile");
    case HeuristicKind::Manhattan:
        return facts.say("manhattan");
    case HeuristicKind::Euclidean:
        facts.say("root");
        return facts.say("euclidean");
    case HeuristicKind::Chebyshev:
        return facts.say("chebyshev");
    case HeuristicKind::Hex:
        return facts.say("hex");
    case HeuristicKind::HexEuclidean:
        facts.say("root");
        return facts.say("hex_line");
    case HeuristicKind::Zero:
        return; // has no h()
    }
}

void say_steps(CodeFacts& facts, const GridGraph& graph) {
    const auto& lattice = traits_of(graph.lattice());
    const auto add_steps = [&](const char* list, std::uint32_t row) {
        for (const Slot slot : graph.rules().order) {
            const auto [dx, dy] = directions[slot];
            const bool is_missing = directions[slot].is_diagonal() && lattice.has_diagonals &&
                                    !graph.moves().rules().has_diagonals();
            if (lattice.has_slot(row, slot) && !is_missing) {
                facts.list(list).push_back(pair_text(dx, dy));
            }
        }
    };
    add_steps("steps", 0);
    add_steps("odd_steps", 1);
}

std::string drawn_row(const Grid& grid, std::uint32_t y) {
    std::string row;
    for (std::uint32_t x = 0; x < grid.width(); ++x) {
        row += grid.is_free(grid.node({x, y})) ? '.' : '#';
    }
    return row;
}

/// Numbers of each cell of a row.
template <class Number> std::string number_row(const Grid& grid, std::uint32_t y, Number&& number) {
    std::string row;
    for (std::uint32_t x = 0; x < grid.width(); ++x) {
        row += (x == 0 ? "" : ", ") + std::to_string(number(grid.node({x, y})));
    }
    return row;
}

void say_ground(CodeFacts& facts, const GridGraph& graph) {
    const auto& grid = graph.grid();
    const bool is_plain = grid.has_uniform_ground() && graph.cheapest_factor() == plain;
    facts.set("width", std::uint64_t{grid.width()});
    facts.set("height", std::uint64_t{grid.height()});
    facts.set("file", "map.map");
    if (is_plain && grid.cell_count() > most_cells_drawn) {
        return facts.say("file");
    }
    facts.say(is_plain ? "drawn" : "numbers");
    facts.say_if(grid.has_added_costs(), "added");
    for (std::uint32_t y = 0; y < grid.height(); ++y) {
        if (is_plain) {
            facts.list("map").push_back(drawn_row(grid, y));
            continue;
        }
        facts.list("factors").push_back(number_row(grid, y, [&](NodeId node) { return grid.factor(node); }));
        if (grid.has_added_costs()) {
            facts.list("added_costs").push_back(number_row(grid, y, [&](NodeId node) {
                return graph.added_cost(node);
            }));
        }
    }
}

} // namespace

Result<CodeFacts> code_facts(const FinishedSearch<GridGraph>& search, OpenListKind open_list, CodePart part) {
    if (auto refusal = refusal_of(search.algorithm, search.own.program); !refusal.is_ok()) {
        return refusal;
    }
    const auto& graph = search.graph;
    const auto& grid = graph.grid();
    const auto& rules = graph.rules();
    if (part == CodePart::Program && grid.cell_count() > most_cells_drawn &&
        !(grid.has_uniform_ground() && graph.cheapest_factor() == plain)) {
        return refused("code.cells", 0, grid.cell_count(), most_cells_drawn);
    }
    CodeFacts facts;
    const auto kind = search.heuristic.kind();
    const bool has_estimate = kind != HeuristicKind::Zero;
    say_search(facts, search.algorithm, search.options, open_list, has_estimate);
    facts.say("cells");
    facts.say(rules.lattice == Lattice::Squares ? "squares" : "hexes");
    const bool has_diagonals = graph.moves().rules().has_diagonals();
    facts.say_if(has_diagonals, "diagonals");
    facts.say_if(has_diagonals && rules.corner == CornerRule::NoWall, "both_sides");
    facts.say_if(has_diagonals && rules.corner == CornerRule::OneWall, "one_side");
    facts.say_if(rules.blocked_goal != NodeId::None, "blocked_goal");
    facts.say_if(search.own_goal != search.goal, "nearest_goal");
    if (needs_estimate(search.options, has_estimate)) {
        facts.say("h");
        say_heuristic(facts, kind);
    }
    facts.say_if(has_diagonals ||
                     (needs_estimate(search.options, has_estimate) && kind == HeuristicKind::Octile),
                 "diagonal_cost");
    facts.set("straight", rules.costs.straight);
    facts.set("diagonal", rules.costs.diagonal);
    say_costs(facts, rules.costs);
    facts.say_if(graph.cheapest_factor() != plain, "cheapest");
    facts.set("cheapest", std::uint64_t{graph.cheapest_factor()});
    facts.set("times_cheapest", std::string(graph.cheapest_factor() != plain ? "CHEAPEST * " : ""));
    say_steps(facts, graph);
    if (part == CodePart::Program) {
        say_ground(facts, graph);
    }
    const auto set_end = [&](const char* name, const char* name_xy, NodeId node) {
        const auto cell = grid.cell(node);
        facts.set(name, std::uint64_t{index_of(node)});
        facts.set(name_xy, pair_text(cell.x, cell.y));
    };
    set_end("start", "start_xy", search.start);
    set_end("goal", "goal_xy", search.own_goal);
    facts.set("separator", " ");
    return facts;
}

} // namespace astrolabe
