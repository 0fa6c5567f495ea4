#include "core/replay/open_list_log.h"

#include "core/search/node_key.h"
#include "core/trace/events.h"

#include <cassert>

namespace astrolabe {

SearchOptions options_of_list(Algorithm algorithm, SearchOptions options) {
    const bool is_jump_point = algorithm == Algorithm::JumpPoint && options.tie == Tie::None;
    const bool is_without_goal = algorithm == Algorithm::FlowField && options.tie == Tie::NearestToGoal;
    if (is_jump_point || is_without_goal) {
        options.tie = Tie::LastIn;
    }
    return options;
}

OpenListReading::OpenListReading(const FinishedSearch<GridGraph>& search)
    : search_(search), options_(options_of_list(search.algorithm, search.options)),
      last_push_(search.state_count(), no_push),
      depths_(options_.order == Order::Depth ? search.state_count() : 0) {
    assert(search.descriptor().has_open_list);
    fold_.emplace(search.state_count());
    log_.nodes_a_list = search.graph.node_count();
    log_.list_count = search.state_count() / search.graph.node_count();
    log_.structure_decides = leaves_choice(options_);
    log_.pushed_by.reserve(std::size_t{search.trace.step_count} + 1);
    log_.taken.reserve(search.trace.step_count);
    if (search.trace.start != NodeId::None) {
        push(search.trace.start, NodeId::None, 0);
    }
    log_.pushed_by.push_back(static_cast<std::uint32_t>(log_.pushes.size()));
}

bool OpenListReading::advance(std::uint64_t steps) {
    const auto& trace = search_.trace;
    for (; steps > 0 && log_.step_count() < trace.step_count; --steps) {
        step_ = log_.step_count() + 1;
        for_each_event(search_.graph, trace, *fold_, step_, [this](const Event& event) { read(event); });
        log_.pushed_by.push_back(static_cast<std::uint32_t>(log_.pushes.size()));
    }
    return log_.step_count() == trace.step_count;
}

void OpenListReading::read(const Event& event) {
    if (is_push(event.kind)) {
        push(event.node, event.parent, event.g);
    } else if (ends_step(event.kind)) {
        const auto taken = last_push_[index_of(event.node)];
        leave(taken);
        last_push_[index_of(event.node)] = no_push;
        log_.taken.push_back(taken);
    }
}

void OpenListReading::push(NodeId node, NodeId parent, Cost g) {
    const auto key = key_of_push(node, parent, g);
    const auto number = static_cast<std::uint32_t>(log_.pushes.size());
    auto& last = last_push_[index_of(node)];
    if (last != no_push) {
        leave(last);
    }
    log_.pushes.push_back({.f = key.f, .tie = key.tie, .node = node, .replaces = last});
    log_.left_at.push_back(no_push);
    last = number;
}

Key OpenListReading::key_of_push(NodeId node, NodeId parent, Cost g) {
    Arrival arrival{
        .node = node, .parent = parent, .g = g, .push = static_cast<std::uint32_t>(log_.pushes.size())};
    if (options_.order == Order::Depth && parent != NodeId::None) {
        arrival.depth = depths_[index_of(node)] = depths_[index_of(parent)] + 1;
    }
    if (search_.own.bug != nullptr) {
        return key_of(*search_.own.bug, options_, arrival);
    }
    if (index_of(node) >= log_.nodes_a_list) {
        arrival.node = node_at(index_of(node) - log_.nodes_a_list);
        return key_of(*search_.to_start, options_, arrival);
    }
    return key_of(search_.heuristic, options_, arrival);
}

} // namespace astrolabe
