// Registers the façade for graphs with Embind. graph.d.ts describes what is here.
#include "wasm/bindings/crossing.h"
#include "wasm/laboratory/graph_laboratory.h"

EMSCRIPTEN_BINDINGS(astrolabe_graph) {
    using astrolabe::crossing;
    using astrolabe::GraphLaboratory;
    using astrolabe::not_in;
    using astrolabe::out;

    using astrolabe::GraphSettings;
    emscripten::value_object<GraphSettings>("GraphSettings")
        .field("algorithm", &GraphSettings::algorithm)
        .field("heuristic", &GraphSettings::heuristic)
        .field("weightHundredths", &astrolabe::whole<&GraphSettings::weight_hundredths>,
               &astrolabe::set_whole<&GraphSettings::weight_hundredths>)
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

    using astrolabe::ShownPlaceWhy;
    emscripten::value_object<ShownPlaceWhy>("PlaceWhy")
        .field("node", &ShownPlaceWhy::node)
        .field("step", &ShownPlaceWhy::step)
        .field("status", &ShownPlaceWhy::status)
        .field("isExplained", &ShownPlaceWhy::is_explained)
        .field("isFromGoal", &ShownPlaceWhy::is_from_goal)
        .field("sum", &out<&ShownPlaceWhy::sum>, &not_in<&ShownPlaceWhy::sum>)
        .field("otherSum", &out<&ShownPlaceWhy::other_sum>, &not_in<&ShownPlaceWhy::other_sum>)
        .field("rank", &out<&ShownPlaceWhy::rank>, &not_in<&ShownPlaceWhy::rank>)
        .field("untouched", &out<&ShownPlaceWhy::untouched>, &not_in<&ShownPlaceWhy::untouched>)
        .field("expandedAt", &ShownPlaceWhy::expanded_at)
        .field("timesExpanded", &ShownPlaceWhy::times_expanded)
        .field("expandedG", &ShownPlaceWhy::expanded_g)
        .field("neighbours", &out<&ShownPlaceWhy::neighbours>, &not_in<&ShownPlaceWhy::neighbours>);

    emscripten::class_<GraphLaboratory>("GraphLaboratory")
        .constructor<>()
        .function("define", crossing<&GraphLaboratory::define>)
        .function("nodeCount", crossing<&GraphLaboratory::node_count>)
        .function("edgeCount", crossing<&GraphLaboratory::edge_count>)
        .function("places", crossing<&GraphLaboratory::places>)
        .function("name", crossing<&GraphLaboratory::name>)
        .function("edges", crossing<&GraphLaboratory::edges>)
        .function("graphToLink", crossing<&GraphLaboratory::graph_to_link>)
        .function("graphFromLink", crossing<&GraphLaboratory::graph_from_link>)
        .function("beginJoining", crossing<&GraphLaboratory::begin_joining>)
        .function("advanceJoining", crossing<&GraphLaboratory::advance_joining>)
        .function("joined", crossing<&GraphLaboratory::joined>)
        .function("cellsAtCorners", crossing<&GraphLaboratory::cells_at_corners>)
        .function("begin", crossing<&GraphLaboratory::begin>)
        .function("advance", crossing<&GraphLaboratory::advance>)
        .function("result", crossing<&GraphLaboratory::result>)
        .function("path", crossing<&GraphLaboratory::path>)
        .function("seek", crossing<&GraphLaboratory::seek>)
        .function("position", crossing<&GraphLaboratory::position>)
        .function("statuses", crossing<&GraphLaboratory::statuses>)
        .function("expandedAt", crossing<&GraphLaboratory::expanded_at>)
        .function("nodes", crossing<&GraphLaboratory::nodes>)
        .function("why", crossing<&GraphLaboratory::why>)
        .function("log", crossing<&GraphLaboratory::log>)
        .function("judge", crossing<&GraphLaboratory::judge>)
        .function("verdict", crossing<&GraphLaboratory::verdict>)
        .function("shortestPath", crossing<&GraphLaboratory::shortest_path>);
}
