// The time of a tick of the game world: 500 units on 256 × 256 cells, by planner, rule for other units and
// sight, with the hardest event for it halfway: all units sent at once, a wall drawn across the whole board.
// Then its path requests by themselves, by its kernels and by the textbook search that these stand in for.
#include "core/generate/generators.h"
#include "core/open_list/binary_heap.h"
#include "core/random/random.h"
#include "core/search/textbook/textbook_search.h"
#include "core/world/knowledge/known_ground.h"
#include "core/world/planning/whole_path.h"
#include "core/world/world.h"
#include "tests/bench/parts.h"
#include "tests/bench/targets.h"
#include "tests/bench/timing.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

namespace astrolabe::bench {
namespace {

constexpr std::uint32_t side = 256;
constexpr std::uint32_t units = 500;
constexpr std::uint32_t ticks = 400;
constexpr std::uint32_t budget = 8192;

struct Kind {
    const char* name;
    GeneratorSpec board;
    Planner planner;
    WorldOptions options;
    std::uint32_t goals; ///< Different ones; 0: each unit has its own.
    /// What is done halfway.
    std::vector<Command> (*gesture)(const World&) = nullptr;
};

std::vector<Command> all_sent_to_corners(const World& world) {
    std::vector<Command> commands;
    for (const auto& unit : world.units()) {
        const auto corner = nearest_free_cell(
            world.grid(),
            world.grid().node({unit.number % 2 * (side - 1), unit.number / 2 % 2 * (side - 1)}));
        commands.push_back({.kind = CommandKind::SetGoal, .goal = corner, .unit = unit.number});
    }
    return commands;
}

std::vector<Command> wall_across(const World& world) {
    std::vector<Command> commands;
    for (std::uint32_t x = 0; x < side; ++x) {
        commands.push_back({.kind = CommandKind::Paint, .cell = world.grid().node({x, side / 2})});
    }
    return commands;
}

std::vector<Command> crowd(const World& world, const Kind& kind) {
    Random random(1);
    std::vector<NodeId> goals;
    const auto free_cell = [&] {
        for (;;) {
            const auto node = node_at(random.below(world.grid().cell_count()));
            if (world.grid().is_free(node)) {
                return node;
            }
        }
    };
    for (std::uint32_t i = 0; i < kind.goals; ++i) {
        goals.push_back(free_cell());
    }
    std::vector<Command> commands;
    std::vector<bool> is_taken(world.grid().cell_count());
    while (commands.size() < units) {
        Command command;
        command.cell = free_cell();
        if (is_taken[index_of(command.cell)]) {
            continue;
        }
        is_taken[index_of(command.cell)] = true;
        command.goal = kind.goals == 0 ? NodeId::None : goals[commands.size() % kind.goals];
        command.team = static_cast<std::uint8_t>(commands.size() % 2);
        command.planner = kind.planner;
        commands.push_back(command);
    }
    return commands;
}

void time_world(const Kind& kind) {
    World world({.grid = generate(kind.board), .options = kind.options});
    const auto commands = crowd(world, kind);
    std::vector<double> times{timed([&] { world.tick(commands); })};
    for (std::uint32_t tick = 1; tick < ticks; ++tick) {
        std::vector<Command> gesture;
        if (tick == ticks / 2 && kind.gesture != nullptr) {
            gesture = kind.gesture(world);
        }
        times.push_back(timed([&] { world.tick(gesture); }));
    }
    const auto median = quantile(times, 0.5);
    const auto worst = *std::max_element(times.begin(), times.end());
    const auto& queue = world.queue().counts();
    std::printf("  %-34s %7.2f %7.2f %7.2f %6.1f %9llu %10.0f\n", kind.name, median / 1e6,
                quantile(times, 0.95) / 1e6, worst / 1e6, worst / median,
                static_cast<unsigned long long>(world.counts().arrivals),
                static_cast<double>(queue.expanded) / ticks);
}

/// How many times as long requests for paths between random cells take by the textbook search, on 512 × 512
/// cells that 2000 units stand on. The expansions are the same.
double textbook_by_kernel(const GeneratorSpec& spec, bool avoids_units) {
    constexpr int requests = 60;
    Random random(1);
    const auto ground = KnownGround(generate(spec), MoveRules{}).snapshot();
    const auto free_cell = [&] {
        for (;;) {
            const auto node = node_at(random.below(ground->grid.cell_count()));
            if (ground->grid.is_free(node)) {
                return node;
            }
        }
    };
    Snapshot snapshot{.ground = ground};
    if (avoids_units) {
        std::vector<std::uint8_t> held(ground->grid.cell_count());
        for (int unit = 0; unit < 2000; ++unit) {
            held[index_of(free_cell())] = 1;
        }
        snapshot.held = std::make_shared<const std::vector<std::uint8_t>>(std::move(held));
    }
    const PathRules rules;
    const auto memories = std::make_shared<SearchMemories>();
    double by_kernel = 0;
    double by_textbook = 0;
    for (int number = 0; number < requests; ++number) {
        const PathRequest request{.avoids_units = avoids_units, .start = free_cell(), .goal = free_cell()};
        std::uint64_t expanded = 0;
        std::uint64_t expected = 0;
        by_kernel += timed([&] {
            const auto search = whole_path(request, snapshot, rules, memories);
            expanded = search->advance(std::numeric_limits<std::uint32_t>::max());
        });
        by_textbook += timed([&] {
            const PlanningGraph graph(snapshot, rules.costs, request.goal);
            const GridHeuristic estimate(graph.board(), exact_heuristic(ground->moves.rules()), request.goal);
            BinaryHeap open(graph.node_count());
            TextbookSearch search(graph, estimate, open, request.start, request.goal,
                                  without_log(TraceFormat::Masks));
            search.run();
            const auto result = search.result();
            // A kernel counts that there was nothing left to expand.
            expected = result.expanded + (result.outcome == Outcome::NoPath ? 1 : 0);
        });
        if (expanded != expected) {
            std::fprintf(stderr, "bench: the expansions differ\n");
            std::exit(1);
        }
    }
    return by_textbook / by_kernel;
}

void time_requests() {
    const GeneratorSpec caves{GeneratorKind::Caves, 512, 512, 45, 1};
    const GeneratorSpec sparse{GeneratorKind::Random, 512, 512, 10, 1};
    print_target("world: expansions at equal time, kernels / textbook", Bound::AtLeast, 4,
                 {{"caves, blocked by units", textbook_by_kernel(caves, true)},
                  {"caves, as if alone", textbook_by_kernel(caves, false)},
                  {"random 10 %, blocked by units", textbook_by_kernel(sparse, true)},
                  {"random 10 %, as if alone", textbook_by_kernel(sparse, false)}});
}

} // namespace

void time_worlds(std::span<const Map> /*maps*/) {
    std::printf("\na tick of %u units on %u × %u cells, %u ticks, budget %u; milliseconds\n  %-34s %7s %7s "
                "%7s %6s %9s %10s\n",
                units, side, side, ticks, budget, "", "median", "p95", "worst", "ratio", "arrivals",
                "expansions");
    const GeneratorSpec caves{GeneratorKind::Caves, side, side, 45, 1};
    const GeneratorSpec sparse{GeneratorKind::Random, side, side, 10, 1};
    const WorldOptions plain_options{.budget = budget};
    auto alone = plain_options;
    alone.other_units = OtherUnits::Ignored;
    auto fog = alone;
    fog.sight = Sight::Lines;
    fog.sight_radius = 8;
    auto influence = alone;
    influence.uses_influence = true;
    auto to_and_fro = alone;
    to_and_fro.goals = GoalRule::ToAndFro;
    for (const auto& kind :
         {Kind{"random 10 %, A*, blocked by units", sparse, Planner::AStar, plain_options, 0},
          Kind{"random 10 %, A*, as if alone", sparse, Planner::AStar, alone, 0},
          Kind{"caves, A*, blocked by units", caves, Planner::AStar, plain_options, 0},
          Kind{"caves, A*, as if alone", caves, Planner::AStar, alone, 0},
          Kind{"caves, A*, fog of two teams", caves, Planner::AStar, fog, 0},
          Kind{"caves, A*, influence", caves, Planner::AStar, influence, 0},
          Kind{"caves, local walks", caves, Planner::LocalWalk, alone, 0},
          Kind{"caves, flow fields, 8 goals", caves, Planner::FlowField, to_and_fro, 8},
          Kind{"caves, flow fields, 500 goals", caves, Planner::FlowField, alone, 0},
          Kind{"caves, blocked, all sent at once", caves, Planner::AStar, plain_options, 0,
               all_sent_to_corners},
          Kind{"caves, as if alone, all sent", caves, Planner::AStar, alone, 0, all_sent_to_corners},
          Kind{"caves, blocked, wall across", caves, Planner::AStar, plain_options, 0, wall_across},
          Kind{"random 10 %, fog, wall across", sparse, Planner::AStar, fog, 0, wall_across}}) {
        time_world(kind);
    }
    time_requests();
}

} // namespace astrolabe::bench
