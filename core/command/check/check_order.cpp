#include "core/check/order_check.h"
#include "core/command/check/check.h"
#include "core/command/check/number_report.h"
#include "core/command/link_settings.h"

#include <algorithm>
#include <iostream>
#include <utility>

namespace astrolabe::command {
namespace {

const char* sentence_of(const std::string& bug) {
    static const std::vector<std::pair<std::string, const char*>> sentences{
        {"heuristic-kept",
         "the g of a cell is the f of its parent plus the step, so that h stays in it and adds up"},
        {"not-summed", "g is the cost of the last step alone"},
        {"goes-on", "the search goes on after the goal until the open list is empty"},
        {"tie-overrules",
         "the scan for the least f takes a cell with a smaller h even where its f is larger"},
        {"minimum-kept", "the scan compares every cell with the first one, not with the least so far"},
        {"key-kept", "a cheaper path to an open cell does not change its place in the queue"},
        {"to-start", "h is the distance to the start"},
        {"to-origin", "h is the distance to the cell (0,0)"},
        {"corner-column", "a diagonal step asks for a wall only at the side in the same row"},
        {"corner-row", "a diagonal step asks for a wall only at the side in the same column"},
        {"borders-swapped", "x is compared with the height of the map, and y with its width"},
        {"g-cut",
         "g is cut down to a whole number, so that a diagonal step costs 1 instead of the root of 2"},
        {"h-cut", "h is cut down to a whole number, and g is not"},
        {"all-cut",
         "g and h are cut down to whole numbers: a diagonal step costs 1 instead of the root of 2"},
        {"f-cut", "f is cut down to a whole number, so that cells count as equal that are not"},
        {"goal-blocked", "the goal is never entered, as if it were blocked"},
        {"goal-wall", "the goal counts as a wall: it is never entered, nor passed diagonally"}};
    for (const auto& [name, sentence] : sentences) {
        if (name == bug) {
            return sentence;
        }
    }
    return "";
}

/// "open with F 54", "closed" or "not open", just before the step.
std::string state_of(Run& run, NodeId node) {
    const auto status = run.why(node).status;
    if (status == Status::Open) {
        return "open with F " + decimal(run.numbers(node).f, 3);
    }
    return status == Status::Closed ? "closed" : "not open";
}

void print_difference(Question& question, const OrderFindings& found) {
    const auto& grid = question.board.grid();
    std::cout << "Step " << found.agreed + 1 << ": ";
    if (found.expected == NodeId::None) {
        std::cout << shown(grid, found.seen) << " is expanded, where that search has ended.\n";
        return;
    }
    const auto plan = plan_for(found.settings).value();
    question.board.prepare(plan.rules.moves());
    const auto run = question.board.begin(plan, question.start, question.goal);
    while (run->advance(1U << 20U) == Outcome::Running) {
    }
    run->seek(static_cast<std::uint32_t>(found.agreed));
    const auto least = shown(grid, found.expected) + ", " + state_of(*run, found.expected);
    if (found.seen == NodeId::None) {
        std::cout << "the order ends, where that search goes on with " << least << ".\n";
        return;
    }
    std::cout << shown(grid, found.seen) << " is expanded, " << state_of(*run, found.seen)
              << "; that search expands " << least << ".\n";
}

void print_json(const Question& question, const SeenCells& seen, const OrderFindings& found,
                const std::string& numbers) {
    const auto& grid = question.board.grid();
    std::cout << "{\"cells\":" << seen.nodes.size() << ",\"counting\":\"" << words_of(seen.counting)
              << "\",\"setups\":" << found.setups << ",\"set\":\"" << link_settings(found.settings) << "\"";
    if (found.setups > 0) {
        std::vector<std::string> options;
        for (std::size_t option = 0; option < checked_options.size(); ++option) {
            options.push_back("\"" + std::string(checked_options[option].key) + "\":[" +
                              (found.values[option].empty() ? "" : "\"") +
                              joined(found.values[option], "\",\"") +
                              (found.values[option].empty() ? "" : "\"") + "]");
        }
        std::cout << ",\"options\":{" << joined(options, ",") << "},\"bugs\":["
                  << (found.bugs.empty() ? "" : "\"" + joined(found.bugs, "\",\"") + "\"") << "]";
    }
    if (found.setups == 0 || !found.bugs.empty()) {
        const auto cell = [&](NodeId node) { return node == NodeId::None ? "null" : pair_of(grid, node); };
        std::cout << ",\"agreed\":" << found.agreed << ",\"seen\":" << cell(found.seen)
                  << ",\"expected\":" << cell(found.expected);
    }
    std::cout << walls_json(question);
    std::cout << numbers << "}\n";
}

const std::vector<std::string>& values_of(const std::string& key, const OrderFindings& found) {
    const auto option = std::find_if(checked_options.begin(), checked_options.end(),
                                     [&](const CheckedOption& one) { return one.key == key; });
    return found.values[static_cast<std::size_t>(option - checked_options.begin())];
}

void print_options(const OrderFindings& found) {
    for (std::size_t option = 0; option < checked_options.size(); ++option) {
        const auto& [key, name, value, counts] = checked_options[option];
        if (!found.values[option].empty() && (option != 0 || joined(found.values[option], "") != "none")) {
            std::cout << "  " << key << std::string(6 - std::string(key).size(), ' ') << name << ": "
                      << joined(found.values[option], " or ") << '\n';
        }
    }
    // In the page that is a choice, which few programs made.
    const auto& costs = values_of("k", found);
    const auto& corners = values_of("c", found);
    const bool has_diagonals = std::find(corners.begin(), corners.end(), "four") == corners.end();
    if (costs.size() == 1 && costs.front() == "unit" && has_diagonals) {
        std::cout
            << "A diagonal step costs as much as a straight one: that is what the root of 2, cut down to "
               "a whole number, gives.\n";
    }
}

} // namespace

int check_order(Question& question, const std::vector<SeenRow>& rows, const SeenCells& seen, bool is_json) {
    const auto& grid = question.board.grid();
    const auto own_goal = question.run->finished_search().own_goal;
    const auto lattice = question.settings.board == "hex" ? Lattice::Hexes : Lattice::Squares;
    const auto parents = place_parents(rows, seen.counting, grid);
    const auto numbers = check_numbers(rows, seen.nodes, parents, grid, lattice, question.goal, own_goal);
    question.run.reset(); // it borrows the moves of one corner rule
    OrderCheck check(question.board, question.settings.board, question.start, question.goal, own_goal,
                     seen.nodes);
    while (!check.advance(100'000)) {
    }
    auto found = check.findings();
    // The cell that the page's search ends at was chosen by it.
    found.settings.nearest = question.settings.nearest;
    const bool is_right = found.setups > 0 && found.bugs.empty();
    if (is_json) {
        print_json(question, seen, found, numbers_json(rows, numbers, grid));
        return is_right ? done : missed;
    }
    std::cout << seen.nodes.size() << (seen.nodes.size() == 1 ? " cell" : " cells") << ", counted "
              << words_of(seen.counting) << ".\n";
    print_walls(question, found.settings.allows_blocked_goal);
    print_numbers(rows, numbers, grid);
    const auto set = "--set '" + link_settings(found.settings) + "'\n";
    if (is_right) {
        std::cout << found.setups << (found.setups == 1 ? " setup expands" : " setups expand")
                  << " them in this order, such as " << set;
        print_options(found);
        return done;
    }
    std::cout << "No setup expands these cells in this order.";
    if (found.bugs.empty()) {
        std::cout << " One agrees longest, for " << found.agreed << " of " << seen.nodes.size()
                  << " cells: " << set;
    } else {
        std::cout << (found.bugs.size() == 1 ? " A bug explains it:\n" : " One of these bugs explains it:\n");
        for (const auto& bug : found.bugs) {
            std::cout << "  " << bug << ": " << sentence_of(bug) << '\n';
        }
        std::cout << "in a search like " << set;
        print_options(found);
        std::cout << "Without it, that search agrees for " << found.agreed << " of " << seen.nodes.size()
                  << " cells.\n";
    }
    print_difference(question, found);
    return missed;
}

} // namespace astrolabe::command
