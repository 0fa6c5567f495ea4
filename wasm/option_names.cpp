#include "wasm/option_names.h"

#include <array>
#include <cstddef>

namespace astrolabe {
namespace {

template <class E> struct Named {
    std::string_view name;
    E value;
};
template <class E, std::size_t count> using Names = std::array<Named<E>, count>;

constexpr Names<Algorithm, 16> algorithms{{{"astar", Algorithm::AStar},
                                           {"dijkstra", Algorithm::Dijkstra},
                                           {"bfs", Algorithm::BreadthFirst},
                                           {"dfs", Algorithm::DepthFirst},
                                           {"greedy", Algorithm::GreedyBestFirst},
                                           {"canonical", Algorithm::Canonical},
                                           {"jps", Algorithm::JumpPoint},
                                           {"bidirectional", Algorithm::Bidirectional},
                                           {"bidijkstra", Algorithm::BidirectionalDijkstra},
                                           {"idastar", Algorithm::IterativeDeepening},
                                           {"theta", Algorithm::ThetaStar},
                                           {"lazytheta", Algorithm::LazyThetaStar},
                                           {"lpastar", Algorithm::LifelongPlanning},
                                           {"local", Algorithm::LocalWalk},
                                           {"flow", Algorithm::FlowField},
                                           {"twotier", Algorithm::TwoTier}}};
constexpr Names<HeuristicKind, 7> heuristics{{{"octile", HeuristicKind::Octile},
                                              {"manhattan", HeuristicKind::Manhattan},
                                              {"euclidean", HeuristicKind::Euclidean},
                                              {"chebyshev", HeuristicKind::Chebyshev},
                                              {"zero", HeuristicKind::Zero},
                                              {"hex", HeuristicKind::Hex},
                                              {"hexeuclidean", HeuristicKind::HexEuclidean}}};
constexpr Names<CornerRule, 4> corner_rules{{{"nowall", CornerRule::NoWall},
                                             {"onewall", CornerRule::OneWall},
                                             {"always", CornerRule::Always},
                                             {"four", CornerRule::Four}}};
constexpr Names<Lattice, 2> lattices{{{"squares", Lattice::Squares}, {"hex", Lattice::Hexes}}};
constexpr Names<CostModel, 3> costs{
    {{"tutorial", cost_models::tutorial}, {"exact", cost_models::exact}, {"unit", cost_models::unit}}};
constexpr Names<Tie, 6> ties{{{"lifo", Tie::LastIn},
                              {"fifo", Tie::FirstIn},
                              {"g", Tie::LargerG},
                              {"h", Tie::SmallerH},
                              {"near", Tie::NearestToGoal},
                              {"none", Tie::None}}};
constexpr Names<Stop, 2> stops{{{"selected", Stop::WhenSelected}, {"opened", Stop::WhenOpened}}};
constexpr Names<Update, 3> updates{
    {{"less", Update::IfCheaper}, {"equal", Update::IfCheaperOrEqual}, {"never", Update::Never}}};
constexpr Names<OpenListKind, 5> open_lists{{{"heap", OpenListKind::BinaryHeap},
                                             {"list", OpenListKind::UnsortedList},
                                             {"sorted", OpenListKind::SortedList},
                                             {"map", OpenListKind::OrderedMap},
                                             {"queues", OpenListKind::Queues}}};
constexpr Names<Nearness, 2> nearnesses{{{"line", Nearness::StraightLine}, {"h", Nearness::SmallestH}}};
constexpr Names<Happening, 6> happenings{{{"opened", Happening::Opened},
                                          {"improved", Happening::Improved},
                                          {"reopened", Happening::Reopened},
                                          {"parent-changes", Happening::ParentChanged},
                                          {"expanded", Happening::Expanded},
                                          {"f-rises", Happening::FRises}}};
constexpr Names<MapKind, 4> map_kinds{{{"moving-ai", MapKind::MovingAi},
                                       {"ascii", MapKind::Drawing},
                                       {"walls", MapKind::Walls},
                                       {"costs", MapKind::Costs}}};
constexpr Names<as_written::Program, 7> programs{{{"none", as_written::Program::None},
                                                  {"unity", as_written::Program::Unity},
                                                  {"csharp", as_written::Program::CSharp},
                                                  {"cpp", as_written::Program::Cpp},
                                                  {"gameserver", as_written::Program::GameServer},
                                                  {"crowd", as_written::Program::Crowd},
                                                  {"slides", as_written::Program::Slides}}};

template <class E, std::size_t count>
std::optional<E> look_up(const Names<E, count>& names, std::string_view name) {
    for (const auto& entry : names) {
        if (entry.name == name) {
            return entry.value;
        }
    }
    return std::nullopt;
}

template <class E, std::size_t count> std::string name_in(const Names<E, count>& names, const E& value) {
    for (const auto& entry : names) {
        if (entry.value == value) {
            return std::string(entry.name);
        }
    }
    return {};
}

} // namespace

template <> std::optional<Algorithm> option_named(std::string_view name) { return look_up(algorithms, name); }
template <> std::optional<HeuristicKind> option_named(std::string_view name) {
    return look_up(heuristics, name);
}
template <> std::optional<CornerRule> option_named(std::string_view name) {
    return look_up(corner_rules, name);
}
template <> std::optional<Lattice> option_named(std::string_view name) { return look_up(lattices, name); }
template <> std::optional<CostModel> option_named(std::string_view name) { return look_up(costs, name); }
template <> std::optional<Tie> option_named(std::string_view name) { return look_up(ties, name); }
template <> std::optional<Stop> option_named(std::string_view name) { return look_up(stops, name); }
template <> std::optional<Update> option_named(std::string_view name) { return look_up(updates, name); }
template <> std::optional<OpenListKind> option_named(std::string_view name) {
    return look_up(open_lists, name);
}
template <> std::optional<Nearness> option_named(std::string_view name) { return look_up(nearnesses, name); }
template <> std::optional<GeneratorKind> option_named(std::string_view name) { return generator_named(name); }
template <> std::optional<Happening> option_named(std::string_view name) { return look_up(happenings, name); }
template <> std::optional<MapKind> option_named(std::string_view name) { return look_up(map_kinds, name); }
template <> std::optional<as_written::Program> option_named(std::string_view name) {
    return look_up(programs, name);
}
template <> std::optional<NeighbourOrder> option_named(std::string_view name) {
    return neighbour_order_named(name);
}

std::string algorithm_names() {
    std::string names;
    for (const auto& entry : algorithms) {
        names += names.empty() ? "" : " ";
        names += entry.name;
    }
    return names;
}

std::string option_name(const Algorithm& value) { return name_in(algorithms, value); }
std::string option_name(const HeuristicKind& value) { return name_in(heuristics, value); }
std::string option_name(const CornerRule& value) { return name_in(corner_rules, value); }
std::string option_name(const CostModel& value) { return name_in(costs, value); }
std::string option_name(const Tie& value) { return name_in(ties, value); }
std::string option_name(const Stop& value) { return name_in(stops, value); }
std::string option_name(const Update& value) { return name_in(updates, value); }
std::string option_name(const OpenListKind& value) { return name_in(open_lists, value); }
std::string option_name(const as_written::Program& value) { return name_in(programs, value); }
std::string option_name(const MapKind& value) { return name_in(map_kinds, value); }
std::string option_name(const NeighbourOrder& order) {
    for (const auto* name : {"rows", "up", "cols", "clock"}) {
        if (neighbour_order_named(name) == order) {
            return name;
        }
    }
    std::string digits;
    for (const auto slot : order) {
        digits += static_cast<char>('0' + slot);
    }
    return digits;
}

} // namespace astrolabe
