#include "core/run/run.h"

#include "core/search/as_written/crowd_graph.h"
#include "core/search/found_path.h"
#include "core/search/jump_point/jump_way.h"
#include "core/trace/events.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace astrolabe {

namespace {

/// Steps of the trace that are read in the time of an expansion, at least.
constexpr std::uint64_t read_an_expansion = 4;
/// Cells among which the nearest to the goal is looked for in one call: those of most boards.
constexpr std::uint64_t most_looked_at_at_once = 1U << 20U;
/// Steps of the path that are checked in one call, at least: those of most paths.
constexpr std::uint64_t fewest_summed = 10'000;

HeuristicKind heuristic_of(const SearchPlan& plan) {
    return descriptor_of(plan.algorithm).uses_heuristic ? plan.heuristic : HeuristicKind::Zero;
}

} // namespace

Run::Run(const Grid& grid, const Moves& moves, const Components& components, const SearchPlan& plan,
         NodeId start, NodeId goal, std::shared_ptr<SearchMemory> memory)
    : plan_(plan), graph_(grid, moves, plan.rules_towards(goal)), components_(&components), start_(start),
      goal_(goal), target_(goal), is_goal_reachable_(is_reachable(graph_, components, start, goal)),
      heuristic_(graph_, heuristic_of(plan), goal),
      memory_(memory ? std::move(memory) : std::make_shared<SearchMemory>()) {
    if (is_goal_reachable_ || plan.program != as_written::Program::None) {
        begin_search(goal);
        return;
    }
    nearest_ = std::make_unique<NearestReachable>(graph_, components, start,
                                                  GridHeuristic(graph_, plan.heuristic, goal), plan.nearness);
    find_nearest(most_looked_at_at_once);
}

Run::~Run() = default;

void Run::find_nearest(std::uint64_t cells) {
    if (!nearest_->advance(cells)) {
        return;
    }
    if (nearest_->cells().size() == 1) {
        begin_search(nearest_->cells().front());
    } else {
        choice_ = std::make_unique<CheapestToReach>(graph_, start_, nearest_->cells());
    }
    nearest_.reset();
}

void Run::begin_search(NodeId target) {
    target_ = target;
    heuristic_ = GridHeuristic(graph_, heuristic_of(plan_), search_goal());
    if (plan_.program == as_written::Program::Slides) {
        slip_.emplace(graph_, search_goal());
    }
    if (layers() > 1) {
        to_start_.emplace(graph_, heuristic_of(plan_), start_);
    }
    search_ = is_relative(plan_.algorithm)
                  ? make_relative(plan_, graph_, heuristic_, start_, search_goal(), *memory_)
                  : make_search(plan_, graph_, heuristic_, start_, search_goal(), memory_->kernels);
}

Outcome Run::answer(std::uint64_t expansions) {
    if (nearest_) {
        find_nearest(std::max(most_looked_at_at_once, expansions));
    } else if (choice_) {
        if (choice_->advance(expansions)) {
            begin_search(choice_->cell());
            choice_.reset();
        }
    } else if (search_ && search_->advance(expansions) != Outcome::Running) {
        end_search();
    }
    if (log_ && path_sum_.advance(graph_, result_.search.path, std::max(fewest_summed, expansions))) {
        end_answer();
    }
    return is_answered() ? result_.search.outcome : Outcome::Running;
}

Outcome Run::advance(std::uint64_t expansions) {
    answer(expansions);
    if (is_answered() && !is_finished() && reader_->advance(read_an_expansion * expansions)) {
        outcome_ = result_.search.outcome;
    }
    return outcome_;
}

void Run::end_search() {
    auto& found = result_.search = search_->result();
    auto& path = found.path;
    if (plan_.program != as_written::Program::None) {
        target_ = path.empty() ? NodeId::None : path.back();
    } else if (!is_goal_reachable_ && path.empty() && found.outcome != Outcome::Broken) {
        path = search_->path_to(target_); // the flood ended without its goal
    }
    if (path.empty() ? found.outcome == Outcome::Found : !leads(path)) {
        put_path(found, graph_, {});
    }
    log_ = search_->release_trace();
    search_.reset();
}

void Run::end_answer() {
    auto& found = result_.search;
    if (descriptor().parents != Parents::Lines &&
        !found.path.empty()) { // how long lines are the search knows
        put_path(found, path_sum_.cost(), std::exchange(found.path, {}));
    }
    if (found.outcome == Outcome::Found || found.outcome == Outcome::NoPath) {
        found.outcome = is_goal_reachable_ && !found.path.empty() ? Outcome::Found : Outcome::NoPath;
    }
    result_.target = found.path.empty() ? NodeId::None : target_;
    result_.is_goal_reachable = is_goal_reachable_;
    result_.steps = log_->step_count;
    result_.is_truncated = log_->is_truncated;
    reader_.emplace(graph_, std::move(*log_), layers(), plan_.options.order == Order::Depth);
    log_.reset();
}

FinishedSearch<GridGraph> Run::finished_search() const {
    return {.graph = graph_,
            .heuristic = heuristic_,
            .options = plan_.options,
            .result = result_.search,
            .trace = trace(),
            .start = start_,
            .goal = goal_,
            .target = target_,
            .led_to = search_goal(),
            .is_textbook = as_written::is_textbook(plan_.program),
            .descriptor = descriptor()};
}

NodeId Run::current() { return step() == 0 ? NodeId::None : node_of(history().node_of(step())); }

CellNumbers Run::numbers(NodeId node) {
    const auto shown = state_shown(node);
    const auto state = history().state(graph_, shown, step());
    if (state.status == Status::Untouched) {
        constexpr auto nothing = std::numeric_limits<double>::quiet_NaN();
        return {.g = nothing, .h = nothing, .f = nothing, .push = nothing};
    }
    const auto [g, h, f] = shown_numbers(shown, state.parent, state.g);
    CellNumbers numbers{.status = static_cast<double>(state.status),
                        .g = g,
                        .h = h,
                        .f = f,
                        .push = static_cast<double>(state.push)};
    if (state.parent != NodeId::None) {
        numbers.parent_slot = slot_towards_parent(node, node_of(state.parent), layer_of(shown));
    }
    return numbers;
}

NodeId Run::state_shown(NodeId node) {
    auto best = node;
    for (std::uint32_t layer = 1; layer < layers(); ++layer) {
        const auto other = node_at(index_of(node) + layer * graph_.node_count());
        const auto state = history().state(graph_, other, step());
        const auto known = history().state(graph_, best, step());
        if (state.status != Status::Untouched && (known.status == Status::Untouched || state.g < known.g)) {
            best = other;
        }
    }
    return best;
}

Slot Run::slot_towards_parent(NodeId node, NodeId parent, std::uint32_t layer) const {
    const auto& grid = graph_.grid();
    if (descriptor().parents == Parents::Jumps) {
        return opposite(last_slot(graph_.rules().corner, grid.cell(parent), grid.cell(node)));
    }
    if (descriptor().parents == Parents::Lines) {
        const auto from = grid.cell(node);
        const auto to = grid.cell(parent);
        return slot_nearest_to(std::int64_t{to.x} - from.x, std::int64_t{to.y} - from.y);
    }
    Slot slot = direction_count;
    if (is_from_goal(descriptor(), layer)) { // the parent is where one goes from here
        graph_.for_each_successor(node,
                                  [&](const Move& move) { slot = move.to == parent ? move.slot : slot; });
    } else {
        graph_.for_each_predecessor(
            node, [&](const Move& move) { slot = move.to == parent ? opposite(move.slot) : slot; });
    }
    if (slot == direction_count) { // far away: a transition of the upper of two tiers
        const auto from = grid.cell(node);
        const auto to = grid.cell(parent);
        return slot_nearest_to(std::int64_t{to.x} - from.x, std::int64_t{to.y} - from.y);
    }
    return slot;
}

Cost Run::estimate(NodeId node, NodeId parent) const {
    if (layer_of(node) > 0) {
        return (*to_start_)(node_of(node));
    }
    return slip_ ? slip_->on_arrival(node, parent) : heuristic_(node);
}

Run::SearchNumbers Run::shown_numbers(NodeId node, NodeId parent, Cost g) const {
    const auto h = estimate(node, parent);
    constexpr auto nothing = std::numeric_limits<double>::quiet_NaN();
    switch (plan_.options.order) {
    case Order::F: {
        const auto hundredths = 100 * g + plan_.options.weight_hundredths * h;
        const auto shown_as_one = 100 * as_written::f_shown_as_one(plan_.program);
        return {costs().shown(g), costs().shown(h),
                costs().shown(hundredths) / static_cast<double>(shown_as_one)};
    }
    case Order::H:
        return {costs().shown(g), costs().shown(h), costs().shown(h)};
    case Order::Depth:
    case Order::Newest:
        break;
    }
    return {costs().shown(g), nothing, nothing};
}

std::vector<LoggedEvent> Run::log(std::uint32_t first, std::uint32_t last) {
    std::vector<LoggedEvent> events;
    for (auto step = first; step <= last; ++step) {
        const auto begin = static_cast<std::ptrdiff_t>(events.size());
        for_each_event(graph_, trace(), history(), step, [&](const Event& event) {
            const auto [g, h, f] = shown_numbers(event.node, event.parent, event.g);
            events.push_back(
                {event.kind, node_of(event.node), node_of(event.parent), layer_of(event.node), g, h, f});
        });
        std::rotate(events.begin() + begin, events.end() - 1, events.end());
    }
    return events;
}

std::vector<ClosedRow> Run::printout(std::uint32_t first, std::uint32_t last) {
    std::vector<ClosedRow> rows;
    rows.reserve(std::size_t{last} - first + 1);
    for (auto step = first; step <= last; ++step) {
        const auto node = history().node_of(step);
        auto push = history().before(graph_, node, step).push;
        if (plan_.program ==
            as_written::Program::GameServer) { // an old entry has a parent and a g of its own
            const auto& closed = trace().events[history().first_event(step + 1) - 1];
            push.parent = closed.parent;
            push.g = closed.g;
        }
        const auto [g, h, f] = shown_numbers(node, push.parent, push.g);
        rows.push_back({step, node_of(node), node_of(push.parent), g, h, f});
    }
    return rows;
}

ProgramList* Run::program_list() {
    if (plan_.program == as_written::Program::None || result_.steps > most_steps_followed) {
        return nullptr;
    }
    if (!program_list_) {
        program_list_.emplace(logged(), history());
    }
    return &*program_list_;
}

std::vector<std::uint32_t> Run::steps_of(NodeId node, Happening happening) {
    std::vector<std::uint32_t> steps;
    for (std::uint32_t layer = 0; layer < layers(); ++layer) {
        const auto state = node_at(index_of(node) + layer * graph_.node_count());
        const auto of_layer = astrolabe::steps_of(graph_, history(), state, happening);
        const auto middle = static_cast<std::ptrdiff_t>(steps.size());
        steps.insert(steps.end(), of_layer.begin(), of_layer.end());
        std::inplace_merge(steps.begin(), steps.begin() + middle, steps.end());
    }
    steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
    return steps;
}

StepSurvey& Run::survey() {
    if (!survey_) {
        survey_.emplace(logged());
    }
    return *survey_;
}

std::uint64_t Run::held_bytes() const {
    const auto log = trace().masks.size() * sizeof(std::uint32_t) + trace().events.size() * sizeof(Event);
    return log + reader_->held().most_bytes();
}

} // namespace astrolabe
