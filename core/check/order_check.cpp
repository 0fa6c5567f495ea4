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
std::string weight_of(const SearchSettings& settings) {
    const auto hundredths = settings.weight_hundredths;
    auto text = std::to_string(hundredths / 100);
    if (hundredths % 100 != 0) {
        text += "." + std::to_string(hundredths % 100 / 10);
        text += hundredths % 10 == 0 ? "" : std::to_string(hundredths % 10);
    }
    return text;
}

} // namespace

const std::array<CheckedOption, 12> checked_options{
    {{"as", "program as written", [](const SearchSettings& s) { return s.program; }},
     {"a", "algorithm", [](const SearchSettings& s) { return s.algorithm; }},
     {"h", "heuristic", [](const SearchSettings& s) { return s.heuristic; }},
     {"w", "weight", weight_of},
     {"c", "corner rule", [](const SearchSettings& s) { return s.corner; }},
     {"k", "costs", [](const SearchSettings& s) { return s.costs; }},
     {"tie", "ties", [](const SearchSettings& s) { return s.tie; }},
     {"stop", "stops when", [](const SearchSettings& s) { return s.stop; }},
     {"up", "update", [](const SearchSettings& s) { return s.update; }},
     {"re", "reopening", [](const SearchSettings& s) { return std::string(s.reopens ? "1" : "0"); }},
     {"no", "neighbour order", [](const SearchSettings& s) { return s.neighbour_order; }},
     {"ol", "open list", [](const SearchSettings& s) { return s.open_list; }}}};

OrderCheck::OrderCheck(PreparedBoard& board, std::string kind, NodeId start, NodeId goal, NodeId own_goal,
                       std::vector<NodeId> seen)
    : board_(&board), kind_(std::move(kind)), start_(start), goal_(goal), own_goal_(own_goal),
      seen_(std::move(seen)) {
    begin(SetupSpace::without_slips(kind_), goal_);
}

void OrderCheck::begin(SetupSpace space, NodeId goal) {
    searches_.emplace_back(*board_, std::move(space), start_, goal, seen_);
}

bool OrderCheck::advance(std::size_t setups) {
    if (is_over_ || !searches_.back().advance(setups)) {
        return is_over_;
    }
    const auto is_slipped = searches_.back().space().at(0).slip != Slip::None;
    is_over_ = is_found() || is_slipped;
    if (is_over_) {
        return true;
    }
    if (is_goal_out_of_reach() && own_goal_ != NodeId::None && searches_.size() == 1) {
        begin(SetupSpace::without_slips(kind_), own_goal_);
    } else {
        begin(SetupSpace::with_slips(kind_), goal_);
    }
    return false;
}

double OrderCheck::progress() const {
    if (is_over_) {
        return 1;
    }
    const double parts = is_goal_out_of_reach() && own_goal_ != NodeId::None ? 3 : 2;
    return (static_cast<double>(searches_.size() - 1) + searches_.back().progress()) / (parts + 0.001);
}

OrderFindings OrderCheck::findings() {
    OrderFindings found;
    auto& matched = searches_.back();
    const bool is_slipped = matched.space().at(0).slip != Slip::None;
    found.setups = matched.matching().size();
    for (const auto number : matched.matching()) {
        const auto setup = matched.space().at(number);
        if (is_slipped) {
            add_once(found.slips, name_of(setup.slip));
        }
        // What a program fixes is not among its settings.
        const bool is_program = setup.settings.program != "none";
        for (std::size_t option = 0; option < checked_options.size(); ++option) {
            if (!is_program || option == 0) {
                add_once(found.values[option], checked_options[option].value(setup.settings));
            }
        }
    }
    auto& nearest = is_found() ? matched : searches_.front();
    auto setup = is_found() ? matched.space().at(matched.matching().front()) : nearest.nearest();
    setup.slip = Slip::None;
    const auto agreement = nearest.compare(setup);
    found.settings = setup.settings;
    // These searches know no other goal.
    found.settings.floods = is_goal_out_of_reach() && (searches_.size() != 2 || is_slipped);
    found.agreed = agreement.expansions;
    found.seen = found.agreed < seen_.size() ? seen_[found.agreed] : NodeId::None;
    found.expected = agreement.next;
    return found;
}

} // namespace astrolabe
