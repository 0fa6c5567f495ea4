#include "core/trace/history.h"

namespace astrolabe {

History::History(const Trace& trace, std::uint32_t node_count)
    : trace_(&trace), last_expansions_(node_count), earlier_expansions_(std::size_t{trace.step_count} + 1) {
    if (trace.format == TraceFormat::Masks) {
        gs_.assign(std::size_t{trace.step_count} + 1, unknown);
        gs_[0] = 0; // the start before the first step
    } else {
        event_ends_.reserve(std::size_t{trace.step_count} + 1);
        event_ends_.push_back(0);
        last_pushes_.assign(node_count, 0);
        earlier_pushes_.assign(trace.events.size() + 1, 0);
        for (std::uint32_t number = 1; number <= trace.events.size(); ++number) {
            const auto& event = trace.events[number - 1];
            if (event.kind == EventKind::Close) {
                event_ends_.push_back(number);
            } else {
                auto& last = last_pushes_[index_of(event.node)];
                earlier_pushes_[number] = last;
                last = number;
            }
        }
    }
    for (std::uint32_t step = 1; step <= trace.step_count; ++step) {
        auto& last = last_expansions_[index_of(node_of(step))];
        earlier_expansions_[step] = last;
        last = step;
    }
}

std::vector<std::uint32_t> History::expansions_of(NodeId node) const {
    std::vector<std::uint32_t> steps;
    for (auto step = last_expansions_[index_of(node)]; step != 0; step = earlier_expansions_[step]) {
        steps.push_back(step);
    }
    std::reverse(steps.begin(), steps.end());
    return steps;
}

} // namespace astrolabe
