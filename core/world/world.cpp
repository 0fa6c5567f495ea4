#include "core/world/world.h"

#include "core/world/digest.h"

#include <algorithm>
#include <cassert>

namespace astrolabe {

World::World(const WorldSetup& setup)
    : costs_(setup.costs), options_(setup.options), random_(setup.seed), truth_(setup.grid, setup.corner),
      influence_(setup.grid.cell_count()), knowledge_(world_limits::teams),
      standing_(setup.grid.cell_count()), fields_(setup.grid.cell_count()),
      movement_(setup.grid.cell_count()) {
    assert(are_in_range(setup.options));
    assert(setup.grid.cell_count() <= world_limits::cells);
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
        carry_out(command);
    }
    tick();
}

void World::tick() {
    look_around();
    for (auto& unit : units_) {
        check_way(unit);
        think(unit);
    }
    const PathRules rules{.costs = costs_,
                          .local_radius = options_.local_radius,
                          .local_steps = options_.local_steps,
                          .local_step_length = options_.local_step_length,
                          .local_shifts = options_.local_shifts};
    auto limits = options_;
    limits.most_begun =
        std::clamp(world_limits::cells_made_ready / grid().cell_count(), 1U, options_.most_begun);
    const auto answers =
        queue_.spend(limits, rules, [&](PathRequest& request) { return begin_search(request); });
    for (const auto& answer : answers) {
        receive(answer);
    }
    for (auto& unit : units_) { // those who go by a field that has come
        if (unit.brain == Brain::FlowField) {
            think(unit);
        }
    }
    move();
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
    tell_places();
}

std::uint64_t World::digest() const {
    WorldDigest digest;
    digest.add(now_);
    digest.add(Random(random_).next());
    for (const auto& unit : units_) {
        digest.add(std::uint64_t{unit.number} << 32U | index_of(unit.cell));
        digest.add(std::uint64_t{index_of(unit.goal)} << 32U | index_of(unit.home));
        digest.add(std::uint64_t{unit.team} << 16U | static_cast<std::uint64_t>(unit.brain) << 8U |
                   static_cast<std::uint64_t>(unit.status));
        digest.add((unit.has_arrived ? 1U : 0U) | (unit.is_cut_off ? 2U : 0U) | (unit.has_asked ? 4U : 0U) |
                   (unit.is_in_work ? 8U : 0U) | (unit.is_deadlocked ? 16U : 0U) |
                   (unit.asks_alone ? 32U : 0U) | (unit.leaves_field ? 64U : 0U));
        for (const auto number :
             {unit.since, unit.waited, unit.pushed_in_vain, unit.pushes_until, unit.rests_until, unit.replans,
              unit.replans_from, unit.checked_version, unit.cut_off_version}) {
            digest.add(number);
        }
        for (const auto cell : unit.ahead) {
            digest.add(index_of(cell));
        }
        for (const auto cell : unit.trail) {
            digest.add(index_of(cell));
        }
    }
    for (const auto cell : influence_.cells()) {
        digest.add(cell);
    }
    for (const auto factor : grid().factors()) {
        digest.add(factor);
    }
    for (const auto& known : knowledge_) {
        digest.add(known ? 1 : 0);
        for (std::uint32_t cell = 0; known && cell < grid().cell_count(); ++cell) {
            digest.add(known->ground().grid().factor(node_at(cell)) * 2U +
                       (known->has_seen(node_at(cell)) ? 1U : 0U));
        }
    }
    for (const auto& request : queue_.line()) {
        digest.add(std::uint64_t{request.unit} << 32U | index_of(request.goal));
    }
    for (const auto& search : queue_.work()) {
        digest.add(search ? search->expanded() + 1 : 0);
    }
    for (const auto& field : fields_.all()) {
        digest.add(std::uint64_t{field.made} << 32U | index_of(field.goal));
    }
    digest.add(queue_.counts().expanded);
    digest.add(counts_.arrivals);
    digest.add(counts_.steps);
    return digest.sum();
}

} // namespace astrolabe
