#include "core/run/prepared_board.h"

#include <algorithm>
#include <utility>

namespace astrolabe {
namespace {

Reason too_much(const char* code, std::uint32_t found, std::uint32_t most) {
    return {.code = code, .found = std::to_string(found), .expected = std::to_string(most)};
}

} // namespace

void PreparedBoard::replace(Grid grid, NodeId start, NodeId goal) {
    known_costs_.reset();
    flat_.reset();
    moves_.reset(); // the preparation makes new ones, and new components with them
    finder_.reset();
    pages_.reset();
    memory_->others.forget_board();
    grid_ = std::move(grid);
    start_ = start;
    goal_ = goal;
    island_ends_ = {};
}

void PreparedBoard::edit(std::span<const std::uint32_t> cells, std::span<const std::uint32_t> grounds) {
    known_costs_.reset();
    flat_.reset();
    finder_.reset();
    pages_.reset();
    island_ends_ = {};
    // Moves depend on walls alone. In the time of one update some hundreds of masks can be rebuilt; if that
    // is faster, the preparation does it.
    constexpr std::size_t masks_an_update = 400;
    if (moves_ && (!moves_->is_whole() || masks_an_update * cells.size() > grid_.cell_count())) {
        moves_.reset();
    }
    // Components of a million cells are found anew, in slices, in the time of two to twelve renumberings
    // (2026-12-01).
    constexpr std::uint32_t most_renumbered = 1U << 22U;
    Components::UpdateBudget budget{.renumberings = std::clamp(most_renumbered / grid_.cell_count(), 1U, 4U)};
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto node = node_at(cells[i]);
        const bool was_free = grid_.is_free(node);
        grid_.set_ground(node, static_cast<GroundNumber>(grounds.size() == 1 ? grounds[0] : grounds[i]));
        if (grid_.is_free(node) != was_free && moves_) {
            moves_->update_around(grid_, node);
        }
        if (grid_.is_free(node) != was_free && components_ &&
            !(moves_ && components_->update_at(grid_, moves_->rules(), node, budget))) {
            components_.reset();
        }
        memory_->others.update_at(grid_, node, was_free);
    }
}

NodeId PreparedBoard::suggested_start(Lattice lattice) {
    const auto start = start_ == NodeId::None ? island_ends(lattice).first : start_;
    return start == NodeId::None ? node_at(0) : start;
}

NodeId PreparedBoard::suggested_goal(Lattice lattice) {
    const auto goal = goal_ == NodeId::None ? island_ends(lattice).last : goal_;
    return goal == NodeId::None ? node_at(grid_.cell_count() - 1) : goal;
}

const IslandEnds& PreparedBoard::island_ends(Lattice lattice) {
    auto& ends = island_ends_[static_cast<std::size_t>(lattice)];
    if (!ends) {
        ends = ends_of_largest_island(grid_, lattice);
    }
    return *ends;
}

Reason PreparedBoard::ends_refusal(std::uint32_t start, std::uint32_t goal) const {
    const auto farther = std::max(start, goal);
    return farther < grid_.cell_count() ? Reason{}
                                        : too_much("search.end_outside", farther, grid_.cell_count() - 1);
}

Reason PreparedBoard::refusal(const SearchPlan& plan, std::uint32_t start, std::uint32_t goal) const {
    const auto& descriptor = descriptor_of(plan.algorithm);
    const auto cells = grid_.cell_count();
    if (auto reason = ends_refusal(start, goal); !reason.is_ok()) {
        return reason;
    }
    if (descriptor.needs_uniform_terrain && !grid_.has_uniform_ground()) {
        return {.code = "search.uniform_terrain"};
    }
    if (descriptor.needs_diagonals && plan.rules.corner == CornerRule::Four) {
        return {.code = "search.diagonals"};
    }
    if (cells > descriptor.most_cells) {
        return too_much("search.too_many_cells", cells, descriptor.most_cells);
    }
    if (const auto most = as_written::most_cells(plan.program); cells > most) {
        return too_much("search.sorts_too_many_cells", cells, most);
    }
    return {};
}

bool PreparedBoard::advance_preparation(const MoveRules& rules, std::uint64_t cells) {
    const auto rows =
        static_cast<std::uint32_t>(std::clamp<std::uint64_t>(cells / grid_.width(), 1, grid_.height()));
    if (!moves_ || moves_->rules() != rules) {
        known_costs_.reset();
        components_.reset();
        finder_.reset();
        pages_.reset();
        moves_.emplace(Moves::InSlices{}, grid_, rules);
    }
    if (!moves_->is_whole()) {
        moves_->advance(grid_, rows);
        return false;
    }
    if (!components_) {
        if (!finder_) {
            finder_ = std::make_unique<ComponentFinder>(grid_, rules);
        }
        if (!finder_->advance(rows)) {
            return false;
        }
        components_ = finder_->release();
        finder_.reset();
    }
    return rows == grid_.height() || touch_memory(bytes_a_cell * std::size_t{rows} * grid_.width());
}

bool PreparedBoard::touch_memory(std::size_t bytes) {
    constexpr std::size_t page = 4096;
    // Kernels may read a row and more before the first cell and behind the last.
    const auto wanted = bytes_a_cell * (grid_.cell_count() + 2 * (std::size_t{grid_.width()} + 2));
    if (wanted <= most_touched_) {
        return true;
    }
    if (!pages_) {
        pages_.reset(new std::uint8_t[wanted]);
        touched_ = 0;
    }
    for (const auto end = std::min(touched_ + bytes, wanted); touched_ < end; touched_ += page) {
        pages_[touched_] = 1;
    }
    if (touched_ < wanted) {
        return false;
    }
    most_touched_ = wanted;
    pages_.reset();
    return true;
}

void PreparedBoard::prepare(const MoveRules& rules) {
    while (!advance_preparation(rules, grid_.cell_count())) {
    }
    pages_.reset();
}

const Grid& PreparedBoard::searched_grid(const SearchPlan& plan) {
    const bool is_plain = grid_.has_uniform_ground() && grid_.cheapest_factor() == plain;
    if (is_plain || !plan.ignores_terrain) {
        return grid_;
    }
    if (!flat_) {
        flat_ = flattened(grid_);
    }
    return *flat_;
}

std::unique_ptr<Run> PreparedBoard::begin(const SearchPlan& plan, NodeId start, NodeId goal) {
    return std::make_unique<Run>(searched_grid(plan), *moves_, *components_, plan, start, goal, memory_);
}

GridGraph PreparedBoard::graph_of(const SearchPlan& plan, NodeId goal) {
    prepare(plan.rules.moves());
    return {searched_grid(plan), *moves_, plan.rules_towards(goal)};
}

} // namespace astrolabe
