#include "core/run/run.h"

#include "core/search/as_written/crowd_graph.h"
#include "core/search/found_path.h"
#include "core/search/jump_point/jump_path.h"

#include <algorithm>
#include <utility>

namespace astrolabe {

namespace {

/// Cells searched in one call for the nearest to the goal: all cells of most boards.
constexpr std::uint64_t most_nodes_at_once = 1U << 20U;
/// Steps of the path that are checked in one call, at least: all of most paths.
constexpr std::uint64_t fewest_summed = 10'000;

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
    find_nearest(most_nodes_at_once);
}

Run::~Run() = default;

void Run::find_nearest(std::uint64_t cells) {
    if (!nearest_->advance(cells)) {
        return;
    }
    if (nearest_->cells().size() == 1) {
        begin_search(nearest_->cells().front());
    } else {
        choice_ =
            std::make_unique<CheapestToReach>(graph_, start_, nearest_->cells(), memory_->kernels.queues);
    }
    nearest_.reset();
}

void Run::begin_search(NodeId target) {
    target_ = target;
    heuristic_ = GridHeuristic(graph_, heuristic_of(plan_), search_goal());
    if (plan_.program == as_written::Program::Slides) {
        bug_.emplace(graph_, search_goal());
    }
    if (descriptor().layers > 1) {
        to_start_.emplace(graph_, heuristic_of(plan_), start_);
    }
    running_ = !is_textbook(plan_.algorithm)
                   ? make_other_search(plan_, graph_, heuristic_, start_, search_goal(), *memory_)
                   : make_search(plan_, graph_, heuristic_, start_, search_goal(), memory_->kernels);
}

Outcome Run::answer(std::uint64_t expansions) {
    if (nearest_) {
        find_nearest(std::max(most_nodes_at_once, expansions));
    } else if (choice_) {
        if (choice_->advance(expansions)) {
            begin_search(choice_->cell());
            choice_.reset();
        }
    } else if (running_ && running_->advance(expansions) != Outcome::Running) {
        end_search();
    }
    if (path_sum_ && path_sum_->advance(graph_, result_.search.path, std::max(fewest_summed, expansions))) {
        end_answer();
    }
    return is_answered() ? result_.search.outcome : Outcome::Running;
}

void Run::end_search() {
    auto& found = result_.search = running_->result();
    auto& path = found.path;
    if (plan_.program != as_written::Program::None) {
        target_ = path.empty() ? NodeId::None : path.back();
    } else if (!is_goal_reachable_ && path.empty() && found.outcome != Outcome::Broken) {
        path = running_->path_to(target_); // the flood ended without its goal
    }
    if (path.empty() ? found.outcome == Outcome::Found : !leads(path)) {
        put_path(found, graph_, {});
    }
    trace_ = running_->release_trace();
    running_.reset();
    path_sum_.emplace();
}

void Run::end_answer() {
    auto& found = result_.search;
    if (descriptor().parents != Parents::Lines &&
        !found.path.empty()) { // the search knows the length of lines
        put_path(found, path_sum_->cost(), std::exchange(found.path, {}));
    }
    if (found.outcome == Outcome::Found || found.outcome == Outcome::NoPath) {
        found.outcome = is_goal_reachable_ && !found.path.empty() ? Outcome::Found : Outcome::NoPath;
    }
    result_.is_goal_reachable = is_goal_reachable_;
    path_sum_.reset();
    SearchRun::end_answer({.graph = graph_,
                           .heuristic = heuristic_,
                           .options = plan_.options,
                           .trace = trace(),
                           .start = start_,
                           .goal = goal_,
                           .own_goal = search_goal(),
                           .own = {.components = components_,
                                   .bug = bug_ ? &*bug_ : nullptr,
                                   .program = plan_.program,
                                   .square_radius = plan_.walk.radius},
                           .algorithm = plan_.algorithm,
                           .to_start = to_start_ ? &*to_start_ : nullptr,
                           .target = found.path.empty() ? NodeId::None : target_});
}

double Run::parent_slot(const NodeNumbers& numbers) const {
    const auto parent = numbers.parent;
    if (parent == NodeId::None) {
        return -1;
    }
    const auto node = finished_search().node_of(numbers.state);
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
    if (finished_search().is_from_goal(numbers.state)) { // the parent is the next cell from here
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
        const auto numbers = shown_numbers(node, push.parent, push.g);
        rows.push_back(
            {step, finished_search().node_of(node), numbers.parent, numbers.g, numbers.h, numbers.f});
    }
    return rows;
}

ProgramList* Run::program_list() {
    if (plan_.program == as_written::Program::None || result_.steps > most_steps_followed) {
        return nullptr;
    }
    if (!program_list_) {
        program_list_.emplace(finished_search(), history());
    }
    return &*program_list_;
}

std::uint64_t Run::held_bytes() const {
    const auto log = trace().masks.size() * sizeof(std::uint32_t) + trace().events.size() * sizeof(Event);
    return log + reader().held().most_bytes();
}

} // namespace astrolabe
