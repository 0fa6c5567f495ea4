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
/// To begin a search its memory is cleared: so many cells take as long as an expansion.
constexpr std::uint32_t cells_an_expansion = 1000;

} // namespace

OptionSearch::OptionSearch(PreparedBoard& board, SetupSpace space, NodeId start, NodeId goal,
                           std::vector<NodeId> seen)
    : board_(&board), space_(std::move(space)), start_(start), goal_(goal), seen_(std::move(seen)),
      enters_wall_(!board.grid().is_free(goal) && std::find(seen_.begin(), seen_.end(), goal) != seen_.end()),
      hand_written_(board.grid().cell_count()) {
    assert(!seen_.empty());
    nearest_ = space_.at(0);
}

bool OptionSearch::advance(std::uint64_t work) {
    const std::uint64_t beginning = 1 + board_->grid().cell_count() / cells_an_expansion;
    for (std::uint64_t done = 0; done < work && tried_ < space_.size(); ++tried_) {
        const auto setup = space_.at(tried_);
        const auto agreement = compare(setup);
        done += beginning + agreement.work;
        if (agreement.is_whole) {
            matching_.push_back(static_cast<std::uint32_t>(tried_));
        }
        if (agreement.expansions > agreed_) {
            agreed_ = agreement.expansions;
            nearest_ = setup;
        }
    }
    return tried_ == space_.size();
}

OptionSearch::Agreement OptionSearch::compare(const SetupSpace::Setup& setup) {
    auto plan = plan_for(setup.settings).value();
    plan.allows_blocked_goal = plan.allows_blocked_goal || enters_wall_;
    if (board_->grid().cell_count() > as_written::most_cells(plan.program)) {
        return {};
    }
    const auto graph = board_->graph_of(plan, goal_);
    if (setup.bug != Bug::None || setup.pick != Pick::ByRule) {
        HandWrittenSearch search(plan, graph, setup.bug, setup.pick, start_, goal_, hand_written_);
        Agreement found;
        const auto wanted = [&] {
            return found.expansions < seen_.size() ? seen_[found.expansions] : NodeId::None;
        };
        while ((found.next = search.step(wanted())) != NodeId::None && found.next == wanted()) {
            ++found.expansions;
        }
        found.is_whole = found.next == NodeId::None && found.expansions == seen_.size();
        found.work = found.expansions + 1;
        return found;
    }
    const GridHeuristic heuristic(graph, heuristic_of(plan), goal_);
    std::uint64_t work = 0;
    // One more than was seen shows whether it goes on; but some programs expand less at a time.
    const std::uint64_t enough = seen_.size() + 1;
    for (auto look = std::min(first_look, enough);;
         look = look < enough ? std::min(4 * look, enough) : 4 * look) {
        const auto search = make_textbook_search(plan, graph, heuristic, start_, goal_);
        const auto outcome = search->advance(look);
        const auto expanded = expanded_nodes(search->release_trace());
        work += expanded.size();
        const auto ends = std::mismatch(expanded.begin(), expanded.end(), seen_.begin(), seen_.end());
        const auto agreed = static_cast<std::size_t>(ends.second - seen_.begin());
        const bool has_ended = outcome != Outcome::Running;
        if (agreed < expanded.size() || has_ended) {
            return {.expansions = agreed,
                    .next = agreed < expanded.size() ? expanded[agreed] : NodeId::None,
                    .is_whole = has_ended && agreed == expanded.size() && agreed == seen_.size(),
                    .work = work};
        }
    }
}

} // namespace astrolabe
