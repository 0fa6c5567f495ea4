// The part of the façade for the game world that takes boards, scripts and gestures; what it shows is in
// world_views.cpp.
#include "wasm/world/world_laboratory.h"

#include "core/io/text_lines.h"
#include "core/run/option_names.h"
#include "core/world/script/presets.h"
#include "core/world/script/script.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace astrolabe {
namespace {

constexpr double most_seed = 0xffffffff;

/// The name of a corner rule of squares, or of a lattice that has none.
std::optional<MoveRules> moves_named(std::string_view name) {
    if (const auto lattice = option_named<Lattice>(name); lattice && !traits_of(*lattice).has_diagonals) {
        return *lattice;
    }
    const auto corner = option_named<CornerRule>(name);
    return corner ? std::optional<MoveRules>(*corner) : std::nullopt;
}

Result<Grid> board_of(std::uint32_t width, std::uint32_t height, std::span<const std::uint32_t> factors) {
    if (!Grid::is_valid_size(width, height)) {
        return Reason{.code = "board.size", .found = std::to_string(width) + " × " + std::to_string(height)};
    }
    const auto cells = width * height;
    if (cells > world_limits::cells) {
        return refused("world.too_large", 0, cells, world_limits::cells);
    }
    if (factors.size() != cells) {
        return refused("board.factors", 0, static_cast<std::uint32_t>(factors.size()), cells);
    }
    std::vector<Factor> copied;
    copied.reserve(cells);
    for (const auto factor : factors) {
        if (factor > 255) {
            return refused("board.factor", 0, factor, 255);
        }
        copied.push_back(static_cast<Factor>(factor));
    }
    return Grid(width, height, std::move(copied));
}

ScriptFrame frame_of(const Grid& grid, const WorldOptions& options) {
    return {.width = grid.width(), .height = grid.height(), .options = options};
}

Reason refusal_in(const WorldLog& log, std::span<const Command> gesture) {
    // A script with all of it must be readable.
    const auto done = log.done();
    const auto kept =
        std::upper_bound(done.begin(), done.end(), log.now(),
                         [](std::uint32_t now, const TimedCommand& timed) { return now < timed.tick; }) -
        done.begin();
    if (static_cast<std::size_t>(kept) + gesture.size() > most_script_commands) {
        return refused("world.length", 0, "", std::to_string(most_script_commands));
    }
    const auto refused_one = log.first_refused(gesture);
    if (!refused_one) {
        return {};
    }
    const TimedCommand command{0, gesture[refused_one->index]};
    return refused(code_of(refused_one->refusal), 0,
                   write_world_script({&command, 1}, frame_of(log.world().grid(), log.world().options())));
}

} // namespace

Reason WorldLaboratory::begin(std::uint32_t width, std::uint32_t height,
                              std::span<const std::uint32_t> factors, std::string_view corner, double seed,
                              std::string_view script) {
    auto board = board_of(width, height, factors);
    if (!board.is_ok()) {
        return board.reason();
    }
    const auto rules = moves_named(corner);
    if (!rules) {
        return refused("search.settings", 0, quoted(corner), "corner");
    }
    if (seed < 0 || seed > most_seed || std::floor(seed) != seed) {
        return refused("world.seed", 0, "", std::to_string(static_cast<std::uint32_t>(most_seed)));
    }
    const WorldSetup setup{.grid = std::move(board.value()),
                           .lattice = rules->lattice,
                           .corner = rules->corner,
                           .seed = static_cast<std::uint64_t>(seed)};
    return begin_log(setup, {}, "", script);
}

Reason WorldLaboratory::begin_preset(std::string_view name, std::string_view script) {
    const auto preset = world_preset_named(name);
    if (!preset) {
        return refused("world.preset", 0, quoted(name));
    }
    const auto made = make_world(*preset);
    return begin_log(made.setup(), made.arranged(), name, script);
}

Reason WorldLaboratory::begin_log(const WorldSetup& setup, std::span<const TimedCommand> arranged,
                                  std::string_view preset, std::string_view script) {
    auto done = read_world_script(script, frame_of(setup.grid, setup.options));
    if (!done.is_ok()) {
        return done.reason();
    }
    log_ = WorldLog(setup, {arranged.begin(), arranged.end()}, std::move(done.value()));
    preset_ = preset;
    factors_.clear(); // another board is different ground, even with the same factors
    return {};
}

Reason WorldLaboratory::refusal_of(std::string_view script) const {
    const auto gesture = read_world_gesture(script, frame_of(world().grid(), world().options()));
    return gesture.is_ok() ? refusal_in(log_, gesture.value()) : gesture.reason();
}

Reason WorldLaboratory::act(std::string_view script) {
    const auto gesture = read_world_gesture(script, frame_of(world().grid(), world().options()));
    if (!gesture.is_ok()) {
        return gesture.reason();
    }
    auto reason = refusal_in(log_, gesture.value());
    if (reason.is_ok()) {
        log_.act(gesture.value());
    }
    return reason;
}

bool WorldLaboratory::take_back() {
    const bool can = can_take_back();
    if (can) {
        log_.take_back();
    }
    return can;
}

bool WorldLaboratory::put_back() {
    const bool can = can_put_back();
    if (can) {
        log_.put_back();
    }
    return can;
}

bool WorldLaboratory::seek(std::uint32_t tick, std::uint32_t most) {
    return log_.seek(std::min(tick, WorldLog::most_ticks), most);
}

std::string WorldLaboratory::corner() const {
    const auto& lattice = world().lattice();
    return lattice.has_diagonals ? option_name(log_.setup().corner) : std::string(lattice.name);
}

std::string WorldLaboratory::script() const {
    return write_world_script(log_.done(), frame_of(log_.setup().grid, log_.setup().options));
}

} // namespace astrolabe
