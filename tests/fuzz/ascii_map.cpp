// Boards drawn as text: refused by name, or a board that is written and read back.
#include "core/io/ascii_map.h"
#include "tests/fuzz/input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace astrolabe;
    const auto map = read_ascii_map(fuzz::text_in(data, size));
    if (!map.is_ok()) {
        fuzz::require(!map.reason().code.empty(), "a refusal has a name");
        return 0;
    }
    const auto written = write_ascii_map(map.value());
    fuzz::require(written.is_ok(), "every board that was drawn can be drawn");
    const auto again = read_ascii_map(written.value());
    fuzz::require(again.is_ok() && again.value().grid == map.value().grid, "what is written reads back");
    fuzz::require(again.value().start == map.value().start && again.value().goal == map.value().goal,
                  "the ends read back");
    return 0;
}
