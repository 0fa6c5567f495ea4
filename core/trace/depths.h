// How many moves each node is from the start, along the parents by which it was pushed.
#pragma once

#include "core/trace/mask_moves.h"

#include <bit>
#include <cassert>
#include <vector>

namespace astrolabe {

/// After the first `step` expansions, by node; 0 for the start and for nodes not pushed. Counted at the push,
/// as the search does it: a node does not become shallower when its parent later does. O(nodes + length of
/// the log up to the step).
template <Graph G>
std::vector<std::uint32_t> depths_at(const G& graph, const Trace& trace, std::uint32_t step) {
    assert(step <= trace.step_count);
    std::vector<std::uint32_t> depths(graph.node_count());
    if (trace.format == TraceFormat::Events) {
        for (auto event = trace.events.begin(); step > 0; ++event) {
            if (ends_step(event->kind)) {
                --step;
            } else if (event->parent != NodeId::None) {
                depths[index_of(event->node)] = depths[index_of(event->parent)] + 1;
            }
        }
        return depths;
    }
    const MaskMoves moves(graph, trace);
    for (std::uint32_t at = 0; at < step; ++at) {
        const auto node = node_at(trace.masks[at] >> 8U);
        for (auto slots = trace.masks[at] & 0xffU; slots != 0; slots &= slots - 1) {
            const auto slot = static_cast<Slot>(std::countr_zero(slots));
            depths[index_of(moves.node_from(node, slot))] = depths[index_of(node)] + 1;
        }
    }
    return depths;
}

} // namespace astrolabe
