#include "core/check/seen_cells.h"

#include <cassert>
#include <optional>
#include <string>
#include <utility>

namespace astrolabe {
namespace {

/// Nothing for a cell that is none of the board.
std::optional<NodeId> node_of(std::pair<std::uint32_t, std::uint32_t> cell, const Counting& counting,
                              const Grid& grid) {
    auto [x, y] = cell;
    if (counting.is_row_first) {
        std::swap(x, y);
    }
    if (x < counting.first || y < counting.first || !grid.contains(x - counting.first, y - counting.first)) {
        return std::nullopt;
    }
    x -= counting.first;
    y -= counting.first;
    return grid.node({x, counting.is_y_up ? grid.height() - 1 - y : y});
}

/// Why the cell is none that a search enters, or begins at; null: it is one.
const char* fault_of(std::optional<NodeId> node, bool is_first, const Grid& grid, NodeId start, NodeId goal) {
    if (!node) {
        return "trace.counting";
    }
    const bool is_end = *node == start || *node == goal;
    if (is_first && *node != start) {
        return grid.is_free(*node) ? "trace.start" : "trace.start_wall";
    }
    return is_end || grid.is_free(*node) ? nullptr : "trace.wall";
}

} // namespace

Result<SeenCells> place_cells(const std::vector<SeenRow>& rows, const Grid& grid, NodeId start, NodeId goal) {
    assert(!rows.empty());
    Reason reason;
    std::size_t longest = 0; // how many cells the way with this reason holds for
    for (const bool is_y_up : {false, true}) {
        for (const std::uint32_t first : {0U, 1U}) {
            for (const bool is_row_first : {false, true}) {
                SeenCells seen{.nodes = {}, .counting = {is_row_first, first, is_y_up}};
                const char* code = nullptr;
                for (const auto& row : rows) {
                    const auto node = node_of({row.first, row.second}, seen.counting, grid);
                    code = fault_of(node, seen.nodes.empty(), grid, start, goal);
                    if (code != nullptr) {
                        break;
                    }
                    seen.nodes.push_back(*node);
                }
                const auto held = seen.nodes.size();
                if (held == rows.size()) {
                    return seen;
                }
                if (reason.is_ok() || held > longest) {
                    const auto& row = rows[held];
                    longest = held;
                    reason =
                        refused(code, row.line, std::to_string(row.first) + "," + std::to_string(row.second));
                }
            }
        }
    }
    return reason;
}

std::vector<NodeId> place_parents(const std::vector<SeenRow>& rows, const Counting& counting,
                                  const Grid& grid) {
    std::vector<NodeId> parents;
    parents.reserve(rows.size());
    for (const auto& row : rows) {
        const auto node = row.parent ? node_of(*row.parent, counting, grid) : std::nullopt;
        parents.push_back(node.value_or(NodeId::None));
    }
    return parents;
}

} // namespace astrolabe
