#include "core/search/two_tier/two_tier_search.h"

#include "core/search/found_path.h"
#include "core/search/two_tier/area_graph.h"
#include "core/trace/events.h"

#include <cassert>
#include <limits>

namespace astrolabe {
namespace {

constexpr SearchOptions options_of_leg(const SearchOptions& chosen) {
    return {.tie = chosen.tie,
            .trace_format = TraceFormat::Events,
            .trace_budget_bytes = std::numeric_limits<std::uint64_t>::max()}; // an area is small
}

} // namespace

/// A* inside an area.
struct TwoTierSearch::LegSearch {
    LegSearch(const GridGraph& graph, AreaGraph graph_inside, const Leg& leg, const SearchOptions& options)
        : inside(std::move(graph_inside)), heuristic(graph, exact_heuristic(graph.moves().rules()), leg.to),
          estimate(inside, heuristic), open(inside.node_count()),
          search(inside, estimate, open, inside.node_of(leg.from), inside.node_of(leg.to),
                 options_of_leg(options)) {}

    AreaGraph inside;
    GridHeuristic heuristic;
    CellEstimate<AreaGraph> estimate;
    BinaryHeap open;
    TextbookSearch<AreaGraph, CellEstimate<AreaGraph>, BinaryHeap> search;
};

TwoTierSearch::TwoTierSearch(const GridGraph& graph, const GridHeuristic& heuristic,
                             const AbstractGraph& abstract, NodeId start, NodeId goal,
                             const SearchOptions& options)
    : SearchLoop(TraceFormat::Events, start, options.trace_budget_bytes), graph_(graph), options_(options),
      start_(start), linked_(graph, abstract, start, goal), estimate_(linked_, heuristic),
      open_(linked_.node_count()),
      upper_(linked_, estimate_, open_, linked_.start(), linked_.goal(), options),
      cells_(graph.grid(), abstract.clusters()) {
    outcome_ = upper_.advance(0);
}

TwoTierSearch::~TwoTierSearch() = default;

Outcome TwoTierSearch::step() {
    if (outcome_ != Outcome::Running) {
        return outcome_;
    }
    if (leg_finder_) {
        find_legs(std::numeric_limits<std::uint64_t>::max());
    }
    return legs_.empty() ? step_above() : step_below();
}

Outcome TwoTierSearch::advance(std::uint64_t expansions) {
    while (expansions > 0 && outcome_ == Outcome::Running) {
        if (leg_finder_ && !find_legs(expansions)) {
            break;
        }
        step();
        --expansions;
    }
    return outcome_;
}

bool TwoTierSearch::find_legs(std::uint64_t nodes) {
    if (!leg_finder_->advance(nodes)) {
        return false;
    }
    legs_ = leg_finder_->release();
    leg_finder_.reset();
    return true;
}

Outcome TwoTierSearch::step_above() {
    const auto& log = upper_.trace();
    const auto seen = log.events.size();
    const auto outcome = upper_.step();
    if (outcome == Outcome::NoPath) {
        return outcome_ = outcome;
    }
    ++upper_expanded_;
    last_expanded_ = linked_.cell_of(upper_.last_expanded());
    recorder_.take(log, seen, [this](NodeId node) { return linked_.cell_of(node); });
    if (outcome == Outcome::Found) {
        auto path = upper_.path_to(linked_.goal());
        if (path.size() == 1) { // start and goal are the same cell
            return outcome_ = outcome;
        }
        leg_finder_.emplace(linked_, std::move(path));
    }
    return outcome_;
}

Outcome TwoTierSearch::step_below() {
    if (!is_below_) {
        begin_below();
    }
    while (!step_leg()) {
    }
    return outcome_;
}

void TwoTierSearch::begin_below() {
    is_below_ = true;
    const auto above = upper_.result();
    push_count_ = static_cast<std::uint32_t>(above.generated + above.improved + above.reopened);
    push(start_, NodeId::None, 0, true);
    walk_to(start_);
}

/// Goes on with the current leg; false if no cell had to be expanded for that.
bool TwoTierSearch::step_leg() {
    const auto cell = path_.back();
    if (leg_search_ == nullptr) {
        if (leg_ == legs_.size()) {
            expand(cell);
            outcome_ = Outcome::Found;
            return true;
        }
        auto& leg = legs_[leg_];
        leg.first_step = upper_expanded_ + counters_.expanded + 1;
        if (leg.area) {
            begin_leg();
            return false;
        }
        push(leg.to, cell, path_cost_ + leg.cost);
        expand(cell);
        walk_to(leg.to);
        path_cost_ += leg.cost;
        ++leg_;
        return true;
    }
    auto& [inside, heuristic, estimate, open, search] = *leg_search_;
    const auto& log = search.trace().events;
    const auto seen = log.size();
    const auto outcome = search.step();
    if (outcome == Outcome::Found) {
        end_leg();
        return false; // its last cell is expanded with the next leg
    }
    assert(outcome == Outcome::Running); // the edge says that there is a path
    for (auto event = log.begin() + seen; event != log.end(); ++event) {
        if (event->kind == EventKind::Close) {
            expand(inside.cell_of(event->node));
        } else {
            push(inside.cell_of(event->node), inside.cell_of(event->parent), path_cost_ + event->g);
        }
    }
    return true;
}

void TwoTierSearch::begin_leg() {
    const auto& leg = legs_[leg_];
    AreaGraph inside(graph_, *leg.area);
    for (std::uint32_t number = 0; number < leg.area->cell_count(); ++number) {
        const auto cell = graph_.grid().node(leg.area->cell(number));
        if (cell != leg.from && cells_.at(cell).is_on_path) {
            inside.bar(cell);
        }
    }
    leg_search_ = std::make_unique<LegSearch>(graph_, std::move(inside), leg, options_);
}

void TwoTierSearch::end_leg() {
    const auto& leg = legs_[leg_];
    const auto& [inside, heuristic, estimate, open, search] = *leg_search_;
    const auto nodes = search.path_to(inside.node_of(leg.to));
    for (std::size_t i = 1; i < nodes.size(); ++i) {
        walk_to(inside.cell_of(nodes[i]));
    }
    path_cost_ += leg.cost;
    ++leg_;
    leg_search_.reset();
}

void TwoTierSearch::walk_to(NodeId cell) {
    path_.push_back(cell);
    cells_[cell].is_on_path = true;
}

void TwoTierSearch::push(NodeId cell, NodeId parent, Cost g, bool begins_phase) {
    auto& state = cells_[cell].state;
    const auto kind = kind_of_push(state.status);
    counters_.generated += kind == EventKind::Open ? 1 : 0;
    counters_.improved += kind == EventKind::Improve ? 1 : 0;
    counters_.reopened += kind == EventKind::Reopen ? 1 : 0;
    state = {.g = g, .parent = parent, .push = push_count_++, .status = Status::Open};
    recorder_.record_event(
        {.g = g, .node = cell, .parent = parent, .kind = begins_phase ? EventKind::Phase : kind});
}

void TwoTierSearch::expand(NodeId cell) {
    auto& state = cells_[cell].state;
    state.status = Status::Closed;
    recorder_.end_step(cell, state);
    ++counters_.expanded;
    last_expanded_ = cell;
}

SearchResult TwoTierSearch::result() const {
    auto result = upper_.result();
    result.outcome = outcome_;
    result.cost = 0;
    result.path.clear();
    result.expanded += counters_.expanded;
    result.generated += counters_.generated;
    result.improved += counters_.improved;
    result.reopened += counters_.reopened;
    result.kernel = "two tiers";
    if (outcome_ == Outcome::Found) {
        // The cost of the legs is known; a Run checks in slices that their steps are legal.
        put_path(result, path_cost_, legs_.empty() ? std::vector<NodeId>{start_} : path_);
    }
    return result;
}

std::vector<NodeId> TwoTierSearch::path_to(NodeId cell) const {
    if (is_below_) {
        return cells_.at(cell).state.status == Status::Untouched
                   ? std::vector<NodeId>{}
                   : path_along_parents(cell, graph_.node_count(),
                                        [this](NodeId at) { return cells_.at(at).state.parent; });
    }
    const auto node = linked_.node_of(cell);
    auto path = node == NodeId::None ? std::vector<NodeId>{} : upper_.path_to(node);
    for (auto& at : path) {
        at = linked_.cell_of(at);
    }
    return path;
}

NodeState TwoTierSearch::node_state(NodeId cell) const {
    if (is_below_) {
        return cells_.at(cell).state;
    }
    const auto node = linked_.node_of(cell);
    if (node == NodeId::None) {
        return {};
    }
    auto state = upper_.node_state(node);
    state.parent = state.parent == NodeId::None ? NodeId::None : linked_.cell_of(state.parent);
    return state;
}

} // namespace astrolabe
