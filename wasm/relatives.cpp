#include "wasm/relatives.h"

#include "core/fast/jump_lines.h"
#include "core/fast/jump_point_search.h"
#include "core/fast/pruning.h"
#include "wasm/search_by.h"

#include <optional>

namespace astrolabe {

struct RelativeMemory::Kept {
    JumpPointMemory jumps;
    std::optional<JumpLines> lines; ///< Of the rule last jumped under.

    const JumpLines& lines_of(const GridGraph& graph) {
        const auto rule = graph.rules().corner;
        if (!lines || lines->rule() != rule) {
            lines.emplace(graph.grid(), rule);
        }
        return *lines;
    }
};

RelativeMemory::RelativeMemory() : kept_(std::make_unique<Kept>()) {}
RelativeMemory::~RelativeMemory() = default;

void RelativeMemory::forget_board() { kept_->lines.reset(); }

void RelativeMemory::update_at(const Grid& grid, NodeId changed) {
    if (kept_->lines) {
        kept_->lines->update_at(grid, changed);
    }
}

namespace {

class SearchByJumps final : public AnySearch {
  public:
    SearchByJumps(const GridGraph& graph, const JumpLines& lines, JumpPointMemory& memory, NodeId start,
                  NodeId goal, const SearchOptions& options)
        : search_(graph, lines, memory, start, goal, options) {}

    /// A jump can be long: where jumps are, fewer expansions are as much work as these elsewhere.
    Outcome advance(std::uint64_t expansions) override {
        const auto begun = search_.followed();
        auto outcome = search_.advance(0);
        while (outcome == Outcome::Running && expansions-- > 0 && search_.followed() - begun <= expansions) {
            outcome = search_.step();
        }
        return outcome;
    }
    SearchResult result() const override { return search_.result(); }
    std::vector<NodeId> path_to(NodeId node) const override { return search_.path_to(node); }
    Trace release_trace() override { return search_.release_trace(); }

  private:
    JumpPointSearch search_;
};

} // namespace

bool has_relatives() { return true; }

std::unique_ptr<AnySearch> make_relative(const SearchPlan& plan, const GridGraph& graph,
                                         const GridHeuristic& heuristic, NodeId start, NodeId goal,
                                         SearchMemory& memory) {
    switch (plan.algorithm) {
    case Algorithm::Canonical:
        return std::make_unique<SearchBy<MonotoneQueueSearch>>(graph, heuristic.kind(), start, goal,
                                                               plan.options, memory.kernels.queues,
                                                               &Pruning::under(graph.rules().corner));
    case Algorithm::JumpPoint: {
        auto& kept = memory.relatives.kept();
        return std::make_unique<SearchByJumps>(graph, kept.lines_of(graph), kept.jumps, start, goal,
                                               plan.options);
    }
    default:
        return nullptr;
    }
}

} // namespace astrolabe
