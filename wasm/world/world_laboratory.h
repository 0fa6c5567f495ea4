// The façade for the game world, beside Laboratory, which is for searches.
#pragma once

#include "core/io/reason.h"
#include "core/world/world_log.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace astrolabe {

/// The same members as WorldOptions in world.d.ts.
struct ShownWorldOptions {
    std::string other_units;
    std::string goals;
    std::string sight;
    std::uint32_t sight_radius = 0;
    std::uint32_t terrain_takes_ticks = 0;
    std::uint32_t patience = 0;
    std::uint32_t budget = 0;
    std::uint32_t slots = 0;
    std::uint32_t most_begun = 0;
    std::uint32_t local_radius = 0;
    std::uint32_t local_steps = 0;
    std::uint32_t local_step_length = 0;
    std::uint32_t local_shifts = 0;
    std::uint32_t uses_influence = 0;
    std::uint32_t standing_influence = 0;
    std::uint32_t crowding_influence = 0;
    std::uint32_t loss_influence = 0;
    std::uint32_t decay_ticks = 0;
    std::uint32_t as_in_tutorial = 0;
};

/// A world and the user's gestures. Members are described in world.d.ts, member for member.
class WorldLaboratory {
  public:
    Reason begin(std::uint32_t width, std::uint32_t height, std::span<const std::uint32_t> factors,
                 std::string_view corner, double seed, std::string_view script);
    Reason begin_preset(std::string_view name, std::string_view script);

    Reason act(std::string_view script);
    Reason refusal_of(std::string_view script) const;
    bool take_back();
    bool put_back();
    bool can_take_back() const { return log_.can_take_back(); }
    bool can_put_back() const { return log_.can_put_back(); }

    bool seek(std::uint32_t tick, std::uint32_t most);
    std::uint32_t now() const { return log_.now(); }
    std::uint32_t last() const { return log_.last(); }

    std::uint32_t width() const { return world().grid().width(); }
    std::uint32_t height() const { return world().grid().height(); }
    std::string corner() const;
    double seed() const { return static_cast<double>(log_.setup().seed); }
    std::string preset() const { return preset_; }

    static constexpr std::size_t numbers_a_unit = 12;
    std::span<const std::uint32_t> units();
    std::span<const std::uint32_t> path(std::uint32_t number);
    std::span<const std::uint8_t> factors() const { return world().grid().factors(); }
    std::uint32_t ground_version();
    std::span<const std::uint16_t> influence() const { return world().influence().cells(); }
    std::vector<std::uint32_t> teams() const;
    std::span<const std::uint8_t> seen(std::uint32_t team) const;
    std::span<const std::uint8_t> known(std::uint32_t team) const;
    static constexpr std::size_t numbers_a_request = 3;
    std::span<const std::uint32_t> requests();
    const WorldCounts& counts() const { return world().counts(); }
    const QueueCounts& queue_counts() const { return world().queue().counts(); }
    ShownWorldOptions options() const;
    std::span<const std::uint32_t> islands();

    std::string script() const;
    std::string digest() const;

  private:
    const World& world() const { return log_.world(); }
    Reason begin_log(const WorldSetup& setup, std::span<const TimedCommand> arranged, std::string_view preset,
                     std::string_view script);
    const Knowledge* knowledge(std::uint32_t team) const;

    WorldLog log_{WorldSetup{}};
    std::string preset_;
    // The last result of each: its view is into it.
    std::vector<std::uint32_t> units_;
    std::vector<std::uint32_t> path_;
    std::vector<std::uint32_t> requests_;
    std::vector<Factor> factors_; ///< Those of ground_version_; none before its first call.
    std::uint32_t ground_version_ = 0;
    std::vector<std::uint32_t> islands_; ///< Those of islands_version_.
    std::uint32_t islands_version_ = 0;
};

} // namespace astrolabe
