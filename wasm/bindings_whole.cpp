// What the whole module has beyond bindings.cpp.
#include "wasm/bindings.h"

namespace {

using astrolabe::JsReason;
using astrolabe::Laboratory;
using astrolabe::method;
using astrolabe::shaped;
using astrolabe::view;
using emscripten::val;

JsReason load(Laboratory& lab, const std::string& format, const std::string& text) {
    return shaped(lab.load(format, text));
}
struct JsScenario {
    JsReason reason;
    std::string map;
    val rows = val::undefined();
};

JsScenario read_scenario(Laboratory& lab, const std::string& text) {
    const auto [reason, map, rows] = lab.read_scenario(text);
    return {shaped(reason), map, view(rows)};
}
JsReason generate(Laboratory& lab, const std::string& kind, std::uint32_t width, std::uint32_t height,
                  std::uint32_t percent, std::uint32_t seed) {
    return shaped(lab.generate(kind, width, height, percent, seed));
}
JsReason map_from_link(Laboratory& lab, const std::string& text) { return shaped(lab.map_from_link(text)); }
JsReason begin_method(Laboratory& lab, const std::string& name, const astrolabe::SearchSettings& settings,
                      std::uint32_t start, std::uint32_t goal, std::uint32_t turn_penalty) {
    return shaped(lab.begin_method(name, settings, start, goal, turn_penalty));
}
val tier_edges(Laboratory& lab, std::uint32_t x, std::uint32_t y, std::uint32_t columns, std::uint32_t rows) {
    return view(lab.tier_edges(x, y, columns, rows));
}
val tier_way(Laboratory& lab) { return view(lab.tier_way()); }
val method_path(const Laboratory& lab) { return view(lab.method_path()); }
JsReason open_list_reason(const Laboratory& lab, const std::string& kind) {
    return shaped(lab.open_list_reason(kind));
}
double advance_open_list(Laboratory& lab, const std::string& kind, std::uint32_t work) {
    return lab.advance_open_list(kind, work);
}
val open_list_series(const Laboratory& lab, const std::string& kind) {
    return view(lab.open_list_series(kind));
}

} // namespace

EMSCRIPTEN_BINDINGS(astrolabe_whole) {
    emscripten::value_object<JsScenario>("Scenario")
        .field("reason", &JsScenario::reason)
        .field("map", &JsScenario::map)
        .field("rows", &JsScenario::rows);

    using astrolabe::SearchSettings;
    emscripten::value_object<SearchSettings> settings("SearchSettings");
    astrolabe::register_fields(settings);
    settings.field("localRadius", &SearchSettings::local_radius)
        .field("localSteps", &SearchSettings::local_steps)
        .field("localShifts", &SearchSettings::local_shifts)
        .field("localSeed", &SearchSettings::local_seed);

    using astrolabe::LaboratoryMethodResult;
    emscripten::value_object<LaboratoryMethodResult>("MethodResult")
        .field("isFound", &LaboratoryMethodResult::is_found)
        .field("length", &LaboratoryMethodResult::length)
        .field("cost", &LaboratoryMethodResult::cost)
        .field("turns", &LaboratoryMethodResult::turns)
        .field("expanded", &LaboratoryMethodResult::expanded);

    method<&load>("Laboratory.load");
    method<&Laboratory::loaded_format>("Laboratory.loadedFormat");
    method<&read_scenario>("Laboratory.readScenario");
    method<&generate>("Laboratory.generate");
    method<&map_from_link>("Laboratory.mapFromLink");
    method<&Laboratory::held_bytes>("Laboratory.heldBytes");
    method<&begin_method>("Laboratory.beginMethod");
    method<&Laboratory::advance_method>("Laboratory.advanceMethod");
    method<&Laboratory::method_result>("Laboratory.methodResult");
    method<&method_path>("Laboratory.methodPath");
    method<&Laboratory::tier_side>("Laboratory.tierSide");
    method<&tier_edges>("Laboratory.tierEdges");
    method<&tier_way>("Laboratory.tierWay");
    method<&open_list_reason>("Laboratory.openListReason");
    method<&advance_open_list>("Laboratory.advanceOpenList");
    method<&open_list_series>("Laboratory.openListSeries");
}
