#include "core/trace/history.h"

namespace astrolabe {
namespace {

constexpr auto all = std::uint64_t{1} << 60U;

} // namespace

History::History(const Trace& trace, std::uint32_t node_count)
    : History(InSlices{}, trace, nullptr, node_count) {
    index(all);
}

History::History(const Trace& trace, const Stamps& stamps, std::uint32_t node_count)
    : History(InSlices{}, trace, &stamps, node_count) {
    index(all);
}

History::History(const InSlices& how, const Trace& trace, const Stamps* stamps, std::uint32_t node_count)
    : how_(how), trace_(&trace), node_count_(node_count) {
    assert(stamps == nullptr || stamps->is_whole());
    if (stamps != nullptr && !stamps->has_changes()) {
        closed_by_ = stamps->at(0).closed;
    }
    if (trace.format == TraceFormat::Events) {
        event_ends_.reserve(std::size_t{trace.step_count} + 1);
        event_ends_.push_back(0);
    }
}

bool History::index(std::uint64_t work) {
    if (trace_->format == TraceFormat::Masks && !has_own_expansions()) {
        return true;
    }
    if (stage_ == Stage::Reserve && reserve(work)) {
        stage_ = Stage::Count;
    }
    if (stage_ == Stage::Count && count(work)) {
        stage_ = Stage::Join;
        at_ = step_ = 0;
    }
    if (stage_ == Stage::Join && pushes_.join(work) && expansions_.join(work)) {
        stage_ = Stage::Fill;
    }
    if (stage_ == Stage::Fill && fill(work)) {
        stage_ = Stage::Indexed;
    }
    return stage_ == Stage::Indexed;
}

bool History::reserve(std::uint64_t work) {
    const bool has_pushes = trace_->format == TraceFormat::Masks || pushes_.reserve(node_count_, work);
    return has_pushes && (!has_own_expansions() || expansions_.reserve(node_count_, work));
}

bool History::count(std::uint64_t work) {
    if (trace_->format == TraceFormat::Masks) {
        const auto end = std::min<std::uint64_t>(trace_->step_count, at_ + work);
        for (; at_ < end; ++at_) {
            expansions_.count(node_of(at_ + 1));
        }
        return at_ == trace_->step_count;
    }
    const auto end = std::min<std::uint64_t>(trace_->events.size(), at_ + work);
    while (at_ < end) {
        const auto& event = trace_->events[at_++];
        if (!ends_step(event.kind)) {
            pushes_.count(event.node);
            if (event.kind == EventKind::Phase) {
                phases_.push_back(at_);
            }
            continue;
        }
        event_ends_.push_back(at_);
        if (has_own_expansions()) {
            expansions_.count(event.node);
        }
    }
    return at_ == trace_->events.size();
}

bool History::fill(std::uint64_t work) {
    if (trace_->format == TraceFormat::Masks) {
        const auto end = std::min<std::uint64_t>(trace_->step_count, at_ + work);
        while (at_ < end) {
            ++at_;
            expansions_.add(node_of(at_), at_);
        }
        return at_ == trace_->step_count;
    }
    const auto end = std::min<std::uint64_t>(trace_->events.size(), at_ + work);
    while (at_ < end) {
        const auto& event = trace_->events[at_++];
        if (!ends_step(event.kind)) {
            pushes_.add(event.node, at_);
            continue;
        }
        ++step_;
        if (has_own_expansions()) {
            expansions_.add(event.node, step_);
        }
    }
    return at_ == trace_->events.size();
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
    for (const auto push : pushes_.of(node)) {
        if (trace_->events[push - 1].kind == EventKind::Correct) {
            steps.push_back(step_of_push(push));
        }
    }
    return steps;
}

} // namespace astrolabe
