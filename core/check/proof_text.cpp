#include "core/check/proof_text.h"

#include "core/run/option_names.h"

namespace astrolabe {
namespace {

std::string cost_text(Cost cost) { return cost == TrueCosts::infinite ? "null" : std::to_string(cost); }

std::string pair_text(const Grid& grid, NodeId node) {
    const auto [x, y] = grid.cell(node);
    return "[" + std::to_string(x) + "," + std::to_string(y) + "]";
}

/// A line for each row of the map.
template <class Value> std::string rows_text(const Grid& grid, const Value& value) {
    std::string text = "[";
    for (std::uint32_t y = 0; y < grid.height(); ++y) {
        text += y == 0 ? "\n    [" : ",\n    [";
        for (std::uint32_t x = 0; x < grid.width(); ++x) {
            text += (x == 0 ? "" : ",") + value(grid.node({x, y}));
        }
        text += "]";
    }
    return text + "\n  ]";
}

} // namespace

std::string proof_text(const Proof& proof) {
    const auto& grid = proof.grid;
    const auto& rules = proof.rules;
    // Names are letters, and everything else is a number: nothing needs escaping.
    std::string text = "{\n  \"format\": \"astrolabe-proof\"";
    const auto add = [&](const char* name, const std::string& value) {
        text += ",\n  \"" + std::string(name) + "\": " + value;
    };
    add("version", "1");
    add("width", std::to_string(grid.width()));
    add("height", std::to_string(grid.height()));
    add("board", "\"" + std::string(traits_of(rules.lattice).name) + "\"");
    add("corner", "\"" + option_name(rules.corner) + "\"");
    add("straight", std::to_string(rules.costs.straight));
    add("diagonal", std::to_string(rules.costs.diagonal));
    add("start", pair_text(grid, proof.start));
    add("goal", pair_text(grid, proof.goal));
    add("cost", cost_text(proof.cost));
    std::string path;
    for (const auto node : proof.path) {
        path += (path.empty() ? "" : ",") + pair_text(grid, node);
    }
    add("path", "[" + path + "]");
    add("ground", rows_text(grid, [&](NodeId node) { return std::to_string(grid.factor(node)); }));
    if (grid.has_added_costs()) {
        add("added", rows_text(grid, [&](NodeId node) { return std::to_string(grid.added(node)); }));
    }
    add("potentials",
        rows_text(grid, [&](NodeId node) { return cost_text(proof.potentials[index_of(node)]); }));
    return text + "\n}\n";
}

} // namespace astrolabe
