// Lines of numbers: refused by name, or a board whose meaning follows from what is asked.
#include "core/io/number_table.h"
#include "tests/fuzz/input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace astrolabe;
    const auto text = fuzz::text_in(data, size);
    const auto board = read_number_table(text, std::nullopt);
    if (!board.is_ok()) {
        fuzz::require(!board.reason().code.empty(), "a refusal has a name");
        return 0;
    }
    const auto& grid = board.value().grid;
    fuzz::require(grid.cell_count() <= size, "no more cells than there are digits");
    const auto costs = read_number_table(text, NumberMeaning::Costs);
    fuzz::require(costs.is_ok(), "every table can be cost factors");
    if (board.value().meaning == NumberMeaning::Walls) {
        for (std::uint32_t i = 0; i < grid.cell_count(); ++i) {
            fuzz::require(grid.factor(node_at(i)) + costs.value().grid.factor(node_at(i)) == 1,
                          "walls and ground change places");
        }
    }
    return 0;
}
