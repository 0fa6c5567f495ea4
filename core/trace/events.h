// What a step did, read from the trace: the same events from either encoding.
#pragma once

#include "core/trace/fold.h"
#include "core/trace/history.h"
#include "core/trace/mask_moves.h"

#include <cassert>

namespace astrolabe {

/// The kind of event that pushing a node is, by its status before.
constexpr EventKind kind_of_push(Status before) {
    switch (before) {
    case Status::Open:
        return EventKind::Improve;
    case Status::Closed:
        return EventKind::Reopen;
    case Status::Untouched:
        break;
    }
    return EventKind::Open;
}

/// Calls `each` with the events of this step (1 to trace.step_count) in the order of pushing, the
/// Close (or Raise) of the node expanded last. Leaves the fold at `step` - 1; walking forward is cheap.
template <Graph G, class Each>
void for_each_event(const G& graph, const Trace& trace, Fold& fold, std::uint32_t step, Each&& each) {
    assert(step >= 1 && step <= trace.step_count);
    fold.seek(graph, trace, step - 1);
    if (trace.format == TraceFormat::Events) {
        auto event = fold.next_event();
        while (!ends_step(trace.events[event].kind)) {
            each(trace.events[event++]);
        }
        each(trace.events[event]);
        return;
    }
    const auto mask = trace.masks[step - 1];
    const auto node = node_at(mask >> 8U);
    const auto expanded = fold.at(node);
    MaskMoves(graph, trace).for_each_from(node, [&](const Move& move) {
        if ((mask >> move.slot & 1U) == 0) {
            return;
        }
        each(Event({.g = expanded.g + move.cost,
                    .node = move.to,
                    .parent = node,
                    .kind = kind_of_push(fold.at(move.to).status)}));
    });
    each(Event({.g = expanded.g, .node = node, .parent = expanded.parent, .kind = EventKind::Close}));
}

/// The same events, from the history: for a few steps anywhere in a long trace. O(degree) questions.
template <Graph G, class Each>
void for_each_event(const G& graph, const Trace& trace, History& history, std::uint32_t step, Each&& each) {
    assert(step >= 1 && step <= trace.step_count);
    if (trace.format == TraceFormat::Events) {
        for (auto event = history.first_event(step); !ends_step(trace.events[event].kind); ++event) {
            each(trace.events[event]);
        }
        each(trace.events[history.first_event(step + 1) - 1]);
        return;
    }
    const auto mask = trace.masks[step - 1];
    const auto node = node_at(mask >> 8U);
    const auto expanded = history.before(graph, node, step).push;
    MaskMoves(graph, trace).for_each_from(node, [&](const Move& move) {
        if ((mask >> move.slot & 1U) != 0) {
            each(Event({.g = expanded.g + move.cost,
                        .node = move.to,
                        .parent = node,
                        .kind = kind_of_push(history.before(graph, move.to, step).status)}));
        }
    });
    each(Event({.g = expanded.g, .node = node, .parent = expanded.parent, .kind = EventKind::Close}));
}

} // namespace astrolabe
