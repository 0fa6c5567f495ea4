#include "core/explain/step_survey.h"

#include "core/search/node_key.h"
#include "core/trace/events.h"

#include <algorithm>

namespace astrolabe {
namespace {

constexpr unsigned step_event_bit(StepEvent step_event) { return 1U << static_cast<unsigned>(step_event); }

/// For a push: the bits of its step events, for a node that was in this state.
unsigned step_events_of_push(Status before, bool is_new_parent) {
    if (before == Status::Untouched) {
        return step_event_bit(StepEvent::Opened);
    }
    const auto pushed = step_event_bit(before == Status::Open ? StepEvent::Improved : StepEvent::Reopened);
    return is_new_parent ? pushed | step_event_bit(StepEvent::ParentChanged) : pushed;
}

} // namespace

template <Graph G>
std::vector<std::uint32_t> steps_of(const G& graph, History& history, NodeId node, StepEvent step_event) {
    if (step_event == StepEvent::Expanded) {
        const auto expansions = history.expansions_of(node);
        return {expansions.begin(), expansions.end()};
    }
    if (step_event > StepEvent::FIncreases) {
        return {};
    }
    auto steps = history.pushes_of(graph, node);
    const auto is_other = [&](std::uint32_t step) {
        const auto before = history.before(graph, node, step);
        // In any-angle searches the parent need not be the node that the step expanded.
        const bool is_new_parent = before.push.parent != history.before(graph, node, step + 1).push.parent;
        return (step_events_of_push(before.status, is_new_parent) & step_event_bit(step_event)) == 0;
    };
    steps.erase(std::remove_if(steps.begin(), steps.end(), is_other), steps.end());
    if (step_event == StepEvent::ParentChanged) {
        const auto corrections = history.corrections_of(node);
        steps.insert(steps.end(), corrections.begin(), corrections.end());
        std::sort(steps.begin(), steps.end());
    }
    return steps;
}

template <Graph G>
StepSurvey<G>::StepSurvey(const FinishedSearch<G>& search)
    : search_(search), fold_(search.state_count()),
      depths_(search.options.order == Order::Depth ? search.graph.node_count() : 0) {
    step_events_.reserve(search.trace.step_count);
}

template <Graph G> bool StepSurvey<G>::advance(std::uint64_t steps) {
    while (!is_whole() && steps-- > 0) {
        survey_next();
    }
    return is_whole();
}

template <Graph G> void StepSurvey<G>::survey_next() {
    const auto step = static_cast<std::uint32_t>(step_events_.size()) + 1;
    bits_ = step_event_bit(StepEvent::Expanded);
    is_new_phase_ = false;
    pushed_.clear();
    for_each_event(search_.graph, search_.trace, fold_, step, [this](const Event& event) { take(event); });
    step_events_.push_back(static_cast<std::uint8_t>(bits_));
    if (is_whole()) {
        fold_ = Fold(0);
        depths_ = {};
    }
}

template <Graph G> void StepSurvey<G>::take(const Event& event) {
    if (ends_step(event.kind)) {
        bits_ |= offers_kept(event.node);
        if (event.g == Event::no_g) {
            return; // nor an f
        }
        const auto depth = depths_.empty() ? 0 : depths_[index_of(event.node)];
        const auto f = f_of(search_.options, event.g, search_.estimate(event.node, event.parent), depth);
        bits_ |= last_f_ && f > *last_f_ ? step_event_bit(StepEvent::FIncreases) : 0;
        last_f_ = f;
        return;
    }
    is_new_phase_ = is_new_phase_ || event.kind == EventKind::Phase;
    bits_ |= event.kind == EventKind::Correct ? step_event_bit(StepEvent::ParentChanged) : 0;
    if (!is_push(event.kind)) {
        return;
    }
    pushed_.push_back(event.node);
    const auto before = is_new_phase_ ? NodeState{} : fold_.at(event.node);
    bits_ |= step_events_of_push(before.status, before.parent != event.parent);
    if (!depths_.empty() && event.parent != NodeId::None) {
        depths_[index_of(event.node)] = depths_[index_of(event.parent)] + 1;
    }
}

template <Graph G> unsigned StepSurvey<G>::offers_kept(NodeId node) const {
    const bool makes_offers =
        is_textbook(search_.algorithm) && search_.program() == as_written::Program::None;
    if (!makes_offers || node == search_.own_goal) {
        return 0;
    }
    unsigned kept = 0;
    search_.graph.for_each_successor(node, [&](const Move& move) {
        if (std::find(pushed_.begin(), pushed_.end(), move.to) == pushed_.end()) {
            const auto before = fold_.at(move.to).status;
            kept |= step_event_bit(before == Status::Closed ? StepEvent::ClosedKept : StepEvent::OpenKept);
        }
    });
    return kept;
}

template <Graph G> void StepSurvey<G>::survey_up_to(std::uint32_t step) {
    if (step_events_.size() < step) {
        advance(step - step_events_.size());
    }
}

template <Graph G> std::uint32_t StepSurvey<G>::next(StepEvent step_event, std::uint32_t after) {
    for (auto step = std::uint64_t{after} + 1; step <= search_.trace.step_count; ++step) {
        const auto at = static_cast<std::uint32_t>(step);
        survey_up_to(at);
        if (has(at, step_event)) {
            return at;
        }
    }
    return 0;
}

template <Graph G> std::uint32_t StepSurvey<G>::previous(StepEvent step_event, std::uint32_t before) {
    const auto last = std::min(before, search_.trace.step_count + 1);
    survey_up_to(last == 0 ? 0 : last - 1);
    for (auto step = last; step-- > 1;) {
        if (has(step, step_event)) {
            return step;
        }
    }
    return 0;
}

template <Graph G> std::vector<std::uint32_t> StepSurvey<G>::steps_with(StepEvent step_event) {
    survey_up_to(search_.trace.step_count);
    std::vector<std::uint32_t> steps;
    for (std::uint32_t step = 1; step <= search_.trace.step_count; ++step) {
        if (has(step, step_event)) {
            steps.push_back(step);
        }
    }
    return steps;
}

template class StepSurvey<GridGraph>;
template class StepSurvey<ExplicitGraph>;
template std::vector<std::uint32_t> steps_of(const GridGraph&, History&, NodeId, StepEvent);
template std::vector<std::uint32_t> steps_of(const ExplicitGraph&, History&, NodeId, StepEvent);

} // namespace astrolabe
