// The referee's verdict for JavaScript: names for what the core enumerates, numbers in the unit
// shown.
#pragma once

#include "core/explain/referee.h"

#include <cstdint>
#include <string>

namespace astrolabe {

/// These have the same members as their namesakes in astrolabe.d.ts.
struct LaboratoryConditions {
    std::string path_exists = "unknown";
    std::string finite_graph = "unknown";
    std::string positive_costs = "unknown";
    std::string admissible = "unknown";
    std::string selects_by_f = "unknown";
    std::string stops_when_selected = "unknown";
    std::string takes_cheaper_paths = "unknown";
    std::string consistent = "unknown";
};

struct LaboratoryOverestimate {
    std::int32_t cell = -1;
    double weighted_h = 0;
    double true_cost = 0;
};

struct LaboratoryStep {
    std::int32_t from = -1;
    std::int32_t to = -1;
    double cost = 0;
    double weighted_h_from = 0;
    double weighted_h_to = 0;
};

struct LaboratoryCause {
    std::string kind;
    std::int32_t cell = -1;
    double best_g = 0;
    double had_g = 0;
    double true_cost = 0;
    double h = 0;
    double weighted_h = 0;
    double goal_g = 0;
    LaboratoryStep step;
};

struct LaboratoryVerdict {
    std::string state = "idle";
    std::string ruling = "unknown";
    double optimum = 0;
    double excess = 0;
    std::string guaranteed = "unknown";
    LaboratoryConditions conditions;
    double overestimates = 0;
    LaboratoryOverestimate largest_overestimate;
    double inconsistent_steps = 0;
    LaboratoryStep steepest_step;
    LaboratoryCause cause;
    double branching_factor = 0;
    double depth = 0;
};

LaboratoryVerdict to_display(const Verdict& verdict, const CostModel& costs);

/// Four numbers of a cell, as xray() in astrolabe.d.ts says. Requires finished true costs.
struct XrayNumbers {
    double true_cost = 0;
    double weighted_h = 0;
    double difference = 0;
    double inconsistent_slots = 0;
};

XrayNumbers xray_numbers(const FinishedSearch<GridGraph>& search, const TrueCosts& costs, NodeId node);

} // namespace astrolabe
