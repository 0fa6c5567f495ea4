#include "core/check/option_search.h"
#include "core/command/check/check.h"
#include "core/command/link_settings.h"

#include <iostream>
#include <set>
#include <utility>

namespace astrolabe::command {
namespace {

/// An option of a search: its key in a link, in words, and its value.
struct OptionShown {
    const char* key;
    const char* name;
    std::string (*value)(const SearchSettings& settings);
};

const std::vector<OptionShown>& options_shown() {
    static const std::vector<OptionShown> options{
        {"a", "algorithm", [](const SearchSettings& s) { return s.algorithm; }},
        {"h", "heuristic", [](const SearchSettings& s) { return s.heuristic; }},
        {"w", "weight", [](const SearchSettings& s) { return decimal(s.weight_hundredths / 100.0, 2); }},
        {"c", "corner rule", [](const SearchSettings& s) { return s.corner; }},
        {"k", "costs", [](const SearchSettings& s) { return s.costs; }},
        {"tie", "ties", [](const SearchSettings& s) { return s.tie; }},
        {"stop", "stops when", [](const SearchSettings& s) { return s.stop; }},
        {"up", "update", [](const SearchSettings& s) { return s.update; }},
        {"re", "reopening", [](const SearchSettings& s) { return std::string(s.reopens ? "1" : "0"); }},
        {"no", "neighbour order", [](const SearchSettings& s) { return s.neighbour_order; }},
        {"ol", "open list", [](const SearchSettings& s) { return s.open_list; }}};
    return options;
}

std::string joined(const std::vector<std::string>& words, const std::string& between) {
    std::string text;
    for (const auto& word : words) {
        text += (text.empty() ? "" : between) + word;
    }
    return text;
}

/// For each option its values among the setups that match, each once.
std::vector<std::vector<std::string>> values_of(const OptionSearch& search) {
    std::vector<std::set<std::string>> values(options_shown().size());
    for (const auto number : search.matching()) {
        const auto setup = search.space().at(number);
        for (std::size_t option = 0; option < values.size(); ++option) {
            values[option].insert(options_shown()[option].value(setup));
        }
    }
    std::vector<std::vector<std::string>> lists;
    lists.reserve(values.size());
    for (const auto& set : values) {
        lists.emplace_back(set.begin(), set.end());
    }
    return lists;
}

/// Where an order differs first from the setup that agrees with it longest.
struct Difference {
    std::unique_ptr<Run> run;       ///< Of that setup, at the step before.
    NodeId seen = NodeId::None;     ///< None: the order ends there.
    NodeId expected = NodeId::None; ///< None: the setup's search ends there.
};

Difference difference(Question& question, const OptionSearch& search, const std::vector<NodeId>& seen) {
    auto plan = plan_for(search.nearest()).value();
    plan.floods = true; // as the setups that were tried: they know no other goal
    question.board.prepare(plan.rules.moves());
    Difference found{.run = question.board.begin(plan, question.start, question.goal)};
    auto& run = *found.run;
    while (run.advance(1U << 20U) == Outcome::Running) {
    }
    const auto step = search.agreed();
    found.seen = step < seen.size() ? seen[step] : NodeId::None;
    if (step < run.result().search.expanded) {
        run.seek(static_cast<std::uint32_t>(step + 1));
        found.expected = run.current();
    }
    run.seek(static_cast<std::uint32_t>(step));
    return found;
}

/// "open with F 54", "closed" or "not open", just before the step.
std::string state_of(Run& run, NodeId node) {
    const auto status = run.why(node).status;
    if (status == Status::Open) {
        return "open with F " + decimal(run.numbers(node).f, 3);
    }
    return status == Status::Closed ? "closed" : "not open";
}

void print_difference(const Grid& grid, const Difference& found, const OptionSearch& search,
                      std::size_t cells) {
    std::cout << "No setup expands these cells in this order. One agrees longest, for " << search.agreed()
              << " of " << cells << " cells: --set '" << link_settings(search.nearest()) << "'\n";
    std::cout << "Step " << search.agreed() + 1 << ": ";
    if (found.expected == NodeId::None) {
        std::cout << shown(grid, found.seen) << " is expanded, where that search has ended.\n";
        return;
    }
    const auto least = shown(grid, found.expected) + ", " + state_of(*found.run, found.expected);
    if (found.seen == NodeId::None) {
        std::cout << "the order ends, where that search goes on with " << least << ".\n";
        return;
    }
    std::cout << shown(grid, found.seen) << " is expanded, " << state_of(*found.run, found.seen)
              << "; that search expands " << least << ".\n";
}

OptionSearch searched(Question& question, NodeId goal, const std::vector<NodeId>& seen) {
    OptionSearch search(question.board, question.settings.board, question.start, goal, seen);
    while (!search.advance(1000)) {
    }
    return search;
}

} // namespace

int check_order(Question& question, const SeenCells& seen, bool is_json) {
    const auto& grid = question.board.grid();
    // Where the goal is out of reach the page's search goes to another cell; other programs expand all they
    // can.
    const auto own_goal = question.run->finished_search().own_goal;
    question.run.reset(); // it borrows the moves of one corner rule
    auto search = searched(question, question.goal, seen.nodes);
    if (search.matching().empty() && own_goal != question.goal && own_goal != NodeId::None) {
        auto nearer = searched(question, own_goal, seen.nodes);
        if (!nearer.matching().empty()) {
            search = std::move(nearer);
        }
    }
    const auto& matching = search.matching();
    const bool is_found = !matching.empty();
    const auto set = link_settings(is_found ? search.space().at(matching.front()) : search.nearest());
    const auto values = values_of(search);
    if (is_json) {
        std::cout << "{\"cells\":" << seen.nodes.size() << ",\"counting\":\"" << seen.counting
                  << "\",\"setups\":" << matching.size() << ",\"set\":\"" << set << "\"";
        if (is_found) {
            std::vector<std::string> options;
            for (std::size_t option = 0; option < values.size(); ++option) {
                options.push_back("\"" + std::string(options_shown()[option].key) + "\":[\"" +
                                  joined(values[option], "\",\"") + "\"]");
            }
            std::cout << ",\"options\":{" << joined(options, ",") << "}}\n";
            return done;
        }
        const auto found = difference(question, search, seen.nodes);
        const auto cell = [&](NodeId node) { return node == NodeId::None ? "null" : pair_of(grid, node); };
        std::cout << ",\"agreed\":" << search.agreed() << ",\"seen\":" << cell(found.seen)
                  << ",\"expected\":" << cell(found.expected) << "}\n";
        return missed;
    }
    std::cout << seen.nodes.size() << " cells, counted " << seen.counting << ".\n";
    if (!is_found) {
        print_difference(grid, difference(question, search, seen.nodes), search, seen.nodes.size());
        return missed;
    }
    std::cout << matching.size() << (matching.size() == 1 ? " setup expands" : " setups expand")
              << " them in this order, such as --set '" << set << "'\n";
    for (std::size_t option = 0; option < values.size(); ++option) {
        const std::string key = options_shown()[option].key;
        std::cout << "  " << key << std::string(6 - key.size(), ' ') << options_shown()[option].name << ": "
                  << joined(values[option], " or ") << '\n';
    }
    return done;
}

} // namespace astrolabe::command
