#include "core/world/world.h"

#include <algorithm>
#include <cassert>

namespace astrolabe {

World::World(const WorldSetup& setup)
    : costs_(setup.costs), options_(setup.options), random_(setup.seed), truth_(setup.grid, setup.moves()),
      unseen_(Grid(setup.grid.width(), setup.grid.height()), setup.moves()),
      influence_(setup.grid.cell_count()), knowledge_(world_limits::teams),
      standing_(setup.grid.cell_count()),
      free_cells_(
          static_cast<std::uint32_t>(std::count_if(setup.grid.factors().begin(), setup.grid.factors().end(),
                                                   [](Factor factor) { return factor != wall; }))),
      fields_(setup.grid.cell_count()) {
    assert(are_in_range(setup.options));
    assert(setup.grid.cell_count() <= world_limits::cells);
    if (options_.as_in_tutorial) {
        assert(refusal_of({.kind = CommandKind::SetOptions, .options = options_}) == Refusal::None);
        change_to_tutorial();
    }
}

const Unit* World::unit(std::uint32_t number) const {
    const auto found = std::lower_bound(units_.begin(), units_.end(), number,
                                        [](const Unit& unit, std::uint32_t n) { return unit.number < n; });
    return found != units_.end() && found->number == number ? &*found : nullptr;
}

Unit* World::find(std::uint32_t number) {
    const auto* const found = unit(number);
    return found == nullptr ? nullptr : &units_[static_cast<std::size_t>(found - units_.data())];
}

void World::tick(std::span<const Command> commands) {
    for (const auto& command : commands) {
        carry_out_next(command);
    }
    tick();
}

void World::tick() {
    has_no_goals_.reset();
    update_sight();
    if (options_.as_in_tutorial) {
        move_as_in_tutorial();
    } else {
        plan_and_move();
    }
    std::vector<std::uint32_t> leaving;
    for (auto& unit : units_) {
        const auto before = unit.arrivals;
        arrive(unit);
        if (options_.goals == GoalRule::Leave && unit.arrivals > before) {
            leaving.push_back(unit.number);
        }
    }
    for (const auto number : leaving) {
        remove_unit(number);
    }
    leave_influence();
    ++now_;
    for (auto& unit : units_) {
        unit.status = status_of(unit);
    }
    report_queue_positions();
}

void World::plan_and_move() {
    check_paths();
    for (auto& unit : units_) {
        think(unit);
    }
    const PathRules rules{.costs = costs_,
                          .local_radius = options_.local_radius,
                          .local_steps = options_.local_steps,
                          .local_step_length = options_.local_step_length,
                          .local_shifts = options_.local_shifts};
    auto limits = options_;
    limits.most_begun =
        std::clamp(world_limits::cells_prepared / grid().cell_count(), 1U, options_.most_begun);
    limits.slots = std::clamp(world_limits::cells_in_work / grid().cell_count(), 1U, options_.slots);
    const auto answers =
        queue_.spend(limits, rules, [&](PathRequest& request) { return begin_search(request); });
    bool has_field = false;
    for (const auto& answer : answers) {
        receive(answer);
        has_field = has_field || answer.request.planner == Planner::FlowField;
    }
    for (auto& unit : units_) {
        if (has_field && unit.planner == Planner::FlowField && needs_path(unit)) {
            follow_field(unit);
        }
    }
    move();
}

} // namespace astrolabe
