// Lines of gestures as users make them: refused by name, or done as a whole. `+` runs three ticks, `<` undoes
// a gesture, `>` redoes one. Then the script of what remains makes the same world again.
#include "core/world/script/script.h"
#include "core/world/world_log.h"
#include "tests/fuzz/input.h"

#include <algorithm>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace astrolabe;
    constexpr std::size_t most_lines = 24;
    constexpr std::size_t most_commands = 100; // in a gesture, and so units: their ticks are slow
    const WorldSetup setup{.grid = Grid(12, 9)};
    WorldLog log(setup);
    auto text = fuzz::text_in(data, size);
    for (std::size_t lines = 0; lines < most_lines && !text.empty(); ++lines) {
        const auto line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (line == "+") {
            log.seek(log.now() + 3);
        } else if (line == "<") {
            if (log.can_take_back()) {
                log.take_back();
            }
        } else if (line == ">") {
            if (log.can_put_back()) {
                log.put_back();
            }
        } else {
            const ScriptFrame frame{.width = 12, .height = 9, .options = log.world().options()};
            const auto gesture = read_world_gesture(line, frame);
            if (!gesture.is_ok()) {
                fuzz::require(!gesture.reason().code.empty(), "a refusal has a name");
            } else if (gesture.value().size() <= most_commands && !log.first_refused(gesture.value())) {
                log.act(gesture.value());
            }
        }
    }
    const ScriptFrame frame{.width = 12, .height = 9};
    const auto script = read_world_script(write_world_script(log.done(), frame), frame);
    fuzz::require(script.is_ok(), "what was done is written and read");
    WorldLog again(setup, {}, script.value());
    again.seek(log.now());
    fuzz::require(again.world().digest() == log.world().digest(), "and makes the same world");
    return 0;
}
