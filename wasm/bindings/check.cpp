// Registers the façade for checks of other people's searches with Embind. check.d.ts describes what is here.
#include "wasm/bindings/crossing.h"
#include "wasm/check/check_laboratory.h"

EMSCRIPTEN_BINDINGS(astrolabe_check) {
    using astrolabe::CheckLaboratory;
    using astrolabe::crossing;
    using astrolabe::not_in;
    using astrolabe::out;

    using astrolabe::ShownFindings;
    emscripten::value_object<ShownFindings>("OrderFindings")
        .field("setups", &ShownFindings::setups)
        .field("bugs", &out<&ShownFindings::bugs>, &not_in<&ShownFindings::bugs>)
        .field("options", &out<&ShownFindings::options>, &not_in<&ShownFindings::options>)
        .field("settings", &ShownFindings::settings)
        .field("agreed", &ShownFindings::agreed)
        .field("seen", &ShownFindings::seen)
        .field("expected", &ShownFindings::expected);

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
