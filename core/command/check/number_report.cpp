#include "core/command/check/number_report.h"

#include "core/command/check/check.h"
#include "core/run/option_names.h"

#include <cmath>
#include <iostream>

namespace astrolabe::command {
namespace {

std::string names_of(const std::vector<HeuristicKind>& heuristics, const std::string& between) {
    std::vector<std::string> names;
    names.reserve(heuristics.size());
    for (const auto kind : heuristics) {
        names.push_back(option_name(kind));
    }
    return joined(names, between);
}

/// Which of g and parent was kept from an abandoned path.
void print_kept(const NumberFault& step, const std::string& through) {
    if (step.found < step.expected) {
        std::cout << "That is the g of the path through " << through
                  << ": the parent was kept from an abandoned path. Change both together.\n";
    } else {
        std::cout << "That is still the g of the abandoned path through " << through
                  << ": the parent was changed, but g was not. Change both together.\n";
    }
}

} // namespace

std::string numbers_json(const std::vector<SeenRow>& rows, const SeenNumbers& numbers, const Grid& grid) {
    std::string faults;
    const auto add = [&](const char* column, const std::optional<NumberFault>& fault,
                         const std::string& more = "") {
        if (fault) {
            faults += (faults.empty() ? "" : ",") + std::string("{\"column\":\"") + column +
                      "\",\"line\":" + std::to_string(rows[fault->row].line) +
                      ",\"found\":" + decimal(fault->found, 3) +
                      ",\"expected\":" + decimal(fault->expected, 3) + more + "}";
        }
    };
    add("f", numbers.sum);
    add("g", numbers.step,
        numbers.step_through == NodeId::None ? "" : ",\"through\":" + pair_of(grid, numbers.step_through));
    add("h", numbers.estimate);
    add("fall", numbers.fall);
    const auto names = names_of(numbers.heuristics, "\",\"");
    return ",\"numbers\":{\"weight\":" + decimal(numbers.weight, 3) +
           ",\"f_has_g\":" + (numbers.f_has_g ? "true" : "false") + ",\"heuristics\":[" +
           (names.empty() ? "" : "\"" + names + "\"") + "],\"unit_of_h\":" + decimal(numbers.unit_of_h, 3) +
           ",\"unit_of_g\":" + decimal(numbers.unit_of_g, 3) + ",\"faults\":[" + faults + "]}";
}

void print_numbers(const std::vector<SeenRow>& rows, const SeenNumbers& numbers, const Grid& grid) {
    if (!numbers.heuristics.empty()) {
        std::cout << "Its h is " << names_of(numbers.heuristics, " or ");
        if (numbers.unit_of_h > 0) {
            std::cout << ", where a straight step counts " << decimal(numbers.unit_of_h, 3);
        }
        std::cout << ".\n";
    }
    if (numbers.has_two_units) {
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
    if (!numbers.f_has_g) {
        std::cout << "Its f leaves g out, as in greedy search.\n";
    }
    const auto weighted = std::abs(numbers.weight - 1) < 1e-9 ? "h" : decimal(numbers.weight, 3) + " h";
    print("f", numbers.sum, numbers.f_has_g ? "g and " + weighted + " make" : weighted + " alone is");
    print("g", numbers.step, "that of the parent and the step make");
    if (numbers.step && numbers.step_through != NodeId::None) {
        print_kept(*numbers.step, shown(grid, numbers.step_through));
    }
    print("h", numbers.estimate, option_name(numbers.nearest) + ", which most rows have, is");
    if (const auto& fall = numbers.fall) {
        std::cout << "Line " << rows[fall->row].line << ": h is inconsistent, it falls by "
                  << decimal(fall->found, 3) << " in a step that costs " << decimal(fall->expected, 3)
                  << ".\n";
    }
}

} // namespace astrolabe::command
