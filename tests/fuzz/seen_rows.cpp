// What other programs wrote of their searches: refused by name, or rows that are cells of a board, or of
// none.
#include "core/check/seen_cells.h"
#include "core/check/seen_numbers.h"
#include "tests/fuzz/input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace astrolabe;
    const Grid grid(5, 3);
    for (const auto part : {SeenPart::Order, SeenPart::Path}) {
        const auto rows = read_seen_rows(fuzz::text_in(data, size), part);
        if (!rows.is_ok()) {
            fuzz::require(!rows.reason().code.empty(), "a refusal has a name");
            continue;
        }
        fuzz::require(!rows.value().empty(), "there is a row");
        const auto start = grid.node({1, 2});
        const auto seen = place_cells(rows.value(), grid, start);
        if (!seen.is_ok()) {
            fuzz::require(!seen.reason().code.empty(), "a refusal has a name");
            continue;
        }
        fuzz::require(seen.value().nodes.size() == rows.value().size(), "each row is a cell");
        fuzz::require(seen.value().nodes.front() == start, "the first is the start");
        for (const auto node : seen.value().nodes) {
            fuzz::require(grid.contains(node), "each is on the board");
        }
        const auto parents = place_parents(rows.value(), seen.value().counting, grid);
        fuzz::require(parents.size() == rows.value().size(), "each row has a parent or none");
        const auto numbers = check_numbers(rows.value(), seen.value().nodes, parents, grid, Lattice::Squares,
                                           grid.node({4, 0}));
        for (const auto& fault : {numbers.sum, numbers.step, numbers.estimate, numbers.fall}) {
            fuzz::require(!fault || fault->row < rows.value().size(), "a fault is in a row");
        }
    }
    return 0;
}
