// The open list of the current search, rebuilt as lists of every kind: its part of the façade Laboratory.
#include "core/io/text_lines.h"
#include "core/replay/list_content.h"
#include "core/replay/membership.h"
#include "wasm/laboratory/laboratory.h"

#include <algorithm>
#include <array>

namespace astrolabe {

/// Reads the log, then rebuilds the list as one of the wanted kind. Work done for other kinds is kept.
struct OpenListJob final : Job {
    static constexpr auto own_kind = Kind::OpenList;

    explicit OpenListJob(const Run& searched)
        : Job(own_kind), run(searched), reading(std::in_place, run.finished_search()) {}

    bool advance(std::uint32_t some_steps) override;
    double progress() const override;
    /// Of what is wanted, once everything is read.
    std::uint32_t steps_done() const;

    const Run& run;
    std::optional<OpenListReading> reading;      ///< Until all is read.
    OpenListLog log;                             ///< Since then.
    std::optional<OpenListKind> wanted;          ///< Empty: membership.
    std::array<std::optional<ListWork>, 5> work; ///< By kind, once requested.
    std::optional<HeapContent> heap;             ///< Once its work is done.
    std::optional<MembershipWork> membership;
    std::vector<double> content; ///< The last result of open_list_at().
};

namespace {

/// Longer searches are not rebuilt: that takes some 40 bytes a step, and 24 for each kind of list.
constexpr std::uint32_t most_steps = 1U << 20U;

std::size_t index_of_kind(OpenListKind kind) { return static_cast<std::size_t>(kind); }

} // namespace

Reason Laboratory::open_list_reason(std::string_view name) const {
    const auto kind = option_named<OpenListKind>(name);
    if (!kind) {
        return {.code = "search.settings", .found = quoted(name), .expected = "openList"};
    }
    if (!has_trace()) {
        return no_trace();
    }
    const auto& plan = run_->plan();
    if (!as_written::follows_options(plan.program) && plan.program != as_written::Program::Slides) {
        return {.code = "openlist.program"};
    }
    if (!descriptor_of(plan.algorithm).has_open_list) {
        return {.code = "openlist.algorithm", .found = option_name(plan.algorithm)};
    }
    const auto options = options_of_list(plan.algorithm, plan.options);
    if (leaves_choice(options) && *kind != plan.open_list) {
        return {.code = "openlist.tie", .found = std::string(name), .expected = option_name(plan.open_list)};
    }
    if (run_->result().steps > most_steps) {
        return {.code = "openlist.too_long",
                .found = std::to_string(run_->result().steps),
                .expected = std::to_string(most_steps)};
    }
    return {};
}

bool OpenListJob::advance(std::uint32_t some_steps) {
    if (reading) {
        if (reading->advance(some_steps)) {
            log = reading->release();
            reading.reset();
        }
        return false; // the other half is for another call
    }
    if (!wanted) {
        if (!membership) {
            membership.emplace(run.finished_search(), log);
        }
        return membership->advance(some_steps);
    }
    auto& list = work[index_of_kind(*wanted)];
    if (!list) {
        list.emplace(log, *wanted);
    }
    return list->advance(some_steps);
}

std::uint32_t OpenListJob::steps_done() const {
    if (!wanted) {
        return membership ? membership->steps_done() : 0;
    }
    const auto& list = work[index_of_kind(*wanted)];
    return list ? list->steps_done() : 0;
}

double OpenListJob::progress() const {
    const auto steps = run.result().steps;
    const bool is_begun =
        !reading && (wanted ? work[index_of_kind(*wanted)].has_value() : membership.has_value());
    if (is_begun && steps_done() == steps) {
        return 1;
    }
    const auto done = reading ? reading->steps_read() : std::uint64_t{steps} + steps_done();
    return steps == 0 ? 0 : static_cast<double>(done) / (2.0 * steps);
}

Reason Laboratory::begin_open_list(std::string_view name) {
    if (auto reason = open_list_reason(name); !reason.is_ok()) {
        return reason;
    }
    if (job_as<OpenListJob>(job_) == nullptr) {
        job_ = std::make_unique<OpenListJob>(*run_);
    }
    job_as<OpenListJob>(job_)->wanted = option_named<OpenListKind>(name);
    return {};
}

std::span<const double> Laboratory::open_list_series(std::string_view name) const {
    const auto kind = option_named<OpenListKind>(name);
    const auto* const job = job_as<OpenListJob>(job_);
    if (job == nullptr || !kind) {
        return {};
    }
    const auto& at_work = job->work[index_of_kind(*kind)];
    return at_work && at_work->steps_done() == run_->result().steps ? at_work->series()
                                                                    : std::span<const double>{};
}

std::span<const double> Laboratory::open_list_at(std::string_view name, std::uint32_t step) {
    if (open_list_series(name).empty() || step > run_->result().steps) {
        return {};
    }
    auto& job = *job_as<OpenListJob>(job_);
    const auto& log = job.log;
    const auto kind = *option_named<OpenListKind>(name);
    const auto next = step < log.step_count() ? log.taken[step] : no_push;
    const auto put_before = step == 0 ? 0 : log.pushed_by[step - 1];
    constexpr double was_put = 1;
    constexpr double was_improved = 2;
    constexpr double is_next = 4;
    constexpr double was_taken = 8;
    const auto& options = run_->options();
    const auto to_display = [&](Cost f) {
        const auto hundredths = 100 * as_written::f_shown_as_one(run_->plan().program);
        const bool is_cost = options.order == Order::F || options.order == Order::H;
        return is_cost ? run_->costs().to_display(f) /
                             static_cast<double>(options.order == Order::F ? hundredths : 1)
                       : static_cast<double>(f);
    };
    job.content.clear();
    const auto tell = [&](std::uint32_t push, double marks) {
        const auto key =
            options.order == Order::Newest ? static_cast<double>(push) : to_display(log.key(push).f);
        job.content.insert(job.content.end(),
                           {static_cast<double>(log.node_of(push)), key, static_cast<double>(push), marks,
                            static_cast<double>(log.list_of(push))});
    };
    if (step > 0) {
        tell(log.taken[step - 1], was_taken);
    }
    if (kind == OpenListKind::BinaryHeap && !job.heap) {
        job.heap.emplace(log, *job.work[index_of_kind(kind)]);
    }
    for (std::uint32_t list = 0; list < log.list_count; ++list) {
        const auto content =
            kind == OpenListKind::BinaryHeap ? job.heap->at(step, list) : content_at(log, kind, step, list);
        for (const auto push : content) {
            const bool is_new = push >= put_before;
            tell(push, (is_new ? (log.pushes[push].replaces == no_push ? was_put : was_improved) : 0) +
                           (push == next ? is_next : 0));
        }
    }
    return job.content;
}

Reason Laboratory::membership_reason() const {
    if (!has_trace()) {
        return no_trace();
    }
    if (auto reason = open_list_reason(option_name(run_->plan().open_list)); !reason.is_ok()) {
        return reason;
    }
    if (run_->plan().program == as_written::Program::Cpp) {
        return {.code = "openlist.program"}; // its neighbour loop ends at the goal
    }
    return !is_textbook(run_->plan().algorithm) ? Reason{.code = "openlist.membership"} : Reason{};
}

Reason Laboratory::begin_membership() {
    auto reason = membership_reason();
    if (reason.is_ok()) {
        reason = begin_open_list(option_name(run_->plan().open_list));
        job_as<OpenListJob>(job_)->wanted.reset();
    }
    return reason;
}

std::span<const double> Laboratory::membership_series() const {
    const auto* const job = job_as<OpenListJob>(job_);
    return job != nullptr && job->membership && job->membership->steps_done() == run_->result().steps
               ? job->membership->series()
               : std::span<const double>{};
}

} // namespace astrolabe
