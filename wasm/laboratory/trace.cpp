// The part of the façade that answers questions about the trace.
#include "wasm/laboratory/laboratory.h"

#include <algorithm>

namespace astrolabe {
namespace {

std::int32_t step_or_none(std::uint32_t step) { return step == 0 ? -1 : static_cast<std::int32_t>(step); }

} // namespace

bool Laboratory::is_in_trace(std::uint32_t first, std::uint32_t last) const {
    return has_trace() && first >= 1 && first <= last && last <= run_->result().steps &&
           last - first < max_logged_steps;
}

std::optional<ShownWhy> Laboratory::why(std::uint32_t cell) {
    if (!has_trace() || !is_sought_ || !run_->is_explained() || cell >= grid().cell_count()) {
        return std::nullopt;
    }
    return shown(run_->why(node_at(cell)), run_->options(), run_->costs(),
                 as_written::f_shown_as_one(run_->plan().program));
}

bool Laboratory::survey(std::uint32_t steps) { return has_trace() && run_->survey().advance(steps); }

std::span<const std::uint32_t> Laboratory::steps_with(std::string_view kind) {
    const auto happening = option_named<Happening>(kind);
    steps_.clear();
    if (has_trace() && happening) {
        steps_ = run_->survey().steps_with(*happening);
    }
    return steps_;
}

std::span<const std::uint32_t> Laboratory::steps_of(std::uint32_t cell, std::string_view kind) {
    const auto happening = option_named<Happening>(kind);
    steps_.clear();
    if (has_trace() && happening && cell < grid().cell_count()) {
        steps_ = run_->steps_of(node_at(cell), *happening);
    }
    return steps_;
}

std::int32_t Laboratory::next_step_with(std::string_view kind, std::int32_t cell, std::uint32_t after) {
    const auto happening = option_named<Happening>(kind);
    if (!has_trace() || !happening) {
        return -1;
    }
    if (cell < 0) {
        return step_or_none(run_->survey().next(*happening, after));
    }
    const auto steps = steps_of(static_cast<std::uint32_t>(cell), kind);
    const auto found = std::upper_bound(steps.begin(), steps.end(), after);
    return found == steps.end() ? -1 : step_or_none(*found);
}

std::int32_t Laboratory::previous_step_with(std::string_view kind, std::int32_t cell, std::uint32_t before) {
    const auto happening = option_named<Happening>(kind);
    if (!has_trace() || !happening) {
        return -1;
    }
    if (cell < 0) {
        return step_or_none(run_->survey().previous(*happening, before));
    }
    const auto steps = steps_of(static_cast<std::uint32_t>(cell), kind);
    const auto found = std::lower_bound(steps.begin(), steps.end(), before);
    return found == steps.begin() ? -1 : step_or_none(*(found - 1));
}

std::span<const double> Laboratory::printout(std::uint32_t first, std::uint32_t last) {
    numbers_.clear();
    if (is_in_trace(first, last)) {
        for (const auto& row : run_->printout(first, last)) {
            numbers_.insert(numbers_.end(),
                            {static_cast<double>(row.step), static_cast<double>(number_of(row.node)),
                             static_cast<double>(number_of(row.parent)), row.g, row.h, row.f});
        }
    }
    return numbers_;
}

std::span<const double> Laboratory::log(std::uint32_t first, std::uint32_t last) {
    numbers_.clear();
    if (is_in_trace(first, last)) {
        for (const auto& event : run_->log(first, last)) {
            numbers_.insert(numbers_.end(),
                            {static_cast<double>(number_of(event.node)), number_of(event.kind), event.g,
                             event.h, event.f, static_cast<double>(number_of(event.parent)),
                             static_cast<double>(event.layer)});
        }
        is_sought_ = true;
    }
    return numbers_;
}

} // namespace astrolabe
