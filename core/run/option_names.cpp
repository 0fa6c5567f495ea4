#include "core/run/option_names.h"

#include "core/heuristic/grid_heuristic.h"

#include <array>
#include <cstddef>

namespace astrolabe {
namespace {

template <class E> struct Named {
    std::string_view name;
    E value;
};
template <class E, std::size_t count> using Names = std::array<Named<E>, count>;

constexpr Names<HeuristicKind, 7> heuristics{{{"octile", HeuristicKind::Octile},
                                              {"manhattan", HeuristicKind::Manhattan},
                                              {"euclidean", HeuristicKind::Euclidean},
                                              {"chebyshev", HeuristicKind::Chebyshev},
                                              {"zero", HeuristicKind::Zero},
                                              {"hex", HeuristicKind::Hex},
                                              {"hexeuclidean", HeuristicKind::HexEuclidean}}};
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
constexpr Names<Outcome, 5> outcomes{{{"running", Outcome::Running},
                                      {"found", Outcome::Found},
                                      {"no-path", Outcome::NoPath},
                                      {"gave-up", Outcome::GaveUp},
                                      {"broken", Outcome::Broken}}};
constexpr Names<Nearness, 2> nearnesses{{{"line", Nearness::StraightLine}, {"h", Nearness::SmallestH}}};
constexpr Names<StepEvent, 8> step_events{{{"opened", StepEvent::Opened},
                                           {"improved", StepEvent::Improved},
                                           {"reopened", StepEvent::Reopened},
                                           {"parent-changes", StepEvent::ParentChanged},
                                           {"expanded", StepEvent::Expanded},
                                           {"f-rises", StepEvent::FIncreases},
                                           {"open-kept", StepEvent::OpenKept},
                                           {"closed-kept", StepEvent::ClosedKept}}};
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

constexpr std::array neighbour_order_names{"rows", "up", "cols", "clock"};

template <class Named, std::size_t count>
auto look_up(const std::array<Named, count>& names, std::string_view name)
    -> std::optional<decltype(Named::value)> {
    for (const auto& entry : names) {
        if (entry.name == name) {
            return entry.value;
        }
    }
    return std::nullopt;
}

/// A literal.
template <class Named, std::size_t count>
std::string_view name_in(const std::array<Named, count>& names, const decltype(Named::value)& value) {
    for (const auto& entry : names) {
        if (entry.value == value) {
            return entry.name;
        }
    }
    return {};
}

} // namespace

template <> std::optional<Algorithm> option_named(std::string_view name) { return algorithm_named(name); }
template <> std::optional<HeuristicKind> option_named(std::string_view name) {
    return look_up(heuristics, name);
}
template <> std::optional<CornerRule> option_named(std::string_view name) {
    return look_up(corner_rules, name);
}
template <> std::optional<Lattice> option_named(std::string_view name) {
    return look_up(lattices::all, name);
}
template <> std::optional<CostModel> option_named(std::string_view name) { return look_up(costs, name); }
template <> std::optional<Tie> option_named(std::string_view name) { return look_up(ties, name); }
template <> std::optional<Stop> option_named(std::string_view name) { return look_up(stops, name); }
template <> std::optional<Update> option_named(std::string_view name) { return look_up(updates, name); }
template <> std::optional<OpenListKind> option_named(std::string_view name) {
    return look_up(open_lists, name);
}
template <> std::optional<Nearness> option_named(std::string_view name) { return look_up(nearnesses, name); }
template <> std::optional<GeneratorKind> option_named(std::string_view name) { return generator_named(name); }
template <> std::optional<StepEvent> option_named(std::string_view name) {
    return look_up(step_events, name);
}
template <> std::optional<MapKind> option_named(std::string_view name) { return look_up(map_kinds, name); }
template <> std::optional<as_written::Program> option_named(std::string_view name) {
    return look_up(programs, name);
}
template <> std::optional<NeighbourOrder> option_named(std::string_view name) {
    return neighbour_order_named(name);
}

std::string algorithm_names() {
    std::string names;
    for (const auto& descriptor : catalogue) {
        names += names.empty() ? "" : " ";
        names += descriptor.name;
    }
    return names;
}

namespace {

/// Texts in quotation marks, separated by commas. Names and citations need no escapes.
class List {
  public:
    void add(std::string_view text) {
        inside_ += inside_.empty() ? "\"" : ",\"";
        inside_ += text;
        inside_ += '"';
    }
    void add_if(bool holds, std::string_view text) {
        if (holds) {
            add(text);
        }
    }
    std::string text() const { return "[" + inside_ + "]"; }

  private:
    std::string inside_;
};

template <class Named, std::size_t count> std::string names_of(const std::array<Named, count>& names) {
    List list;
    for (const auto& entry : names) {
        list.add(entry.name);
    }
    return list.text();
}

constexpr std::array families{"textbook", "ends", "pruned", "angle", "other"};
constexpr std::array parents{"beside", "jumps", "lines"};
constexpr std::array promises{"options", "always", "admissible", "consistent", "nothing"};

/// The settings that count, by their names in JavaScript.
std::string counting_settings(const AlgorithmDescriptor& descriptor) {
    const auto& counts = descriptor.counts;
    const bool is_textbook = descriptor.family == Family::Textbook;
    List list;
    list.add_if(descriptor.uses_heuristic && !descriptor.prunes_moves, "heuristic");
    list.add_if(counts.weight, "weightHundredths");
    list.add_if(counts.tie, "tie");
    list.add_if(counts.stop, "stop");
    list.add_if(counts.update, "update");
    list.add_if(counts.reopens, "reopens");
    list.add_if(descriptor.allows_blocked_goal, "allowsBlockedGoal");
    list.add_if(is_textbook, "openList");
    list.add_if(is_textbook, "floods");
    return list.text();
}

/// The requirements on a board and its rules, the board first.
std::string needs_of(const AlgorithmDescriptor& descriptor) {
    List list;
    list.add_if(descriptor.needs == Needs::Cells, "cells");
    list.add_if(descriptor.needs == Needs::Squares, "squares");
    list.add_if(descriptor.needs_uniform_terrain, "even");
    list.add_if(descriptor.needs_diagonals, "diagonals");
    return list.text();
}

std::string text_of(const AlgorithmDescriptor& descriptor) {
    const auto quoted = [](std::string_view text) { return "\"" + std::string(text) + "\""; };
    std::string text = "{\"name\":" + quoted(descriptor.name);
    text += ",\"family\":" + quoted(families[static_cast<std::size_t>(descriptor.family)]);
    text += ",\"source\":" + quoted(descriptor.source);
    text += ",\"counts\":" + counting_settings(descriptor);
    text += ",\"needs\":" + needs_of(descriptor);
    text += ",\"mostCells\":" + std::to_string(descriptor.most_cells);
    text += ",\"parents\":" + quoted(parents[static_cast<std::size_t>(descriptor.parents)]);
    text += ",\"promise\":" + quoted(promises[static_cast<std::size_t>(descriptor.promise)]);
    text += descriptor.comes_from_goal ? ",\"comesFromGoal\":true}" : ",\"comesFromGoal\":false}";
    return text;
}

/// By the corner rules: the heuristic that is the true cost on an empty board.
std::string exact_heuristics(const LatticeTraits& lattice) {
    List list;
    for (const auto& rule : corner_rules) {
        list.add(option_name(exact_heuristic({lattice.value, rule.value})));
    }
    return list.text();
}

/// Those that measure cells of this kind, its own distance first.
std::string heuristics_on(const LatticeTraits& lattice) {
    const auto own = heuristic_on(lattice.value, HeuristicKind::Octile);
    List list;
    list.add(option_name(own));
    for (const auto& [name, kind] : heuristics) {
        // The board decides which of the two straight lines it is.
        const bool is_straight_line = kind == HeuristicKind::Euclidean;
        const bool measures =
            kind != HeuristicKind::HexEuclidean && heuristic_on(lattice.value, kind) == kind;
        list.add_if(kind != own && (is_straight_line || measures), name);
    }
    return list.text();
}

std::string text_of(const LatticeTraits& lattice) {
    std::string text = "{\"name\":\"" + std::string(lattice.name) + "\"";
    text += ",\"heuristics\":" + heuristics_on(lattice);
    return text + ",\"exact\":" + exact_heuristics(lattice) + "}";
}

template <class Descriptor, std::size_t count>
std::string texts_of(const std::array<Descriptor, count>& descriptors) {
    std::string texts;
    for (const auto& descriptor : descriptors) {
        texts += (texts.empty() ? "" : ",") + text_of(descriptor);
    }
    return "[" + texts + "]";
}

} // namespace

std::string catalogue_text() {
    List heuristics_by_name;
    for (const auto& entry : heuristics) {
        // The board decides which of the two straight lines it is.
        heuristics_by_name.add_if(entry.value != HeuristicKind::HexEuclidean, entry.name);
    }
    List orders;
    for (const auto* name : neighbour_order_names) {
        orders.add(name);
    }
    std::string text = "{\"algorithms\":" + texts_of(catalogue);
    text += ",\"programs\":" + names_of(programs);
    text += ",\"heuristics\":" + heuristics_by_name.text();
    text += ",\"boards\":" + texts_of(lattices::all);
    text += ",\"corners\":" + names_of(corner_rules);
    text += ",\"costs\":" + names_of(costs);
    text += ",\"ties\":" + names_of(ties);
    text += ",\"stops\":" + names_of(stops);
    text += ",\"updates\":" + names_of(updates);
    text += ",\"nearest\":" + names_of(nearnesses);
    text += ",\"openLists\":" + names_of(open_lists);
    text += ",\"neighbourOrders\":" + orders.text();
    text += ",\"stepEvents\":" + names_of(step_events);
    text += ",\"mapKinds\":" + names_of(map_kinds);
    return text + "}";
}

std::string_view name_of(Outcome outcome) { return name_in(outcomes, outcome); }

std::string option_name(const Algorithm& value) { return std::string(descriptor_of(value).name); }
std::string option_name(const HeuristicKind& value) { return std::string(name_in(heuristics, value)); }
std::string option_name(const CornerRule& value) { return std::string(name_in(corner_rules, value)); }
std::string option_name(const CostModel& value) { return std::string(name_in(costs, value)); }
std::string option_name(const Tie& value) { return std::string(name_in(ties, value)); }
std::string option_name(const Stop& value) { return std::string(name_in(stops, value)); }
std::string option_name(const Update& value) { return std::string(name_in(updates, value)); }
std::string option_name(const OpenListKind& value) { return std::string(name_in(open_lists, value)); }
std::string option_name(const as_written::Program& value) { return std::string(name_in(programs, value)); }
std::string option_name(const MapKind& value) { return std::string(name_in(map_kinds, value)); }
std::string option_name(const NeighbourOrder& order) {
    for (const auto* name : neighbour_order_names) {
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
