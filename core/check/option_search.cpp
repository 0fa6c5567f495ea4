#include "core/check/option_search.h"

#include "core/run/any_search.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace astrolabe {
namespace {

/// Expansions before the first look at them: most setups differ by then. Each further look is after four
/// times as many, so that the searches begun anew for it cost a third of the last.
constexpr std::uint64_t first_look = 4;

} // namespace

OptionSearch::OptionSearch(PreparedBoard& board, const std::string& kind, NodeId start, NodeId goal,
                           std::vector<NodeId> seen)
    : board_(&board), space_(kind), start_(start), goal_(goal), seen_(std::move(seen)) {
    assert(!seen_.empty());
    nearest_ = space_.at(0);
}

bool OptionSearch::advance(std::size_t setups) {
    for (; setups > 0 && tried_ < space_.size(); --setups, ++tried_) {
        const auto settings = space_.at(tried_);
        const auto [expansions, is_whole] = compare(settings);
        if (is_whole) {
            matching_.push_back(static_cast<std::uint32_t>(tried_));
        }
        if (expansions > agreed_) {
            agreed_ = expansions;
            nearest_ = settings;
        }
    }
    return tried_ == space_.size();
}

OptionSearch::Agreement OptionSearch::compare(const SearchSettings& settings) {
    const auto plan = plan_for(settings).value();
    const auto graph = board_->graph_of(plan, goal_);
    const GridHeuristic heuristic(graph, plan.heuristic, goal_);
    for (auto look = first_look;; look *= 4) {
        const auto search = make_textbook_search(plan, graph, heuristic, start_, goal_);
        // One more than was seen shows whether it goes on.
        const auto outcome = search->advance(std::min<std::uint64_t>(look, seen_.size() + 1));
        const auto expanded = expanded_nodes(search->release_trace());
        const auto ends = std::mismatch(expanded.begin(), expanded.end(), seen_.begin(), seen_.end());
        const auto agreed = static_cast<std::size_t>(ends.second - seen_.begin());
        const bool has_ended = outcome != Outcome::Running;
        if (agreed < expanded.size() || has_ended) {
            return {agreed, has_ended && agreed == expanded.size() && agreed == seen_.size()};
        }
    }
}

} // namespace astrolabe
