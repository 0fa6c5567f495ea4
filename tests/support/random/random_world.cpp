#include "tests/support/random/random_world.h"

#include "tests/support/random/random_case.h"

#include <array>

namespace astrolabe::test {
namespace {

NodeId any_cell(Random& random, const Grid& grid) { return node_at(random.below(grid.cell_count())); }

WorldOptions random_world_options(Random& random) {
    WorldOptions options;
    options.other_units = random.is_chance(50) ? OtherUnits::Obstacles : OtherUnits::Ignored;
    constexpr std::array rules{GoalRule::Stay, GoalRule::Random, GoalRule::Random, GoalRule::ToAndFro,
                               GoalRule::Leave};
    options.goals = rules[random.below(rules.size())];
    constexpr std::array sights{Sight::Everything, Sight::Lines, Sight::Radius};
    options.sight = sights[random.below(sights.size())];
    options.sight_radius = 1 + random.below(4);
    options.terrain_takes_ticks = random.is_chance(30);
    options.patience = 1 + random.below(6);
    options.budget = 1 + random.below(300);
    options.slots = 1 + random.below(4);
    options.most_begun = 1 + random.below(6);
    options.local_radius = 1 + random.below(5);
    options.local_steps = 1 + random.below(8);
    options.local_step_length = 1 + random.below(3);
    options.local_shifts = random.is_chance(80);
    options.uses_influence = random.is_chance(50);
    options.decay_ticks = random.below(6);
    return options;
}

} // namespace

WorldSetup random_world(Random& random, std::uint32_t max_side) {
    WorldSetup setup;
    const auto width = 3 + random.below(max_side - 2);
    const auto height = 3 + random.below(max_side - 2);
    setup.grid = Grid(width, height);
    const auto percent = random.below(34);
    const bool has_terrain = random.is_chance(30);
    for (std::uint32_t index = 0; index < setup.grid.cell_count(); ++index) {
        if (random.is_chance(percent)) {
            setup.grid.set_factor(node_at(index), wall);
        } else if (has_terrain) {
            setup.grid.set_factor(node_at(index), static_cast<Factor>(1 + random.below(3)));
        }
    }
    const auto lattice = random.is_chance(20) ? Lattice::Hexes : Lattice::Squares;
    const auto rules = random_rules(random, lattice);
    setup.lattice = lattice;
    setup.corner = rules.corner;
    setup.costs = rules.costs;
    setup.seed = random.next();
    setup.options = random_world_options(random);
    return setup;
}

Command random_command(Random& random, const World& world) {
    Command command;
    command.kind = static_cast<CommandKind>(random.below(6));
    command.cell = any_cell(random, world.grid());
    command.goal = any_cell(random, world.grid());
    if (random.is_chance(20)) {
        command.goal = NodeId::None;
    }
    if (random.is_chance(20) && command.kind == CommandKind::AddUnit) {
        command.cell = NodeId::None;
    }
    command.unit = random.below(12);
    command.team = static_cast<std::uint8_t>(random.below(random.is_chance(80) ? 2 : world_limits::teams));
    command.planner = static_cast<Planner>(random.below(planner_count));
    command.amount = random.is_chance(50) ? 0 : 1 + random.below(4);
    if (command.kind == CommandKind::AddDanger) {
        command.amount = random.below(300);
    }
    if (command.kind == CommandKind::SetOptions) {
        command.options = random_world_options(random);
    }
    return command;
}

std::vector<Command> some_units(Random& random, const World& world, std::uint32_t count) {
    std::vector<Command> commands;
    for (std::uint32_t i = 0; i < count; ++i) {
        Command command;
        command.cell = any_cell(random, world.grid());
        command.goal = any_cell(random, world.grid());
        command.team = static_cast<std::uint8_t>(random.below(2));
        command.planner = static_cast<Planner>(random.below(planner_count));
        commands.push_back(command);
    }
    return commands;
}

std::vector<TimedCommand> random_gestures(Random& random, const World& world, std::uint32_t most,
                                          std::uint32_t most_ticks) {
    std::vector<TimedCommand> commands;
    std::uint32_t tick = 0;
    for (auto count = random.below(most); count > 0; --count) {
        auto command = random_command(random, world);
        if (command.goal == NodeId::None && command.kind == CommandKind::SetGoal) {
            command.goal = command.cell;
        }
        Command suited{.kind = command.kind}; // fields that its kind does not use keep their defaults
        switch (command.kind) {
        case CommandKind::AddUnit:
            suited.cell = command.cell;
            suited.goal = command.goal;
            suited.team = command.team;
            suited.planner = command.planner;
            break;
        case CommandKind::RemoveUnit:
            suited.unit = command.unit;
            break;
        case CommandKind::SetGoal:
            suited.unit = command.unit;
            suited.goal = command.goal;
            break;
        case CommandKind::Paint:
        case CommandKind::AddDanger:
            suited.cell = command.cell;
            suited.amount = command.amount;
            break;
        case CommandKind::SetOptions:
            suited.options = command.options;
            break;
        }
        const bool is_stroke = suited.kind == CommandKind::Paint || suited.kind == CommandKind::AddDanger;
        for (auto repeats = 1 + random.below(4); repeats > 0; --repeats) {
            commands.push_back({tick, suited});
            if (is_stroke && random.is_chance(80) && index_of(suited.cell) + 1 < world.grid().cell_count()) {
                suited.cell = node_at(index_of(suited.cell) + 1); // possibly on the next row
            }
        }
        tick += random.is_chance(50) ? 0 : random.below(most_ticks);
    }
    return commands;
}

WorldLog random_log(std::uint64_t seed, std::uint32_t ticks) {
    Random random(seed);
    const auto setup = random_world(random, 10);
    const World empty(setup);
    std::vector<TimedCommand> arranged;
    for (std::uint32_t tick = 0; tick < ticks; tick += random.below(ticks)) {
        arranged.push_back({tick, random_command(random, empty)});
    }
    WorldLog log(setup, arranged);
    log.act(some_units(random, log.world(), 6));
    while (log.now() < ticks) {
        if (random.is_chance(4)) {
            std::vector<Command> gesture;
            for (auto count = 1 + random.below(3); count > 0; --count) {
                gesture.push_back(random_command(random, log.world()));
            }
            log.act(gesture);
        }
        log.seek(log.now() + 1);
    }
    return log;
}

WorldLog again(const WorldLog& log) {
    return WorldLog(log.setup(), {log.arranged().begin(), log.arranged().end()},
                    {log.done().begin(), log.done().end()});
}

std::vector<Standing> standings(const World& world) {
    std::vector<Standing> standings;
    for (const auto& unit : world.units()) {
        standings.push_back({unit.number, world.grid().cell(unit.cell)});
    }
    return standings;
}

} // namespace astrolabe::test
