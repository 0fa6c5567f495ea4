// The current search of a laboratory, from the question to whatever is asked about its steps.
#include "wasm/laboratory/search_laboratory.h"

#include "core/run/option_names.h"

#include <algorithm>

namespace astrolabe {
namespace {

std::int32_t step_or_none(std::uint32_t step) { return step == 0 ? -1 : static_cast<std::int32_t>(step); }

void write_indices(std::span<const NodeId> nodes, std::vector<std::uint32_t>& indices) {
    indices.resize(nodes.size());
    std::transform(nodes.begin(), nodes.end(), indices.begin(), index_of);
}

} // namespace

/// The run borrows what the laboratory keeps; the referee and a job borrow what the run holds.
template <class R> void SearchLaboratory<R>::end_search() {
    job_.reset();
    referee_.reset();
    run_.reset();
    path_.clear();
    is_sought_ = false;
}

template <class R> std::string_view SearchLaboratory<R>::advance(std::uint32_t expansions) {
    if (!prepare_run(expansions)) {
        return is_preparing() ? "running" : "idle";
    }
    const auto outcome = run_->advance(expansions);
    copy_path();
    return name_of(outcome);
}

template <class R> LaboratoryResult SearchLaboratory<R>::answer(std::uint32_t expansions) {
    if (prepare_run(expansions)) {
        run_->answer(expansions);
        copy_path();
    }
    return result();
}

template <class R> void SearchLaboratory<R>::copy_path() {
    if (run_->is_answered() && path_.empty()) {
        write_indices(run_->result().search.path, path_);
    }
}

template <class R> LaboratoryResult SearchLaboratory<R>::result() const {
    if (!run_ || !run_->is_answered()) {
        return {.outcome = run_ || is_preparing() ? "running" : "idle"};
    }
    const auto& result = run_->result();
    return {.outcome = name_of(result.search.outcome),
            .cost = run_->costs().to_display(result.search.cost),
            .expanded = static_cast<double>(result.search.expanded),
            .generated = static_cast<double>(result.search.generated),
            .improved = static_cast<double>(result.search.improved),
            .reopened = static_cast<double>(result.search.reopened),
            .repairs = static_cast<double>(result.search.repairs),
            .is_repair_refused = result.search.is_repair_refused,
            .steps = result.steps,
            .target = number_of(result.target),
            .is_truncated = result.is_truncated,
            .kernel = result.search.kernel,
            .tier_side = tier_side()};
}

template <class R> Reason SearchLaboratory<R>::seek(std::uint32_t step) {
    if (!has_trace()) {
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

template <class R> Position SearchLaboratory<R>::position() {
    if (!run_ || !is_sought_) {
        return {};
    }
    return {.step = run_->step(),
            .open = run_->reader().open_count(),
            .closed = run_->reader().closed_count(),
            .current = number_of(run_->current())};
}

template <class R> std::span<const std::uint8_t> SearchLaboratory<R>::statuses() {
    if (!run_ || !is_sought_) {
        return {};
    }
    statuses_.resize(run_->finished_search().graph.node_count());
    run_->reader().write_statuses(statuses_);
    return {reinterpret_cast<const std::uint8_t*>(statuses_.data()), statuses_.size()};
}

template <class R> std::optional<ShownWhy> SearchLaboratory<R>::why(std::uint32_t node) {
    if (!has_trace() || !is_sought_ || !is_node(node)) {
        return std::nullopt;
    }
    const auto& search = run_->finished_search();
    const auto to_display = [&](NodeId state) {
        return astrolabe::to_display(run_->why(state), search.options, run_->costs(),
                                     as_written::f_shown_as_one(search.program()));
    };
    const auto state = run_->state_shown(node_at(node));
    auto why = to_display(state);
    why.is_explained = search.is_explained();
    why.is_from_goal = search.is_from_goal(state);
    if (const auto other = run_->other_state(state)) {
        why.other_sum = to_display(*other).sum;
    }
    return why;
}

template <class R> std::span<const std::uint32_t> SearchLaboratory<R>::steps_with(std::string_view kind) {
    const auto step_event = option_named<StepEvent>(kind);
    steps_.clear();
    if (has_trace() && step_event) {
        steps_ = run_->survey().steps_with(*step_event);
    }
    return steps_;
}

template <class R>
std::span<const std::uint32_t> SearchLaboratory<R>::steps_of(std::uint32_t node, std::string_view kind) {
    const auto step_event = option_named<StepEvent>(kind);
    steps_.clear();
    if (has_trace() && step_event && is_node(node)) {
        steps_ = run_->steps_of(node_at(node), *step_event);
    }
    return steps_;
}

template <class R>
std::int32_t SearchLaboratory<R>::next_step_with(std::string_view kind, std::int32_t node,
                                                 std::uint32_t after) {
    const auto step_event = option_named<StepEvent>(kind);
    if (!has_trace() || !step_event) {
        return -1;
    }
    if (node < 0) {
        return step_or_none(run_->survey().next(*step_event, after));
    }
    const auto steps = steps_of(static_cast<std::uint32_t>(node), kind);
    const auto found = std::upper_bound(steps.begin(), steps.end(), after);
    return found == steps.end() ? -1 : step_or_none(*found);
}

template <class R>
std::int32_t SearchLaboratory<R>::previous_step_with(std::string_view kind, std::int32_t node,
                                                     std::uint32_t before) {
    const auto step_event = option_named<StepEvent>(kind);
    if (!has_trace() || !step_event) {
        return -1;
    }
    if (node < 0) {
        return step_or_none(run_->survey().previous(*step_event, before));
    }
    const auto steps = steps_of(static_cast<std::uint32_t>(node), kind);
    const auto found = std::lower_bound(steps.begin(), steps.end(), before);
    return found == steps.begin() ? -1 : step_or_none(*(found - 1));
}

template <class R> std::span<const double> SearchLaboratory<R>::log(std::uint32_t first, std::uint32_t last) {
    numbers_.clear();
    if (is_in_trace(first, last)) {
        for (const auto& event : run_->log(first, last)) {
            numbers_.insert(numbers_.end(),
                            {static_cast<double>(number_of(event.node)), number_of(event.kind), event.g,
                             event.h, event.f, static_cast<double>(number_of(event.parent)),
                             static_cast<double>(event.layer)});
        }
    }
    return numbers_;
}

template <class R> bool SearchLaboratory<R>::is_in_trace(std::uint32_t first, std::uint32_t last) const {
    return has_trace() && first >= 1 && first <= last && last <= run_->result().steps &&
           last - first < max_logged_steps;
}

template <class R>
LaboratoryCode SearchLaboratory<R>::code(std::string_view code_template, bool is_program) const {
    LaboratoryCode code;
    if (!has_trace()) {
        code.reason = no_trace();
        return code;
    }
    const auto facts = facts_for_code(is_program ? CodePart::Program : CodePart::SearchAlone);
    if (!facts.is_ok()) {
        code.reason = facts.reason();
        return code;
    }
    for (const auto& [text, mark] : write_code(code_template, facts.value())) {
        code.lines.append(mark).append("\t").append(text).append("\n");
    }
    return code;
}

template <class R> std::string_view SearchLaboratory<R>::judge(std::uint32_t work) {
    if (!has_trace() || run_->result().target == NodeId::None) {
        return "idle";
    }
    if (!referee_) {
        referee_ =
            std::make_unique<Referee<G>>(run_->finished_search(), run_->result().search, known_costs());
        keep_costs(referee_->costs_to_goal());
    }
    return referee_->advance(work) ? "judged" : "judging";
}

template <class R> LaboratoryVerdict SearchLaboratory<R>::verdict() const {
    return referee_ ? to_display(referee_->verdict(), run_->costs()) : LaboratoryVerdict{};
}

template <class R> std::span<const std::uint32_t> SearchLaboratory<R>::shortest_path() {
    shortest_path_.clear();
    if (referee_) {
        write_indices(referee_->shortest_path(), shortest_path_);
    }
    return shortest_path_;
}

template <class R> std::string_view SearchLaboratory<R>::advance_job(std::uint32_t work) {
    return !job_ ? "idle" : job_->advance(work) ? "done" : "running";
}

template class SearchLaboratory<Run>;
template class SearchLaboratory<GraphRun>;

} // namespace astrolabe
