#include "wasm/laboratory/verdict_display.h"

#include "wasm/laboratory/why_display.h"

#include <limits>

namespace astrolabe {
namespace {

std::string name_of(Tristate value) {
    switch (value) {
    case Tristate::Holds:
        return "holds";
    case Tristate::Fails:
        return "fails";
    case Tristate::Unknown:
        break;
    }
    return "unknown";
}

std::string name_of(CauseKind kind) {
    switch (kind) {
    case CauseKind::Overestimate:
        return "overestimate";
    case CauseKind::Weight:
        return "weight";
    case CauseKind::StopAtOpening:
        return "stop";
    case CauseKind::UpdateNever:
        return "update";
    case CauseKind::ReopeningOff:
        return "reopening";
    case CauseKind::GreedyBestFirst:
        return "greedy";
    case CauseKind::BreadthFirst:
        return "bfs";
    case CauseKind::DepthFirst:
        return "dfs";
    case CauseKind::AsWritten:
        return "program";
    case CauseKind::Algorithm:
        return "algorithm";
    case CauseKind::TraceCutOff:
        return "cut-off";
    case CauseKind::None:
        break;
    }
    return "";
}

double hundredths_to_display(const CostModel& costs, Cost hundredths) {
    return costs.to_display(hundredths) / 100;
}

LaboratoryStep to_display(const InconsistentStep& step, const CostModel& costs) {
    return {.from = number_of(step.from),
            .to = number_of(step.to),
            .cost = costs.to_display(step.cost),
            .weighted_h_from = hundredths_to_display(costs, step.h_from_hundredths),
            .weighted_h_to = hundredths_to_display(costs, step.h_to_hundredths)};
}

LaboratoryCause to_display(const Cause& cause, const CostModel& costs) {
    return {.kind = name_of(cause.kind),
            .cell = number_of(cause.cell),
            .best_g = costs.to_display(cause.best_g),
            .had_g = costs.to_display(cause.had_g),
            .true_cost = costs.to_display(cause.true_cost),
            .h = costs.to_display(cause.h),
            .weighted_h = hundredths_to_display(costs, cause.h_hundredths),
            .goal_g = costs.to_display(cause.goal_g),
            .step = to_display(cause.step.value_or(InconsistentStep{}), costs)};
}

/// (cost - optimum) / optimum; below 0 if the path is cheaper; 0 if there is nothing to compare with.
double excess_of(Ruling ruling, Cost cost, Cost optimum) {
    const bool has_excess = ruling != Ruling::Unknown && ruling != Ruling::Optimal && optimum > 0;
    return has_excess
               ? (static_cast<double>(cost) - static_cast<double>(optimum)) / static_cast<double>(optimum)
               : 0;
}

std::string name_of(Ruling ruling) {
    switch (ruling) {
    case Ruling::Optimal:
        return "optimal";
    case Ruling::Longer:
        return "longer";
    case Ruling::AnyAngle:
        return "any-angle";
    case Ruling::BelowOptimum:
        return "below-optimum";
    case Ruling::Unknown:
        break;
    }
    return "unknown";
}

LaboratoryConditions to_display(const Conditions& conditions) {
    return {.path_exists = name_of(conditions.path_exists),
            .finite_graph = name_of(conditions.finite_graph),
            .positive_costs = name_of(conditions.positive_costs),
            .admissible = name_of(conditions.admissible),
            .selects_by_f = name_of(conditions.selects_by_f),
            .stops_when_selected = name_of(conditions.stops_when_selected),
            .takes_cheaper_paths = name_of(conditions.takes_cheaper_paths),
            .consistent = name_of(conditions.consistent)};
}

} // namespace

LaboratoryVerdict to_display(const Verdict& verdict, const CostModel& costs) {
    const auto& found = verdict.findings;
    return {.state = verdict.is_final ? "judged" : "judging",
            .ruling = name_of(verdict.ruling),
            .optimum = costs.to_display(verdict.optimum),
            .excess = excess_of(verdict.ruling, verdict.cost, verdict.optimum),
            .guaranteed = name_of(verdict.is_guaranteed),
            .conditions = to_display(verdict.conditions),
            .overestimates = static_cast<double>(found.overestimates),
            .largest_overestimate = {.cell = number_of(found.largest.cell),
                                     .weighted_h = hundredths_to_display(costs, found.largest.h_hundredths),
                                     .true_cost = costs.to_display(found.largest.true_cost)},
            .inconsistent_steps = static_cast<double>(found.inconsistent_steps),
            .steepest_step = to_display(found.steepest, costs),
            .cause = to_display(verdict.cause, costs),
            .branching_factor = verdict.branching_factor,
            .depth = static_cast<double>(verdict.depth)};
}

XrayNumbers xray_numbers(const FinishedSearch<GridGraph>& search, const TrueCosts& costs, NodeId node) {
    if (!is_stood_on(search.graph, node, search.start, search.own_goal)) {
        return {.true_cost = no_number, .weighted_h = no_number, .difference = no_number};
    }
    constexpr auto infinity = std::numeric_limits<double>::infinity();
    const auto& shown = search.graph.rules().costs;
    const auto heuristic = search.weighted();
    const auto h = heuristic(node);
    XrayNumbers numbers{.true_cost = infinity,
                        .weighted_h = hundredths_to_display(shown, h),
                        .difference = -infinity,
                        .inconsistent_slots =
                            static_cast<double>(inconsistent_slots(search.graph, heuristic, node))};
    if (costs(node) != TrueCosts::infinite) {
        const auto remaining = 100 * costs(node); // the difference first, exactly, and then its unit
        numbers.true_cost = shown.to_display(costs(node));
        numbers.difference = h >= remaining ? hundredths_to_display(shown, h - remaining)
                                            : -hundredths_to_display(shown, remaining - h);
    }
    return numbers;
}

} // namespace astrolabe
