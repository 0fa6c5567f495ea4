#include "core/graph/explicit_graph.h"

#include <algorithm>
#include <numeric>

namespace astrolabe {
namespace {

/// Where the edges of each node begin, given how many each has; one entry more than `counts`.
std::vector<std::uint32_t> beginnings(const std::vector<std::uint32_t>& counts) {
    std::vector<std::uint32_t> first(counts.size() + 1);
    std::partial_sum(counts.begin(), counts.end(), first.begin() + 1);
    return first;
}

} // namespace

Cost squared_distance(Coordinates a, Coordinates b) {
    const auto dx = std::int64_t{a.x} - b.x;
    const auto dy = std::int64_t{a.y} - b.y;
    return static_cast<Cost>(dx * dx + dy * dy);
}

ExplicitGraph::ExplicitGraph(const GraphDefinition& definition) {
    assert(!fault_in(definition));
    const auto count = definition.nodes.size();
    coordinates_.reserve(count);
    for (const auto& node : definition.nodes) {
        coordinates_.push_back({static_cast<std::int32_t>(node.x), static_cast<std::int32_t>(node.y)});
    }
    std::vector<std::uint32_t> out_counts(count);
    std::vector<std::uint32_t> in_counts(count);
    for (const auto& edge : definition.edges) {
        ++out_counts[static_cast<std::size_t>(edge.from)];
        ++in_counts[static_cast<std::size_t>(edge.to)];
    }
    max_degree_ = out_counts.empty() ? 0 : *std::max_element(out_counts.begin(), out_counts.end());
    first_out_ = beginnings(out_counts);
    first_in_ = beginnings(in_counts);
    out_.resize(definition.edges.size());
    in_.resize(definition.edges.size());
    auto next_out = first_out_;
    auto next_in = first_in_;
    for (const auto& edge : definition.edges) {
        const auto from = static_cast<std::uint32_t>(edge.from);
        const auto to = static_cast<std::uint32_t>(edge.to);
        const auto index = next_out[from]++;
        out_[index] = {node_at(to), static_cast<std::uint32_t>(edge.cost)};
        in_[next_in[to]++] = {node_at(from), index - first_out_[from]};
    }
}

} // namespace astrolabe
