// Methods for a good path: their part of the façade Laboratory.
#include "core/compare/path_quality.h"
#include "core/grid/line_length.h"
#include "wasm/laboratory/laboratory.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace astrolabe {

struct MethodJob final : Job {
    static constexpr auto own_kind = Kind::Method;

    MethodJob(const PathQuestion& question, PathMethod method)
        : Job(own_kind), costs(question.graph.rules().costs), run(question, method) {}

    bool advance(std::uint32_t expansions) override {
        if (!run.advance(expansions)) {
            return false;
        }
        if (path.empty()) {
            const auto& found = run.quality().path;
            path.resize(found.size());
            std::transform(found.begin(), found.end(), path.begin(), index_of);
        }
        return true;
    }
    double progress() const override { return run.is_done() ? 1 : 0; }

    CostModel costs;
    PathMethodRun run;
    std::vector<std::uint32_t> path; ///< When done.
};

namespace {

constexpr std::array<std::pair<std::string_view, PathMethod>, 6> method_names{{
    {"astar", PathMethod::AStar},
    {"turn-penalty", PathMethod::TurnPenalty},
    {"swapping", PathMethod::CellSwapping},
    {"string-pulling", PathMethod::StringPulling},
    {"theta", PathMethod::ThetaStar},
    {"lazy-theta", PathMethod::LazyThetaStar},
}};

std::optional<PathMethod> method_named(std::string_view name) {
    for (const auto& [known, method] : method_names) {
        if (known == name) {
            return method;
        }
    }
    return std::nullopt;
}

Reason to_display(MethodRefusal refusal) {
    switch (refusal) {
    case MethodRefusal::None:
        break;
    case MethodRefusal::TooManyCells:
        return {.code = "method.too_many_cells", .expected = std::to_string(TurnGraph::most_cells)};
    case MethodRefusal::VariedTerrain:
        return {.code = "method.varied_terrain"};
    case MethodRefusal::NoDiagonals:
        return {.code = "method.no_diagonals"};
    case MethodRefusal::Hexes:
        return {.code = "method.hexes"};
    case MethodRefusal::BlockedGoal:
        return {.code = "method.blocked_goal"};
    }
    return {};
}

} // namespace

Reason Laboratory::begin_method(std::string_view name, const SearchSettings& settings, std::uint32_t start,
                                std::uint32_t goal, std::uint32_t turn_penalty) {
    const auto method = method_named(name);
    if (!method) {
        return {.code = "search.settings", .found = std::string(name), .expected = "method"};
    }
    if (turn_penalty > max_turn_penalty) {
        return {.code = "search.settings", .found = std::to_string(turn_penalty), .expected = "turnPenalty"};
    }
    const auto plan = plan_for(settings);
    if (!plan.is_ok()) {
        return plan.reason();
    }
    if (auto reason = board_.ends_refusal(start, goal); !reason.is_ok()) {
        return reason;
    }
    end_search();
    PathQuestion question{.graph = board_.graph_of(plan.value(), node_at(goal)),
                          .start = node_at(start),
                          .goal = node_at(goal),
                          .tie = plan.value().options.tie};
    question.penalty.units = (question.graph.rules().costs.straight * turn_penalty + 50) / 100;
    question.heuristic = exact_heuristic(question.graph.moves().rules());
    if (const auto refusal = refusal_of(question, *method); refusal != MethodRefusal::None) {
        return to_display(refusal);
    }
    job_ = std::make_unique<MethodJob>(question, *method);
    return {};
}

LaboratoryMethodResult Laboratory::method_result() const {
    const auto* const job = job_as<MethodJob>(job_);
    if (job == nullptr || !job->run.is_done()) {
        return {};
    }
    const auto& quality = job->run.quality();
    return {.is_found = quality.is_found,
            .length = any_angle_costs.to_display(quality.length),
            .cost = quality.cost ? job->costs.to_display(*quality.cost)
                                 : std::numeric_limits<double>::quiet_NaN(),
            .turns = quality.turns,
            .expanded = static_cast<double>(quality.expanded)};
}

std::span<const std::uint32_t> Laboratory::method_path() const {
    const auto* const job = job_as<MethodJob>(job_);
    return job == nullptr ? std::span<const std::uint32_t>() : job->path;
}

} // namespace astrolabe
