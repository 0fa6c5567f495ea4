// The log of a world: what it was made of, and its commands by tick. Any tick is reached by running the
// world again from the checkpoint before it.
#pragma once

#include "core/world/world.h"

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace astrolabe {

struct TimedCommand {
    std::uint32_t tick = 0; ///< Carried out at the beginning of the tick that leads from here to tick + 1.
    Command command;
    friend bool operator==(const TimedCommand&, const TimedCommand&) = default;
};

class WorldLog {
  public:
    static constexpr std::uint32_t most_ticks = 10'000'000;

    /// Commands by rising tick.
    explicit WorldLog(const WorldSetup& setup, std::vector<TimedCommand> commands = {});

    const WorldSetup& setup() const { return setup_; }
    std::span<const TimedCommand> commands() const { return commands_; }
    /// The world at the tick sought last.
    const World& world() const { return world_; }
    std::uint32_t now() const { return world_.now(); }

    /// Adds a command to the tick that is next. What was logged for later ticks is forgotten: from here on
    /// things go another way.
    void add(const Command& command);
    /// One tick on.
    void tick();
    /// Runs at most so many ticks towards this tick (up to most_ticks), from the nearest checkpoint before it
    /// or from where the world is; whether it is there. To be called again until it is: each call copies a
    /// checkpoint at most.
    bool seek(std::uint32_t tick, std::uint32_t most = std::numeric_limits<std::uint32_t>::max());

    std::size_t checkpoint_count() const { return checkpoints_.size(); }

  private:
    void keep_checkpoint();

    WorldSetup setup_;
    std::vector<TimedCommand> commands_;
    World world_;
    std::vector<World> checkpoints_; // by rising tick, multiples of interval_
    std::uint32_t interval_ = 32;
    std::size_t most_checkpoints_;
};

} // namespace astrolabe
