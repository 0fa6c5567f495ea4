#include "core/trace/trace.h"

#include <algorithm>

namespace astrolabe {

std::vector<NodeId> expanded_nodes(const Trace& trace) {
    std::vector<NodeId> nodes;
    nodes.reserve(trace.step_count);
    for (const auto mask : trace.masks) {
        nodes.push_back(node_at(mask >> 8U));
    }
    for (const auto& event : trace.events) {
        if (ends_step(event.kind)) {
            nodes.push_back(event.node);
        }
    }
    return nodes;
}

TraceRecorder::TraceRecorder(TraceFormat format, NodeId start, std::uint64_t budget_bytes)
    : budget_bytes_(budget_bytes), most_masks_(budget_bytes / sizeof(std::uint32_t)) {
    trace_.format = format;
    trace_.start = start;
    // Few searches are shorter: avoids growing step by step.
    if (format == TraceFormat::Events) {
        constexpr std::uint64_t first_events = 64;
        trace_.events.reserve(static_cast<std::size_t>(std::min(first_events, budget_bytes / sizeof(Event))));
    } else {
        constexpr std::uint64_t first_masks = 256;
        trace_.masks.reserve(static_cast<std::size_t>(std::min(first_masks, most_masks_)));
    }
}

void TraceRecorder::expect(std::size_t events) {
    trace_.events.reserve(std::min<std::size_t>(events, budget_bytes_ / sizeof(Event)));
}

void TraceRecorder::make_room() {
    // Events of the step that does not fit any more are logged before they are taken back.
    constexpr std::uint64_t of_a_step = std::uint64_t{1} << 16U;
    const std::uint64_t room = trace_.events.capacity();
    constexpr std::uint64_t most_there_are = std::uint64_t{1} << 32U;
    const auto within_budget = std::min(budget_bytes_ / sizeof(Event), most_there_are);
    const auto most = within_budget + of_a_step;
    const auto twice = std::max<std::uint64_t>(1, 2 * room);
    const bool is_enough = twice >= within_budget && room >= of_a_step && room < most;
    trace_.events.reserve(static_cast<std::size_t>(is_enough ? most : twice));
}

void TraceRecorder::add_steps(std::span<const std::uint32_t> masks) {
    const auto room = most_masks_ - trace_.step_count;
    trace_.is_truncated = trace_.is_truncated || masks.size() > room;
    const auto taken = masks.first(static_cast<std::size_t>(std::min<std::uint64_t>(masks.size(), room)));
    trace_.masks.insert(trace_.masks.end(), taken.begin(), taken.end());
    trace_.step_count += static_cast<std::uint32_t>(taken.size());
}

void TraceRecorder::record(EventKind kind, const Move& move, NodeId parent, Cost g) {
    if (trace_.format == TraceFormat::Masks) {
        mask_ |= 1U << move.slot;
    } else {
        record_event({.g = g, .node = move.to, .parent = parent, .kind = kind});
    }
}

void TraceRecorder::end_step(NodeId node, const NodeState& state) {
    if (trace_.format == TraceFormat::Masks) {
        add_step(mask_);
        return;
    }
    end_step(EventFields{.g = state.g, .node = node, .parent = state.parent, .kind = EventKind::Close});
}

void TraceRecorder::truncate() {
    trace_.is_truncated = true;
    trace_.events.resize(whole_events_);
}

} // namespace astrolabe
