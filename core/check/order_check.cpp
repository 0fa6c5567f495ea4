#include "core/check/order_check.h"

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

} // namespace

const std::array<CheckedOption, 12> checked_options{
    {{"as", "program as written", [](const SetupSpace::Setup& one) { return one.settings.program; }},
     {"a", "algorithm", [](const SetupSpace::Setup& one) { return one.settings.algorithm; }},
     {"h", "heuristic", [](const SetupSpace::Setup& one) { return one.settings.heuristic; }},
     {"w", "weight", weight_of},
     {"c", "corner rule", [](const SetupSpace::Setup& one) { return one.settings.corner; }},
     {"k", "costs", [](const SetupSpace::Setup& one) { return one.settings.costs; }},
     {"tie", "ties", tie_of},
     {"stop", "stops when", [](const SetupSpace::Setup& one) { return one.settings.stop; }},
     {"up", "update", [](const SetupSpace::Setup& one) { return one.settings.update; }},
     {"re", "reopening",
      [](const SetupSpace::Setup& one) { return std::string(one.settings.reopens ? "1" : "0"); }},
     {"no", "neighbour order", [](const SetupSpace::Setup& one) { return one.settings.neighbour_order; }},
     {"ol", "open list", [](const SetupSpace::Setup& one) { return one.settings.open_list; }}}};

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

bool OrderCheck::advance(std::size_t setups) {
    if (is_over_ || !searches_.back().advance(setups)) {
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
        // What a program fixes is not among its settings.
        const bool is_program = setup.settings.program != "none";
        for (std::size_t option = 0; option < checked_options.size(); ++option) {
            if (!is_program || option == 0) {
                add_once(found.values[option], checked_options[option].value(setup));
            }
        }
    }
    auto& nearest = is_found() ? matched : searches_.front();
    const auto settings =
        is_found() ? matched.space().at(matched.matching().front()).settings : nearest.nearest().settings;
    const auto agreement = nearest.compare({.settings = settings});
    found.settings = settings;
    // But for the search to a goal of its own, these know no other goal than the one out of reach.
    found.settings.floods = own_goal_ != goal_ && !(is_found() && stage_ == Stage::OwnGoal);
    found.agreed = agreement.expansions;
    found.seen = found.agreed < seen_.size() ? seen_[found.agreed] : NodeId::None;
    found.expected = agreement.next;
    return found;
}

} // namespace astrolabe
