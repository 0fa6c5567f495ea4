// Registers the shapes that all laboratories return. Both modules have them.
#include "wasm/bindings/crossing.h"
#include "wasm/laboratory/search_laboratory.h"

namespace {

using astrolabe::not_in;
using astrolabe::out;
using astrolabe::Reason;

bool is_ok(const Reason& reason) { return reason.is_ok(); }
void never_set(Reason& /*reason*/, bool /*is_ok*/) {}

} // namespace

EMSCRIPTEN_BINDINGS(astrolabe_shared) {
    emscripten::value_object<Reason>("Reason")
        .field("ok", &is_ok, &never_set)
        .field("code", &Reason::code)
        .field("line", &Reason::line)
        .field("found", &Reason::found)
        .field("expected", &Reason::expected);

    using astrolabe::LaboratoryCode;
    emscripten::value_object<LaboratoryCode>("Code")
        .field("reason", &LaboratoryCode::reason)
        .field("lines", &LaboratoryCode::lines);

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
        .field("takesCheaperPaths", &LaboratoryConditions::takes_cheaper_paths)
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

    using astrolabe::ShownRank;
    emscripten::value_object<ShownRank>("WhyRank")
        .field("rank", &ShownRank::rank)
        .field("openCount", &ShownRank::open_count)
        .field("tiedCount", &ShownRank::tied_count)
        .field("tied", &out<&ShownRank::tied>, &not_in<&ShownRank::tied>)
        .field("tie", &ShownRank::tie)
        .field("isDecidedByStructure", &ShownRank::is_decided_by_structure);

    using astrolabe::ShownUntouched;
    emscripten::value_object<ShownUntouched>("WhyUntouched")
        .field("absence", &ShownUntouched::absence)
        .field("step", &ShownUntouched::step)
        .field("lastF", &ShownUntouched::last_f);

    using astrolabe::ShownSum;
    emscripten::value_object<ShownSum>("WhySum")
        .field("parent", &ShownSum::parent)
        .field("parentG", &ShownSum::parent_g)
        .field("parentGNow", &ShownSum::parent_g_now)
        .field("unit", &ShownSum::unit)
        .field("isDiagonal", &ShownSum::is_diagonal)
        .field("factor", &ShownSum::factor)
        .field("added", &ShownSum::added)
        .field("g", &ShownSum::g)
        .field("heuristic", &ShownSum::heuristic)
        .field("straight", &ShownSum::straight)
        .field("diagonal", &ShownSum::diagonal)
        .field("dx", &ShownSum::dx)
        .field("dy", &ShownSum::dy)
        .field("cheapest", &ShownSum::cheapest)
        .field("squaredDistance", &ShownSum::squared_distance)
        .field("rateCost", &ShownSum::rate_cost)
        .field("rateSquaredLength", &ShownSum::rate_squared_length)
        .field("h", &ShownSum::h)
        .field("order", &ShownSum::order)
        .field("weight", &ShownSum::weight)
        .field("f", &ShownSum::f)
        .field("addsUp", &ShownSum::adds_up)
        .field("fShownAsOne", &ShownSum::f_shown_as_one);

    using astrolabe::ShownChoice;
    emscripten::value_object<ShownChoice>("WhyChoice")
        .field("step", &ShownChoice::step)
        .field("size", &ShownChoice::size)
        .field("position", &ShownChoice::position)
        .field("f", &ShownChoice::f)
        .field("takenPosition", &ShownChoice::taken_position)
        .field("taken", &ShownChoice::taken)
        .field("takenF", &ShownChoice::taken_f)
        .field("first", &ShownChoice::first)
        .field("firstF", &ShownChoice::first_f)
        .field("tied", &ShownChoice::tied);

    using astrolabe::ShownNeighbour;
    emscripten::value_object<ShownNeighbour>("WhyNeighbour")
        .field("cell", &ShownNeighbour::cell)
        .field("step", &ShownNeighbour::step)
        .field("outcome", &ShownNeighbour::outcome)
        .field("offered", &ShownNeighbour::offered)
        .field("known", &ShownNeighbour::known)
        .field("closedAt", &ShownNeighbour::closed_at)
        .field("corners", &out<&ShownNeighbour::corners>, &not_in<&ShownNeighbour::corners>);

    using astrolabe::ShownWhy;
    emscripten::value_object<ShownWhy>("Why")
        .field("cell", &ShownWhy::cell)
        .field("step", &ShownWhy::step)
        .field("status", &ShownWhy::status)
        .field("isExplained", &ShownWhy::is_explained)
        .field("isFromGoal", &ShownWhy::is_from_goal)
        .field("sum", &out<&ShownWhy::sum>, &not_in<&ShownWhy::sum>)
        .field("otherSum", &out<&ShownWhy::other_sum>, &not_in<&ShownWhy::other_sum>)
        .field("rank", &out<&ShownWhy::rank>, &not_in<&ShownWhy::rank>)
        .field("untouched", &out<&ShownWhy::untouched>, &not_in<&ShownWhy::untouched>)
        .field("choice", &out<&ShownWhy::choice>, &not_in<&ShownWhy::choice>)
        .field("expandedAt", &ShownWhy::expanded_at)
        .field("timesExpanded", &ShownWhy::times_expanded)
        .field("expandedG", &ShownWhy::expanded_g)
        .field("neighbours", &out<&ShownWhy::neighbours>, &not_in<&ShownWhy::neighbours>);
}
