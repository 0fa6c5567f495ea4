// What can be done to a world from outside, between its ticks. The seed, the commands and the ticks at which
// they are carried out are all that a world depends on.
#pragma once

#include "core/grid/grid.h"
#include "core/world/options.h"

#include <cstdint>

namespace astrolabe {

enum class CommandKind : std::uint8_t {
    AddUnit,    ///< cell, team, planner, goal. Cell None: a random free one, or (0,0) as in the tutorial.
                ///< Goal None leaves it to the rule: random, or where it is.
    RemoveUnit, ///< unit; it leaves loss_influence behind.
    SetGoal,    ///< unit, goal. The goal may be a wall: the unit goes near it, and is reported as cut off.
    Paint,      ///< cell, amount: the cost factor, 0 a wall.
    AddDanger,  ///< cell, amount: influence added there, up to the maximum of a cell.
    SetOptions, ///< options.
};

struct Command {
    CommandKind kind = CommandKind::AddUnit;
    NodeId cell = NodeId::None;
    NodeId goal = NodeId::None;
    std::uint32_t unit = 0; ///< Number of a unit.
    std::uint32_t amount = 0;
    std::uint8_t team = 0;
    Planner planner = Planner::AStar;
    WorldOptions options;
    friend bool operator==(const Command&, const Command&) = default;
};

/// Why a command is not carried out; it is skipped then and counted.
enum class Refusal : std::uint8_t {
    None,
    OffBoard,        ///< Cell or goal.
    OnWall,          ///< A unit cannot stand there.
    Occupied,        ///< A unit stands there: no second one (but in the tutorial), and no wall painted on it.
    NoSuchUnit,      ///< Never existed, or is gone.
    TooManyUnits,    ///< More than world_limits::units.
    NoSuchTeam,      ///< Teams are 0 to world_limits::teams - 1.
    NeedsSquares,    ///< Local walks on hexes.
    NoRoom,          ///< No free cell is left: to choose from, or in the tutorial for all units.
    TutorialOnHexes, ///< The tutorial's rules need squares,
    TutorialTooLarge, ///< and at most world_limits::tutorial_cells of them.
    OutOfRange,       ///< A factor above 255, an unknown planner, or options outside their ranges.
};

} // namespace astrolabe
