// One walker: its cell, its goal, the path it knows, and its progress.
#pragma once

#include "core/graph/graph.h"
#include "core/world/options.h"

#include <cstdint>
#include <vector>

namespace astrolabe {

enum class UnitStatus : std::uint8_t {
    Arrived, ///< Stands at its goal, or has none.
    Moving,  ///< Took a step in the last tick, rests on slow ground, or goes on with the next tick.
    Waiting, ///< For the unit `waits_for`, which is in its way.
    Queued,  ///< For a path: `queue_position` counts from 1, and is 0 while its search runs, or before it
             ///< has asked.
    CutOff,  ///< By its team's knowledge no path leads to its goal; it goes to the nearest cell in reach.
};

struct Unit {
    std::uint32_t number = 0; ///< From 1, never reused.
    std::uint8_t team = 0;
    Planner planner = Planner::AStar;
    UnitStatus status = UnitStatus::Arrived;
    NodeId cell = NodeId::None;
    NodeId previous = NodeId::None; ///< Its cell a tick ago; where it was added, at first.
    NodeId goal = NodeId::None;
    NodeId home = NodeId::None;       ///< Where the last trip began.
    std::uint32_t waits_for = 0;      ///< Number of a unit; 0: none.
    std::uint32_t queue_position = 0; ///< In the queue for a path, from 1.
    std::uint32_t arrivals = 0;
    std::uint64_t steps = 0;   ///< Cells walked.
    std::vector<NodeId> ahead; ///< The path as far as it is known, the next cell last.

    // What follows is internal state for the world's decisions.
    bool has_arrived = true; ///< At this goal; being pushed off does not reset it.
    bool is_cut_off = false;
    bool has_asked = false;     ///< For a path of its own, and no answer yet.
    bool is_in_work = false;    ///< The search has begun.
    bool is_deadlocked = false; ///< One of a circle of units that wait for each other.
    bool asks_alone = false;    ///< There is no path around the units: the next one ignores them.
    bool leaves_field = false;  ///< The field has no arrow here: the textbook search is to find the path.
    std::uint32_t since = 0;    ///< Tick since when it is under way: the longer, the sooner it is served.
    std::uint32_t waited = 0;   ///< Ticks in a row without the step that it wanted.
    std::uint32_t pushed_in_vain = 0;  ///< Ticks in a row for one that should have made room for it.
    std::uint32_t pushes_until = 0;    ///< Before this tick others make room for it.
    std::uint32_t rests_until = 0;     ///< First tick at which it can step on.
    std::uint32_t replans = 0;         ///< Around others, in a row, without progress.
    std::uint32_t replans_from = 0;    ///< First tick at which it may do so again.
    std::uint32_t checked_version = 0; ///< Of the ground that its path was last checked against.
    std::uint32_t cut_off_version = 0; ///< Of the ground on which it is cut off.
    std::uint32_t sight_version = 0;   ///< Of the true ground when it last looked around.
    NodeId seen_from = NodeId::None;
    bool holds_cell = false;   ///< As in the tutorial: no other unit walks into its cell. Not while it rests.
    std::vector<NodeId> trail; ///< Cells that it was pushed off since its search began.
};

} // namespace astrolabe
