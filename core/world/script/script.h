// Commands as a text: in links, at the interface of the façade, in tests. Tokens are separated by points:
//
//     t12          twelve ticks on; what follows is done at that tick
//     a            a unit at a random free cell; a3,4 at a cell; a3,4,9,9 with a goal;
//                  a3,4,,,1,2 of team 1 with planner 2 (Planner); a,,,,,2 at random with planner 2
//     r5           removes unit 5
//     g5,9,9       the goal of unit 5
//     w3,4         a wall; w3,4,2 the cost factor 2; w3,4,0,7 the same for seven cells to the right
//     d3,4,200     danger; d3,4,200,7 the same for seven cells to the right
//     od1s2r8      options: a letter and a number each; options not named stay unchanged
//     …_5          any of these, five times in a row: a_500
//
// Letters of the options, in the order of WorldOptions: d other_units, g goals, s sight, r sight_radius,
// t terrain_takes_ticks, p patience, b budget, n slots, m most_begun, l local_radius, k local_steps,
// e local_step_length, h local_shifts, i uses_influence, u standing_influence, c crowding_influence,
// x loss_influence, f decay_ticks, a as_in_tutorial. An enumeration is written as its index from 0, yes as 1,
// no as 0.
//
// Why a text is refused, with the token at fault as `found`:
//
//     world.token      not one of these tokens: an unknown letter, a number missing, too many, or malformed
//     world.cell       a cell that is not on the board, or a run beyond its right side; expected: the size
//     world.number     a number out of its range; expected: the largest
//     world.option     an unknown letter for an option, or options out of their ranges
//     world.ticks      beyond the largest tick; expected: that tick
//     world.length     more commands than allowed; expected: how many
//     world.time       time in commands that are to be done at once
//
// Why a command is refused by a world (Refusal), as the façade reports it, with the command as `found`:
// world.off_board, world.on_wall, world.occupied, world.no_unit, world.too_many_units, world.no_team,
// world.needs_squares, world.out_of_range, world.no_room, world.tutorial_on_hexes, world.tutorial_too_large.
#pragma once

#include "core/io/reason.h"
#include "core/world/world_log.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace astrolabe {

/// What the numbers of a script refer to.
struct ScriptFrame {
    std::uint32_t width = 1;
    std::uint32_t height = 1;
    WorldOptions options; ///< The options at the beginning, in range.
};

/// After all repeats.
inline constexpr std::size_t most_script_commands = 1U << 18U;

/// Commands by ascending tick, up to WorldLog::most_ticks. All cells are on the board and all options in
/// range; whether a world accepts the commands is only known when it reaches them. O(letters + commands).
Result<std::vector<TimedCommand>> read_world_script(std::string_view text, const ScriptFrame& frame);

/// Commands for the current tick: a script without time.
Result<std::vector<Command>> read_world_gesture(std::string_view text, const ScriptFrame& frame);

/// The shortest of the texts for the same commands, except for the order of fields: runs of cells and repeats
/// are merged, and options are named where they change. Commands by ascending tick, with cells on the board,
/// options in range, and danger of at most Influence::most. read_world_script() gives the same commands back.
/// O(commands).
std::string write_world_script(std::span<const TimedCommand> commands, const ScriptFrame& frame);

/// "world.on_wall"; empty for Refusal::None.
const char* code_of(Refusal refusal);

} // namespace astrolabe
