// Values of m=: refused by name, or a board that is written with the very same letters.
#include "core/codec/link_map.h"
#include "tests/fuzz/input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace astrolabe;
    constexpr std::uint64_t most_cells = 100'000; // a few letters can encode millions, which take long
    const auto text = fuzz::text_in(data, size);
    const auto map = read_link_map(text, most_cells);
    if (!map.is_ok()) {
        fuzz::require(!map.reason().code.empty(), "a refusal has a name");
        return 0;
    }
    const auto& [grid, made_by, digest] = map.value();
    fuzz::require(grid.cell_count() <= most_cells, "no more cells than allowed");
    if (text.front() == 'a' || text.front() == 'e') {
        fuzz::require(write_link_map(grid) == text, "a board has one code");
    }
    const auto again = read_link_map(made_by ? write_link_map(*made_by, grid) : write_link_map(grid));
    fuzz::require(again.is_ok() && again.value().grid == grid, "what is written reads back");
    return 0;
}
