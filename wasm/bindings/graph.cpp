// Registers the façade for graphs with Embind. graph.d.ts describes what is here.
#include "wasm/bindings/bindings.h"
#include "wasm/laboratory/graph_laboratory.h"

namespace {

using astrolabe::GraphLaboratory;
using astrolabe::JsReason;
using astrolabe::list;
using astrolabe::method;
using astrolabe::numbers;
using astrolabe::or_null;
using astrolabe::shaped;
using astrolabe::view;
using emscripten::val;

std::vector<double> doubles(const val& array) {
    return emscripten::convertJSArrayToNumberVector<double>(array);
}

/// Lists of more than a graph can have are not taken over: their lengths say enough.
std::vector<double> bounded(const val& array, std::size_t numbers_each, std::size_t most) {
    const auto length = array["length"].as<std::size_t>();
    return length <= numbers_each * most ? doubles(array) : std::vector<double>(numbers_each * (most + 1));
}

JsReason define(GraphLaboratory& lab, const val& places, const val& names, const val& edges) {
    using namespace astrolabe;
    const auto name_count = names["length"].as<std::size_t>();
    std::vector<std::string> texts;
    for (std::size_t place = 0; place < name_count && place < graph_limits::nodes; ++place) {
        texts.push_back(names[place].as<std::string>());
    }
    return shaped(lab.define(bounded(places, GraphLaboratory::numbers_a_place, graph_limits::nodes), texts,
                             bounded(edges, GraphLaboratory::numbers_an_edge, graph_limits::edges)));
}
val places(GraphLaboratory& lab) { return view(lab.places()); }
val edges(GraphLaboratory& lab) { return view(lab.edges()); }
JsReason graph_from_link(GraphLaboratory& lab, const std::string& text) {
    return shaped(lab.graph_from_link(text));
}
JsReason begin_joining(GraphLaboratory& lab, std::uint32_t width, std::uint32_t height, const val& factors,
                       const std::string& corner, const val& cells, std::uint32_t units_a_cell) {
    return shaped(lab.begin_joining(width, height, numbers(factors), corner, numbers(cells), units_a_cell));
}
val joined(GraphLaboratory& lab) { return view(lab.joined()); }
val cells_at_corners(GraphLaboratory& lab, std::uint32_t width, std::uint32_t height, const val& factors) {
    return view(lab.cells_at_corners(width, height, numbers(factors)));
}
JsReason begin(GraphLaboratory& lab, const astrolabe::GraphSettings& settings, std::uint32_t start,
               std::uint32_t goal) {
    return shaped(lab.begin(settings, start, goal));
}
val path(GraphLaboratory& lab) { return view(lab.path()); }
JsReason seek(GraphLaboratory& lab, std::uint32_t step) { return shaped(lab.seek(step)); }
val statuses(GraphLaboratory& lab) { return view(lab.statuses()); }
val expanded_at(GraphLaboratory& lab) { return view(lab.expanded_at()); }
val nodes(GraphLaboratory& lab) { return view(lab.nodes()); }
val log_of(GraphLaboratory& lab, std::uint32_t first, std::uint32_t last) {
    return view(lab.log(first, last));
}

struct JsPlaceWhy {
    std::int32_t node;
    std::uint32_t step;
    std::string status;
    bool is_explained;
    bool is_from_goal;
    val sum = val::undefined();
    val other_sum = val::undefined();
    val rank = val::undefined();
    val untouched = val::undefined();
    std::uint32_t expanded_at;
    std::uint32_t times_expanded;
    double expanded_g;
    val neighbours = val::undefined();
};

val why(GraphLaboratory& lab, std::uint32_t node) {
    const auto why = lab.why(node);
    if (!why) {
        return val::null();
    }
    return val(JsPlaceWhy{why->node, why->step, why->status, why->is_explained, why->is_from_goal,
                          or_null(why->sum), or_null(why->other_sum), shaped(why->rank),
                          or_null(why->untouched), why->expanded_at, why->times_expanded, why->expanded_g,
                          list(why->neighbours)});
}

val shortest_path(GraphLaboratory& lab) { return view(lab.shortest_path()); }

} // namespace

EMSCRIPTEN_BINDINGS(astrolabe_graph) {
    using astrolabe::GraphSettings;
    emscripten::value_object<GraphSettings>("GraphSettings")
        .field("algorithm", &GraphSettings::algorithm)
        .field("heuristic", &GraphSettings::heuristic)
        .field("weightHundredths", &astrolabe::get<&GraphSettings::weight_hundredths>,
               &astrolabe::set<&GraphSettings::weight_hundredths>)
        .field("tie", &GraphSettings::tie)
        .field("stop", &GraphSettings::stop)
        .field("update", &GraphSettings::update)
        .field("reopens", &GraphSettings::reopens)
        .field("openList", &GraphSettings::open_list);

    using astrolabe::ShownPlaceSum;
    emscripten::value_object<ShownPlaceSum>("PlaceSum")
        .field("parent", &ShownPlaceSum::parent)
        .field("parentG", &ShownPlaceSum::parent_g)
        .field("edge", &ShownPlaceSum::edge)
        .field("g", &ShownPlaceSum::g)
        .field("squaredDistance", &ShownPlaceSum::squared_distance)
        .field("rateCost", &ShownPlaceSum::rate_cost)
        .field("rateSquaredLength", &ShownPlaceSum::rate_squared_length)
        .field("h", &ShownPlaceSum::h)
        .field("order", &ShownPlaceSum::order)
        .field("weight", &ShownPlaceSum::weight)
        .field("f", &ShownPlaceSum::f);

    using astrolabe::ShownPlaceNeighbour;
    emscripten::value_object<ShownPlaceNeighbour>("PlaceNeighbour")
        .field("node", &ShownPlaceNeighbour::node)
        .field("edge", &ShownPlaceNeighbour::edge)
        .field("fate", &ShownPlaceNeighbour::fate)
        .field("offered", &ShownPlaceNeighbour::offered)
        .field("known", &ShownPlaceNeighbour::known)
        .field("closedAt", &ShownPlaceNeighbour::closed_at);

    emscripten::value_object<JsPlaceWhy>("PlaceWhy")
        .field("node", &JsPlaceWhy::node)
        .field("step", &JsPlaceWhy::step)
        .field("status", &JsPlaceWhy::status)
        .field("isExplained", &JsPlaceWhy::is_explained)
        .field("isFromGoal", &JsPlaceWhy::is_from_goal)
        .field("sum", &JsPlaceWhy::sum)
        .field("otherSum", &JsPlaceWhy::other_sum)
        .field("rank", &JsPlaceWhy::rank)
        .field("untouched", &JsPlaceWhy::untouched)
        .field("expandedAt", &JsPlaceWhy::expanded_at)
        .field("timesExpanded", &JsPlaceWhy::times_expanded)
        .field("expandedG", &JsPlaceWhy::expanded_g)
        .field("neighbours", &JsPlaceWhy::neighbours);

    emscripten::function("GraphLaboratory.new", &astrolabe::create<GraphLaboratory>);
    emscripten::function("GraphLaboratory.delete", &astrolabe::destroy<GraphLaboratory>);
    method<&define>("GraphLaboratory.define");
    method<&GraphLaboratory::node_count>("GraphLaboratory.nodeCount");
    method<&GraphLaboratory::edge_count>("GraphLaboratory.edgeCount");
    method<&places>("GraphLaboratory.places");
    method<&GraphLaboratory::name>("GraphLaboratory.name");
    method<&edges>("GraphLaboratory.edges");
    method<&GraphLaboratory::graph_to_link>("GraphLaboratory.graphToLink");
    method<&graph_from_link>("GraphLaboratory.graphFromLink");
    method<&begin_joining>("GraphLaboratory.beginJoining");
    method<&GraphLaboratory::advance_joining>("GraphLaboratory.advanceJoining");
    method<&joined>("GraphLaboratory.joined");
    method<&cells_at_corners>("GraphLaboratory.cellsAtCorners");
    method<&begin>("GraphLaboratory.begin");
    method<&GraphLaboratory::advance>("GraphLaboratory.advance");
    method<&GraphLaboratory::result>("GraphLaboratory.result");
    method<&path>("GraphLaboratory.path");
    method<&seek>("GraphLaboratory.seek");
    method<&GraphLaboratory::position>("GraphLaboratory.position");
    method<&statuses>("GraphLaboratory.statuses");
    method<&expanded_at>("GraphLaboratory.expandedAt");
    method<&nodes>("GraphLaboratory.nodes");
    method<&why>("GraphLaboratory.why");
    method<&log_of>("GraphLaboratory.log");
    method<&GraphLaboratory::judge>("GraphLaboratory.judge");
    method<&GraphLaboratory::verdict>("GraphLaboratory.verdict");
    method<&shortest_path>("GraphLaboratory.shortestPath");
}
