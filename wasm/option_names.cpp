#include "wasm/option_names.h"

#include <array>
#include <cstddef>

namespace astrolabe {
namespace {

template <class E> struct Named {
    std::string_view name;
    E value;
};

template <class E, std::size_t count>
std::optional<E> look_up(const std::array<Named<E>, count>& table, std::string_view name) {
    for (const auto& entry : table) {
        if (entry.name == name) {
            return entry.value;
        }
    }
    return std::nullopt;
}

} // namespace

template <> std::optional<Algorithm> option_named(std::string_view name) {
    return look_up(std::array<Named<Algorithm>, 5>{{{"astar", Algorithm::AStar},
                                                    {"dijkstra", Algorithm::Dijkstra},
                                                    {"bfs", Algorithm::BreadthFirst},
                                                    {"dfs", Algorithm::DepthFirst},
                                                    {"greedy", Algorithm::GreedyBestFirst}}},
                   name);
}

template <> std::optional<HeuristicKind> option_named(std::string_view name) {
    return look_up(std::array<Named<HeuristicKind>, 5>{{{"octile", HeuristicKind::Octile},
                                                        {"manhattan", HeuristicKind::Manhattan},
                                                        {"euclidean", HeuristicKind::Euclidean},
                                                        {"chebyshev", HeuristicKind::Chebyshev},
                                                        {"zero", HeuristicKind::Zero}}},
                   name);
}

template <> std::optional<CornerRule> option_named(std::string_view name) {
    return look_up(std::array<Named<CornerRule>, 4>{{{"nowall", CornerRule::NoWall},
                                                     {"onewall", CornerRule::OneWall},
                                                     {"always", CornerRule::Always},
                                                     {"four", CornerRule::Four}}},
                   name);
}

template <> std::optional<CostModel> option_named(std::string_view name) {
    return look_up(std::array<Named<CostModel>, 3>{{{"tutorial", cost_models::tutorial},
                                                    {"exact", cost_models::exact},
                                                    {"unit", cost_models::unit}}},
                   name);
}

template <> std::optional<Tie> option_named(std::string_view name) {
    return look_up(std::array<Named<Tie>, 6>{{{"lifo", Tie::LastIn},
                                              {"fifo", Tie::FirstIn},
                                              {"g", Tie::LargerG},
                                              {"h", Tie::SmallerH},
                                              {"near", Tie::NearestToGoal},
                                              {"none", Tie::None}}},
                   name);
}

template <> std::optional<Stop> option_named(std::string_view name) {
    return look_up(
        std::array<Named<Stop>, 2>{{{"selected", Stop::WhenSelected}, {"opened", Stop::WhenOpened}}}, name);
}

template <> std::optional<Update> option_named(std::string_view name) {
    return look_up(
        std::array<Named<Update>, 3>{
            {{"less", Update::IfCheaper}, {"equal", Update::IfCheaperOrEqual}, {"never", Update::Never}}},
        name);
}

template <> std::optional<OpenListKind> option_named(std::string_view name) {
    return look_up(std::array<Named<OpenListKind>, 4>{{{"heap", OpenListKind::BinaryHeap},
                                                       {"list", OpenListKind::UnsortedList},
                                                       {"sorted", OpenListKind::SortedList},
                                                       {"map", OpenListKind::OrderedMap}}},
                   name);
}

template <> std::optional<Nearness> option_named(std::string_view name) {
    return look_up(
        std::array<Named<Nearness>, 2>{{{"line", Nearness::StraightLine}, {"h", Nearness::SmallestH}}}, name);
}

template <> std::optional<NeighbourOrder> option_named(std::string_view name) {
    return neighbour_order_named(name);
}

template <> std::optional<GeneratorKind> option_named(std::string_view name) {
    return look_up(std::array<Named<GeneratorKind>, 5>{{{"random", GeneratorKind::Random},
                                                        {"maze", GeneratorKind::Maze},
                                                        {"rooms", GeneratorKind::Rooms},
                                                        {"caves", GeneratorKind::Caves},
                                                        {"terrain", GeneratorKind::Terrain}}},
                   name);
}

template <> std::optional<EventKind> option_named(std::string_view name) {
    return look_up(
        std::array<Named<EventKind>, 2>{{{"improved", EventKind::Improve}, {"reopened", EventKind::Reopen}}},
        name);
}

} // namespace astrolabe
