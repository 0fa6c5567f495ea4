#include "core/graph/graph_definition.h"

#include <algorithm>
#include <numeric>

namespace astrolabe {
namespace {

/// Length of the character that the text begins with, at most `text.size()`; 0 for invalid UTF-8 or a control
/// character. After RFC 3629, section 4.
std::size_t character_length(std::string_view text) {
    const auto byte = [&](std::size_t index) { return static_cast<std::uint8_t>(text[index]); };
    const auto first = byte(0);
    if (first < 0x80) {
        return first >= 0x20 && first != 0x7f ? 1 : 0;
    }
    const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || text.size() < length) {
        return 0;
    }
    std::uint32_t point = first & (0x7fU >> length);
    for (std::size_t index = 1; index < length; ++index) {
        if ((byte(index) & 0xc0U) != 0x80) {
            return 0;
        }
        point = point << 6U | (byte(index) & 0x3fU);
    }
    const bool is_overlong = (length == 3 && point < 0x800) || (length == 4 && point < 0x10000);
    const bool is_surrogate = point >= 0xd800 && point <= 0xdfff;
    const bool is_control = point < 0xa0;
    return is_overlong || is_surrogate || is_control || point > 0x10ffff ? 0 : length;
}

bool is_far(std::int64_t coordinate) {
    return coordinate < -graph_limits::position || coordinate > graph_limits::position;
}

/// The index of the first item that equals an earlier one; nothing where all differ.
template <class Less> std::optional<std::size_t> first_repeated(std::size_t count, const Less& is_less) {
    std::vector<std::size_t> indices(count);
    std::iota(indices.begin(), indices.end(), std::size_t{0});
    std::stable_sort(indices.begin(), indices.end(), is_less);
    std::optional<std::size_t> first;
    for (std::size_t i = 1; i < count; ++i) {
        const bool is_same = !is_less(indices[i - 1], indices[i]); // the converse need not be checked: sorted
        if (is_same && (!first || indices[i] < *first)) {
            first = indices[i];
        }
    }
    return first;
}

std::optional<GraphFault> fault_in(const std::vector<GraphNode>& nodes) {
    std::vector<std::size_t> named;
    for (std::size_t index = 0; index < nodes.size(); ++index) {
        const auto& node = nodes[index];
        if (is_far(node.x) || is_far(node.y)) {
            return GraphFault{GraphFaultKind::Position, index, is_far(node.x) ? node.x : node.y};
        }
        if (!is_valid_node_name(node.name)) {
            return GraphFault{GraphFaultKind::Name, index};
        }
        if (!node.name.empty()) {
            named.push_back(index);
        }
    }
    const auto repeated = first_repeated(named.size(), [&](std::size_t a, std::size_t b) {
        return nodes[named[a]].name < nodes[named[b]].name;
    });
    return repeated ? std::optional(GraphFault{GraphFaultKind::DuplicateName, named[*repeated]})
                    : std::nullopt;
}

std::optional<GraphFault> fault_in(const std::vector<GraphEdge>& edges, std::size_t node_count) {
    const auto is_missing = [&](std::int64_t end) {
        return end < 0 || end >= static_cast<std::int64_t>(node_count);
    };
    for (std::size_t index = 0; index < edges.size(); ++index) {
        const auto& [from, to, cost] = edges[index];
        if (is_missing(from) || is_missing(to)) {
            return GraphFault{GraphFaultKind::DanglingEdge, index, is_missing(from) ? from : to};
        }
        if (from == to) {
            return GraphFault{GraphFaultKind::Loop, index, from};
        }
        if (cost < 1 || cost > graph_limits::cost) {
            return GraphFault{GraphFaultKind::EdgeCost, index, cost};
        }
    }
    const auto repeated = first_repeated(edges.size(), [&](std::size_t a, std::size_t b) {
        return edges[a].from != edges[b].from ? edges[a].from < edges[b].from : edges[a].to < edges[b].to;
    });
    return repeated ? std::optional(GraphFault{GraphFaultKind::DuplicateEdge, *repeated}) : std::nullopt;
}

} // namespace

bool is_valid_node_name(std::string_view name) {
    if (name.size() > graph_limits::name_bytes) {
        return false;
    }
    while (!name.empty()) {
        const auto length = character_length(name);
        if (length == 0) {
            return false;
        }
        name.remove_prefix(length);
    }
    return true;
}

std::optional<GraphFault> fault_in(const GraphDefinition& definition) {
    const auto count = [](std::size_t size) { return static_cast<std::int64_t>(size); };
    if (definition.nodes.size() > graph_limits::nodes) {
        return GraphFault{GraphFaultKind::TooManyNodes, 0, count(definition.nodes.size())};
    }
    if (definition.edges.size() > graph_limits::edges) {
        return GraphFault{GraphFaultKind::TooManyEdges, 0, count(definition.edges.size())};
    }
    const auto fault = fault_in(definition.nodes);
    return fault ? fault : fault_in(definition.edges, definition.nodes.size());
}

} // namespace astrolabe
