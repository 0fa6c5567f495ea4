// Registers the façade for graphs with Embind. graph.d.ts describes what is here.
#include "wasm/bindings/search.h"
#include "wasm/laboratory/graph_laboratory.h"

EMSCRIPTEN_BINDINGS(astrolabe_graph) {
    using astrolabe::crossing;
    using astrolabe::GraphLaboratory;
    using astrolabe::with_search;

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

    with_search(emscripten::class_<GraphLaboratory>("GraphLaboratory"))
        .constructor<>()
        .function("define", crossing<&GraphLaboratory::define>)
        .function("nodeCount", crossing<&GraphLaboratory::node_count>)
        .function("edgeCount", crossing<&GraphLaboratory::edge_count>)
        .function("positions", crossing<&GraphLaboratory::positions>)
        .function("name", crossing<&GraphLaboratory::name>)
        .function("edges", crossing<&GraphLaboratory::edges>)
        .function("graphToLink", crossing<&GraphLaboratory::graph_to_link>)
        .function("graphFromLink", crossing<&GraphLaboratory::graph_from_link>)
        .function("beginJoining", crossing<&GraphLaboratory::begin_joining>)
        .function("joined", crossing<&GraphLaboratory::joined>)
        .function("cellsAtCorners", crossing<&GraphLaboratory::cells_at_corners>)
        .function("forgetAnswer", crossing<&GraphLaboratory::forget_answer>)
        .function("begin", crossing<&GraphLaboratory::begin>)
        .function("nodes", crossing<&GraphLaboratory::nodes>);
}
