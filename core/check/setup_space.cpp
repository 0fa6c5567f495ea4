#include "core/check/setup_space.h"

#include "core/search/catalogue.h"

#include <utility>

namespace astrolabe {
namespace {

using Names = std::vector<std::string>;

/// In hundredths; 10 as in programs that scale h by the cost of a step.
const Names weights{"100", "110", "120", "150", "200", "300", "500", "1000", "50"};

void set_tie(SetupSpace::Setup& setup, const std::string& value) {
    // Only without a rule does the open list decide.
    const auto at = value.find('/');
    setup.settings.tie = value.substr(0, at);
    setup.settings.open_list = at == std::string::npos ? "heap" : value.substr(at + 1);
}

/// "fifo", or a pick with the tie rule that comes before it, "in-place/h".
void set_pick(SetupSpace::Setup& setup, const std::string& value) {
    const auto at = value.find('/');
    const auto name = value.substr(0, at);
    for (std::size_t index = 1; index < pick_names.size(); ++index) {
        if (name == pick_names[index]) {
            setup.pick = static_cast<Pick>(index);
            // The rule of the textbook that is nearest to the others.
            setup.settings.tie = at == std::string::npos ? "fifo" : value.substr(at + 1);
            return;
        }
    }
    setup.settings.tie = value;
}

Names corners_of(const std::string& board) {
    return board == "hex" ? Names{"nowall"} : Names{"nowall", "onewall", "always", "four"};
}

/// Without h there is no such bug.
bool is_of_heuristic(Bug bug) {
    return bug == Bug::HeuristicKept || bug == Bug::TieOverrules || bug == Bug::ToStart ||
           bug == Bug::ToOrigin || bug == Bug::HCut || bug == Bug::AllCut || bug == Bug::GCut;
}

bool cuts_decimals(Bug bug) {
    return bug == Bug::GCut || bug == Bug::HCut || bug == Bug::AllCut || bug == Bug::FCut;
}

/// Whether with this corner rule it differs from all others.
bool is_possible(Bug bug, const std::string& corner, const std::string& board) {
    switch (bug) {
    case Bug::CornerColumn:
    case Bug::CornerRow: // They decide themselves about corners.
        return corner == "always";
    case Bug::GoalWall: // Without corners it is GoalBlocked.
        return board != "hex" && (corner == "nowall" || corner == "onewall");
    default: // Steps on hexes have no decimals.
        return board != "hex" || !cuts_decimals(bug);
    }
}

/// Of these heuristics those with which the bug is none of the textbook's setups.
Names heuristics_with(Bug bug, const Names& all) {
    switch (bug) {
    case Bug::GCut:
    case Bug::HCut: // The others count whole steps alone.
        return {"octile", "euclidean"};
    case Bug::AllCut: // The line with steps of 1 is cut in the textbook, too.
        return {"octile"};
    default:
        return all;
    }
}

} // namespace

/// The options and their values.
struct SetupSpace::Choices {
    explicit Choices(const std::string& board) {
        if (board == "hex") {
            heuristic.values = {"octile", "euclidean"};
            // All steps are alike, and their cost changes nothing but roundings of a line.
            costs.values = {"tutorial", "exact"};
        }
    }

    Choice heuristic{
        [](SetupSpace::Setup& setup, const std::string& value) { setup.settings.heuristic = value; },
        {"octile", "manhattan", "euclidean", "chebyshev"}};
    Choice weight{[](SetupSpace::Setup& setup, const std::string& value) {
                      setup.settings.weight_hundredths = static_cast<std::uint32_t>(std::stoul(value));
                  },
                  weights};
    Choice costs{[](SetupSpace::Setup& setup, const std::string& value) { setup.settings.costs = value; },
                 {"tutorial", "exact", "unit"}};
    Choice tie{set_tie,
               {"lifo", "fifo", "g", "h", "near", "none/heap", "none/list", "none/sorted", "none/map"}};
    Choice pick{set_pick, {"in-place", "in-place/g", "in-place/h", "last-in-place", "by-column", "by-row"}};
    Choice tie_or_pick{set_pick,
                       {"lifo", "fifo", "g", "h", "in-place", "in-place/g", "in-place/h", "last-in-place",
                        "by-column", "by-row"}};
    Choice stop{[](SetupSpace::Setup& setup, const std::string& value) { setup.settings.stop = value; },
                {"selected", "opened"}};
    Choice update{[](SetupSpace::Setup& setup, const std::string& value) { setup.settings.update = value; },
                  {"less", "equal", "never"}};
    Choice reopens{
        [](SetupSpace::Setup& setup, const std::string& value) { setup.settings.reopens = value == "1"; },
        {"1", "0"}};
    Choice order{
        [](SetupSpace::Setup& setup, const std::string& value) { setup.settings.neighbour_order = value; },
        {"rows", "up", "cols", "clock"}};
};

void SetupSpace::add_group(const std::string& corner, const std::string& board, const std::string& algorithm,
                           Bug bug, const std::vector<Choice>& choices) {
    Group group{.choices = choices};
    group.setup.bug = bug;
    group.setup.settings.corner = corner;
    group.setup.settings.board = board;
    group.setup.settings.algorithm = algorithm;
    for (const auto& choice : choices) {
        group.size *= choice.values.size();
    }
    size_of_groups_ += group.size;
    groups_.push_back(std::move(group));
}

SetupSpace SetupSpace::of_textbook(const std::string& board) {
    SetupSpace space;
    const Choices all(board);
    for (const auto& corner : corners_of(board)) {
        for (const auto& descriptor : catalogue) {
            if (!is_textbook(descriptor.algorithm)) {
                continue;
            }
            const auto& counts = descriptor.counts;
            std::vector<Choice> choices;
            const auto add = [&](bool does_count, const Choice& choice) {
                if (does_count) {
                    choices.push_back(choice);
                }
            };
            const bool has_costs = counts.update || counts.tie;
            add(descriptor.uses_heuristic, all.heuristic);
            add(counts.weight, all.weight);
            add(has_costs, all.costs);
            add(counts.tie, all.tie);
            add(counts.stop, all.stop);
            add(counts.update, all.update);
            add(counts.reopens, all.reopens);
            add(true, all.order);
            space.add_group(corner, board, std::string(descriptor.name), Bug::None, choices);
        }
    }
    if (board == "hex") {
        return space;
    }
    for (const auto* const program : {"unity", "csharp", "cpp", "gameserver", "crowd", "slides"}) {
        SearchSettings settings;
        settings.program = program;
        space.programs_.push_back(settings);
    }
    // The one that leaves the corners to its caller.
    SearchSettings cutting;
    cutting.program = "cpp";
    cutting.corner = "always";
    space.programs_.push_back(cutting);
    return space;
}

SetupSpace SetupSpace::with_picks(const std::string& board) {
    SetupSpace space;
    const Choices all(board);
    auto decimals = all.costs;
    decimals.values = {"exact"};
    auto any = all.pick;
    any.values = {"any"};
    for (const auto& corner : corners_of(board)) {
        space.add_group(
            corner, board, "astar", Bug::None,
            {all.heuristic, all.weight, all.costs, all.pick, all.stop, all.update, all.reopens, all.order});
        space.add_group(corner, board, "dijkstra", Bug::None,
                        {all.costs, all.pick, all.stop, all.update, all.reopens, all.order});
        space.add_group(corner, board, "greedy", Bug::None,
                        {all.heuristic, all.costs, all.pick, all.stop, all.order});
        // Only decimals are rounded. The order of the neighbours decides nothing but ties.
        space.add_group(corner, board, "astar", Bug::None,
                        {all.heuristic, all.weight, decimals, any, all.stop, all.update, all.reopens});
        space.add_group(corner, board, "dijkstra", Bug::None,
                        {decimals, any, all.stop, all.update, all.reopens});
        space.add_group(corner, board, "greedy", Bug::None, {all.heuristic, decimals, any, all.stop});
    }
    return space;
}

SetupSpace SetupSpace::with_bugs(const std::string& board) {
    SetupSpace space;
    const Choices all(board);
    for (const auto& corner : corners_of(board)) {
        for (std::size_t index = 1; index < bug_names.size(); ++index) {
            const auto bug = static_cast<Bug>(index);
            if (!is_possible(bug, corner, board)) {
                continue;
            }
            auto [costs, tie] = std::pair(all.costs, all.tie_or_pick);
            if (cuts_decimals(bug)) {
                costs.values = {"exact"};
            }
            // With the others f is a whole number.
            if (bug == Bug::GCut || bug == Bug::HCut) {
                tie.values.emplace_back("any");
            }
            std::vector<Choice> choices{costs};
            // These decide themselves about which node is taken.
            if (bug != Bug::TieOverrules && bug != Bug::MinimumKept) {
                choices.push_back(tie);
            }
            // Nor do all know the goal.
            if (bug != Bug::GoesOn && bug != Bug::GoalBlocked && bug != Bug::GoalWall) {
                choices.push_back(all.stop);
            }
            choices.insert(choices.end(), {all.update, all.reopens, all.order});
            if (!is_of_heuristic(bug)) {
                space.add_group(corner, board, "dijkstra", bug, choices);
            }
            auto heuristic = all.heuristic;
            heuristic.values = heuristics_with(bug, all.heuristic.values);
            choices.push_back(heuristic);
            space.add_group(corner, board, "astar", bug, choices);
        }
    }
    return space;
}

SetupSpace::Setup SetupSpace::at(std::size_t number) const {
    if (number >= size_of_groups_) {
        return {.settings = programs_[number - size_of_groups_]};
    }
    auto group = groups_.begin();
    for (; number >= group->size; ++group) {
        number -= group->size;
    }
    auto setup = group->setup;
    for (const auto& [set, values] : group->choices) {
        set(setup, values[number % values.size()]);
        number /= values.size();
    }
    return setup;
}

} // namespace astrolabe
