#include "core/world/world_log.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace astrolabe {
namespace {

/// What a checkpoint takes at most in bytes a cell, when teams have seen much and influence moves.
constexpr std::size_t bytes_a_cell = 32;
constexpr std::size_t bytes_for_checkpoints = std::size_t{64} << 20U;

auto first_from(const std::vector<TimedCommand>& commands, std::uint32_t tick) {
    return std::lower_bound(commands.begin(), commands.end(), tick,
                            [](const TimedCommand& timed, std::uint32_t at) { return timed.tick < at; });
}

} // namespace

WorldLog::WorldLog(const WorldSetup& setup, std::vector<TimedCommand> commands)
    : setup_(setup), commands_(std::move(commands)), world_(setup),
      most_checkpoints_(
          std::clamp<std::size_t>(bytes_for_checkpoints / (bytes_a_cell * setup.grid.cell_count()), 4, 64)) {
    assert(std::is_sorted(commands_.begin(), commands_.end(),
                          [](const TimedCommand& a, const TimedCommand& b) { return a.tick < b.tick; }));
    checkpoints_.push_back(world_);
}

void WorldLog::add(const Command& command) {
    commands_.erase(first_from(commands_, now() + 1), commands_.end());
    commands_.push_back({now(), command});
    checkpoints_.erase(std::find_if(checkpoints_.begin(), checkpoints_.end(),
                                    [&](const World& world) { return world.now() > now(); }),
                       checkpoints_.end());
}

void WorldLog::tick() {
    std::vector<Command> commands;
    for (auto timed = first_from(commands_, now()); timed != commands_.end() && timed->tick == now();
         ++timed) {
        commands.push_back(timed->command);
    }
    world_.tick(commands);
    keep_checkpoint();
}

/// When there are too many, every other one goes and they lie twice as far apart from there on.
void WorldLog::keep_checkpoint() {
    if (now() % interval_ != 0 || now() <= checkpoints_.back().now()) {
        return;
    }
    if (checkpoints_.size() >= most_checkpoints_) {
        interval_ *= 2;
        checkpoints_.erase(std::remove_if(checkpoints_.begin(), checkpoints_.end(),
                                          [&](const World& world) { return world.now() % interval_ != 0; }),
                           checkpoints_.end());
        if (now() % interval_ != 0) {
            return;
        }
    }
    checkpoints_.push_back(world_);
}

bool WorldLog::seek(std::uint32_t tick, std::uint32_t most) {
    assert(tick <= most_ticks);
    const auto after = std::find_if(checkpoints_.begin(), checkpoints_.end(),
                                    [&](const World& world) { return world.now() > tick; });
    const auto& checkpoint = *(after - 1); // the one of tick 0 is never dropped
    if (now() > tick || now() < checkpoint.now()) {
        world_ = checkpoint;
    }
    while (now() < tick && most-- > 0) {
        this->tick();
    }
    return now() == tick;
}

} // namespace astrolabe
