#include "wasm/laboratory/graph_laboratory.h"

#include "core/codec/graph_code.h"
#include "core/codec/graph_reason.h"
#include "core/io/text_lines.h"
#include "core/precompute/sight_lines.h"
#include "core/run/option_names.h"

#include <cmath>
#include <utility>

namespace astrolabe {
namespace {

/// A number from outside as a whole number; anything else becomes `useless`, which every limit
/// refuses.
constexpr std::int64_t useless = std::int64_t{1} << 53U;
std::int64_t whole(double number) {
    const bool is_whole = std::abs(number) < static_cast<double>(useless) && std::trunc(number) == number;
    return is_whole ? static_cast<std::int64_t>(number) : useless;
}

Reason refused_count(const char* code, std::size_t found, std::size_t most) {
    return {.code = code, .found = std::to_string(found), .expected = std::to_string(most)};
}

/// Checks the ground on which waypoints are to see each other.
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

std::optional<GraphHeuristicKind> heuristic_named(std::string_view name) {
    if (name == "line") {
        return GraphHeuristicKind::StraightLine;
    }
    return name == "zero" ? std::optional(GraphHeuristicKind::Zero) : std::nullopt;
}

Result<GraphPlan> plan_for(const GraphSettings& settings) {
    const auto unknown = [](const std::string& found, const char* option) {
        return Reason{.code = "search.settings", .found = quoted(found), .expected = option};
    };
    const auto algorithm = option_named<Algorithm>(settings.algorithm);
    const auto heuristic = heuristic_named(settings.heuristic);
    const auto tie = option_named<Tie>(settings.tie);
    const auto stop = option_named<Stop>(settings.stop);
    const auto update = option_named<Update>(settings.update);
    const auto open_list = option_named<OpenListKind>(settings.open_list);
    if (!algorithm || descriptor_of(*algorithm).needs != Needs::AnyGraph) {
        return unknown(settings.algorithm, "algorithm");
    }
    if (!heuristic) {
        return unknown(settings.heuristic, "heuristic");
    }
    if (!tie || !stop || !update || !open_list) {
        return !tie      ? unknown(settings.tie, "tie")
               : !stop   ? unknown(settings.stop, "stop")
               : !update ? unknown(settings.update, "update")
                         : unknown(settings.open_list, "openList");
    }
    if (settings.weight_hundredths > max_weight_hundredths) {
        return unknown(std::to_string(settings.weight_hundredths), "weightHundredths");
    }
    SearchOptions chosen;
    chosen.update = *update;
    chosen.tie = *tie;
    chosen.stop = *stop;
    chosen.weight_hundredths = settings.weight_hundredths;
    chosen.reopens = settings.reopens;
    return GraphPlan{.algorithm = *algorithm,
                     .heuristic = *heuristic,
                     .options = options_for(*algorithm, chosen),
                     .open_list = *open_list};
}

std::span<const double> write_edges(const std::vector<GraphEdge>& edges, std::vector<double>& numbers) {
    numbers.clear();
    for (const auto& edge : edges) {
        numbers.insert(numbers.end(), {static_cast<double>(edge.from), static_cast<double>(edge.to),
                                       static_cast<double>(edge.cost)});
    }
    return numbers;
}

/// Joins waypoints that see each other; its work is counted in cells that lines cross.
struct JoiningJob final : Job {
    static constexpr auto own_kind = Kind::Joining;

    JoiningJob(Grid board, CornerRule rule, std::vector<Cell> waypoints, std::uint32_t units_a_cell)
        : Job(own_kind), ground(std::move(board)), lines(ground, rule, std::move(waypoints), units_a_cell) {}

    bool advance(std::uint32_t cells) override { return lines.advance(cells); }
    double progress() const override { return lines.progress(); }

    Grid ground;
    SightLines lines; ///< Borrows it.
};

} // namespace

Reason GraphLaboratory::define(std::span<const double> coordinates, const std::vector<std::string>& names,
                               std::span<const double> edges) {
    const auto node_count = coordinates.size() / numbers_a_position;
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
    for (std::size_t node = 0; node < node_count; ++node) {
        definition.nodes.push_back({whole(coordinates[2 * node]), whole(coordinates[2 * node + 1]),
                                    node < names.size() ? names[node] : std::string()});
    }
    for (std::size_t edge = 0; edge < edge_count; ++edge) {
        const auto numbers = edges.subspan(numbers_an_edge * edge, numbers_an_edge);
        definition.edges.push_back({whole(numbers[0]), whole(numbers[1]), whole(numbers[2])});
    }
    if (auto reason = check_graph(definition); !reason.is_ok()) {
        return reason;
    }
    replace_graph(std::move(definition));
    return {};
}

void GraphLaboratory::replace_graph(GraphDefinition definition) {
    end_search();
    definition_ = std::move(definition);
    graph_.emplace(definition_);
}

std::span<const double> GraphLaboratory::positions() {
    numbers_.clear();
    for (const auto& node : definition_.nodes) {
        numbers_.insert(numbers_.end(), {static_cast<double>(node.x), static_cast<double>(node.y)});
    }
    return numbers_;
}

std::string GraphLaboratory::name(std::uint32_t node) const {
    return node < node_count() ? definition_.nodes[node].name : std::string();
}

std::span<const double> GraphLaboratory::edges() { return write_edges(definition_.edges, numbers_); }

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
    job_ = std::make_unique<JoiningJob>(ground_of(width, height, factors), *rule, std::move(waypoints),
                                        units_a_cell);
    return {};
}

std::optional<std::span<const double>> GraphLaboratory::joined() {
    const auto* const job = job_as<JoiningJob>(job_);
    if (job == nullptr || job->lines.has_too_many()) {
        return std::nullopt;
    }
    return write_edges(job->lines.edges(), numbers_);
}

std::span<const std::uint32_t> GraphLaboratory::cells_at_corners(std::uint32_t width, std::uint32_t height,
                                                                 std::span<const std::uint32_t> factors) {
    corners_.clear();
    if (check_ground(width, height, factors).is_ok()) {
        const auto ground = ground_of(width, height, factors);
        for (const auto cell : astrolabe::cells_at_corners(ground, graph_limits::nodes)) {
            corners_.push_back(cell.y * width + cell.x);
        }
    }
    return corners_;
}

void GraphLaboratory::forget_answer() {
    end_search();
    lifelong_.reset();
}

Reason GraphLaboratory::begin(const GraphSettings& settings, std::uint32_t start, std::uint32_t goal) {
    const auto plan = plan_for(settings);
    if (!plan.is_ok()) {
        return plan.reason();
    }
    for (const auto end : {start, goal}) {
        if (end >= node_count()) {
            return {
                .code = "graph.end", .found = std::to_string(end), .expected = std::to_string(node_count())};
        }
    }
    end_search();
    run_ = std::make_unique<GraphRun>(*graph_, plan.value(), node_at(start), node_at(goal), lifelong_);
    return {};
}

std::span<const double> GraphLaboratory::nodes() {
    numbers_.clear();
    if (!has_trace() || !is_sought_) {
        return numbers_;
    }
    const auto& search = run_->finished_search();
    auto& history = run_->reader().history();
    numbers_.reserve(numbers_a_node * node_count());
    for (std::uint32_t index = 0; index < node_count(); ++index) {
        const auto node = run_->numbers(node_at(index));
        const auto other = run_->other_state(node.state);
        const auto other_parent =
            other ? number_of(search.node_of(history.state(*graph_, *other, run_->step()).parent))
                  : no_number;
        numbers_.insert(numbers_.end(), {static_cast<double>(node.status), node.g, node.h, node.f,
                                         static_cast<double>(number_of(node.parent)), node.push,
                                         search.is_from_goal(node.state) ? 1.0 : 0.0, other_parent});
    }
    return numbers_;
}

Result<CodeFacts> GraphLaboratory::facts_for_code(CodePart part) const {
    return code_facts(run_->finished_search(), definition_, run_->plan().open_list, part);
}

} // namespace astrolabe
