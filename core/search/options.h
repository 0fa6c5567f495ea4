// All options of a textbook search. The defaults are A*.
#pragma once

#include "core/trace/trace.h"

#include <cstdint>

namespace astrolabe {

/// What f is, the number by which the next node is selected.
enum class Order {
    F,      ///< g + weight * h: A*, Dijkstra's algorithm (weight 0), weighted A*.
    H,      ///< h alone: greedy best-first search.
    Depth,  ///< Number of moves from the start: breadth-first search.
    Newest, ///< The newest first: depth-first search. The tie rule has no effect.
};

/// When a cheaper path to a node on the open list is taken.
enum class Update { IfCheaper, IfCheaperOrEqual, Never };

/// Which of several nodes with equal f is selected. Remaining ties: the last in.
enum class Tie {
    LastIn,
    FirstIn,
    LargerG,
    SmallerH,
    NearestToGoal, ///< In a straight line.
    None,          ///< Whichever the open list returns first.
};

enum class Stop {
    WhenSelected, ///< The goal counts as expanded. Needed for a shortest path.
    WhenOpened,   ///< At the end of the expansion that opens it.
};

struct SearchOptions {
    Order order = Order::F;
    Update update = Update::IfCheaper;
    Tie tie = Tie::LastIn;
    Stop stop = Stop::WhenSelected;
    /// Weight of h in hundredths: f = 100 g + weight_hundredths * h, exactly. At most max_weight_hundredths.
    std::uint32_t weight_hundredths = 100;
    /// Puts a closed node back on the open list when a cheaper path to it is found.
    bool reopens = true;
    /// Boards that masks cannot hold always get events.
    TraceFormat trace_format = TraceFormat::Masks;
    std::uint64_t trace_budget_bytes = std::uint64_t{256} << 20U;
};

inline constexpr std::uint32_t max_weight_hundredths = 1'000'000;

} // namespace astrolabe
