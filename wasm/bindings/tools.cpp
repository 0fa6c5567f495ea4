// What the class Laboratory has beside bindings_laboratory.cpp: texts, generators, path methods, and what is
// worked out beside a search, which tiers.d.ts, open-lists.d.ts and in-advance.d.ts describe.
#include "wasm/bindings/bindings.h"

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
val tier_squares(Laboratory& lab) { return view(lab.tier_squares()); }
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
val open_list_at(Laboratory& lab, const std::string& kind, std::uint32_t step) {
    return view(lab.open_list_at(kind, step));
}
JsReason membership_reason(const Laboratory& lab) { return shaped(lab.membership_reason()); }
val membership_series(const Laboratory& lab) { return view(lab.membership_series()); }
JsReason begin_timed(Laboratory& lab, const std::string& list, const astrolabe::SearchSettings& settings,
                     std::uint32_t start, std::uint32_t goal) {
    return shaped(lab.begin_timed(list, settings, start, goal));
}

struct JsPairsPlan {
    JsReason reason;
    std::uint32_t cells;
    double bytes;
    double floyd_looks;
    double search_looks;
};
JsPairsPlan pairs_plan(Laboratory& lab, const astrolabe::SearchSettings& settings) {
    const auto [reason, cells, bytes, floyd, search] = lab.pairs_plan(settings);
    return {shaped(reason), cells, bytes, floyd, search};
}
JsReason begin_pairs(Laboratory& lab, const std::string& method, const astrolabe::SearchSettings& settings) {
    return shaped(lab.begin_pairs(method, settings));
}
struct JsPairRoute {
    double cost;
    std::int32_t next;
    val path = val::undefined();
};
JsPairRoute pair_route(Laboratory& lab, std::uint32_t from, std::uint32_t to) {
    const auto [cost, next, path] = lab.pair_route(from, to);
    return {cost, next, view(path)};
}

struct JsDeadEnds {
    bool is_connected;
    std::uint32_t count;
    val marks = val::undefined();
};
JsDeadEnds shaped(const astrolabe::LaboratoryDeadEnds& found) {
    return {found.is_connected, found.count, view(found.marks)};
}
JsReason begin_dead_ends(Laboratory& lab, const astrolabe::SearchSettings& settings) {
    return shaped(lab.begin_dead_ends(settings));
}
JsDeadEnds dead_ends_of_board(Laboratory& lab) { return shaped(lab.dead_ends_of_board()); }
JsDeadEnds dead_ends_between(Laboratory& lab, std::uint32_t start, std::uint32_t goal) {
    return shaped(lab.dead_ends_between(start, goal));
}
JsReason begin_skipping(Laboratory& lab, std::uint32_t start, std::uint32_t goal) {
    return shaped(lab.begin_skipping(start, goal));
}
val islands(Laboratory& lab, const astrolabe::SearchSettings& settings) {
    return view(lab.islands(settings));
}

} // namespace

EMSCRIPTEN_BINDINGS(astrolabe_tools) {
    emscripten::value_object<JsScenario>("Scenario")
        .field("reason", &JsScenario::reason)
        .field("map", &JsScenario::map)
        .field("rows", &JsScenario::rows);

    using astrolabe::LaboratoryMethodResult;
    emscripten::value_object<LaboratoryMethodResult>("MethodResult")
        .field("isFound", &LaboratoryMethodResult::is_found)
        .field("length", &LaboratoryMethodResult::length)
        .field("cost", &LaboratoryMethodResult::cost)
        .field("turns", &LaboratoryMethodResult::turns)
        .field("expanded", &LaboratoryMethodResult::expanded);

    emscripten::value_object<JsPairsPlan>("PairsPlan")
        .field("reason", &JsPairsPlan::reason)
        .field("cells", &JsPairsPlan::cells)
        .field("bytes", &JsPairsPlan::bytes)
        .field("floydLooks", &JsPairsPlan::floyd_looks)
        .field("searchLooks", &JsPairsPlan::search_looks);
    emscripten::value_object<JsPairRoute>("PairRoute")
        .field("cost", &JsPairRoute::cost)
        .field("next", &JsPairRoute::next)
        .field("path", &JsPairRoute::path);
    emscripten::value_object<JsDeadEnds>("DeadEnds")
        .field("isConnected", &JsDeadEnds::is_connected)
        .field("count", &JsDeadEnds::count)
        .field("marks", &JsDeadEnds::marks);
    using astrolabe::LaboratorySkippingResult;
    emscripten::value_object<LaboratorySkippingResult>("SkippingResult")
        .field("isFound", &LaboratorySkippingResult::is_found)
        .field("cost", &LaboratorySkippingResult::cost)
        .field("expanded", &LaboratorySkippingResult::expanded);

    method<&load>("Laboratory.load");
    method<&Laboratory::loaded_format>("Laboratory.loadedFormat");
    method<&Laboratory::catalogue>("Laboratory.catalogue");
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
    method<&tier_squares>("Laboratory.tierSquares");
    method<&tier_way>("Laboratory.tierWay");
    method<&open_list_reason>("Laboratory.openListReason");
    method<&advance_open_list>("Laboratory.advanceOpenList");
    method<&open_list_series>("Laboratory.openListSeries");
    method<&pairs_plan>("Laboratory.pairsPlan");
    method<&begin_pairs>("Laboratory.beginPairs");
    method<&Laboratory::advance_pairs>("Laboratory.advancePairs");
    method<&Laboratory::pairs_progress>("Laboratory.pairsProgress");
    method<&pair_route>("Laboratory.pairRoute");
    method<&begin_dead_ends>("Laboratory.beginDeadEnds");
    method<&Laboratory::advance_dead_ends>("Laboratory.advanceDeadEnds");
    method<&dead_ends_of_board>("Laboratory.deadEndsOfBoard");
    method<&dead_ends_between>("Laboratory.deadEndsBetween");
    method<&begin_skipping>("Laboratory.beginSkipping");
    method<&Laboratory::advance_skipping>("Laboratory.advanceSkipping");
    method<&Laboratory::skipping_result>("Laboratory.skippingResult");
    method<&islands>("Laboratory.islands");
    method<&open_list_at>("Laboratory.openListAt");
    method<&membership_reason>("Laboratory.membershipReason");
    method<&Laboratory::advance_membership>("Laboratory.advanceMembership");
    method<&membership_series>("Laboratory.membershipSeries");
    method<&begin_timed>("Laboratory.beginTimed");
    method<&Laboratory::advance_timed>("Laboratory.advanceTimed");
    method<&Laboratory::timed_expanded>("Laboratory.timedExpanded");
}
