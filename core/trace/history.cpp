#include "core/trace/history.h"

namespace astrolabe {

History::History(const Trace& trace, std::uint32_t node_count) : trace_(&trace) {
    if (trace.format == TraceFormat::Masks) {
        gs_.resize(trace.step_count / page + 1);
    } else {
        link_events(node_count);
    }
    link_expansions(node_count);
}

History::History(const Trace& trace, const Stamps& stamps, std::uint32_t node_count) : trace_(&trace) {
    assert(stamps.is_whole());
    if (trace.format == TraceFormat::Masks) {
        gs_.resize(trace.step_count / page + 1);
    } else {
        link_events(node_count);
    }
    if (stamps.has_changes()) {
        link_expansions(node_count);
    } else {
        closed_by_ = stamps.at(0).closed;
    }
}

void History::link_events(std::uint32_t node_count) {
    event_ends_.reserve(std::size_t{trace_->step_count} + 1);
    event_ends_.push_back(0);
    last_pushes_.assign(node_count, 0);
    earlier_pushes_.assign(trace_->events.size() + 1, 0);
    for (std::uint32_t number = 1; number <= trace_->events.size(); ++number) {
        const auto& event = trace_->events[number - 1];
        if (ends_step(event.kind)) {
            event_ends_.push_back(number);
        } else {
            auto& last = last_pushes_[index_of(event.node)];
            earlier_pushes_[number] = last;
            last = number;
            if (event.kind == EventKind::Phase) {
                phases_.push_back(number);
            }
        }
    }
}

void History::link_expansions(std::uint32_t node_count) {
    last_expansions_.assign(node_count, 0);
    earlier_expansions_.assign(std::size_t{trace_->step_count} + 1, 0);
    for (std::uint32_t step = 1; step <= trace_->step_count; ++step) {
        auto& last = last_expansions_[index_of(node_of(step))];
        earlier_expansions_[step] = last;
        last = step;
    }
}

std::uint32_t History::pushes_before(std::uint32_t step) {
    const auto& masks = trace_->masks;
    const auto count = [&](std::uint32_t first, std::uint32_t end) {
        std::uint32_t sum = 0;
        for (auto at = first; at < end; ++at) {
            sum += static_cast<std::uint32_t>(std::popcount(masks[at] & 0xffU));
        }
        return sum;
    };
    if (pushed_.empty()) {
        pushed_.push_back(0);
        for (std::uint32_t first = 0; first + page <= masks.size(); first += page) {
            pushed_.push_back(pushed_.back() + count(first, first + page));
        }
    }
    const auto whole = (step - 1) / page;
    return pushed_[whole] + count(whole * page, step - 1);
}

std::vector<std::uint32_t> History::corrections_of(NodeId node) const {
    std::vector<std::uint32_t> steps;
    if (trace_->format == TraceFormat::Masks) {
        return steps;
    }
    for (auto push = last_pushes_[index_of(node)]; push != 0; push = earlier_pushes_[push]) {
        if (trace_->events[push - 1].kind == EventKind::Correct) {
            steps.push_back(step_of_push(push));
        }
    }
    std::reverse(steps.begin(), steps.end());
    return steps;
}

std::vector<std::uint32_t> History::expansions_of(NodeId node) const {
    std::vector<std::uint32_t> steps;
    for (auto step = last_expansion(node); step != 0; step = earlier_expansion(step)) {
        steps.push_back(step);
    }
    std::reverse(steps.begin(), steps.end());
    return steps;
}

} // namespace astrolabe
