#include "core/check/order_check.h"
#include "core/check/seen_numbers.h"
#include "core/command/check/check.h"
#include "core/command/link_settings.h"
#include "core/run/option_names.h"

#include <cmath>
#include <iostream>
#include <utility>

namespace astrolabe::command {
namespace {

template <class List> std::string joined(const List& words, const std::string& between) {
    std::string text;
    for (const auto& word : words) {
        text += (text.empty() ? "" : between) + word;
    }
    return text;
}

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
        {"borders-swapped", "x is compared with the height of the map, and y with its width"}};
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
    std::cout << numbers << "}\n";
}

std::string names_of(const std::vector<HeuristicKind>& heuristics, const std::string& between) {
    std::vector<std::string> names;
    names.reserve(heuristics.size());
    for (const auto kind : heuristics) {
        names.push_back(option_name(kind));
    }
    return joined(names, between);
}

/// ,"numbers":{…}
std::string numbers_json(const std::vector<SeenRow>& rows, const SeenNumbers& numbers) {
    std::string faults;
    const auto add = [&](const char* column, const std::optional<NumberFault>& fault) {
        if (fault) {
            faults += (faults.empty() ? "" : ",") + std::string("{\"column\":\"") + column +
                      "\",\"line\":" + std::to_string(rows[fault->row].line) +
                      ",\"found\":" + decimal(fault->found, 3) +
                      ",\"expected\":" + decimal(fault->expected, 3) + "}";
        }
    };
    add("f", numbers.sum);
    add("g", numbers.step);
    add("h", numbers.estimate);
    add("fall", numbers.fall);
    const auto names = names_of(numbers.heuristics, "\",\"");
    return ",\"numbers\":{\"weight\":" + decimal(numbers.weight, 3) + ",\"heuristics\":[" +
           (names.empty() ? "" : "\"" + names + "\"") + "],\"unit_of_h\":" + decimal(numbers.unit_of_h, 3) +
           ",\"unit_of_g\":" + decimal(numbers.unit_of_g, 3) + ",\"faults\":[" + faults + "]}";
}

void print_numbers(const std::vector<SeenRow>& rows, const SeenNumbers& numbers) {
    if (!numbers.heuristics.empty()) {
        std::cout << "Its h is " << names_of(numbers.heuristics, " or ");
        if (numbers.unit_of_h > 0) {
            std::cout << ", where a straight step counts " << decimal(numbers.unit_of_h, 3);
        }
        std::cout << ".\n";
    }
    if (numbers.unit_of_h > 0 && numbers.unit_of_g > 0 &&
        std::abs(numbers.unit_of_h - numbers.unit_of_g) > 0.001 * numbers.unit_of_g) {
        std::cout << "In its g a straight step costs " << decimal(numbers.unit_of_g, 3)
                  << ": g and h are in different units.\n";
    }
    const auto print = [&](const char* column, const std::optional<NumberFault>& fault,
                           const std::string& why) {
        if (fault) {
            std::cout << "Line " << rows[fault->row].line << ": " << column << " is "
                      << decimal(fault->found, 3) << ", but " << why << ' ' << decimal(fault->expected, 3)
                      << ".\n";
        }
    };
    print("f", numbers.sum,
          std::abs(numbers.weight - 1) < 1e-9 ? "g and h make"
                                              : "g and " + decimal(numbers.weight, 3) + " h make");
    print("g", numbers.step, "that of the parent and the step make");
    print("h", numbers.estimate, option_name(numbers.nearest) + ", which most rows have, is");
    if (const auto& fall = numbers.fall) {
        std::cout << "Line " << rows[fall->row].line << ": h is inconsistent, it falls by "
                  << decimal(fall->found, 3) << " in a step that costs " << decimal(fall->expected, 3)
                  << ".\n";
    }
}

void print_options(const OrderFindings& found) {
    for (std::size_t option = 0; option < checked_options.size(); ++option) {
        const auto& [key, name, value, counts] = checked_options[option];
        if (!found.values[option].empty() && (option != 0 || joined(found.values[option], "") != "none")) {
            std::cout << "  " << key << std::string(6 - std::string(key).size(), ' ') << name << ": "
                      << joined(found.values[option], " or ") << '\n';
        }
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
        print_json(question, seen, found, numbers_json(rows, numbers));
        return is_right ? done : missed;
    }
    std::cout << seen.nodes.size() << (seen.nodes.size() == 1 ? " cell" : " cells") << ", counted "
              << words_of(seen.counting) << ".\n";
    print_numbers(rows, numbers);
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
