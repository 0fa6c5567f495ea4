// One walker: where it stands, where it wants to go, the way it knows, and how it fares.
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
    Queued,  ///< For a way: `place` is its place in the line, 0 while its search is in work, or before it
             ///< has asked.
    CutOff,  ///< No way leads to its goal by what its team knows; it goes to the nearest cell it can reach.
};

struct Unit {
    std::uint32_t number = 0; ///< From 1, never given again.
    std::uint8_t team = 0;
    Planner planner = Planner::AStar;
    UnitStatus status = UnitStatus::Arrived;
    NodeId cell = NodeId::None;
    NodeId previous = NodeId::None; ///< Where it stood a tick ago; where it was added, at first.
    NodeId goal = NodeId::None;
    NodeId home = NodeId::None;  ///< Where the last trip began.
    std::uint32_t waits_for = 0; ///< Number of a unit; 0: none.
    std::uint32_t place = 0;     ///< In the line for a way, from 1.
    std::uint32_t arrivals = 0;
    std::uint64_t steps = 0;   ///< Cells walked.
    std::vector<NodeId> ahead; ///< The way as far as it is known, the next cell last.

    // What follows decides about it and is for nobody else to know.
    bool has_arrived = true; ///< At this goal; being shoved off does not take it back.
    bool is_cut_off = false;
    bool has_asked = false;     ///< For a way of its own, and no answer yet.
    bool is_in_work = false;    ///< The search has begun.
    bool is_deadlocked = false; ///< One of a circle of units that wait for each other.
    bool asks_alone = false;    ///< There is no way round the units: the next way disregards them.
    bool leaves_field = false;  ///< The field has no arrow here: the textbook search is to say where to.
    std::uint32_t since = 0;    ///< Tick since when it is on its way: the longer, the sooner it is served.
    std::uint32_t waited = 0;   ///< Ticks in a row without the step that it wanted.
    std::uint32_t pushed_in_vain = 0;  ///< Ticks in a row for one that should have made way for it.
    std::uint32_t pushes_until = 0;    ///< Before this tick others make way for it.
    std::uint32_t rests_until = 0;     ///< First tick at which it can step on.
    std::uint32_t replans = 0;         ///< Round others, in a row, without getting on.
    std::uint32_t replans_from = 0;    ///< First tick at which it may do so again.
    std::uint32_t checked_version = 0; ///< Of the ground that its way was held against last.
    std::uint32_t cut_off_version = 0; ///< Of the ground that it is cut off on.
    std::uint32_t sight_version = 0;   ///< Of the true ground when it looked around last.
    NodeId seen_from = NodeId::None;
    bool holds_cell = false;   ///< As in the tutorial: nobody else walks into its cell. Not while it rests.
    std::vector<NodeId> trail; ///< Cells that it was shoved off since its search began.
};

} // namespace astrolabe
