// Registers the façade with Embind, and does nothing else: boards, searches, their steps and what is said of
// them, and what is computed beside a search. astrolabe.d.ts describes the class.
#include "wasm/laboratory/laboratory.h"
#include "wasm/bindings/search.h"

namespace {

using astrolabe::crossing;
using astrolabe::Laboratory;
using astrolabe::not_in;
using astrolabe::out;
using astrolabe::SearchSettings;

// Members of any laboratory, so that they are called like everything else.
SearchSettings settings_as_written(Laboratory& /*lab*/, const SearchSettings& settings) {
    return astrolabe::settings_as_written(settings);
}
SearchSettings corrected_settings(Laboratory& /*lab*/, const SearchSettings& settings) {
    return astrolabe::corrected_settings(settings);
}

} // namespace

EMSCRIPTEN_BINDINGS(astrolabe_tools) {
    using astrolabe::LaboratoryScenario;
    emscripten::value_object<LaboratoryScenario>("Scenario")
        .field("reason", &LaboratoryScenario::reason)
        .field("map", &LaboratoryScenario::map)
        .field("rows", &out<&LaboratoryScenario::rows>, &not_in<&LaboratoryScenario::rows>);

    using astrolabe::LaboratoryAnswer;
    emscripten::value_object<LaboratoryAnswer>("Answer")
        .field("reason", &LaboratoryAnswer::reason)
        .field("isEdited", &LaboratoryAnswer::is_edited)
        .field("result", &out<&LaboratoryAnswer::result>, &not_in<&LaboratoryAnswer::result>)
        .field("position", &LaboratoryAnswer::position)
        .field("verdict", &LaboratoryAnswer::verdict)
        .field("path", &out<&LaboratoryAnswer::path>, &not_in<&LaboratoryAnswer::path>);

    using astrolabe::LaboratoryMethodResult;
    emscripten::value_object<LaboratoryMethodResult>("MethodResult")
        .field("isFound", &LaboratoryMethodResult::is_found)
        .field("length", &LaboratoryMethodResult::length)
        .field("cost", &LaboratoryMethodResult::cost)
        .field("turns", &LaboratoryMethodResult::turns)
        .field("expanded", &LaboratoryMethodResult::expanded);

    using astrolabe::LaboratoryPathCheck;
    emscripten::value_object<LaboratoryPathCheck>("PathCheck")
        .field("fault", &LaboratoryPathCheck::fault)
        .field("cells", &LaboratoryPathCheck::cells)
        .field("cost", &LaboratoryPathCheck::cost)
        .field("optimum", &LaboratoryPathCheck::optimum)
        .field("leavesAt", &LaboratoryPathCheck::leaves_at);

    using astrolabe::LaboratoryPairsPlan;
    emscripten::value_object<LaboratoryPairsPlan>("PairsPlan")
        .field("reason", &LaboratoryPairsPlan::reason)
        .field("cells", &LaboratoryPairsPlan::cells)
        .field("bytes", &LaboratoryPairsPlan::bytes)
        .field("floydProbes", &LaboratoryPairsPlan::floyd_probes)
        .field("searchProbes", &LaboratoryPairsPlan::search_probes);

    using astrolabe::LaboratoryPairRoute;
    emscripten::value_object<LaboratoryPairRoute>("PairRoute")
        .field("cost", &LaboratoryPairRoute::cost)
        .field("next", &LaboratoryPairRoute::next)
        .field("path", &out<&LaboratoryPairRoute::path>, &not_in<&LaboratoryPairRoute::path>);

    using astrolabe::LaboratoryDeadEnds;
    emscripten::value_object<LaboratoryDeadEnds>("DeadEnds")
        .field("isConnected", &LaboratoryDeadEnds::is_connected)
        .field("count", &LaboratoryDeadEnds::count)
        .field("marks", &out<&LaboratoryDeadEnds::marks>, &not_in<&LaboratoryDeadEnds::marks>);

    using astrolabe::LaboratorySkippingResult;
    emscripten::value_object<LaboratorySkippingResult>("SkippingResult")
        .field("isFound", &LaboratorySkippingResult::is_found)
        .field("cost", &LaboratorySkippingResult::cost)
        .field("expanded", &LaboratorySkippingResult::expanded);
}

EMSCRIPTEN_BINDINGS(astrolabe_laboratory) {
    with_search(emscripten::class_<Laboratory>("Laboratory"))
        .constructor<>()
        .function("clear", crossing<&Laboratory::clear>)
        .function("width", crossing<&Laboratory::width>)
        .function("height", crossing<&Laboratory::height>)
        .function("factors", crossing<&Laboratory::factors>)
        .function("extras", crossing<&Laboratory::extras>)
        .function("suggestedStart", crossing<&Laboratory::suggested_start>)
        .function("suggestedGoal", crossing<&Laboratory::suggested_goal>)
        .function("edit", crossing<&Laboratory::edit>)
        .function("resize", crossing<&Laboratory::resize>)
        .function("restore", crossing<&Laboratory::restore>)
        .function("advanceMapToLink", crossing<&Laboratory::advance_map_to_link>)
        .function("mapToLink", crossing<&Laboratory::map_to_link>)
        .function("nearestFree", crossing<&Laboratory::nearest_free>)
        .function("settingsAsWritten", crossing<&settings_as_written>)
        .function("correctedSettings", crossing<&corrected_settings>)
        .function("forgetAnswer", crossing<&Laboratory::forget_answer>)
        .function("begin", crossing<&Laboratory::begin>)
        .function("ask", crossing<&Laboratory::ask>)
        .function("expandedAt", crossing<&Laboratory::expanded_at>)
        .function("closers", crossing<&Laboratory::closers>)
        .function("setColours", crossing<&Laboratory::set_colours>)
        .function("paint", crossing<&Laboratory::paint>)
        .function("cells", crossing<&Laboratory::cells>)
        .function("printout", crossing<&Laboratory::printout>)
        .function("xray", crossing<&Laboratory::xray>)
        .function("load", crossing<&Laboratory::load>)
        .function("loadedFormat", crossing<&Laboratory::loaded_format>)
        .function("catalogue", crossing<&Laboratory::catalogue>)
        .function("readScenario", crossing<&Laboratory::read_scenario>)
        .function("generate", crossing<&Laboratory::generate>)
        .function("beginMapFromLink", crossing<&Laboratory::begin_map_from_link>)
        .function("advanceMap", crossing<&Laboratory::advance_map>)
        .function("mapFromLink", crossing<&Laboratory::map_from_link>)
        .function("addMapText", crossing<&Laboratory::add_map_text>)
        .function("mapFromText", crossing<&Laboratory::map_from_text>)
        .function("heldBytes", crossing<&Laboratory::held_bytes>)
        .function("beginMethod", crossing<&Laboratory::begin_method>)
        .function("methodResult", crossing<&Laboratory::method_result>)
        .function("methodPath", crossing<&Laboratory::method_path>)
        .function("beginPathCheck", crossing<&Laboratory::begin_path_check>)
        .function("pathCheck", crossing<&Laboratory::path_check>)
        .function("tierEdges", crossing<&Laboratory::tier_edges>)
        .function("tierSquares", crossing<&Laboratory::tier_squares>)
        .function("tierPath", crossing<&Laboratory::tier_path>)
        .function("openListReason", crossing<&Laboratory::open_list_reason>)
        .function("beginOpenList", crossing<&Laboratory::begin_open_list>)
        .function("openListSeries", crossing<&Laboratory::open_list_series>)
        .function("pairsPlan", crossing<&Laboratory::pairs_plan>)
        .function("beginPairs", crossing<&Laboratory::begin_pairs>)
        .function("pairRoute", crossing<&Laboratory::pair_route>)
        .function("beginDeadEnds", crossing<&Laboratory::begin_dead_ends>)
        .function("deadEndsOfBoard", crossing<&Laboratory::dead_ends_of_board>)
        .function("deadEndsBetween", crossing<&Laboratory::dead_ends_between>)
        .function("beginSkipping", crossing<&Laboratory::begin_skipping>)
        .function("skippingResult", crossing<&Laboratory::skipping_result>)
        .function("islands", crossing<&Laboratory::islands>)
        .function("openListAt", crossing<&Laboratory::open_list_at>)
        .function("membershipReason", crossing<&Laboratory::membership_reason>)
        .function("beginMembership", crossing<&Laboratory::begin_membership>)
        .function("membershipSeries", crossing<&Laboratory::membership_series>)
        .function("beginTimed", crossing<&Laboratory::begin_timed>)
        .function("timedExpanded", crossing<&Laboratory::timed_expanded>);
}
