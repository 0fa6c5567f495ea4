// What is computed for every cell of a board, in nanoseconds per cell, and what an edit costs.
#include "core/codec/link_map.h"
#include "core/grid/bit_rows.h"
#include "core/precompute/components.h"
#include "core/precompute/true_costs.h"
#include "core/random/random.h"
#include "core/run/any_search.h"
#include "tests/bench/parts.h"
#include "tests/bench/targets.h"
#include "tests/bench/timing.h"

#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

namespace astrolabe::bench {
namespace {

constexpr std::size_t rounds = 7;
constexpr std::size_t edits = 1000;

struct CellTimes {
    double moves = 0;
    double bit_rows = 0;
    double components = 0;
    double true_costs = 0;
    double dijkstra = 0;
};

/// To the goal of the map's last row, which is one of the longest.
CellTimes cell_times(const Map& map) {
    const auto& grid = map.grid;
    const GridRules rules{.costs = cost_models::exact};
    const Moves moves(grid, rules.moves());
    const GridGraph graph(grid, moves, rules);
    const auto goal = grid.node(map.rows.back().goal);
    const GridHeuristic no_heuristic(graph, HeuristicKind::Zero, goal);
    SearchPlan plan;
    plan.algorithm = Algorithm::Dijkstra;
    plan.rules = rules;
    const auto flood = as_searched(plan);
    KernelMemory memory;
    std::optional<Moves> made_moves;
    std::optional<BitRows> made_bits;
    std::optional<Components> made_components;
    const auto least =
        least_times(rounds, {
                                [&] { made_moves.emplace(grid, rules.moves()); },
                                [&] { made_bits.emplace(grid); },
                                [&] { made_components = connected_components(grid, rules.moves()); },
                                [&] {
                                    TrueCosts costs(graph, goal);
                                    costs.advance(std::numeric_limits<std::uint64_t>::max());
                                },
                                [&] {
                                    make_search(flood, graph, no_heuristic, goal, NodeId::None, memory)
                                        ->advance(std::numeric_limits<std::uint64_t>::max());
                                },
                            });
    const auto cells = static_cast<double>(grid.cell_count());
    std::uint32_t island = 0; // cells that the goal can be reached from
    for (const auto label : made_components->labels) {
        island += label == made_components->label(goal) ? 1 : 0;
    }
    return {least[0] / cells, least[1] / cells, least[2] / cells, least[3] / island, least[4] / island};
}

void time_cells(std::span<const Map> maps) {
    std::printf(
        "\nns a cell of the board; true costs and Dijkstra: a cell reached\n  %-22s %9s %9s %11s %11s "
        "%9s\n",
        "", "moves", "bit rows", "components", "true costs", "Dijkstra");
    const auto print = [](const char* name, const CellTimes& times) {
        std::printf("  %-22s %9.2f %9.2f %11.2f %11.1f %9.1f\n", name, times.moves, times.bit_rows,
                    times.components, times.true_costs, times.dijkstra);
    };
    CellTimes mean;
    std::vector<Measured> true_costs;
    const auto share = 1 / static_cast<double>(maps.size());
    for (const auto& map : maps) {
        const auto times = cell_times(map);
        print(map.name.c_str(), times);
        true_costs.push_back({map.name, times.true_costs});
        mean.moves += share * times.moves;
        mean.bit_rows += share * times.bit_rows;
        mean.components += share * times.components;
        mean.true_costs += share * times.true_costs;
        mean.dijkstra += share * times.dijkstra;
    }
    print("mean of the maps", mean);
    print_target("true costs, ns a cell", Bound::AtMost, 30, true_costs);
}

void time_edits(const Map& map) {
    auto grid = map.grid;
    Moves moves(grid, CornerRule::NoWall);
    BitRows bits(grid);
    std::optional<Moves> made_moves;
    std::optional<BitRows> made_bits;
    Random random(1);
    const auto local = timed([&] {
        for (std::size_t edit = 0; edit < edits; ++edit) {
            const auto node = node_at(random.below(grid.cell_count()));
            grid.set_factor(node, grid.is_free(node) ? wall : plain);
            moves.update_around(grid, node);
            bits.update_at(grid, node);
        }
    });
    const auto rebuild = least_times(rounds, {[&] {
                                         made_moves.emplace(grid, CornerRule::NoWall);
                                         made_bits.emplace(grid);
                                     }})
                             .front();
    const auto once = local / static_cast<double>(edits);
    std::printf("  %-22s %9.3f %9.1f %11.0f\n", map.name.c_str(), once / 1000, rebuild / 1000,
                rebuild / once);
}

void time_link(const Map& map) {
    std::string text;
    const auto least = least_times(rounds, {
                                               [&] { text = write_link_map(map.grid); },
                                               [&] {
                                                   if (!read_link_map(write_link_map(map.grid)).is_ok()) {
                                                       std::exit(1);
                                                   }
                                               },
                                           });
    std::printf("  %-22s %9.1f %9.1f %11zu\n", map.name.c_str(), least[0] / 1e6, (least[1] - least[0]) / 1e6,
                text.size());
}

} // namespace

void time_boards(std::span<const Map> maps) {
    time_cells(maps);
    std::printf("\nmoves and bit rows after the edit of one cell, microseconds\n  %-22s %9s %9s %11s\n", "",
                "locally", "anew", "ratio");
    for (const auto& map : maps) {
        time_edits(map);
    }
    std::printf("\nthe map of a link, milliseconds\n  %-22s %9s %9s %11s\n", "", "written", "read",
                "characters");
    for (const auto& map : maps) {
        time_link(map);
    }
}

} // namespace astrolabe::bench
