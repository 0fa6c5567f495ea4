// Seeded random worlds with activity in them: everything that can be done to one.
#pragma once

#include "core/random/random.h"
#include "core/world/world_log.h"
#include "tests/support/oracles/world_checker.h"

namespace astrolabe::test {

/// A board of 3 to `max_side` cells a side with up to a third of it walls, every rule, random options.
WorldSetup random_world(Random& random, std::uint32_t max_side);
/// Any command, valid or refused.
Command random_command(Random& random, const World& world);
/// Units on free cells, with every planner, in two teams.
std::vector<Command> some_units(Random& random, const World& world, std::uint32_t count);

/// As users' hands make them: strokes, crowds, and anything else, fewer than `most` times with fewer than
/// `most_ticks` in between. A script can express them: fields not used by a command keep their defaults.
std::vector<TimedCommand> random_gestures(Random& random, const World& world, std::uint32_t most,
                                          std::uint32_t most_ticks);

/// Of a small world run to that tick: units at first, and a command now and then.
WorldLog random_log(std::uint64_t seed, std::uint32_t ticks);
/// A log of the same world that has not run.
WorldLog again(const WorldLog& log);

std::vector<Standing> standings(const World& world);

} // namespace astrolabe::test
