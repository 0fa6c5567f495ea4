// The search of a laboratory, from the question to the step shown: this part of Laboratory.
#include "wasm/laboratory/laboratory.h"

#include <algorithm>
#include <limits>

namespace astrolabe {
namespace {

/// Boards of more are made ready in slices, which takes some 8 units of work a cell; see tests/calls.
constexpr std::uint32_t most_prepared_at_once = 1U << 20U;
/// Cells that are made ready in the time of an expansion, at least, and in one call.
constexpr std::uint32_t cells_an_expansion = 16;
constexpr std::uint64_t fewest_prepared = 1U << 16U;

} // namespace

Reason Laboratory::no_trace() const { return {.code = run_ || question_ ? "search.running" : "search.none"}; }

Reason Laboratory::begin(const SearchSettings& settings, std::uint32_t start, std::uint32_t goal) {
    const auto plan = plan_for(settings);
    if (!plan.is_ok()) {
        return plan.reason();
    }
    if (auto reason = board_.refusal(plan.value(), start, goal); !reason.is_ok()) {
        return reason;
    }
    // The current run lends the moves that the preparation may rebuild.
    end_search();
    question_ = {plan.value(), node_at(start), node_at(goal)};
    if (grid().cell_count() <= most_prepared_at_once) {
        board_.prepare(plan.value().rules.moves());
        begin_run();
    }
    return {};
}

void Laboratory::begin_run() {
    run_ = board_.begin(question_->plan, question_->start, question_->goal);
    question_.reset();
}

bool Laboratory::prepare_run(std::uint32_t expansions) {
    if (question_ && board_.advance_preparation(
                         question_->plan.rules.moves(),
                         std::max(fewest_prepared, std::uint64_t{expansions} * cells_an_expansion))) {
        begin_run();
    }
    return run_ != nullptr;
}

std::string Laboratory::advance(std::uint32_t expansions) {
    if (!prepare_run(expansions)) {
        return question_ ? name_of(Outcome::Running) : "idle";
    }
    const auto outcome = run_->advance(expansions);
    keep_path();
    return name_of(outcome);
}

std::string Laboratory::answer(std::uint32_t expansions) {
    if (!prepare_run(expansions)) {
        return question_ ? name_of(Outcome::Running) : "idle";
    }
    const auto outcome = run_->answer(expansions);
    keep_path();
    return name_of(outcome);
}

void Laboratory::keep_path() {
    if (run_->is_answered() && path_.empty()) {
        const auto& path = run_->result().search.path;
        path_.resize(path.size());
        std::transform(path.begin(), path.end(), path_.begin(), index_of);
    }
}

LaboratoryResult Laboratory::result() const {
    if (question_ || (run_ && !run_->is_answered())) {
        return {.outcome = name_of(Outcome::Running)};
    }
    if (!run_) {
        return {};
    }
    const auto& result = run_->result();
    return {.outcome = name_of(result.search.outcome),
            .cost = run_->costs().shown(result.search.cost),
            .expanded = static_cast<double>(result.search.expanded),
            .generated = static_cast<double>(result.search.generated),
            .improved = static_cast<double>(result.search.improved),
            .reopened = static_cast<double>(result.search.reopened),
            .repairs = static_cast<double>(result.search.repairs),
            .is_repair_refused = result.search.is_repair_refused,
            .steps = result.steps,
            .target = number_of(result.target),
            .is_truncated = result.is_truncated,
            .kernel = std::string(result.search.kernel)};
}

Reason Laboratory::seek(std::uint32_t step) {
    if (!run_ || !run_->is_finished()) {
        return no_trace();
    }
    if (step > run_->result().steps) {
        return {.code = "search.step",
                .found = std::to_string(step),
                .expected = std::to_string(run_->result().steps)};
    }
    run_->seek(step);
    is_sought_ = true;
    return {};
}

Position Laboratory::position() const {
    if (!run_ || !is_sought_) {
        return {};
    }
    return {.step = run_->step(),
            .open = run_->reader().open_count(),
            .closed = run_->reader().closed_count(),
            .current = number_of(run_->current())};
}

bool Laboratory::is_on_board(std::uint32_t x, std::uint32_t y, std::uint32_t columns,
                             std::uint32_t rows) const {
    return std::uint64_t{x} + columns <= width() && std::uint64_t{y} + rows <= height();
}

std::span<const double> Laboratory::cells(std::uint32_t x, std::uint32_t y, std::uint32_t columns,
                                          std::uint32_t rows) {
    numbers_.clear();
    if (!run_ || !is_sought_ || !is_on_board(x, y, columns, rows)) {
        return numbers_;
    }
    numbers_.reserve(std::size_t{columns} * rows * numbers_a_cell);
    for (auto row = y; row < y + rows; ++row) {
        for (auto column = x; column < x + columns; ++column) {
            const auto cell = run_->numbers(grid().node({column, row}));
            numbers_.insert(numbers_.end(),
                            {cell.status, cell.g, cell.h, cell.f, cell.parent_slot, cell.push});
        }
    }
    return numbers_;
}

double Laboratory::held_bytes() const {
    return has_trace() ? static_cast<double>(run_->held_bytes()) : std::numeric_limits<double>::quiet_NaN();
}

} // namespace astrolabe
