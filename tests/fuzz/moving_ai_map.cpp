// .map files: refused by name, or a board that is written and read back.
#include "core/io/moving_ai_map.h"
#include "tests/fuzz/input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace astrolabe;
    const auto grid = read_moving_ai_map(fuzz::text_in(data, size));
    if (!grid.is_ok()) {
        fuzz::require(!grid.reason().code.empty(), "a refusal has a name");
        return 0;
    }
    const auto again = read_moving_ai_map(write_moving_ai_map(grid.value()));
    fuzz::require(again.is_ok() && again.value() == grid.value(), "what is written reads back");
    return 0;
}
