// The search of a board, from the question to the numbers of its cells: this part of Laboratory.
#include "wasm/laboratory/laboratory.h"

#include <algorithm>
#include <limits>

namespace astrolabe {
namespace {

/// Larger boards are prepared in slices, which takes some 8 units of work per cell; see tests/calls.
constexpr std::uint32_t most_prepared_at_once = 1U << 20U;
/// Cells that are prepared in the time of an expansion, at least, and in one call.
constexpr std::uint32_t cells_an_expansion = 16;
constexpr std::uint64_t fewest_prepared = 1U << 16U;
/// The referee works in stages, each with its own amount of work: on a small board this many reach the end.
constexpr int stages_judged_at_once = 8;

} // namespace

void Laboratory::forget_answer() {
    end_search();
    board_.forget_answer();
}

Reason Laboratory::begin(const SearchSettings& settings, std::uint32_t start, std::uint32_t goal) {
    if (settings != read_settings_) {
        read_plan_ = plan_for(settings);
        read_settings_ = settings;
    }
    const auto& plan = read_plan_;
    if (!plan.is_ok()) {
        return plan.reason();
    }
    if (auto reason = board_.refusal(plan.value(), start, goal); !reason.is_ok()) {
        return reason;
    }
    // The current run borrows the moves that the preparation may rebuild.
    end_search();
    question_ = {plan.value(), node_at(start), node_at(goal)};
    if (grid().cell_count() <= most_prepared_at_once) {
        board_.prepare(plan.value().rules.moves());
        begin_run();
    }
    return {};
}

LaboratoryAnswer Laboratory::ask(std::span<const std::uint32_t> cells, std::span<const std::uint32_t> grounds,
                                 const SearchSettings& settings, std::uint32_t start, std::uint32_t goal,
                                 std::int32_t step, std::uint32_t expansions, std::uint32_t work) {
    LaboratoryAnswer answer;
    if (!cells.empty()) {
        answer.reason = edit(cells, grounds);
        answer.is_edited = answer.reason.is_ok();
    }
    if (answer.reason.is_ok()) {
        answer.reason = begin(settings, start, goal);
    }
    if (!answer.reason.is_ok()) {
        return answer;
    }
    if (advance(expansions) == "running") {
        answer.result.outcome = "running";
        return answer;
    }
    answer.result = result();
    answer.path = path();
    if (has_trace()) {
        const auto last = answer.result.steps;
        seek(step < 0 ? last : std::min(static_cast<std::uint32_t>(step), last));
        answer.position = position();
        for (int stage = 0; stage < stages_judged_at_once && judge(work) == "judging"; ++stage) {
        }
        answer.verdict = verdict();
    }
    return answer;
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
            numbers_.insert(numbers_.end(), {static_cast<double>(cell.status), cell.g, cell.h, cell.f,
                                             run_->parent_slot(cell), cell.push});
        }
    }
    return numbers_;
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

double Laboratory::held_bytes() const {
    return has_trace() ? static_cast<double>(run_->held_bytes()) : std::numeric_limits<double>::quiet_NaN();
}

Result<CodeFacts> Laboratory::facts_for_code(CodePart part) const {
    return code_facts(run_->finished_search(), run_->plan().open_list, part);
}

} // namespace astrolabe
