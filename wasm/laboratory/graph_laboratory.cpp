// The part of the façade for graphs that takes them in and gives them out; the searches are in
// graph_trace.cpp.
#include "wasm/laboratory/graph_laboratory.h"

#include "core/codec/graph_code.h"
#include "core/codec/graph_reason.h"
#include "core/io/text_lines.h"
#include "core/run/option_names.h"

#include <cmath>
#include <utility>

namespace astrolabe {
namespace {

/// A number from outside as a whole one; one that is none of any use becomes `useless`, which every limit
/// refuses.
constexpr std::int64_t useless = std::int64_t{1} << 53U;
std::int64_t whole(double number) {
    const bool is_whole = std::abs(number) < static_cast<double>(useless) && std::trunc(number) == number;
    return is_whole ? static_cast<std::int64_t>(number) : useless;
}

Reason refused_count(const char* code, std::size_t found, std::size_t most) {
    return {.code = code, .found = std::to_string(found), .expected = std::to_string(most)};
}

/// Of the ground on which waypoints are to see each other.
Reason check_ground(std::uint32_t width, std::uint32_t height, std::span<const std::uint32_t> factors) {
    if (!Grid::is_valid_size(width, height)) {
        return {.code = "board.size", .found = std::to_string(width) + " x " + std::to_string(height)};
    }
    if (factors.size() != std::size_t{width} * height) {
        return {.code = "board.factors", .found = std::to_string(factors.size())};
    }
    for (const auto factor : factors) {
        if (factor > 255) {
            return {.code = "board.factor", .found = std::to_string(factor), .expected = "255"};
        }
    }
    return {};
}

Grid ground_of(std::uint32_t width, std::uint32_t height, std::span<const std::uint32_t> factors) {
    std::vector<Factor> copied;
    copied.reserve(factors.size());
    for (const auto factor : factors) {
        copied.push_back(static_cast<Factor>(factor));
    }
    return {width, height, std::move(copied)};
}

} // namespace

Reason GraphLaboratory::define(std::span<const double> places, const std::vector<std::string>& names,
                               std::span<const double> edges) {
    const auto node_count = places.size() / numbers_a_place;
    const auto edge_count = edges.size() / numbers_an_edge;
    if (node_count > graph_limits::nodes) {
        return refused_count("graph.node_count", node_count, graph_limits::nodes);
    }
    if (edge_count > graph_limits::edges) {
        return refused_count("graph.edge_count", edge_count, graph_limits::edges);
    }
    GraphDefinition definition;
    definition.nodes.reserve(node_count);
    definition.edges.reserve(edge_count);
    for (std::size_t place = 0; place < node_count; ++place) {
        definition.nodes.push_back({whole(places[2 * place]), whole(places[2 * place + 1]),
                                    place < names.size() ? names[place] : std::string()});
    }
    for (std::size_t place = 0; place < edge_count; ++place) {
        const auto numbers = edges.subspan(numbers_an_edge * place, numbers_an_edge);
        definition.edges.push_back({whole(numbers[0]), whole(numbers[1]), whole(numbers[2])});
    }
    if (auto reason = check_graph(definition); !reason.is_ok()) {
        return reason;
    }
    replace_graph(std::move(definition));
    return {};
}

void GraphLaboratory::replace_graph(GraphDefinition definition) {
    end_run();
    definition_ = std::move(definition);
    graph_.emplace(definition_);
}

/// The run lends the graph and what LPA* keeps, the referee what the run holds.
void GraphLaboratory::end_run() {
    referee_.reset();
    run_.reset();
    is_sought_ = false;
}

std::span<const double> GraphLaboratory::places() {
    numbers_.clear();
    for (const auto& node : definition_.nodes) {
        numbers_.insert(numbers_.end(), {static_cast<double>(node.x), static_cast<double>(node.y)});
    }
    return numbers_;
}

std::string GraphLaboratory::name(std::uint32_t node) const {
    return node < node_count() ? definition_.nodes[node].name : std::string();
}

std::span<const double> GraphLaboratory::edges() {
    numbers_.clear();
    for (const auto& edge : definition_.edges) {
        numbers_.insert(numbers_.end(), {static_cast<double>(edge.from), static_cast<double>(edge.to),
                                         static_cast<double>(edge.cost)});
    }
    return numbers_;
}

std::string GraphLaboratory::graph_to_link() const { return write_link_graph(definition_); }

Reason GraphLaboratory::graph_from_link(std::string_view text) {
    auto definition = read_link_graph(text);
    if (!definition.is_ok()) {
        return definition.reason();
    }
    replace_graph(std::move(definition.value()));
    return {};
}

Reason GraphLaboratory::begin_joining(std::uint32_t width, std::uint32_t height,
                                      std::span<const std::uint32_t> factors, std::string_view corner,
                                      std::span<const std::uint32_t> cells, std::uint32_t units_a_cell) {
    if (auto reason = check_ground(width, height, factors); !reason.is_ok()) {
        return reason;
    }
    const auto rule = option_named<CornerRule>(corner);
    if (!rule) {
        return {.code = "search.settings", .found = quoted(corner), .expected = "corner"};
    }
    if (cells.size() > graph_limits::nodes) {
        return refused_count("graph.node_count", cells.size(), graph_limits::nodes);
    }
    if (units_a_cell < 1 || units_a_cell > SightLines::most_units_a_cell) {
        return {.code = "graph.units",
                .found = std::to_string(units_a_cell),
                .expected = std::to_string(SightLines::most_units_a_cell)};
    }
    std::vector<Cell> waypoints;
    for (const auto cell : cells) {
        if (cell >= width * height) {
            return {.code = "board.cell", .found = std::to_string(cell)};
        }
        waypoints.push_back({cell % width, cell / width});
    }
    lines_.reset(); // they lend the ground
    ground_ = ground_of(width, height, factors);
    lines_.emplace(*ground_, *rule, std::move(waypoints), units_a_cell);
    return {};
}

std::string GraphLaboratory::advance_joining(std::uint32_t cells) {
    if (!lines_) {
        return "idle";
    }
    if (!lines_->advance(cells)) {
        return "joining";
    }
    return lines_->has_too_many() ? "too-many" : "joined";
}

std::span<const double> GraphLaboratory::joined() {
    numbers_.clear();
    if (lines_) {
        for (const auto& edge : lines_->edges()) {
            numbers_.insert(numbers_.end(), {static_cast<double>(edge.from), static_cast<double>(edge.to),
                                             static_cast<double>(edge.cost)});
        }
    }
    return numbers_;
}

std::span<const std::uint32_t> GraphLaboratory::cells_at_corners(std::uint32_t width, std::uint32_t height,
                                                                 std::span<const std::uint32_t> factors) {
    steps_.clear();
    if (check_ground(width, height, factors).is_ok()) {
        const auto ground = ground_of(width, height, factors);
        for (const auto cell : astrolabe::cells_at_corners(ground, graph_limits::nodes)) {
            steps_.push_back(cell.y * width + cell.x);
        }
    }
    return steps_;
}

} // namespace astrolabe
