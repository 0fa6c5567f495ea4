#include "core/check/order_check.h"

#include "core/precompute/true_costs.h"
#include "core/search/catalogue.h"

#include <algorithm>
#include <utility>

namespace astrolabe {
namespace {

void add_once(std::vector<std::string>& list, std::string value) {
    if (std::find(list.begin(), list.end(), value) == list.end()) {
        list.push_back(std::move(value));
    }
}

/// As links have it: "1", "1.5", "10".
std::string weight_of(const SetupSpace::Setup& setup) {
    const auto hundredths = setup.settings.weight_hundredths;
    auto text = std::to_string(hundredths / 100);
    if (hundredths % 100 != 0) {
        text += "." + std::to_string(hundredths % 100 / 10);
        text += hundredths % 10 == 0 ? "" : std::to_string(hundredths % 10);
    }
    return text;
}

std::string tie_of(const SetupSpace::Setup& setup) {
    const auto& tie = setup.settings.tie;
    if (setup.pick == Pick::ByRule) {
        return tie;
    }
    const bool has_rule = setup.pick == Pick::InPlace && tie != "fifo";
    return name_of(setup.pick) + (has_rule ? "/" + tie : "");
}

/// What a program as written fixes is not among its settings.
bool is_textbook_search(const SetupSpace::Setup& setup) { return setup.settings.program == "none"; }

const AlgorithmDescriptor& descriptor(const SetupSpace::Setup& setup) {
    return descriptor_of(option_named<Algorithm>(setup.settings.algorithm).value_or(Algorithm::AStar));
}

OptionsThatCount counts(const SetupSpace::Setup& setup) {
    return is_textbook_search(setup) ? descriptor(setup).counts : OptionsThatCount{};
}

bool leads(const GridGraph& graph, NodeId start, NodeId goal) {
    TrueCosts costs(graph, goal);
    while (!costs.advance(graph.node_count())) {
    }
    return costs(start) != TrueCosts::infinite;
}

} // namespace

const std::array<CheckedOption, 12> checked_options{
    {{"as", "program as written", [](const SetupSpace::Setup& one) { return one.settings.program; },
      [](const SetupSpace::Setup&) { return true; }},
     {"a", "algorithm", [](const SetupSpace::Setup& one) { return one.settings.algorithm; },
      is_textbook_search},
     {"h", "heuristic", [](const SetupSpace::Setup& one) { return one.settings.heuristic; },
      [](const SetupSpace::Setup& one) { return is_textbook_search(one) && descriptor(one).uses_heuristic; }},
     {"w", "weight", weight_of, [](const SetupSpace::Setup& one) { return counts(one).weight; }},
     {"c", "corner rule", [](const SetupSpace::Setup& one) { return one.settings.corner; },
      is_textbook_search},
     {"k", "costs", [](const SetupSpace::Setup& one) { return one.settings.costs; },
      [](const SetupSpace::Setup& one) { return counts(one).update || counts(one).tie; }},
     {"tie", "ties", tie_of, [](const SetupSpace::Setup& one) { return counts(one).tie; }},
     {"stop", "stops when", [](const SetupSpace::Setup& one) { return one.settings.stop; },
      [](const SetupSpace::Setup& one) { return counts(one).stop; }},
     {"up", "update", [](const SetupSpace::Setup& one) { return one.settings.update; },
      [](const SetupSpace::Setup& one) { return counts(one).update; }},
     {"re", "reopening",
      [](const SetupSpace::Setup& one) { return std::string(one.settings.reopens ? "1" : "0"); },
      [](const SetupSpace::Setup& one) { return counts(one).reopens; }},
     {"no", "neighbour order", [](const SetupSpace::Setup& one) { return one.settings.neighbour_order; },
      [](const SetupSpace::Setup& one) { return is_textbook_search(one) && one.pick != Pick::Any; }},
     {"ol", "open list", [](const SetupSpace::Setup& one) { return one.settings.open_list; },
      [](const SetupSpace::Setup& one) { return counts(one).tie && tie_of(one) == "none"; }}}};

OrderCheck::OrderCheck(PreparedBoard& board, std::string kind, NodeId start, NodeId goal, NodeId own_goal,
                       std::vector<NodeId> seen)
    : board_(&board), kind_(std::move(kind)), start_(start), goal_(goal), own_goal_(own_goal),
      seen_(std::move(seen)) {
    begin(Stage::Textbook);
}

void OrderCheck::begin(Stage stage) {
    stage_ = stage;
    const auto goal = stage == Stage::OwnGoal ? own_goal_ : goal_;
    auto space = stage == Stage::Picks  ? SetupSpace::with_picks(kind_)
                 : stage == Stage::Bugs ? SetupSpace::with_bugs(kind_)
                                        : SetupSpace::of_textbook(kind_);
    searches_.emplace_back(*board_, std::move(space), start_, goal, seen_);
}

OrderCheck::Stage OrderCheck::next_stage() const {
    if (stage_ == Stage::Textbook && has_own_goal()) {
        return Stage::OwnGoal;
    }
    return stage_ == Stage::Picks ? Stage::Bugs : Stage::Picks;
}

bool OrderCheck::advance(std::uint64_t work) {
    if (is_over_ || !searches_.back().advance(work)) {
        return is_over_;
    }
    is_over_ = is_found() || stage_ == Stage::Bugs;
    if (!is_over_) {
        begin(next_stage());
    }
    return is_over_;
}

double OrderCheck::progress() const {
    if (is_over_) {
        return 1;
    }
    const double stages = has_own_goal() ? 4 : 3;
    return (static_cast<double>(searches_.size() - 1) + searches_.back().progress()) / (stages + 0.001);
}

OrderFindings OrderCheck::findings() {
    OrderFindings found;
    auto& matched = searches_.back();
    found.setups = matched.matching().size();
    for (const auto number : matched.matching()) {
        const auto setup = matched.space().at(number);
        if (setup.bug != Bug::None) {
            add_once(found.bugs, name_of(setup.bug));
        }
        for (std::size_t option = 0; option < checked_options.size(); ++option) {
            if (checked_options[option].counts(setup)) {
                add_once(found.values[option], checked_options[option].value(setup));
            }
        }
    }
    auto& nearest = is_found() ? matched : searches_.front();
    const auto settings =
        is_found() ? matched.space().at(matched.matching().front()).settings : nearest.nearest().settings;
    const auto agreement = nearest.compare({.settings = settings});
    found.settings = settings;
    found.settings.allows_blocked_goal = nearest.enters_wall();
    // But for the search to a goal of its own, these know no other goal than one that is out of reach.
    const bool is_own_goal = is_found() && stage_ == Stage::OwnGoal;
    found.settings.floods =
        !is_own_goal && !leads(board_->graph_of(plan_for(found.settings).value(), goal_), start_, goal_);
    found.agreed = agreement.expansions;
    found.seen = found.agreed < seen_.size() ? seen_[found.agreed] : NodeId::None;
    found.expected = agreement.next;
    found.is_start_wall = !board_->grid().is_free(start_);
    found.is_goal_wall = !board_->grid().is_free(goal_);
    return found;
}

} // namespace astrolabe
