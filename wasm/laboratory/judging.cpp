// What the façade has to say about a finished search: the referee's part of Laboratory.
#include "wasm/laboratory/laboratory.h"

#include <algorithm>

namespace astrolabe {

std::string Laboratory::judge(std::uint32_t work) {
    if (!run_ || !run_->is_finished() || run_->result().target == NodeId::None) {
        return "idle";
    }
    if (!referee_) {
        auto& known = board_.known_costs();
        referee_ = std::make_unique<Referee<GridGraph>>(run_->finished_search(), known);
        known = referee_->costs_to_goal();
    }
    return referee_->advance(work) ? "judged" : "judging";
}

LaboratoryVerdict Laboratory::verdict() const {
    return referee_ ? shaped(referee_->verdict(), run_->costs()) : LaboratoryVerdict{};
}

std::span<const std::uint32_t> Laboratory::shortest_path() {
    shortest_path_.clear();
    if (referee_) {
        const auto path = referee_->shortest_path();
        shortest_path_.resize(path.size());
        std::transform(path.begin(), path.end(), shortest_path_.begin(), index_of);
    }
    return shortest_path_;
}

std::span<const double> Laboratory::xray(std::uint32_t x, std::uint32_t y, std::uint32_t columns,
                                         std::uint32_t rows) {
    numbers_.clear();
    if (!referee_ || !board_.known_costs()->is_done() || !is_on_board(x, y, columns, rows)) {
        return numbers_;
    }
    const auto search = run_->finished_search();
    numbers_.reserve(std::size_t{columns} * rows * xray_numbers_a_cell);
    for (auto row = y; row < y + rows; ++row) {
        for (auto column = x; column < x + columns; ++column) {
            const auto cell = xray_numbers(search, *board_.known_costs(), grid().node({column, row}));
            numbers_.insert(numbers_.end(),
                            {cell.true_cost, cell.weighted_h, cell.difference, cell.inconsistent_slots});
        }
    }
    return numbers_;
}

} // namespace astrolabe
