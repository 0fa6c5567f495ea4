// The part of the façade that provides whole boards for drawing.
#include "core/trace/cell_painter.h"
#include "wasm/laboratory/laboratory.h"

namespace astrolabe {
namespace {

constexpr std::size_t grounds = 256;

} // namespace

std::span<const std::uint32_t> Laboratory::expanded_at(std::uint32_t y, std::uint32_t rows) {
    if (!run_ || !is_sought_ || !is_on_board(0, y, width(), rows)) {
        return {};
    }
    const auto states = run_->reader().cells(y * width(), rows * width(), true);
    if (!states.statuses.empty()) {
        return states.closed_by;
    }
    const auto& stamps = states.stamps;
    if (stamps.changes.empty()) {
        return stamps.closed;
    }
    expanded_at_.resize(grid().cell_count());
    write_expansions(stamps, expanded_at_);
    return expanded_at_;
}

std::span<const std::uint8_t> Laboratory::closers(std::uint32_t y, std::uint32_t rows) {
    if (!run_ || !is_sought_ || !is_on_board(0, y, width(), rows)) {
        return {};
    }
    closers_.resize(std::size_t{rows} * width());
    run_->reader().write_closers(y * width(), closers_);
    return closers_;
}

bool Laboratory::set_colours(std::span<const std::uint32_t> by_status,
                             std::span<const std::uint32_t> shades) {
    if (by_status.size() != 3 * grounds || shades.empty() || shades.size() % grounds != 0) {
        return false;
    }
    plain_colours_.assign(by_status.begin(), by_status.end());
    shades_.assign(shades.begin(), shades.end());
    return true;
}

std::span<const std::uint8_t> Laboratory::paint(std::string_view shading, std::uint32_t x, std::uint32_t y,
                                                std::uint32_t columns, std::uint32_t rows) {
    if (plain_colours_.empty() || !is_on_board(x, y, columns, rows)) {
        return {};
    }
    const PaintedArea area{.width = width(), .x = x, .y = y, .columns = columns, .rows = rows};
    CellColours colours{.plain = plain_colours_};
    pixels_.resize(area.count());
    SearchedCells states;
    std::uint32_t step = 0;
    if (shading != "none" && run_ && is_sought_) {
        const bool is_by_order = shading == "order";
        if (is_by_order) {
            colours.shades = shades_;
            colours.last_step = run_->result().steps;
        }
        step = run_->step();
        // Whole rows: the area leaves out little of them.
        states = run_->reader().cells(y * width(), rows * width(), is_by_order);
    }
    paint_cells(states, step, factors(), area, colours, pixels_);
    return {reinterpret_cast<const std::uint8_t*>(pixels_.data()), pixels_.size() * sizeof(std::uint32_t)};
}

std::span<const double> Laboratory::xray(std::uint32_t x, std::uint32_t y, std::uint32_t columns,
                                         std::uint32_t rows) {
    numbers_.clear();
    if (!referee_ || !board_.known_costs()->is_done() || !is_on_board(x, y, columns, rows)) {
        return numbers_;
    }
    numbers_.reserve(std::size_t{columns} * rows * xray_numbers_a_cell);
    for (auto row = y; row < y + rows; ++row) {
        for (auto column = x; column < x + columns; ++column) {
            const auto cell =
                xray_numbers(run_->finished_search(), *board_.known_costs(), grid().node({column, row}));
            numbers_.insert(numbers_.end(),
                            {cell.true_cost, cell.weighted_h, cell.difference, cell.inconsistent_slots});
        }
    }
    return numbers_;
}

} // namespace astrolabe
