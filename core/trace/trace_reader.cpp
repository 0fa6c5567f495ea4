#include "core/trace/trace_reader.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace astrolabe {

template <Graph G>
TraceReader<G>::TraceReader(const G& graph, const Trace& trace, std::uint32_t layers, bool has_depths)
    : graph_(&graph), trace_(&trace), layers_(layers), has_depths_(has_depths),
      stamps_(layers * graph.node_count()) {}

template <Graph G> void TraceReader<G>::begin_snapshots() {
    has_stamps_ = false;
    snapshots_.emplace(state_count(), Snapshots::Limits{}, layers_ == 1 && is_short());
    stage_ = Stage::Snapshots;
}

template <Graph G> void TraceReader<G>::make_stamps() {
    if (!std::exchange(stamps_are_due_, false)) {
        return;
    }
    while (!stamps_.advance(*graph_, *trace_, state_count() + trace_->step_count)) {
    }
    if (stamps_.is_whole()) {
        has_stamps_ = true;
        snapshots_.reset();
    } else {
        take_memory();
    }
}

template <Graph G> void TraceReader<G>::take_memory() {
    auto [opened, closed] = stamps_.release();
    closed_ = std::move(closed);
    if (layers_ > 1) {
        opened_ = std::move(opened);
    }
}

template <Graph G> bool TraceReader<G>::advance(std::uint64_t work) {
    // While an end or a wall is dragged, the last step of a log is asked for and no other.
    if (stage_ == Stage::Stamps && layers_ == 1 && is_short()) {
        begin_snapshots();
        stamps_are_due_ = trace_->start != NodeId::None;
    }
    if (stage_ == Stage::Stamps && stamps_.advance(*graph_, *trace_, work)) {
        if (stamps_.is_whole() && (layers_ == 1 || !stamps_.has_changes())) {
            stage_ = layers_ > 1 ? Stage::Layers : Stage::History;
        } else {
            take_memory();
            begin_snapshots();
        }
    }
    if (stage_ == Stage::Snapshots && snapshots_->advance(*graph_, *trace_, work)) {
        stage_ = Stage::History;
    }
    if (stage_ == Stage::Layers && merge_layers(work)) {
        stage_ = Stage::History;
    }
    if (stage_ == Stage::History && is_short()) {
        stage_ = Stage::Ready; // most pictures need no history
    }
    if (stage_ == Stage::History) {
        if (!history_) {
            history_.emplace(History::InSlices{}, *trace_, has_stamps_ ? &stamps_ : nullptr, state_count());
        }
        if (history_->advance(*graph_, work, has_depths_)) {
            stage_ = Stage::Ready;
        }
    }
    return is_ready();
}

template <Graph G> bool TraceReader<G>::is_short() const {
    constexpr std::uint64_t most = std::uint64_t{11} << 18U;
    constexpr std::uint64_t events_a_mask = 4; // about
    return state_count() + trace_->events.size() + events_a_mask * trace_->masks.size() <= most;
}

template <Graph G> History& TraceReader<G>::history() {
    make_stamps();
    if (!history_) {
        has_stamps_ ? history_.emplace(*trace_, stamps_, state_count())
                    : history_.emplace(*trace_, state_count());
    }
    return *history_;
}

template <Graph G> NodeId TraceReader<G>::expanded() {
    if (step_ == 0) {
        return NodeId::None;
    }
    if (trace_->format == TraceFormat::Masks) {
        return node_at(trace_->masks[step_ - 1] >> 8U);
    }
    const bool is_in_last_event = step_ == trace_->step_count && ends_step(trace_->events.back().kind);
    return is_in_last_event ? trace_->events.back().node : history().node_of(step_);
}

/// The first of the layers to reach a cell decides, at every step.
template <Graph G> bool TraceReader<G>::merge_layers(std::uint64_t work) {
    const auto nodes = graph_->node_count();
    const auto view = stamps_.at(0);
    opened_.reserve(nodes);
    closed_.reserve(nodes);
    for (; work > 0 && opened_.size() < nodes; --work) {
        auto opened = never;
        auto closed = never;
        for (auto state = opened_.size(); state < view.opened.size(); state += nodes) {
            opened = std::min(opened, view.opened[state]);
            closed = std::min(closed, view.closed[state]);
        }
        opened_.push_back(opened);
        closed_.push_back(closed);
    }
    return opened_.size() == nodes;
}

template <Graph G> void TraceReader<G>::seek(std::uint32_t step) {
    if (step != trace_->step_count) {
        make_stamps();
    }
    step_ = step;
    if (!has_stamps_) {
        snapshots_->seek(*graph_, *trace_, step);
    }
}

template <Graph G> std::uint32_t TraceReader<G>::open_count() const {
    return has_stamps_ ? stamps_.open_count(step_) : snapshots_->open_count();
}

template <Graph G> std::uint32_t TraceReader<G>::closed_count() const {
    return has_stamps_ ? stamps_.closed_count(step_) : snapshots_->closed_count();
}

template <Graph G> std::uint32_t TraceReader<G>::closed_by(NodeId state) {
    return history().expansion_before(state, step_ + 1);
}

template <Graph G>
std::span<const std::uint32_t> TraceReader<G>::closings(std::uint32_t first, std::uint32_t count) {
    const auto of_last_step = snapshots_->closed_by();
    if (step_ == trace_->step_count && !of_last_step.empty()) {
        return of_last_step;
    }
    closed_.resize(graph_->node_count());
    snapshots_->for_each_touched(first, first + count, [&](NodeId node, Status status) {
        if (status == Status::Closed) {
            closed_[index_of(node)] = closed_by(node);
        }
    });
    return closed_;
}

template <Graph G>
SearchedCells TraceReader<G>::cells(std::uint32_t first, std::uint32_t count, bool has_steps) {
    assert(!stamps_are_due_ || step_ == trace_->step_count);
    if (layers_ == 1 && has_stamps_) {
        return {.stamps = stamps_.at(step_)};
    }
    if (layers_ == 1) {
        return {.statuses = snapshots_->words(),
                .closed_by = has_steps ? closings(first, count) : std::span<const std::uint32_t>{}};
    }
    const auto nodes = graph_->node_count();
    if (!has_stamps_) {
        if (opened_.size() < nodes) {
            opened_.assign(nodes, never); // the memory is there, if stamps were begun
            closed_.assign(nodes, never);
        } else {
            std::fill_n(opened_.begin() + first, count, never);
            std::fill_n(closed_.begin() + first, count, never);
        }
        for (std::uint32_t base = 0; base < state_count(); base += nodes) {
            snapshots_->for_each_touched(base + first, base + first + count,
                                         [&](NodeId state, Status status) {
                                             const auto cell = index_of(state) - base;
                                             opened_[cell] = 0;
                                             if (status == Status::Closed) {
                                                 const auto step = has_steps ? closed_by(state) : 1;
                                                 closed_[cell] = std::min(closed_[cell], step);
                                             }
                                         });
        }
    }
    return {.stamps = {.opened = opened_, .closed = closed_}};
}

template <Graph G> void TraceReader<G>::write_statuses(std::span<Status> statuses) {
    if (has_stamps_) {
        return astrolabe::write_statuses(cells(0, graph_->node_count(), false).stamps, step_, statuses);
    }
    snapshots_->write(0, statuses);
    for (std::uint32_t layer = 1; layer < layers_; ++layer) {
        std::vector<Status> others(statuses.size());
        snapshots_->write(layer * graph_->node_count(), others);
        std::transform(statuses.begin(), statuses.end(), others.begin(), statuses.begin(),
                       [](Status one, Status other) { return std::max(one, other); });
    }
}

template <Graph G> std::vector<Status> TraceReader<G>::statuses_of_states() const {
    std::vector<Status> statuses(state_count());
    if (has_stamps_) {
        astrolabe::write_statuses(stamps_.at(step_), step_, statuses);
    } else {
        snapshots_->write(0, statuses);
    }
    return statuses;
}

template <Graph G>
void TraceReader<G>::write_closers(std::uint32_t first, std::span<std::uint8_t> layers) const {
    const auto statuses = statuses_of_states();
    for (std::uint32_t index = 0; index < layers.size(); ++index) {
        auto closers = 0U;
        for (auto layer = layers_; layer-- > 0;) {
            const auto state = layer * graph_->node_count() + first + index;
            closers = 2 * closers + (statuses[state] == Status::Closed ? 1U : 0U);
        }
        layers[index] = static_cast<std::uint8_t>(closers);
    }
}

template <Graph G> std::vector<NodeId> TraceReader<G>::open_states() const {
    const auto statuses = statuses_of_states();
    std::vector<NodeId> open;
    open.reserve(open_count());
    for (std::uint32_t state = 0; state < statuses.size(); ++state) {
        if (statuses[state] == Status::Open) {
            open.push_back(node_at(state));
        }
    }
    return open;
}

template class TraceReader<GridGraph>;
template class TraceReader<ExplicitGraph>;

} // namespace astrolabe
