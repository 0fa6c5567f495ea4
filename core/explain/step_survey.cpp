#include "core/explain/step_survey.h"

#include "core/search/node_key.h"
#include "core/trace/events.h"

#include <algorithm>

namespace astrolabe {
namespace {

constexpr unsigned happening_bit(Happening happening) { return 1U << static_cast<unsigned>(happening); }

/// Of a push: what it is to a node that was in this state.
unsigned happenings_of_push(Status before, bool is_new_parent) {
    if (before == Status::Untouched) {
        return happening_bit(Happening::Opened);
    }
    const auto pushed = happening_bit(before == Status::Open ? Happening::Improved : Happening::Reopened);
    return is_new_parent ? pushed | happening_bit(Happening::ParentChanged) : pushed;
}

} // namespace

template <Graph G>
std::vector<std::uint32_t> steps_of(const G& graph, History& history, NodeId node, Happening happening) {
    if (happening == Happening::Expanded) {
        const auto expansions = history.expansions_of(node);
        return {expansions.begin(), expansions.end()};
    }
    auto steps = history.pushes_of(graph, node);
    const auto is_other = [&](std::uint32_t step) {
        const auto before = history.before(graph, node, step);
        // In any-angle searches the parent need not be the node that the step expanded.
        const bool is_new_parent = before.push.parent != history.before(graph, node, step + 1).push.parent;
        return (happenings_of_push(before.status, is_new_parent) & happening_bit(happening)) == 0;
    };
    steps.erase(std::remove_if(steps.begin(), steps.end(), is_other), steps.end());
    if (happening == Happening::ParentChanged) {
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
    happenings_.reserve(search.trace.step_count);
}

template <Graph G> bool StepSurvey<G>::advance(std::uint64_t steps) {
    while (!is_whole() && steps-- > 0) {
        survey_next();
    }
    return is_whole();
}

template <Graph G> void StepSurvey<G>::survey_next() {
    const auto step = static_cast<std::uint32_t>(happenings_.size()) + 1;
    auto happening = happening_bit(Happening::Expanded);
    bool is_new_phase = false;
    for_each_event(search_.graph, search_.trace, fold_, step, [&](const Event& event) {
        if (ends_step(event.kind)) {
            const auto depth = depths_.empty() ? 0 : depths_[index_of(event.node)];
            const auto h = search_.estimate(event.node, event.parent);
            const auto f = f_of(search_.options, event.g, h, depth);
            happening |= step > 1 && f > last_f_ ? happening_bit(Happening::FRises) : 0;
            last_f_ = f;
            return;
        }
        is_new_phase = is_new_phase || event.kind == EventKind::Phase;
        happening |= event.kind == EventKind::Correct ? happening_bit(Happening::ParentChanged) : 0;
        if (!is_push(event.kind)) {
            return;
        }
        const auto before = is_new_phase ? NodeState{} : fold_.at(event.node);
        happening |= happenings_of_push(before.status, before.parent != event.parent);
        if (!depths_.empty() && event.parent != NodeId::None) {
            depths_[index_of(event.node)] = depths_[index_of(event.parent)] + 1;
        }
    });
    happenings_.push_back(static_cast<std::uint8_t>(happening));
    if (is_whole()) {
        fold_ = Fold(0);
        depths_ = {};
    }
}

template <Graph G> void StepSurvey<G>::survey_up_to(std::uint32_t step) {
    if (happenings_.size() < step) {
        advance(step - happenings_.size());
    }
}

template <Graph G> std::uint32_t StepSurvey<G>::next(Happening happening, std::uint32_t after) {
    for (auto step = std::uint64_t{after} + 1; step <= search_.trace.step_count; ++step) {
        const auto at = static_cast<std::uint32_t>(step);
        survey_up_to(at);
        if (has(at, happening)) {
            return at;
        }
    }
    return 0;
}

template <Graph G> std::uint32_t StepSurvey<G>::previous(Happening happening, std::uint32_t before) {
    const auto last = std::min(before, search_.trace.step_count + 1);
    survey_up_to(last == 0 ? 0 : last - 1);
    for (auto step = last; step-- > 1;) {
        if (has(step, happening)) {
            return step;
        }
    }
    return 0;
}

template <Graph G> std::vector<std::uint32_t> StepSurvey<G>::steps_with(Happening happening) {
    survey_up_to(search_.trace.step_count);
    std::vector<std::uint32_t> steps;
    for (std::uint32_t step = 1; step <= search_.trace.step_count; ++step) {
        if (has(step, happening)) {
            steps.push_back(step);
        }
    }
    return steps;
}

template class StepSurvey<GridGraph>;
template class StepSurvey<ExplicitGraph>;
template std::vector<std::uint32_t> steps_of(const GridGraph&, History&, NodeId, Happening);
template std::vector<std::uint32_t> steps_of(const ExplicitGraph&, History&, NodeId, Happening);

} // namespace astrolabe
