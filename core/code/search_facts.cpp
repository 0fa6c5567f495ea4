#include "core/code/search_facts.h"

namespace astrolabe {
namespace {

std::string name_of(Algorithm algorithm) {
    switch (algorithm) {
    case Algorithm::AStar:
        return "A*";
    case Algorithm::Dijkstra:
        return "Dijkstra's algorithm";
    case Algorithm::BreadthFirst:
        return "Breadth-first search";
    case Algorithm::DepthFirst:
        return "Depth-first search";
    case Algorithm::GreedyBestFirst:
        return "Greedy best-first search";
    default:
        return {};
    }
}

/// 150 as 1.5.
std::string hundredths_text(std::uint32_t hundredths) {
    auto text = std::to_string(hundredths / 100);
    if (hundredths % 100 != 0) {
        text += '.' + std::to_string(hundredths / 10 % 10);
        text += hundredths % 10 != 0 ? std::to_string(hundredths % 10) : "";
    }
    return text;
}

bool is_keyed(const SearchOptions& options) { return options.order == Order::F || options.order == Order::H; }

/// Only scan and binary heap have an order of their own among equal keys; the other lists are first in, first
/// out. Where all estimates are 0 the smaller h decides nothing.
Tie tie_of(const SearchOptions& options, OpenListKind open_list, bool has_estimate) {
    if (options.tie == Tie::SmallerH && !has_estimate) {
        return Tie::LastIn;
    }
    const bool is_own = open_list == OpenListKind::BinaryHeap || open_list == OpenListKind::UnsortedList;
    return options.tie == Tie::None && !is_own ? Tie::FirstIn : options.tie;
}

void say_order(CodeFacts& facts, const SearchOptions& options, bool has_estimate) {
    const auto weight = has_estimate ? options.weight_hundredths : 0;
    if (options.order == Order::H) {
        facts.say(has_estimate ? "h_only" : "no_f");
    } else if (weight == 0) {
        facts.say("g_only");
    } else {
        facts.say(weight == 100 ? "g_plus_h" : "weighted");
        facts.set("weight", std::uint64_t{weight});
        facts.set("weight_shown", hundredths_text(weight));
    }
}

void say_tie(CodeFacts& facts, Tie tie, bool is_scan) {
    switch (tie) {
    case Tie::LastIn:
        return facts.say("last_in");
    case Tie::FirstIn:
        return facts.say("first_in");
    case Tie::LargerG:
        return facts.say("larger_g");
    case Tie::SmallerH:
        return facts.say("smaller_h");
    case Tie::NearestToGoal:
        return facts.say("nearest");
    case Tie::None:
        return facts.say(is_scan ? "no_tie_rule" : "indexed");
    }
}

void say_update(CodeFacts& facts, const SearchOptions& options) {
    facts.say_if(options.reopens, "reopens");
    facts.say_if(!options.reopens && options.update == Update::Never, "keeps_first");
    facts.say_if(options.update == Update::IfCheaper, "if_cheaper");
    facts.say_if(options.update == Update::IfCheaperOrEqual, "if_equal");
    facts.say_if(options.update == Update::Never, "never");
    facts.say(options.stop == Stop::WhenOpened ? "stop_opened" : "stop_selected");
}

void say_list(CodeFacts& facts, const SearchOptions& options, OpenListKind open_list, bool has_estimate) {
    if (options.order == Order::Depth) {
        facts.say("queue");
    } else if (options.order == Order::Newest) {
        facts.say("stack");
    } else if (open_list == OpenListKind::UnsortedList) {
        facts.say("scan");
    } else if (tie_of(options, open_list, has_estimate) != Tie::None) {
        facts.say("heap");
    }
}

} // namespace

Reason refusal_of(Algorithm algorithm, as_written::Program program) {
    if (program != as_written::Program::None) {
        return {.code = "code.program"};
    }
    return name_of(algorithm).empty()
               ? Reason{.code = "code.algorithm", .found = std::string(descriptor_of(algorithm).name)}
               : Reason{};
}

void say_search(CodeFacts& facts, Algorithm algorithm, const SearchOptions& options, OpenListKind open_list,
                bool has_estimate) {
    facts.set("name", name_of(algorithm));
    say_update(facts, options);
    say_list(facts, options, open_list, has_estimate);
    if (!is_keyed(options)) {
        return facts.say("unkeyed");
    }
    facts.say("keyed");
    say_order(facts, options, has_estimate);
    const auto tie = tie_of(options, open_list, has_estimate);
    const bool is_scan = open_list == OpenListKind::UnsortedList;
    say_tie(facts, tie, is_scan);
    facts.say_if(tie != Tie::None, "counted");
    facts.say_if(tie != Tie::None || is_scan, "list_key");
}

bool needs_estimate(const SearchOptions& options, bool has_estimate) {
    return has_estimate && is_keyed(options) &&
           (options.order == Order::H || options.weight_hundredths > 0 || options.tie == Tie::SmallerH);
}

void say_costs(CodeFacts& facts, const CostModel& costs) {
    facts.say_if(costs.units_shown_as_one == costs.shown_for_these, "one_unit");
    facts.set("unit", costs.units_shown_as_one);
    facts.set("shown_for", costs.shown_for_these == 1 ? "" : std::to_string(costs.shown_for_these) + " * ");
}

std::string pair_text(std::int64_t a, std::int64_t b) { return std::to_string(a) + ", " + std::to_string(b); }

} // namespace astrolabe
