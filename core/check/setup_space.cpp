#include "core/check/setup_space.h"

#include "core/search/catalogue.h"

#include <utility>

namespace astrolabe {
namespace {

using Names = std::vector<std::string>;

/// In hundredths; 10 as in programs that scale h by the cost of a step.
const Names weights{"100", "110", "120", "150", "200", "300", "500", "1000", "50"};

void set_tie(SearchSettings& settings, const std::string& value) {
    // Only without a rule does the open list decide.
    const auto at = value.find('/');
    settings.tie = value.substr(0, at);
    settings.open_list = at == std::string::npos ? "heap" : value.substr(at + 1);
}

} // namespace

SetupSpace::SetupSpace(const std::string& board) : board_(board) {
    const bool is_hex = board == "hex";
    corners_ = is_hex ? Names{"nowall"} : Names{"nowall", "onewall", "always", "four"};
    const Choice heuristic{
        [](SearchSettings& settings, const std::string& value) { settings.heuristic = value; },
        is_hex ? Names{"octile", "euclidean"} : Names{"octile", "manhattan", "euclidean", "chebyshev"}};
    const Choice weight{[](SearchSettings& settings, const std::string& value) {
                            settings.weight_hundredths = static_cast<std::uint32_t>(std::stoul(value));
                        },
                        weights};
    // On hexes all steps are alike, and their cost changes nothing but roundings of a line.
    const Choice costs{[](SearchSettings& settings, const std::string& value) { settings.costs = value; },
                       is_hex ? Names{"tutorial", "exact"} : Names{"tutorial", "exact", "unit"}};
    const Choice tie{set_tie,
                     {"lifo", "fifo", "g", "h", "near", "none/heap", "none/list", "none/sorted", "none/map"}};
    const Choice stop{[](SearchSettings& settings, const std::string& value) { settings.stop = value; },
                      {"selected", "opened"}};
    const Choice update{[](SearchSettings& settings, const std::string& value) { settings.update = value; },
                        {"less", "equal", "never"}};
    const Choice reopens{
        [](SearchSettings& settings, const std::string& value) { settings.reopens = value == "1"; },
        {"1", "0"}};
    const Choice order{
        [](SearchSettings& settings, const std::string& value) { settings.neighbour_order = value; },
        {"rows", "up", "cols", "clock"}};
    for (const auto& descriptor : catalogue) {
        if (!is_textbook(descriptor.algorithm)) {
            continue;
        }
        Group group{.algorithm = std::string(descriptor.name)};
        const auto& counts = descriptor.counts;
        const auto add = [&](bool does_count, const Choice& choice) {
            if (does_count) {
                group.choices.push_back(choice);
                group.size *= choice.values.size();
            }
        };
        const bool has_costs = counts.update || counts.tie;
        add(descriptor.uses_heuristic, heuristic);
        add(counts.weight, weight);
        add(has_costs, costs);
        add(counts.tie, tie);
        add(counts.stop, stop);
        add(counts.update, update);
        add(counts.reopens, reopens);
        add(true, order);
        size_of_corner_ += group.size;
        groups_.push_back(std::move(group));
    }
    size_ = corners_.size() * size_of_corner_;
}

SearchSettings SetupSpace::at(std::size_t number) const {
    SearchSettings settings;
    settings.board = board_;
    settings.corner = corners_[number / size_of_corner_];
    number %= size_of_corner_;
    auto group = groups_.begin();
    for (; number >= group->size; ++group) {
        number -= group->size;
    }
    settings.algorithm = group->algorithm;
    for (const auto& [set, values] : group->choices) {
        set(settings, values[number % values.size()]);
        number /= values.size();
    }
    return settings;
}

} // namespace astrolabe
