// Registers the façade for checks of other people's searches with Embind. check.d.ts describes what is here.
#include "wasm/bindings/crossing.h"
#include "wasm/check/check_laboratory.h"

EMSCRIPTEN_BINDINGS(astrolabe_check) {
    using astrolabe::CheckLaboratory;
    using astrolabe::crossing;
    using astrolabe::not_in;
    using astrolabe::out;

    using astrolabe::ShownNumberFault;
    emscripten::value_object<ShownNumberFault>("NumberFault")
        .field("row", &ShownNumberFault::row)
        .field("found", &ShownNumberFault::found)
        .field("expected", &ShownNumberFault::expected);

    using astrolabe::ShownNumbers;
    emscripten::value_object<ShownNumbers>("SeenNumbers")
        .field("heuristics", &out<&ShownNumbers::heuristics>, &not_in<&ShownNumbers::heuristics>)
        .field("nearest", &ShownNumbers::nearest)
        .field("weight", &ShownNumbers::weight)
        .field("fHasG", &ShownNumbers::f_has_g)
        .field("unitOfH", &ShownNumbers::unit_of_h)
        .field("unitOfG", &ShownNumbers::unit_of_g)
        .field("hasTwoUnits", &ShownNumbers::has_two_units)
        .field("sum", &ShownNumbers::sum)
        .field("step", &ShownNumbers::step)
        .field("stepThrough", &ShownNumbers::step_through)
        .field("estimate", &ShownNumbers::estimate)
        .field("fall", &ShownNumbers::fall);

    using astrolabe::ShownFindings;
    emscripten::value_object<ShownFindings>("OrderFindings")
        .field("setups", &ShownFindings::setups)
        .field("bugs", &out<&ShownFindings::bugs>, &not_in<&ShownFindings::bugs>)
        .field("options", &out<&ShownFindings::options>, &not_in<&ShownFindings::options>)
        .field("settings", &ShownFindings::settings)
        .field("agreed", &ShownFindings::agreed)
        .field("seen", &ShownFindings::seen)
        .field("expected", &ShownFindings::expected)
        .field("isStartWall", &ShownFindings::is_start_wall)
        .field("isGoalWall", &ShownFindings::is_goal_wall)
        .field("numbers", &ShownFindings::numbers);

    emscripten::class_<CheckLaboratory>("CheckLaboratory")
        .constructor<>()
        .function("begin", crossing<&CheckLaboratory::begin>)
        .function("advance", crossing<&CheckLaboratory::advance>)
        .function("progress", crossing<&CheckLaboratory::progress>)
        .function("findings", crossing<&CheckLaboratory::findings>)
        .function("prove", crossing<&CheckLaboratory::prove>)
        .function("proof", crossing<&CheckLaboratory::proof>)
        .function("cells", crossing<&CheckLaboratory::cells>)
        .function("isRowFirst", crossing<&CheckLaboratory::is_row_first>)
        .function("firstNumber", crossing<&CheckLaboratory::first_number>)
        .function("isYUp", crossing<&CheckLaboratory::is_y_up>);
}
