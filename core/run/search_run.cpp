#include "core/run/search_run.h"

#include "core/trace/events.h"

#include <algorithm>

namespace astrolabe {
namespace {

/// Steps of the trace that are read in the time of an expansion, at least.
constexpr std::uint64_t read_an_expansion = 4;

} // namespace

template <Graph G> Outcome SearchRun<G>::advance(std::uint64_t expansions) {
    answer(expansions);
    if (is_answered() && !is_finished() && reader_->advance(read_an_expansion * expansions)) {
        outcome_ = result_.search.outcome;
    }
    return outcome_;
}

template <Graph G> void SearchRun<G>::end_answer(const FinishedSearch<G>& search) {
    search_.emplace(search);
    result_.target = search.target;
    result_.steps = trace_.step_count;
    result_.is_truncated = trace_.is_truncated;
    reader_.emplace(search.graph, trace_, search.descriptor().layers, search.options.order == Order::Depth);
}

template <Graph G> NodeId SearchRun<G>::current() {
    const auto state = reader_->expanded();
    return state == NodeId::None ? state : search_->node_of(state);
}

template <Graph G> NodeId SearchRun<G>::state_shown(NodeId node) {
    const auto other = other_state(node);
    if (!other) {
        return node;
    }
    const auto known = history().state(search_->graph, node, step());
    const auto found = history().state(search_->graph, *other, step());
    return known.status == Status::Untouched || found.g < known.g ? *other : node;
}

template <Graph G> std::optional<NodeId> SearchRun<G>::other_state(NodeId state) {
    if (search_->descriptor().layers == 1) {
        return std::nullopt;
    }
    const auto other = node_at((index_of(state) + search_->graph.node_count()) % search_->state_count());
    const auto found = history().state_without_g(search_->graph, other, step());
    return found.status == Status::Untouched ? std::nullopt : std::optional(other);
}

template <Graph G> NodeNumbers SearchRun<G>::numbers(NodeId node) {
    const auto shown = state_shown(node);
    const auto state = history().state(search_->graph, shown, step());
    if (state.status == Status::Untouched) {
        return {.state = shown};
    }
    auto numbers = shown_numbers(shown, state.parent, state.g);
    numbers.status = state.status;
    numbers.push = state.push;
    return numbers;
}

template <Graph G> NodeNumbers SearchRun<G>::shown_numbers(NodeId state, NodeId parent, Cost g) const {
    const auto h = search_->estimate(state, parent);
    NodeNumbers numbers{.state = state, .parent = search_->node_of(parent)};
    const bool has_g = g != Event::no_g;
    if (has_g) {
        numbers.g = costs().to_display(g);
    }
    switch (options().order) {
    case Order::F: {
        const auto hundredths = 100 * g + options().weight_hundredths * h;
        const auto shown_as_one = 100 * as_written::f_shown_as_one(search_->program());
        numbers.h = costs().to_display(h);
        if (has_g) {
            numbers.f = costs().to_display(hundredths) / static_cast<double>(shown_as_one);
        }
        break;
    }
    case Order::H:
        numbers.h = numbers.f = costs().to_display(h);
        break;
    case Order::Depth:
    case Order::Newest:
        break;
    }
    return numbers;
}

template <Graph G> std::vector<LoggedEvent> SearchRun<G>::log(std::uint32_t first, std::uint32_t last) {
    std::vector<LoggedEvent> events;
    for (auto step = first; step <= last; ++step) {
        const auto begin = static_cast<std::ptrdiff_t>(events.size());
        for_each_event(search_->graph, trace(), history(), step, [&](const Event& event) {
            const auto numbers = shown_numbers(event.node, event.parent, event.g);
            events.push_back({event.kind, search_->node_of(event.node), numbers.parent,
                              search_->layer_of(event.node), numbers.g, numbers.h, numbers.f});
        });
        std::rotate(events.begin() + begin, events.end() - 1, events.end());
    }
    return events;
}

template <Graph G> Why SearchRun<G>::why(NodeId state) {
    return astrolabe::why(
        *search_, history(), step(), state, [this] { return reader_->open_states(); }, program_list());
}

template <Graph G> StepSurvey<G>& SearchRun<G>::survey() {
    if (!survey_) {
        survey_.emplace(*search_);
    }
    return *survey_;
}

template <Graph G> std::vector<std::uint32_t> SearchRun<G>::steps_of(NodeId node, StepEvent step_event) {
    std::vector<std::uint32_t> steps;
    for (std::uint32_t layer = 0; layer < search_->descriptor().layers; ++layer) {
        const auto state = node_at(index_of(node) + layer * search_->graph.node_count());
        const auto of_layer = astrolabe::steps_of(search_->graph, history(), state, step_event);
        const auto middle = static_cast<std::ptrdiff_t>(steps.size());
        steps.insert(steps.end(), of_layer.begin(), of_layer.end());
        std::inplace_merge(steps.begin(), steps.begin() + middle, steps.end());
    }
    steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
    return steps;
}

template class SearchRun<GridGraph>;
template class SearchRun<ExplicitGraph>;

} // namespace astrolabe
