// Scripts of worlds: refused by name, or commands within all bounds that read back the same.
#include "core/world/script/script.h"
#include "tests/fuzz/input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace astrolabe;
    const ScriptFrame frame{.width = 40, .height = 30};
    const auto text = fuzz::text_in(data, size);
    const auto script = read_world_script(text, frame);
    if (!script.is_ok()) {
        fuzz::require(!script.reason().code.empty(), "a refusal has a name");
        return 0;
    }
    const auto& commands = script.value();
    fuzz::require(commands.size() <= most_script_commands, "no more commands than allowed");
    std::uint32_t tick = 0;
    for (const auto& timed : commands) {
        fuzz::require(timed.tick >= tick && timed.tick <= WorldLog::most_ticks, "ticks rise within bounds");
        tick = timed.tick;
        fuzz::require(are_in_range(timed.command.options), "options are in range");
    }
    const auto written = write_world_script(commands, frame);
    const auto again = read_world_script(written, frame);
    fuzz::require(again.is_ok() && again.value() == commands, "what is written reads back");
    fuzz::require(write_world_script(again.value(), frame) == written, "it is written in one way");
    if (commands.size() < 100) { // a world accepts all of them, whatever they are
        World world({.grid = Grid(frame.width, frame.height)});
        for (const auto& timed : commands) {
            world.carry_out(timed.command);
        }
    }
    return 0;
}
