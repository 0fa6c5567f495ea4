// Deadlock detection: each unit waits for at most one other, so that units that wait for each other form
// circles.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace astrolabe {

inline constexpr std::uint32_t waits_for_nobody = 0xffffffff;

/// The circles of the graph in which `waits_for[i]` is the index that i waits for, or waits_for_nobody; each
/// with its members in the order of waiting, the first-numbered first. O(number of units).
std::vector<std::vector<std::uint32_t>> wait_circles(std::span<const std::uint32_t> waits_for);

} // namespace astrolabe
