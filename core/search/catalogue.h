// The catalogue: the available algorithms, and for each its names, its requirements on a board, which options
// count, what it promises, and its source. Everything that depends on the algorithm is read here.
//
// Over 300 lines: one table, preceded by the types of its columns and followed by what is read from it.
#pragma once

#include "core/search/options.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace astrolabe {

/// The entries of the catalogue. The first five are the textbook search with certain options; the others are
/// searches of their own, each in its folder beside this file.
enum class Algorithm : std::uint8_t {
    AStar,
    Dijkstra,
    BreadthFirst,
    DepthFirst,
    GreedyBestFirst,
    Canonical,
    JumpPoint,
    Bidirectional,
    BidirectionalDijkstra,
    IterativeDeepening,
    Fringe,
    ThetaStar,
    LazyThetaStar,
    LifelongPlanning,
    TwoTier,
    LocalWalk,
    FlowField,
};

/// The kind of search that it is; lists show each kind together.
enum class Family : std::uint8_t {
    Textbook, ///< core/search/textbook with options of its own.
    BothEnds, ///< Two searches that meet.
    Pruned,   ///< Moves that another path covers are left out.
    AnyAngle, ///< Straight lines in place of moves.
    Other,
};

/// Where the parent of a node lies in the trace.
enum class Parents : std::uint8_t {
    Beside, ///< A neighbour of it.
    Jumps,  ///< On a line of moves that the search has jumped along.
    Lines,  ///< Anywhere in sight, in a straight line; paths have waypoints only.
};

/// What must hold for the path to be a shortest one, when the search stops at selection.
enum class Promise : std::uint8_t {
    ByOptions,    ///< The textbook search: the referee checks its options one by one.
    Always,       ///< Whatever the heuristic, which is not used.
    IfAdmissible, ///< Weight × h never exceeds the true remaining cost.
    IfConsistent, ///< Weight × h is consistent.
    Nothing,
};

/// The requirements in addition to an explicit graph of nodes and edges.
enum class Needs : std::uint8_t {
    AnyGraph, ///< Nothing: it serves every graph.
    Cells,    ///< A board, of squares or hexes.
    Squares,
};

/// Options that are chosen; the others are replaced by the fixed ones of the descriptor.
struct OptionsThatCount {
    bool weight = false;
    bool tie = false;
    bool stop = false;
    bool update = false;
    bool reopens = false;
};

/// For the textbook's A* all of them.
inline constexpr OptionsThatCount all_options{
    .weight = true, .tie = true, .stop = true, .update = true, .reopens = true};

/// Searches that keep more of every cell than the textbook, and log events, are not available on the largest
/// boards: a WebAssembly module has 2 GB.
inline constexpr std::uint32_t most_cells_of_others = 1U << 22U;

struct AlgorithmDescriptor {
    Algorithm algorithm = Algorithm::AStar;
    /// In links, in JavaScript and on the command line.
    std::string_view name;
    /// Authors, title and year of the publication; empty where there is none.
    std::string_view source;
    Family family = Family::Textbook;
    OptionsThatCount counts;
    /// The values of those that do not count.
    SearchOptions fixed;
    Needs needs = Needs::AnyGraph;
    /// Not available under the rule *four*.
    bool needs_diagonals = false;
    bool needs_uniform_terrain = false;
    /// Whether a goal on a wall can be entered, where that is chosen.
    bool allows_blocked_goal = true;
    std::uint32_t most_cells = 1U << 24U;
    /// Whether the estimate has any effect on what is selected next.
    bool uses_heuristic = true;
    /// Leaves out moves that another path covers: then the heuristic is the one that is exact on an empty
    /// board.
    bool prunes_moves = false;
    Parents parents = Parents::Beside;
    Promise promise = Promise::ByOptions;
    /// Nodes of the trace for each of the board; see Event.
    std::uint32_t layers = 1;
    /// Whether its last layer is reached from the goal; see is_from_goal().
    bool comes_from_goal = false;
    /// Whether the log says all about its open list: then core/replay repeats it. IDA* has none; LPA*,
    /// searches in two tiers or on a budget take back what they put there or begin anew.
    bool has_open_list = true;
};

namespace catalogue_detail {

inline constexpr SearchOptions events{.trace_format = TraceFormat::Events};
inline constexpr SearchOptions events_without_weight{.weight_hundredths = 0,
                                                     .trace_format = TraceFormat::Events};

} // namespace catalogue_detail

/// In the order of Algorithm.
inline constexpr std::array catalogue{
    AlgorithmDescriptor{
        .algorithm = Algorithm::AStar,
        .name = "astar",
        .source = "Hart, Nilsson and Raphael, “A Formal Basis for the Heuristic Determination of Minimum "
                  "Cost Paths”, 1968",
        .counts = all_options,
    },
    AlgorithmDescriptor{
        .algorithm = Algorithm::Dijkstra,
        .name = "dijkstra",
        .source = "Dijkstra, “A Note on Two Problems in Connexion with Graphs”, 1959",
        .counts = {.tie = true, .stop = true, .update = true, .reopens = true},
        .fixed = {.weight_hundredths = 0},
        .uses_heuristic = false,
    },
    // These three keep the first parent of a node. The first in among equals makes the open list a queue.
    AlgorithmDescriptor{
        .algorithm = Algorithm::BreadthFirst,
        .name = "bfs",
        .source = "Moore, “The Shortest Path Through a Maze”, 1959",
        .counts = {.stop = true},
        .fixed = {.order = Order::Depth, .update = Update::Never, .tie = Tie::FirstIn, .reopens = false},
        .uses_heuristic = false,
    },
    AlgorithmDescriptor{
        .algorithm = Algorithm::DepthFirst,
        .name = "dfs",
        .source = "Tarjan, “Depth-First Search and Linear Graph Algorithms”, 1972",
        .counts = {.stop = true},
        .fixed = {.order = Order::Newest, .update = Update::Never, .reopens = false},
        .uses_heuristic = false,
    },
    AlgorithmDescriptor{
        .algorithm = Algorithm::GreedyBestFirst,
        .name = "greedy",
        .source = "Doran and Michie, “Experiments with the Graph Traverser Program”, 1966",
        .counts = {.tie = true, .stop = true},
        .fixed = {.order = Order::H, .update = Update::Never, .reopens = false},
    },
    AlgorithmDescriptor{
        .algorithm = Algorithm::Canonical,
        .name = "canonical",
        .source = "Sturtevant and Rabin, “Canonical Orderings on Grids”, 2016",
        .family = Family::Pruned,
        .needs = Needs::Squares,
        .needs_uniform_terrain = true,
        .allows_blocked_goal = false,
        .prunes_moves = true,
    },
    AlgorithmDescriptor{
        .algorithm = Algorithm::JumpPoint,
        .name = "jps",
        .source = "Harabor and Grastien, “Online Graph Pruning for Pathfinding on Grid Maps”, 2011",
        .family = Family::Pruned,
        .counts = {.tie = true},
        .fixed = catalogue_detail::events,
        .needs = Needs::Squares,
        .needs_uniform_terrain = true,
        .allows_blocked_goal = false,
        .prunes_moves = true,
        .parents = Parents::Jumps,
    },
    AlgorithmDescriptor{
        .algorithm = Algorithm::Bidirectional,
        .name = "bidirectional",
        .source = "Pohl, “Bi-directional Search”, 1971",
        .family = Family::BothEnds,
        .counts = {.weight = true, .tie = true, .stop = true, .reopens = true},
        .fixed = catalogue_detail::events,
        .most_cells = most_cells_of_others,
        .promise = Promise::IfConsistent,
        .layers = 2,
        .comes_from_goal = true,
    },
    AlgorithmDescriptor{
        .algorithm = Algorithm::BidirectionalDijkstra,
        .name = "bidijkstra",
        .source = "Nicholson, “Finding the Shortest Route between Two Points in a Network”, 1966",
        .family = Family::BothEnds,
        .counts = {.tie = true, .stop = true, .reopens = true},
        .fixed = catalogue_detail::events_without_weight,
        .most_cells = most_cells_of_others,
        .uses_heuristic = false,
        .promise = Promise::Always,
        .layers = 2,
        .comes_from_goal = true,
    },
    AlgorithmDescriptor{
        .algorithm = Algorithm::IterativeDeepening,
        .name = "idastar",
        .source = "Korf, “Depth-First Iterative-Deepening: An Optimal Admissible Tree Search”, 1985",
        .family = Family::Other,
        .counts = {.weight = true},
        .fixed = catalogue_detail::events,
        .most_cells = most_cells_of_others,
        .promise = Promise::IfAdmissible,
        .has_open_list = false,
    },
    AlgorithmDescriptor{
        .algorithm = Algorithm::Fringe,
        .name = "fringe",
        .source = "Björnsson, Enzenberger, Holte and Schaeffer, “Fringe Search: Beating A* at Pathfinding on "
                  "Game Maps”, 2005",
        .family = Family::Other,
        .counts = {.weight = true},
        .fixed = catalogue_detail::events,
        .most_cells = most_cells_of_others,
        .promise = Promise::IfAdmissible,
        .has_open_list = false,
    },
    AlgorithmDescriptor{
        .algorithm = Algorithm::ThetaStar,
        .name = "theta",
        .source = "Nash, Daniel, Koenig and Felner, “Theta*: Any-Angle Path Planning on Grids”, 2007",
        .family = Family::AnyAngle,
        .counts = {.weight = true, .tie = true},
        .fixed = catalogue_detail::events,
        .needs = Needs::Squares,
        .needs_diagonals = true,
        .needs_uniform_terrain = true,
        .allows_blocked_goal = false,
        .most_cells = most_cells_of_others,
        .parents = Parents::Lines,
        .promise = Promise::Nothing,
    },
    AlgorithmDescriptor{
        .algorithm = Algorithm::LazyThetaStar,
        .name = "lazytheta",
        .source = "Nash, Koenig and Tovey, “Lazy Theta*: Any-Angle Path Planning and Path Length Analysis in "
                  "3D”, 2010",
        .family = Family::AnyAngle,
        .counts = {.weight = true, .tie = true},
        .fixed = catalogue_detail::events,
        .needs = Needs::Squares,
        .needs_diagonals = true,
        .needs_uniform_terrain = true,
        .allows_blocked_goal = false,
        .most_cells = most_cells_of_others,
        .parents = Parents::Lines,
        .promise = Promise::Nothing,
    },
    AlgorithmDescriptor{
        .algorithm = Algorithm::LifelongPlanning,
        .name = "lpastar",
        .source = "Koenig, Likhachev and Furcy, “Lifelong Planning A*”, 2004",
        .family = Family::Other,
        .counts = {.weight = true},
        .fixed = catalogue_detail::events,
        .most_cells = most_cells_of_others,
        .promise = Promise::IfConsistent,
        .has_open_list = false,
    },
    AlgorithmDescriptor{
        .algorithm = Algorithm::TwoTier,
        .name = "twotier",
        .source = "Botea, Müller and Schaeffer, “Near Optimal Hierarchical Path-Finding”, 2004",
        .family = Family::Other,
        .counts = {.weight = true, .tie = true},
        .fixed = catalogue_detail::events,
        .needs = Needs::Cells,
        .allows_blocked_goal = false,
        .most_cells = most_cells_of_others,
        .promise = Promise::Nothing,
        .has_open_list = false,
    },
    AlgorithmDescriptor{
        .algorithm = Algorithm::LocalWalk,
        .name = "local",
        .family = Family::Other,
        .counts = {.weight = true, .tie = true},
        .fixed = catalogue_detail::events,
        .needs = Needs::Squares,
        .most_cells = most_cells_of_others,
        .promise = Promise::Nothing,
        .has_open_list = false,
    },
    AlgorithmDescriptor{
        .algorithm = Algorithm::FlowField,
        .name = "flow",
        .source = "Emerson, “Crowd Pathfinding and Steering Using Flow Field Tiles”, 2013",
        .family = Family::Other,
        .counts = {.tie = true},
        .fixed = {.weight_hundredths = 0},
        // On more cells, ending with the longest path is too much work for one call.
        .most_cells = most_cells_of_others,
        .uses_heuristic = false,
        .promise = Promise::Always,
        .comes_from_goal = true,
    },
};

namespace catalogue_detail {

constexpr bool is_in_order() {
    for (std::size_t index = 0; index < catalogue.size(); ++index) {
        if (catalogue[index].algorithm != static_cast<Algorithm>(index)) {
            return false;
        }
    }
    return true;
}
static_assert(is_in_order());

} // namespace catalogue_detail

constexpr const AlgorithmDescriptor& descriptor_of(Algorithm algorithm) {
    return catalogue[static_cast<std::size_t>(algorithm)];
}

/// Whether g is the cost to the goal in this layer, and the parent the next node on the path there.
constexpr bool is_from_goal(const AlgorithmDescriptor& descriptor, std::uint32_t layer) {
    return descriptor.comes_from_goal && layer + 1 == descriptor.layers;
}

/// Nothing for an unknown name. O(algorithms).
constexpr std::optional<Algorithm> algorithm_named(std::string_view name) {
    for (const auto& descriptor : catalogue) {
        if (descriptor.name == name) {
            return descriptor.algorithm;
        }
    }
    return std::nullopt;
}

constexpr bool is_textbook(Algorithm algorithm) {
    return descriptor_of(algorithm).family == Family::Textbook;
}

/// `chosen` as the algorithm takes it: options that do not count are replaced by the fixed ones.
constexpr SearchOptions options_for(Algorithm algorithm, const SearchOptions& chosen) {
    const auto& descriptor = descriptor_of(algorithm);
    const auto& counts = descriptor.counts;
    auto options = descriptor.fixed;
    options.trace_budget_bytes = chosen.trace_budget_bytes;
    if (options.trace_format != TraceFormat::Events) {
        options.trace_format = chosen.trace_format;
    }
    if (counts.weight) {
        options.weight_hundredths = chosen.weight_hundredths;
    }
    if (counts.tie) {
        options.tie = chosen.tie;
    }
    if (counts.stop) {
        options.stop = chosen.stop;
    }
    if (counts.update) {
        options.update = chosen.update;
    }
    if (counts.reopens) {
        options.reopens = chosen.reopens;
    }
    return options;
}

} // namespace astrolabe
