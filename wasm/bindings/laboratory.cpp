// Registers the façade with Embind, and does nothing else: boards, searches, their steps and what is said of
// them, which astrolabe.d.ts describes. The rest of the class is in bindings_tools.cpp.
#include "wasm/bindings/bindings.h"

namespace {

using astrolabe::JsRank;
using astrolabe::JsReason;
using astrolabe::Laboratory;
using astrolabe::Lattice;
using astrolabe::list;
using astrolabe::method;
using astrolabe::numbers;
using astrolabe::or_null;
using astrolabe::shaped;
using astrolabe::view;
using emscripten::val;

JsReason clear(Laboratory& lab, std::uint32_t width, std::uint32_t height) {
    return shaped(lab.clear(width, height));
}
std::uint32_t suggested_start(Laboratory& lab) { return lab.suggested_start(); }
std::uint32_t suggested_goal(Laboratory& lab) { return lab.suggested_goal(); }
std::uint32_t suggested_hex_start(Laboratory& lab) { return lab.suggested_start(Lattice::Hexes); }
std::uint32_t suggested_hex_goal(Laboratory& lab) { return lab.suggested_goal(Lattice::Hexes); }
JsReason edit(Laboratory& lab, const val& cells, const val& grounds) {
    return shaped(lab.edit(numbers(cells), numbers(grounds)));
}
JsReason resize(Laboratory& lab, std::uint32_t width, std::uint32_t height) {
    return shaped(lab.resize(width, height));
}
JsReason restore(Laboratory& lab, std::uint32_t width, std::uint32_t height, const val& grounds) {
    return shaped(lab.restore(width, height, numbers(grounds)));
}
std::int32_t nearest_free(const Laboratory& lab, std::uint32_t cell, const std::string& board) {
    return lab.nearest_free(cell, board);
}
struct JsNeighbour {
    std::int32_t cell;
    std::string fate;
    double offered;
    double known;
    std::uint32_t closed_at;
    val corners = val::undefined();
};

struct JsWhy {
    std::int32_t cell;
    std::uint32_t step;
    std::string status;
    val sum = val::undefined();
    val rank = val::undefined();
    val untouched = val::undefined();
    val choice = val::undefined();
    std::uint32_t expanded_at;
    std::uint32_t times_expanded;
    double expanded_g;
    val neighbours = val::undefined();
};

val shaped(const std::vector<astrolabe::ShownNeighbour>& neighbours) {
    std::vector<JsNeighbour> shaped;
    shaped.reserve(neighbours.size());
    for (const auto& [cell, fate, offered, known, closed_at, corners] : neighbours) {
        shaped.push_back({cell, fate, offered, known, closed_at, list(corners)});
    }
    return list(shaped);
}

val why(Laboratory& lab, std::uint32_t cell) {
    const auto why = lab.why(cell);
    if (!why) {
        return val::null();
    }
    return val(JsWhy{why->cell, why->step, why->status, or_null(why->sum), shaped(why->rank),
                     or_null(why->untouched), or_null(why->choice), why->expanded_at, why->times_expanded,
                     why->expanded_g, shaped(why->neighbours)});
}

val steps_with(Laboratory& lab, const std::string& kind) { return view(lab.steps_with(kind)); }
val steps_of(Laboratory& lab, std::uint32_t cell, const std::string& kind) {
    return view(lab.steps_of(cell, kind));
}
std::int32_t next_step_with(Laboratory& lab, const std::string& kind, std::int32_t cell,
                            std::uint32_t after) {
    return lab.next_step_with(kind, cell, after);
}
std::int32_t previous_step_with(Laboratory& lab, const std::string& kind, std::int32_t cell,
                                std::uint32_t before) {
    return lab.previous_step_with(kind, cell, before);
}
val printout(Laboratory& lab, std::uint32_t first, std::uint32_t last) {
    return view(lab.printout(first, last));
}
val log_of(Laboratory& lab, std::uint32_t first, std::uint32_t last) { return view(lab.log(first, last)); }
// Of any laboratory, so that they are reached like everything else.
astrolabe::SearchSettings settings_as_written(const Laboratory& /*lab*/,
                                              const astrolabe::SearchSettings& settings) {
    return astrolabe::settings_as_written(settings);
}
astrolabe::SearchSettings corrected_settings(const Laboratory& /*lab*/,
                                             const astrolabe::SearchSettings& settings) {
    return astrolabe::corrected_settings(settings);
}
JsReason begin(Laboratory& lab, const astrolabe::SearchSettings& settings, std::uint32_t start,
               std::uint32_t goal) {
    return shaped(lab.begin(settings, start, goal));
}
JsReason seek(Laboratory& lab, std::uint32_t step) { return shaped(lab.seek(step)); }
val shortest_path(Laboratory& lab) { return view(lab.shortest_path()); }
val xray(Laboratory& lab, std::uint32_t x, std::uint32_t y, std::uint32_t columns, std::uint32_t rows) {
    return view(lab.xray(x, y, columns, rows));
}
val factors(const Laboratory& lab) { return view(lab.factors()); }
val extras(const Laboratory& lab) { return view(lab.extras()); }
val path(const Laboratory& lab) { return view(lab.path()); }
val statuses(Laboratory& lab) { return view(lab.statuses()); }
val expanded_at(Laboratory& lab, std::uint32_t y, std::uint32_t rows) {
    return view(lab.expanded_at(y, rows));
}
bool set_colours(Laboratory& lab, const val& by_status, const val& shades) {
    return lab.set_colours(numbers(by_status), numbers(shades));
}
val paint(Laboratory& lab, const std::string& shading, std::uint32_t x, std::uint32_t y,
          std::uint32_t columns, std::uint32_t rows) {
    return view(lab.paint(shading, x, y, columns, rows));
}
val cells(Laboratory& lab, std::uint32_t x, std::uint32_t y, std::uint32_t columns, std::uint32_t rows) {
    return view(lab.cells(x, y, columns, rows));
}

} // namespace

EMSCRIPTEN_BINDINGS(astrolabe_laboratory) {
    using astrolabe::get;
    using astrolabe::SearchSettings;
    using astrolabe::set;
    emscripten::value_object<SearchSettings>("SearchSettings")
        .field("program", &SearchSettings::program)
        .field("corrected", &SearchSettings::corrected)
        .field("algorithm", &SearchSettings::algorithm)
        .field("heuristic", &SearchSettings::heuristic)
        .field("weightHundredths", &get<&SearchSettings::weight_hundredths>,
               &set<&SearchSettings::weight_hundredths>)
        .field("board", &SearchSettings::board)
        .field("corner", &SearchSettings::corner)
        .field("costs", &SearchSettings::costs)
        .field("tie", &SearchSettings::tie)
        .field("stop", &SearchSettings::stop)
        .field("update", &SearchSettings::update)
        .field("reopens", &SearchSettings::reopens)
        .field("neighbourOrder", &SearchSettings::neighbour_order)
        .field("allowsBlockedGoal", &SearchSettings::allows_blocked_goal)
        .field("nearest", &SearchSettings::nearest)
        .field("openList", &SearchSettings::open_list)
        .field("floods", &SearchSettings::floods)
        .field("localRadius", &get<&SearchSettings::local_radius>, &set<&SearchSettings::local_radius>)
        .field("localSteps", &get<&SearchSettings::local_steps>, &set<&SearchSettings::local_steps>)
        .field("localShifts", &SearchSettings::local_shifts)
        .field("localSeed", &get<&SearchSettings::local_seed>, &set<&SearchSettings::local_seed>)
        .field("localTurns", &SearchSettings::local_turns)
        .field("tiers", &SearchSettings::tiers)
        .field("clusterSide", &get<&SearchSettings::cluster_side>, &set<&SearchSettings::cluster_side>);

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
        .field("place", &ShownChoice::place)
        .field("f", &ShownChoice::f)
        .field("takenPlace", &ShownChoice::taken_place)
        .field("taken", &ShownChoice::taken)
        .field("takenF", &ShownChoice::taken_f)
        .field("first", &ShownChoice::first)
        .field("firstF", &ShownChoice::first_f)
        .field("tied", &ShownChoice::tied);

    emscripten::value_object<JsNeighbour>("WhyNeighbour")
        .field("cell", &JsNeighbour::cell)
        .field("fate", &JsNeighbour::fate)
        .field("offered", &JsNeighbour::offered)
        .field("known", &JsNeighbour::known)
        .field("closedAt", &JsNeighbour::closed_at)
        .field("corners", &JsNeighbour::corners);

    emscripten::value_object<JsWhy>("Why")
        .field("cell", &JsWhy::cell)
        .field("step", &JsWhy::step)
        .field("status", &JsWhy::status)
        .field("sum", &JsWhy::sum)
        .field("rank", &JsWhy::rank)
        .field("untouched", &JsWhy::untouched)
        .field("choice", &JsWhy::choice)
        .field("expandedAt", &JsWhy::expanded_at)
        .field("timesExpanded", &JsWhy::times_expanded)
        .field("expandedG", &JsWhy::expanded_g)
        .field("neighbours", &JsWhy::neighbours);

    // The members of the class; laboratory_class.js makes it of them.
    emscripten::function("Laboratory.new", &astrolabe::create<Laboratory>);
    emscripten::function("Laboratory.delete", &astrolabe::destroy<Laboratory>);
    method<&clear>("Laboratory.clear");
    method<&Laboratory::width>("Laboratory.width");
    method<&Laboratory::height>("Laboratory.height");
    method<&factors>("Laboratory.factors");
    method<&extras>("Laboratory.extras");
    method<&suggested_start>("Laboratory.suggestedStart");
    method<&suggested_goal>("Laboratory.suggestedGoal");
    method<&suggested_hex_start>("Laboratory.suggestedHexStart");
    method<&suggested_hex_goal>("Laboratory.suggestedHexGoal");
    method<&edit>("Laboratory.edit");
    method<&resize>("Laboratory.resize");
    method<&restore>("Laboratory.restore");
    method<&Laboratory::advance_map_to_link>("Laboratory.advanceMapToLink");
    method<&Laboratory::map_to_link>("Laboratory.mapToLink");
    method<&nearest_free>("Laboratory.nearestFree");
    method<&settings_as_written>("Laboratory.settingsAsWritten");
    method<&corrected_settings>("Laboratory.correctedSettings");
    method<&begin>("Laboratory.begin");
    method<&Laboratory::advance>("Laboratory.advance");
    method<&Laboratory::answer>("Laboratory.answer");
    method<&Laboratory::result>("Laboratory.result");
    method<&path>("Laboratory.path");
    method<&seek>("Laboratory.seek");
    method<&Laboratory::position>("Laboratory.position");
    method<&statuses>("Laboratory.statuses");
    method<&expanded_at>("Laboratory.expandedAt");
    method<&set_colours>("Laboratory.setColours");
    method<&paint>("Laboratory.paint");
    method<&cells>("Laboratory.cells");
    method<&why>("Laboratory.why");
    method<&Laboratory::survey>("Laboratory.survey");
    method<&steps_with>("Laboratory.stepsWith");
    method<&steps_of>("Laboratory.stepsOf");
    method<&next_step_with>("Laboratory.nextStepWith");
    method<&previous_step_with>("Laboratory.previousStepWith");
    method<&printout>("Laboratory.printout");
    method<&log_of>("Laboratory.log");
    method<&Laboratory::judge>("Laboratory.judge");
    method<&Laboratory::verdict>("Laboratory.verdict");
    method<&shortest_path>("Laboratory.shortestPath");
    method<&xray>("Laboratory.xray");
}
