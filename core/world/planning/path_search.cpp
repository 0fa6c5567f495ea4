#include "core/world/planning/path_search.h"

#include "core/search/local_walk/local_walk.h"
#include "core/world/planning/running_search.h"
#include "core/world/planning/whole_field.h"
#include "core/world/planning/whole_path.h"

#include <algorithm>
#include <utility>

namespace astrolabe {

namespace {

/// Knows ground, but neither influence nor units.
class ShortView : public StepByStep<ShortView> {
  public:
    ShortView(const PathRequest& request, const Snapshot& snapshot, const PathRules& rules)
        : ground_(snapshot.ground), board_(ground_->grid, ground_->moves,
                                           {.lattice = ground_->moves.rules().lattice,
                                            .corner = ground_->moves.rules().corner,
                                            .costs = rules.costs}),
          walk_(board_, HeuristicKind::Octile, request.start, request.goal, without_log(TraceFormat::Events),
                {.radius = rules.local_radius,
                 .step_length = rules.local_step_length,
                 .shifts_randomly = rules.local_shifts,
                 .seed = request.seed,
                 .most_steps = rules.local_steps}) {}

    Outcome step() { return walk_.step(); }

    void tell(PathAnswer& answer) const override {
        answer.path = walk_.walk();
        // If it begins at its goal it need not leave it.
        answer.is_reached = answer.path.size() > 1 || walk_.result().outcome == Outcome::Found;
    }

  private:
    std::shared_ptr<const Ground> ground_;
    GridGraph board_;
    LocalWalk walk_;
};

} // namespace

PathSearch::PathSearch(const PathRequest& request, Snapshot snapshot, const PathRules& rules,
                       std::shared_ptr<SearchMemories> memories)
    : request_(request), snapshot_(std::move(snapshot)), rules_(rules), memories_(std::move(memories)) {}
PathSearch::~PathSearch() = default;
PathSearch::PathSearch(const PathSearch& other)
    : request_(other.request_), snapshot_(other.snapshot_), rules_(other.rules_), memories_(other.memories_),
      expanded_(other.expanded_), is_finished_(other.is_finished_) {}
PathSearch::PathSearch(PathSearch&& other) noexcept = default;
PathSearch& PathSearch::operator=(PathSearch&& other) noexcept = default;
PathSearch& PathSearch::operator=(const PathSearch& other) { return *this = PathSearch(other); }

void PathSearch::make() {
    if (running_ != nullptr) {
        return;
    }
    switch (request_.planner) {
    case Planner::AStar:
        running_ = whole_path(request_, snapshot_, rules_, memories_);
        break;
    case Planner::LocalWalk:
        running_ = std::make_unique<ShortView>(request_, snapshot_, rules_);
        break;
    case Planner::FlowField:
        running_ = whole_field(request_, snapshot_, rules_, memories_);
        break;
    }
}

std::uint64_t PathSearch::catch_up(std::uint64_t expansions) {
    make();
    const auto made = std::min(expansions, expanded_ - repeated_);
    running_->advance(made);
    repeated_ += made;
    return made;
}

std::size_t PathSearch::bytes() const {
    const auto shared = [](std::size_t bytes, long holders) {
        return bytes / static_cast<std::size_t>(std::max(holders, 1L));
    };
    const auto cells = std::size_t{snapshot_.ground->grid.cell_count()};
    const auto influence =
        snapshot_.influence == nullptr ? 0 : shared(2 * cells, snapshot_.influence.use_count());
    const auto held = snapshot_.held == nullptr ? 0 : shared(cells, snapshot_.held.use_count());
    return sizeof(*this) + shared(2 * cells, snapshot_.ground.use_count()) + influence + held;
}

std::uint64_t PathSearch::advance(std::uint64_t expansions) {
    catch_up(expanded_);
    const auto made = is_finished_ ? 0 : running_->advance(expansions);
    is_finished_ = is_finished_ || running_->is_finished();
    expanded_ += made;
    repeated_ = expanded_;
    return made;
}

PathAnswer PathSearch::answer() {
    catch_up(expanded_);
    PathAnswer answer{.request = request_, .version = snapshot_.version, .expanded = expanded_};
    running_->tell(answer);
    return answer;
}

} // namespace astrolabe
