// The options of a world: how its units plan, move, see, and what they do at a goal.
#pragma once

#include <cstdint>

namespace astrolabe {

/// How a unit finds its path. All planners go through the queue of path requests.
enum class Planner : std::uint8_t {
    AStar,     ///< A whole path, by the textbook search.
    LocalWalk, ///< A few cells at a time with a short view (local_walk.h); may find no path. Squares only.
    FlowField, ///< The arrows towards its goal, shared by all of its team with the same goal.
};
inline constexpr std::uint32_t planner_count = 3;

/// How a unit treats other units when it plans.
enum class OtherUnits : std::uint8_t {
    /// Cells held by units are blocked in a search; a unit that meets another all the same plans anew.
    Obstacles,
    /// As if no unit were there; tested at the move: steps aside, to the right first, or plans around.
    Ignored,
};

/// What happens when a unit arrives.
enum class GoalRule : std::uint8_t {
    Stay,     ///< Nothing: it stands at its goal, and returns if it is pushed off.
    Random,   ///< A new random goal among the cells that its team assumes to be free.
    ToAndFro, ///< Back to where it came from, and so on.
    Leave,    ///< It leaves the board.
};

/// What a team knows of the ground. Cells never seen count as plain and free.
enum class Sight : std::uint8_t {
    Everything,
    Lines,  ///< Cells in a straight line, not behind walls, within the radius. On hexes as Radius.
    Radius, ///< All within the radius.
};

struct WorldOptions {
    OtherUnits other_units = OtherUnits::Obstacles;
    GoalRule goals = GoalRule::Random;
    Sight sight = Sight::Everything;
    std::uint32_t sight_radius = 6; ///< Cells, 1 to 64.
    /// A unit that enters a cell of factor f rests there until f ticks have passed.
    bool terrain_takes_ticks = false;
    /// Ticks that a unit waits before it pushes others, 1 to 1000.
    std::uint32_t patience = 4;

    std::uint32_t budget = 4096; ///< Expansions a tick for all searches together, 1 to 10,000,000.
    /// Concurrent searches, 1 to 64. On large boards no more than world_limits::cells_in_work allows.
    std::uint32_t slots = 4;
    /// Searches begun in a tick, 1 to 1000: preparing one takes time, too. On large boards no more than
    /// world_limits::cells_prepared allows.
    std::uint32_t most_begun = 64;

    std::uint32_t local_radius = 12;     ///< Of local walks, 1 to 64.
    std::uint32_t local_steps = 16;      ///< Cells that a local walk decides at a time, 1 to 1000.
    std::uint32_t local_step_length = 1; ///< Cells it walks of each answer near its goal, 1 to 100.
    bool local_shifts = true; ///< Whether a local walk takes a random step where it knows no other.

    /// Whether influence adds to the cost of entering a cell. See influence.h for its unit.
    bool uses_influence = false;
    std::uint16_t standing_influence = 1; ///< Left by a unit in its cell every tick.
    std::uint16_t crowding_influence = 4; ///< Added to that for a tick in which it waited.
    std::uint16_t loss_influence = 200;   ///< Where a unit is lost, and half of it in the cells around.
    std::uint32_t decay_ticks = 4;        ///< An eighth is lost every this many ticks; 0: never.

    /// The crowd tutorial's program with its bugs, in place of all rules above but those for goals and
    /// budget: see world_tutorial.cpp. On squares only, and up to world_limits::tutorial_cells of them.
    bool as_in_tutorial = false;

    friend bool operator==(const WorldOptions&, const WorldOptions&) = default;
};

namespace world_limits {
inline constexpr std::uint32_t units = 2000;
inline constexpr std::uint32_t teams = 8;
inline constexpr std::uint32_t cells = 1U << 18U; ///< Of the board: checkpoints hold it several times.
/// For a board with the tutorial's rules: its search sorts its list anew for each cell it adds.
inline constexpr std::uint32_t tutorial_cells = 1U << 12U;
/// For all searches begun in a tick together; one on a larger board begins alone.
inline constexpr std::uint32_t cells_prepared = 1U << 19U;
/// For all running searches, which hold 40 bytes or so a cell; at least one runs.
inline constexpr std::uint32_t cells_in_work = 1U << 21U;
inline constexpr std::uint32_t waiting_ticks_at_dead_goal = 16;
} // namespace world_limits

constexpr bool are_in_range(const WorldOptions& options) {
    const auto within = [](std::uint32_t value, std::uint32_t least, std::uint32_t most) {
        return value >= least && value <= most;
    };
    const bool are_known = options.other_units <= OtherUnits::Ignored && options.goals <= GoalRule::Leave &&
                           options.sight <= Sight::Radius;
    return are_known && within(options.sight_radius, 1, 64) && within(options.patience, 1, 1000) &&
           within(options.budget, 1, 10'000'000) && within(options.slots, 1, 64) &&
           within(options.most_begun, 1, 1000) && within(options.local_radius, 1, 64) &&
           within(options.local_steps, 1, 1000) && within(options.local_step_length, 1, 100);
}

} // namespace astrolabe
