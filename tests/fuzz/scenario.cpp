// .scen files: refused by name and line, or rows that lie on their maps.
#include "core/io/moving_ai_scenario.h"
#include "tests/fuzz/input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace astrolabe;
    const auto rows = read_moving_ai_scenario(fuzz::text_in(data, size));
    if (!rows.is_ok()) {
        fuzz::require(!rows.reason().code.empty(), "a refusal has a name");
        return 0;
    }
    for (const auto& row : rows.value()) {
        fuzz::require(row.start.x < row.width && row.start.y < row.height && row.goal.x < row.width &&
                          row.goal.y < row.height,
                      "the ends lie on the map");
        fuzz::require(row.line > 0 && row.tolerance > 0, "line and tolerance are known");
    }
    return 0;
}
