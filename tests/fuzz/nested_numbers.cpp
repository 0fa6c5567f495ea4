// Numbers in brackets: refused by name, or a board that reads back from brackets of our own.
#include "core/io/nested_numbers.h"
#include "tests/fuzz/input.h"

#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace astrolabe;
    const auto text = fuzz::text_in(data, size);
    const auto board = read_nested_numbers(text, NumberMeaning::Costs);
    if (!board.is_ok()) {
        fuzz::require(!board.reason().code.empty(), "a refusal has a name");
        return 0;
    }
    fuzz::require(looks_like_nested_numbers(text), "what is read is recognised");
    const auto& grid = board.value().grid;
    std::string written = "[";
    for (std::uint32_t i = 0; i < grid.cell_count(); ++i) {
        written += (i % grid.width() == 0 ? "[" : ",") + std::to_string(grid.factor(node_at(i))) +
                   (i % grid.width() == grid.width() - 1 ? "]" : "");
    }
    const auto again = read_nested_numbers(written + "]", NumberMeaning::Costs);
    fuzz::require(again.is_ok() && again.value().grid == grid, "what is written reads back");
    return 0;
}
