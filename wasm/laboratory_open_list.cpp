// What the façade has to say about the open list of the search in hand, made again on lists of every kind: in
// the whole module only.
#include "core/analysis/open_list_glass/list_work.h"
#include "core/io/text_lines.h"
#include "wasm/laboratory.h"

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
        return {.code = run_ ? "search.running" : "search.none"};
    }
    const auto& plan = run_->plan();
    if (!as_written::is_textbook(plan.program) && plan.program != as_written::Program::Slides) {
        return {.code = "openlist.program"};
    }
    if (!has_open_list(plan.algorithm)) {
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

double Laboratory::advance_open_list(std::string_view name, std::uint32_t work) {
    if (!open_list_reason(name).is_ok()) {
        return 0;
    }
    if (tool_as<GlassAtWork>(tool_) == nullptr) {
        tool_ = std::make_unique<GlassAtWork>(*run_);
    }
    auto& glass = *tool_as<GlassAtWork>(tool_);
    const auto steps = run_->result().steps;
    const auto share = [&](std::uint32_t read, std::uint32_t done) {
        return steps == 0 ? 0 : (static_cast<double>(read) + done) / (2.0 * steps);
    };
    if (glass.reading) {
        if (!glass.reading->advance(work)) {
            return share(glass.reading->steps_read(), 0);
        }
        glass.log = glass.reading->release();
        glass.reading.reset();
        if (steps > 0) {
            return share(steps, 0);
        }
    }
    auto& at_work = glass.work[place_of(*option_named<OpenListKind>(name))];
    if (!at_work) {
        at_work.emplace(glass.log, *option_named<OpenListKind>(name));
    }
    return at_work->advance(work) ? 1 : std::min(share(steps, at_work->steps_done()), 0.999);
}

std::span<const double> Laboratory::open_list_series(std::string_view name) const {
    const auto kind = option_named<OpenListKind>(name);
    const auto* const glass = tool_as<GlassAtWork>(tool_);
    if (!run_ || glass == nullptr || !kind) {
        return {};
    }
    const auto& at_work = glass->work[place_of(*kind)];
    return at_work && at_work->steps_done() == run_->result().steps ? at_work->series()
                                                                    : std::span<const double>{};
}

} // namespace astrolabe
