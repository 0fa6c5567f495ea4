#include "wasm/run.h"

#include "core/fast/jump_way.h"
#include "core/path/path.h"
#include "core/search/as_written/crowd_graph.h"
#include "core/trace/events.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace astrolabe {

namespace {

/// Steps of the trace that are stamped in the time of an expansion, at least.
constexpr std::uint64_t stamped_an_expansion = 4;

GridRules rules_for(const SearchPlan& plan, NodeId goal) {
    auto rules = plan.rules;
    rules.blocked_goal = plan.allows_blocked_goal ? goal : NodeId::None;
    return rules;
}

HeuristicKind heuristic_of(const SearchPlan& plan) {
    return uses_heuristic(plan.algorithm) ? plan.heuristic : HeuristicKind::Zero;
}

} // namespace

Run::Run(const Grid& grid, const Moves& moves, const Components& components, const SearchPlan& plan,
         NodeId start, NodeId goal, std::shared_ptr<SearchMemory> memory)
    : plan_(plan), graph_(grid, moves, rules_for(plan, goal)), components_(&components), start_(start),
      goal_(goal), target_(goal), is_goal_reachable_(is_reachable(graph_, components, start, goal)),
      heuristic_(graph_, heuristic_of(plan), goal),
      memory_(memory ? std::move(memory) : std::make_shared<SearchMemory>()) {
    if (is_goal_reachable_) {
        begin_search(goal);
        return;
    }
    auto nearest =
        plan.program == as_written::Program::Crowd
            ? nearest_reachable(graph_, components, start, as_written::whole_cells_to(graph_, moves, goal),
                                Nearness::SmallestH)
            : nearest_reachable(graph_, components, start, GridHeuristic(graph_, plan.heuristic, goal),
                                plan.nearness);
    if (nearest.size() == 1) {
        begin_search(nearest.front());
    } else {
        choice_ = std::make_unique<CheapestToReach>(graph_, start, std::move(nearest));
    }
}

Run::~Run() = default;

void Run::begin_search(NodeId target) {
    target_ = target;
    heuristic_ = GridHeuristic(graph_, heuristic_of(plan_), search_goal());
    if (plan_.program == as_written::Program::Slides) {
        slip_.emplace(graph_, search_goal());
    }
    search_ = is_relative(plan_.algorithm)
                  ? make_relative(plan_, graph_, heuristic_, start_, search_goal(), *memory_)
                  : make_search(plan_, graph_, heuristic_, start_, search_goal(), memory_->kernels);
}

Outcome Run::answer(std::uint64_t expansions) {
    if (choice_) {
        if (choice_->advance(expansions)) {
            begin_search(choice_->cell());
            choice_.reset();
        }
    } else if (search_ && search_->advance(expansions) != Outcome::Running) {
        end_search();
    }
    return is_answered() ? result_.search.outcome : Outcome::Running;
}

Outcome Run::advance(std::uint64_t expansions) {
    answer(expansions);
    if (is_answered() && !is_finished() &&
        stamps_->advance(graph_, trace_, stamped_an_expansion * expansions)) {
        outcome_ = result_.search.outcome;
    }
    return outcome_;
}

void Run::end_search() {
    result_.search = search_->result();
    auto& path = result_.search.path;
    if (!is_goal_reachable_ && path.empty()) { // the flood ended without its goal
        path = search_->path_to(target_);
    }
    result_.search.outcome = is_goal_reachable_ && !path.empty() ? Outcome::Found : Outcome::NoPath;
    result_.search.cost = path_cost(graph_, path).value_or(0);
    trace_ = search_->release_trace();
    search_.reset();
    stamps_.emplace(graph_.node_count());
    result_.target = path.empty() ? NodeId::None : target_;
    result_.is_goal_reachable = is_goal_reachable_;
    result_.steps = trace_.step_count;
    result_.is_truncated = trace_.is_truncated;
}

FinishedSearch Run::finished_search() const {
    return {.graph = graph_,
            .heuristic = heuristic_,
            .options = plan_.options,
            .result = result_.search,
            .trace = trace_,
            .start = start_,
            .goal = goal_,
            .target = target_,
            .led_to = search_goal(),
            .is_textbook = as_written::is_textbook(plan_.program),
            .goes_step_by_step = !is_jumping()};
}

void Run::seek(std::uint32_t step) {
    step_ = step;
    if (!stamps_->is_whole()) {
        fold();
    }
}

const Fold& Run::fold() {
    if (!fold_) {
        fold_.emplace(graph_.node_count());
    }
    fold_->seek(graph_, trace_, step_);
    return *fold_;
}

NodeId Run::current() { return step_ == 0 ? NodeId::None : history().node_of(step_); }

std::uint32_t Run::open_count() const {
    return stamps_->is_whole() ? stamps_->open_count(step_) : fold_->open_count();
}

std::uint32_t Run::closed_count() const {
    return stamps_->is_whole() ? stamps_->closed_count(step_) : fold_->closed_count();
}

StampView Run::stamps() {
    if (stamps_->is_whole()) {
        return stamps_->at(step_);
    }
    const auto statuses = fold().statuses();
    opened_.assign(statuses.size(), never);
    closed_.assign(statuses.size(), never);
    for (std::uint32_t index = 0; index < statuses.size(); ++index) {
        if (statuses[index] != Status::Untouched) {
            opened_[index] = 0;
        }
        if (statuses[index] == Status::Closed) {
            closed_[index] = history().expansion_before(node_at(index), step_ + 1);
        }
    }
    return {.opened = opened_, .closed = closed_, .changes = {}};
}

CellNumbers Run::numbers(NodeId node) {
    const auto state = history().state(graph_, node, step_);
    if (state.status == Status::Untouched) {
        constexpr auto nothing = std::numeric_limits<double>::quiet_NaN();
        return {.g = nothing, .h = nothing, .f = nothing, .push = nothing};
    }
    const auto [g, h, f] = shown_numbers(node, state.parent, state.g);
    CellNumbers numbers{.status = static_cast<double>(state.status),
                        .g = g,
                        .h = h,
                        .f = f,
                        .push = static_cast<double>(state.push)};
    if (is_jumping() && state.parent != NodeId::None) {
        const auto& grid = graph_.grid();
        numbers.parent_slot =
            opposite(last_slot(graph_.rules().corner, grid.cell(state.parent), grid.cell(node)));
        return numbers;
    }
    graph_.for_each_predecessor(node, [&](const Move& move) {
        if (move.to == state.parent) {
            numbers.parent_slot = opposite(move.slot);
        }
    });
    return numbers;
}

Cost Run::estimate(NodeId node, NodeId parent) const {
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
        for_each_event(graph_, trace_, history(), step, [&](const Event& event) {
            const auto [g, h, f] = shown_numbers(event.node, event.parent, event.g);
            events.push_back({event.kind, event.node, g, h, f});
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
        const auto push = history().before(graph_, node, step).push;
        const auto [g, h, f] = shown_numbers(node, push.parent, push.g);
        rows.push_back({step, node, push.parent, g, h, f});
    }
    return rows;
}

History& Run::history() {
    if (!history_) {
        if (stamps_->is_whole()) {
            history_.emplace(trace_, *stamps_, graph_.node_count());
        } else {
            history_.emplace(trace_, graph_.node_count());
        }
    }
    return *history_;
}

StepSurvey& Run::survey() {
    if (!survey_) {
        survey_.emplace(logged());
    }
    return *survey_;
}

} // namespace astrolabe
