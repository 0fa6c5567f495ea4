// What the façade has to say about the open list of the search in hand, made again on lists of every kind.
#include "core/io/text_lines.h"
#include "core/replay/list_content.h"
#include "core/replay/membership.h"
#include "wasm/laboratory/laboratory.h"

#include <algorithm>
#include <array>

namespace astrolabe {

struct GlassAtWork final : LaboratoryTool {
    static constexpr auto own_kind = Kind::OpenList;

    explicit GlassAtWork(const Run& run)
        : LaboratoryTool(own_kind), reading(std::in_place, run.logged(), run.plan().algorithm) {}

    std::optional<OpenListReading> reading;      ///< Until all is read.
    OpenListLog log;                             ///< Since then.
    std::array<std::optional<ListWork>, 5> work; ///< By kind, once it was asked for.
    std::optional<HeapContent> heap;             ///< Once its work is done.
    std::optional<MembershipWork> membership;
    std::vector<double> content; ///< What open_list_at() gave last.
};

namespace {

/// Longer searches are not re-enacted: it takes some 40 bytes a step, and 24 for each kind of list.
constexpr std::uint32_t most_steps = 1U << 20U;

std::size_t place_of(OpenListKind kind) { return static_cast<std::size_t>(kind); }

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
    if (!as_written::is_textbook(plan.program) && plan.program != as_written::Program::Slides) {
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

double Laboratory::share_of_open_list(std::uint32_t done) const {
    const auto steps = run_->result().steps;
    const auto* const glass = tool_as<GlassAtWork>(tool_);
    const auto read = glass->reading ? glass->reading->steps_read() : steps;
    return steps == 0 ? 0 : std::min((static_cast<double>(read) + done) / (2.0 * steps), 0.999);
}

bool Laboratory::read_open_list(std::uint32_t steps) {
    if (tool_as<GlassAtWork>(tool_) == nullptr) {
        tool_ = std::make_unique<GlassAtWork>(*run_);
    }
    auto& glass = *tool_as<GlassAtWork>(tool_);
    if (glass.reading) {
        const bool is_read = glass.reading->advance(steps);
        if (is_read) {
            glass.log = glass.reading->release();
            glass.reading.reset();
        }
        return is_read && run_->result().steps == 0; // the other half of the work is for another call
    }
    return true;
}

double Laboratory::advance_open_list(std::string_view name, std::uint32_t work) {
    if (!open_list_reason(name).is_ok()) {
        return 0;
    }
    if (!read_open_list(work)) {
        return share_of_open_list(0);
    }
    auto& glass = *tool_as<GlassAtWork>(tool_);
    const auto kind = *option_named<OpenListKind>(name);
    auto& at_work = glass.work[place_of(kind)];
    if (!at_work) {
        at_work.emplace(glass.log, kind);
    }
    return at_work->advance(work) ? 1 : share_of_open_list(at_work->steps_done());
}

std::span<const double> Laboratory::open_list_series(std::string_view name) const {
    const auto kind = option_named<OpenListKind>(name);
    const auto* const glass = tool_as<GlassAtWork>(tool_);
    if (glass == nullptr || !kind) {
        return {};
    }
    const auto& at_work = glass->work[place_of(*kind)];
    return at_work && at_work->steps_done() == run_->result().steps ? at_work->series()
                                                                    : std::span<const double>{};
}

std::span<const double> Laboratory::open_list_at(std::string_view name, std::uint32_t step) {
    if (open_list_series(name).empty() || step > run_->result().steps) {
        return {};
    }
    auto& glass = *tool_as<GlassAtWork>(tool_);
    const auto& log = glass.log;
    const auto kind = *option_named<OpenListKind>(name);
    const auto next = step < log.step_count() ? log.taken[step] : no_push;
    const auto put_before = step == 0 ? 0 : log.pushed_by[step - 1];
    constexpr double was_put = 1;
    constexpr double was_improved = 2;
    constexpr double is_next = 4;
    constexpr double was_taken = 8;
    const auto& options = run_->options();
    const auto shown = [&](Cost f) {
        const auto hundredths = 100 * as_written::f_shown_as_one(run_->plan().program);
        const bool is_cost = options.order == Order::F || options.order == Order::H;
        return is_cost
                   ? run_->costs().shown(f) / static_cast<double>(options.order == Order::F ? hundredths : 1)
                   : static_cast<double>(f);
    };
    glass.content.clear();
    const auto tell = [&](std::uint32_t push, double marks) {
        const auto key = options.order == Order::Newest ? static_cast<double>(push) : shown(log.key(push).f);
        glass.content.insert(glass.content.end(),
                             {static_cast<double>(log.node_of(push)), key, static_cast<double>(push), marks,
                              static_cast<double>(log.list_of(push))});
    };
    if (step > 0) {
        tell(log.taken[step - 1], was_taken);
    }
    if (kind == OpenListKind::BinaryHeap && !glass.heap) {
        glass.heap.emplace(log, *glass.work[place_of(kind)]);
    }
    for (std::uint32_t list = 0; list < log.list_count; ++list) {
        const auto content =
            kind == OpenListKind::BinaryHeap ? glass.heap->at(step, list) : content_at(log, kind, step, list);
        for (const auto push : content) {
            const bool is_new = push >= put_before;
            tell(push, (is_new ? (log.pushes[push].replaces == no_push ? was_put : was_improved) : 0) +
                           (push == next ? is_next : 0));
        }
    }
    return glass.content;
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
    return is_relative(run_->plan().algorithm) ? Reason{.code = "openlist.membership"} : Reason{};
}

double Laboratory::advance_membership(std::uint32_t work) {
    if (!membership_reason().is_ok()) {
        return 0;
    }
    if (!read_open_list(work)) {
        return share_of_open_list(0);
    }
    auto& glass = *tool_as<GlassAtWork>(tool_);
    if (!glass.membership) {
        glass.membership.emplace(run_->logged(), glass.log);
    }
    return glass.membership->advance(work) ? 1 : share_of_open_list(glass.membership->steps_done());
}

std::span<const double> Laboratory::membership_series() const {
    const auto* const glass = tool_as<GlassAtWork>(tool_);
    return glass != nullptr && glass->membership && glass->membership->steps_done() == run_->result().steps
               ? glass->membership->series()
               : std::span<const double>{};
}

} // namespace astrolabe
