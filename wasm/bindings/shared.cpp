// Registers the shapes that all laboratories hand out. Both modules have them.
#include "wasm/bindings/bindings.h"

EMSCRIPTEN_BINDINGS(astrolabe_shared) {
    using astrolabe::JsReason;
    emscripten::value_object<JsReason>("Reason")
        .field("ok", &JsReason::ok)
        .field("code", &JsReason::code)
        .field("line", &JsReason::line)
        .field("found", &JsReason::found)
        .field("expected", &JsReason::expected);

    using astrolabe::LaboratoryResult;
    emscripten::value_object<LaboratoryResult>("SearchResult")
        .field("outcome", &LaboratoryResult::outcome)
        .field("cost", &LaboratoryResult::cost)
        .field("expanded", &LaboratoryResult::expanded)
        .field("generated", &LaboratoryResult::generated)
        .field("improved", &LaboratoryResult::improved)
        .field("reopened", &LaboratoryResult::reopened)
        .field("repairs", &LaboratoryResult::repairs)
        .field("isRepairRefused", &LaboratoryResult::is_repair_refused)
        .field("steps", &LaboratoryResult::steps)
        .field("target", &LaboratoryResult::target)
        .field("isTruncated", &LaboratoryResult::is_truncated)
        .field("kernel", &LaboratoryResult::kernel);

    using astrolabe::Position;
    emscripten::value_object<Position>("Position")
        .field("step", &Position::step)
        .field("open", &Position::open)
        .field("closed", &Position::closed)
        .field("current", &Position::current);

    using astrolabe::LaboratoryConditions;
    emscripten::value_object<LaboratoryConditions>("Conditions")
        .field("pathExists", &LaboratoryConditions::path_exists)
        .field("finiteGraph", &LaboratoryConditions::finite_graph)
        .field("positiveCosts", &LaboratoryConditions::positive_costs)
        .field("admissible", &LaboratoryConditions::admissible)
        .field("selectsByF", &LaboratoryConditions::selects_by_f)
        .field("stopsWhenSelected", &LaboratoryConditions::stops_when_selected)
        .field("takesCheaperWays", &LaboratoryConditions::takes_cheaper_ways)
        .field("consistent", &LaboratoryConditions::consistent);

    using astrolabe::LaboratoryOverestimate;
    emscripten::value_object<LaboratoryOverestimate>("Overestimate")
        .field("cell", &LaboratoryOverestimate::cell)
        .field("weightedH", &LaboratoryOverestimate::weighted_h)
        .field("trueCost", &LaboratoryOverestimate::true_cost);

    using astrolabe::LaboratoryStep;
    emscripten::value_object<LaboratoryStep>("InconsistentStep")
        .field("from", &LaboratoryStep::from)
        .field("to", &LaboratoryStep::to)
        .field("cost", &LaboratoryStep::cost)
        .field("weightedHFrom", &LaboratoryStep::weighted_h_from)
        .field("weightedHTo", &LaboratoryStep::weighted_h_to);

    using astrolabe::LaboratoryCause;
    emscripten::value_object<LaboratoryCause>("Cause")
        .field("kind", &LaboratoryCause::kind)
        .field("cell", &LaboratoryCause::cell)
        .field("bestG", &LaboratoryCause::best_g)
        .field("hadG", &LaboratoryCause::had_g)
        .field("trueCost", &LaboratoryCause::true_cost)
        .field("h", &LaboratoryCause::h)
        .field("weightedH", &LaboratoryCause::weighted_h)
        .field("goalG", &LaboratoryCause::goal_g)
        .field("step", &LaboratoryCause::step);

    using astrolabe::LaboratoryVerdict;
    emscripten::value_object<LaboratoryVerdict>("Verdict")
        .field("state", &LaboratoryVerdict::state)
        .field("ruling", &LaboratoryVerdict::ruling)
        .field("optimum", &LaboratoryVerdict::optimum)
        .field("excess", &LaboratoryVerdict::excess)
        .field("guaranteed", &LaboratoryVerdict::guaranteed)
        .field("conditions", &LaboratoryVerdict::conditions)
        .field("overestimates", &LaboratoryVerdict::overestimates)
        .field("largestOverestimate", &LaboratoryVerdict::largest_overestimate)
        .field("inconsistentSteps", &LaboratoryVerdict::inconsistent_steps)
        .field("steepestStep", &LaboratoryVerdict::steepest_step)
        .field("cause", &LaboratoryVerdict::cause)
        .field("branchingFactor", &LaboratoryVerdict::branching_factor)
        .field("depth", &LaboratoryVerdict::depth);

    using astrolabe::JsRank;
    emscripten::value_object<JsRank>("WhyRank")
        .field("rank", &JsRank::rank)
        .field("openCount", &JsRank::open_count)
        .field("tiedCount", &JsRank::tied_count)
        .field("tied", &JsRank::tied)
        .field("tie", &JsRank::tie)
        .field("isDecidedByStructure", &JsRank::is_decided_by_structure);

    using astrolabe::ShownUntouched;
    emscripten::value_object<ShownUntouched>("WhyUntouched")
        .field("absence", &ShownUntouched::absence)
        .field("step", &ShownUntouched::step)
        .field("lastF", &ShownUntouched::last_f);
}

// Embind would name types in complaints about types that are not registered, of which there are none; its
// way of printing an address weighs as much as a reader of maps.
extern "C" int siprintf(char* out, const char* /*format*/, ...) { // NOLINT
    *out = '\0';
    return 0;
}
