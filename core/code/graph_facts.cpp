#include "core/code/code_facts.h"
#include "core/code/search_facts.h"

#include <algorithm>

namespace astrolabe {
namespace {

/// In quotation marks, as Python, C++ and JavaScript read it. Question marks in a row are trigraphs to some
/// compilers.
std::string quoted_name(const std::string& name) {
    std::string text{'"'};
    for (const char letter : name) {
        if (letter == '"' || letter == '\\') {
            text += '\\';
        }
        if (letter != '?' || text.back() != '?') {
            text += letter;
        }
    }
    return text + '"';
}

/// Nodes, edges, and the cost that no path without a circle exceeds.
void say_definition(CodeFacts& facts, const GraphDefinition& definition) {
    std::int64_t costliest = 0;
    facts.list("edges"); // there may be none
    for (const auto& [from, to, cost] : definition.edges) {
        facts.list("edges").push_back(pair_text(from, to) + ", " + std::to_string(cost));
        costliest = std::max(costliest, cost);
    }
    for (std::size_t index = 0; index < definition.nodes.size(); ++index) {
        const auto& [x, y, name] = definition.nodes[index];
        facts.list("nodes").push_back(quoted_name(name.empty() ? std::to_string(index) : name) + ", " +
                                      pair_text(x, y));
    }
    facts.set("most", (definition.nodes.size() - 1) * static_cast<Cost>(costliest));
}

} // namespace

Result<CodeFacts> code_facts(const FinishedSearch<ExplicitGraph>& search, const GraphDefinition& definition,
                             OpenListKind open_list, CodePart part) {
    if (auto refusal = refusal_of(search.algorithm, as_written::Program::None); !refusal.is_ok()) {
        return refusal;
    }
    CodeFacts facts;
    const auto rate = search.heuristic.terms(search.own_goal).rate;
    const bool has_estimate = rate.cost != 0;
    say_search(facts, search.algorithm, search.options, open_list, has_estimate);
    facts.say("graph");
    facts.say_if(search.own_goal != search.goal, "nearest_goal");
    if (needs_estimate(search.options, has_estimate)) {
        facts.say("h");
        facts.say("line");
        facts.say("root");
    }
    if (part == CodePart::Program) {
        say_definition(facts, definition);
    }
    facts.set("rate", rate.cost);
    facts.set("length", rate.squared_length);
    say_costs(facts, cost_models::unit);
    facts.set("start", std::uint64_t{index_of(search.start)});
    facts.set("goal", std::uint64_t{index_of(search.own_goal)});
    facts.set("separator", " > ");
    return facts;
}

} // namespace astrolabe
