// The part of the façade for the game world that shows it.
#include "wasm/world/world_laboratory.h"

#include "core/precompute/components.h"

#include <array>

namespace astrolabe {
namespace {

constexpr std::array<const char*, 2> other_units{"blocked", "alone"};
constexpr std::array<const char*, 4> goal_rules{"stay", "random", "fro", "leave"};
constexpr std::array<const char*, 3> sights{"all", "lines", "radius"};

template <class E, std::size_t count>
const char* name_of(const std::array<const char*, count>& names, E value) {
    return names[static_cast<std::size_t>(value)];
}

} // namespace

std::span<const std::uint32_t> WorldLaboratory::units() {
    units_.clear();
    units_.reserve(numbers_a_unit * world().units().size());
    for (const auto& unit : world().units()) {
        units_.insert(units_.end(),
                      {unit.number, unit.team, static_cast<std::uint32_t>(unit.planner),
                       static_cast<std::uint32_t>(unit.status), index_of(unit.cell), index_of(unit.previous),
                       index_of(unit.goal), unit.waits_for, unit.queue_position, unit.arrivals,
                       static_cast<std::uint32_t>(unit.steps), unit.is_deadlocked ? 1U : 0U});
    }
    return units_;
}

std::span<const std::uint32_t> WorldLaboratory::path(std::uint32_t number) {
    path_.clear();
    if (const auto* const unit = world().unit(number)) {
        for (const auto cell : world().path_of(*unit)) {
            path_.push_back(index_of(cell));
        }
    }
    return path_;
}

std::uint32_t WorldLaboratory::ground_version() {
    // After going back and continuing differently, the world's own version number may recur on other ground.
    const auto now = factors();
    if (!std::equal(now.begin(), now.end(), factors_.begin(), factors_.end())) {
        factors_.assign(now.begin(), now.end());
        ++ground_version_;
    }
    return ground_version_;
}

std::vector<std::uint32_t> WorldLaboratory::teams() const {
    std::vector<std::uint32_t> teams;
    for (std::uint32_t team = 0; team < world_limits::teams; ++team) {
        if (knowledge(team) != nullptr) {
            teams.push_back(team);
        }
    }
    return teams;
}

const Knowledge* WorldLaboratory::knowledge(std::uint32_t team) const {
    return team < world_limits::teams ? world().knowledge(static_cast<std::uint8_t>(team)) : nullptr;
}

std::span<const std::uint8_t> WorldLaboratory::seen(std::uint32_t team) const {
    const auto* const knows = knowledge(team);
    return knows == nullptr ? std::span<const std::uint8_t>{} : knows->seen();
}

std::span<const std::uint8_t> WorldLaboratory::known(std::uint32_t team) const {
    const auto* const knows = knowledge(team);
    return knows == nullptr ? std::span<const std::uint8_t>{} : knows->ground().grid().factors();
}

std::span<const std::uint32_t> WorldLaboratory::requests() {
    requests_.clear();
    for (const auto& search : world().queue().work()) {
        if (search) {
            requests_.insert(requests_.end(),
                             {search->request().unit, static_cast<std::uint32_t>(search->expanded()), 1U});
        }
    }
    for (const auto& request : world().queue().line()) {
        requests_.insert(requests_.end(), {request.unit, 0U, 0U});
    }
    return requests_;
}

ShownWorldOptions WorldLaboratory::options() const {
    const auto& options = world().options();
    return {.other_units = name_of(other_units, options.other_units),
            .goals = name_of(goal_rules, options.goals),
            .sight = name_of(sights, options.sight),
            .sight_radius = options.sight_radius,
            .terrain_takes_ticks = options.terrain_takes_ticks ? 1U : 0U,
            .patience = options.patience,
            .budget = options.budget,
            .slots = options.slots,
            .most_begun = options.most_begun,
            .local_radius = options.local_radius,
            .local_steps = options.local_steps,
            .local_step_length = options.local_step_length,
            .local_shifts = options.local_shifts ? 1U : 0U,
            .uses_influence = options.uses_influence ? 1U : 0U,
            .standing_influence = options.standing_influence,
            .crowding_influence = options.crowding_influence,
            .loss_influence = options.loss_influence,
            .decay_ticks = options.decay_ticks,
            .as_in_tutorial = options.as_in_tutorial ? 1U : 0U};
}

std::span<const std::uint32_t> WorldLaboratory::islands() {
    if (const auto version = ground_version(); islands_version_ != version) {
        islands_ = numbered_by_size(connected_components(world().grid(), log_.setup().moves()));
        islands_version_ = version;
    }
    return islands_;
}

std::string WorldLaboratory::digest() const {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    const auto number = world().digest();
    for (int shift = 60; shift >= 0; shift -= 4) {
        text += digits[number >> static_cast<unsigned>(shift) & 15U];
    }
    return text;
}

} // namespace astrolabe
