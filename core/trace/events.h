// What a step did, read from the trace: the same events from either encoding.
#pragma once

#include "core/trace/fold.h"

#include <cassert>

namespace astrolabe {

/// Calls `each` with the events of this step (1 to trace.step_count) in the order of pushing, the
/// Close of the node expanded last. Leaves the fold at `step` - 1; walking forward is cheap.
template <Graph G, class Each>
void for_each_event(const G& graph, const Trace& trace, Fold& fold, std::uint32_t step, Each&& each) {
    assert(step >= 1 && step <= trace.step_count);
    fold.seek(graph, trace, step - 1);
    if (trace.format == TraceFormat::Events) {
        auto event = fold.next_event();
        while (trace.events[event].kind != EventKind::Close) {
            each(trace.events[event++]);
        }
        each(trace.events[event]);
        return;
    }
    const auto mask = trace.masks[step - 1];
    const auto node = node_at(mask >> 8U);
    const auto expanded = fold.at(node);
    graph.for_each_successor(node, [&](const Move& move) {
        if ((mask >> move.slot & 1U) == 0) {
            return;
        }
        const auto status = fold.at(move.to).status;
        each(Event{.g = expanded.g + move.cost,
                   .node = move.to,
                   .parent = node,
                   .kind = status == Status::Open     ? EventKind::Improve
                           : status == Status::Closed ? EventKind::Reopen
                                                      : EventKind::Open});
    });
    each(Event{.g = expanded.g, .node = node, .parent = expanded.parent, .kind = EventKind::Close});
}

} // namespace astrolabe
