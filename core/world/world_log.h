// The log of a world: its setup, and its commands by tick. Any tick is reached by running the world again
// from the checkpoint before it; checkpoints are denser the nearer they are to the current tick.
#pragma once

#include "core/world/world.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace astrolabe {

struct TimedCommand {
    std::uint32_t tick = 0; ///< Carried out on reaching it: the state at this tick includes it.
    Command command;
    friend bool operator==(const TimedCommand&, const TimedCommand&) = default;
};

/// Which command of several cannot be carried out after those before it, and why not.
struct RefusedCommand {
    std::size_t index = 0; ///< From 0.
    Refusal refusal = Refusal::None;
};

class WorldLog {
  public:
    static constexpr std::uint32_t most_ticks = 10'000'000;
    /// Gestures that can be undone.
    static constexpr std::size_t most_gestures = 1000;

    /// `arranged` is part of the world, as a stream of newcomers is; `done` are people's commands, of which
    /// those of one tick count as one gesture. Both by ascending tick. Within a tick arranged commands come
    /// first.
    explicit WorldLog(const WorldSetup& setup, std::vector<TimedCommand> arranged = {},
                      std::vector<TimedCommand> done = {});

    const WorldSetup& setup() const { return setup_; }
    std::span<const TimedCommand> arranged() const { return arranged_; }
    /// What people did and did not undo, by ascending tick.
    std::span<const TimedCommand> done() const { return done_; }
    /// The world at the tick last sought.
    const World& world() const { return world_; }
    std::uint32_t now() const { return world_.now(); }
    /// The latest tick that was run to since the last gesture.
    std::uint32_t last() const { return last_; }

    /// The first command that act() would not carry out. O(commands), and a copy of the world for several.
    std::optional<RefusedCommand> first_refused(std::span<const Command> gesture) const;
    /// Carries commands out at once, at the current tick, as one gesture. What people did at later ticks is
    /// forgotten: from here on history takes another course. Nothing for no commands.
    void act(std::span<const Command> gesture);

    bool can_take_back() const { return !gestures_.empty(); }
    bool can_put_back() const { return !taken_back_.empty(); }
    /// Undoes the last gesture that was not undone; what it discarded counts again. If the world is at its
    /// tick or later, it goes back to a tick at or before that: seek() leads on to where it was. O(cells +
    /// units), and the commands. Only while can_take_back().
    void take_back();
    /// Redoes the gesture that was undone last, at the tick at which it was done; the world goes back as by
    /// take_back(). Only while can_put_back().
    void put_back();

    /// Runs at most this many ticks towards this tick (up to most_ticks), from the nearest checkpoint before
    /// it or from the current tick; returns whether it is there. To be called again until it is: each call
    /// copies a checkpoint at most, and what searches had done at that is repeated as if it were ticks, too.
    /// All of that happens before the world is there, so that the tick after it is a tick's work.
    bool seek(std::uint32_t tick, std::uint32_t most = std::numeric_limits<std::uint32_t>::max());

    static constexpr std::size_t most_checkpoints = 64;
    static constexpr std::size_t most_checkpoint_bytes = std::size_t{64} << 20U;
    /// At least that of tick 0; otherwise within both of these bounds.
    std::size_t checkpoint_count() const { return checkpoints_.size(); }
    /// Of all checkpoints and the world. O(checkpoints × (units + fields)).
    std::size_t bytes() const;

  private:
    /// Its commands are the last ones in done_ as soon as all gestures after it are undone.
    struct Gesture {
        std::uint32_t tick = 0;
        std::size_t count = 0;
        std::uint32_t last = 0;           ///< last() before it.
        std::uint32_t last_with_it = 0;   ///< last() when it was undone.
        std::vector<TimedCommand> others; ///< What it discarded; for an undone gesture: its commands.
    };

    void list_gestures();
    void remember(Gesture gesture);
    std::vector<TimedCommand> forget_after(std::uint32_t tick);
    void rewind(std::uint32_t tick);
    void drop_checkpoints_after(std::uint32_t tick);
    void go_to(const World& checkpoint);
    void carry_out_those_of_now();
    void tick();
    void keep_checkpoint();
    void drop_a_checkpoint();

    WorldSetup setup_;
    std::vector<TimedCommand> arranged_;
    std::vector<TimedCommand> done_;
    std::vector<Gesture> gestures_;
    std::vector<Gesture> taken_back_;
    World world_;
    std::uint32_t last_ = 0;
    std::vector<std::shared_ptr<const World>> checkpoints_; // by ascending tick; before the commands of it
};

} // namespace astrolabe
