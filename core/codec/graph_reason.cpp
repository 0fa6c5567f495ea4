#include "core/codec/graph_reason.h"

#include "core/io/text_lines.h"

namespace astrolabe {

Reason reason_for(const GraphFault& fault, const GraphDefinition& definition) {
    const auto number = static_cast<std::uint32_t>(fault.index + 1);
    const auto found = std::to_string(fault.found);
    switch (fault.kind) {
    case GraphFaultKind::TooManyNodes:
        return refused("graph.node_count", 0, found, std::to_string(graph_limits::nodes));
    case GraphFaultKind::TooManyEdges:
        return refused("graph.edge_count", 0, found, std::to_string(graph_limits::edges));
    case GraphFaultKind::Position:
        return refused("graph.position", number, found, std::to_string(graph_limits::position));
    case GraphFaultKind::Name:
        return refused("graph.name", number, quoted(definition.nodes[fault.index].name),
                       std::to_string(graph_limits::name_bytes));
    case GraphFaultKind::DuplicateName:
        return refused("graph.name_twice", number, definition.nodes[fault.index].name);
    case GraphFaultKind::DanglingEdge:
        return refused("graph.edge_end", number, found, std::to_string(definition.nodes.size()));
    case GraphFaultKind::Loop:
        return refused("graph.edge_loop", number, found);
    case GraphFaultKind::EdgeCost:
        return refused("graph.cost", number, found, std::to_string(graph_limits::cost));
    case GraphFaultKind::DuplicateEdge:
        break;
    }
    return refused("graph.edge_twice", number);
}

Reason check_graph(const GraphDefinition& definition) {
    const auto fault = fault_in(definition);
    return fault ? reason_for(*fault, definition) : Reason{};
}

Result<ExplicitGraph> make_graph(const GraphDefinition& definition) {
    if (auto reason = check_graph(definition); !reason.is_ok()) {
        return reason;
    }
    return ExplicitGraph(definition);
}

} // namespace astrolabe
