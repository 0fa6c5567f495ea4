#include "core/check/seen_cells.h"

#include <cassert>
#include <optional>
#include <string>
#include <utility>

namespace astrolabe {
namespace {

/// Nothing for a cell that cannot be entered, or none of the board.
std::optional<NodeId> node_of(std::pair<std::uint32_t, std::uint32_t> cell, const Counting& counting,
                              const Grid& grid, NodeId start) {
    auto [x, y] = cell;
    if (counting.is_row_first) {
        std::swap(x, y);
    }
    if (x < counting.first || y < counting.first || !grid.contains(x - counting.first, y - counting.first)) {
        return std::nullopt;
    }
    x -= counting.first;
    y -= counting.first;
    const auto node = grid.node({x, counting.is_y_up ? grid.height() - 1 - y : y});
    return grid.is_free(node) || node == start ? std::optional(node) : std::nullopt;
}

Reason fault(const char* code, const SeenRow& row) {
    return refused(code, row.line, std::to_string(row.first) + "," + std::to_string(row.second));
}

} // namespace

Result<SeenCells> place_cells(const std::vector<SeenRow>& rows, const Grid& grid, NodeId start) {
    assert(!rows.empty());
    Reason first_fault;
    for (const bool is_y_up : {false, true}) {
        for (const std::uint32_t first : {0U, 1U}) {
            for (const bool is_row_first : {false, true}) {
                SeenCells seen{.nodes = {}, .counting = {is_row_first, first, is_y_up}};
                Reason reason;
                for (const auto& row : rows) {
                    const auto node = node_of({row.first, row.second}, seen.counting, grid, start);
                    if (!node || (seen.nodes.empty() && *node != start)) {
                        reason = fault(node ? "trace.start" : "trace.counting", row);
                        break;
                    }
                    seen.nodes.push_back(*node);
                }
                if (reason.is_ok()) {
                    return seen;
                }
                if (first_fault.is_ok()) {
                    first_fault = reason;
                }
            }
        }
    }
    return first_fault;
}

std::vector<NodeId> place_parents(const std::vector<SeenRow>& rows, const Counting& counting,
                                  const Grid& grid) {
    std::vector<NodeId> parents;
    parents.reserve(rows.size());
    for (const auto& row : rows) {
        const auto node = row.parent ? node_of(*row.parent, counting, grid, NodeId::None) : std::nullopt;
        parents.push_back(node.value_or(NodeId::None));
    }
    return parents;
}

} // namespace astrolabe
