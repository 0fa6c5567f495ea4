#include "core/run/other_algorithms.h"

#include "core/kernels/flow_queue_search.h"
#include "core/run/kept_lifelong.h"
#include "core/run/search_adapter.h"
#include "core/run/search_on_any_graph.h"
#include "core/search/any_angle/lazy_theta_star.h"
#include "core/search/any_angle/theta_star.h"
#include "core/search/canonical/pruning.h"
#include "core/search/jump_point/jump_lines.h"
#include "core/search/jump_point/jump_point_search.h"
#include "core/search/local_walk/local_walk.h"
#include "core/search/two_tier/coarse_search.h"
#include "core/search/two_tier/two_tier_search.h"

#include <optional>

namespace astrolabe {
namespace {

/// If more than one cell in this many was edited, the upper tier is rebuilt.
constexpr std::uint32_t cells_an_edit = 64;

/// The upper tier of the board under certain rules and costs.
struct KeptTier {
    KeptTier(const GridGraph& graph, std::uint32_t side)
        : moves(graph.moves().rules()), costs(graph.rules().costs), upper(graph.grid(), side) {}

    bool is_of(const GridRules& rules, std::uint32_t side) const {
        return rules.moves() == moves && rules.costs == costs && upper.clusters().side() == side;
    }

    MoveRules moves;
    CostModel costs;
    AbstractGraph upper;
    std::vector<NodeId> edited; ///< Since the upper tier was brought up to date.
    bool is_searched = false;   ///< On it in its current state.
    std::vector<NodeId> path;   ///< Of the last search; see UpperTier.
    std::uint64_t path_step = 0;
};

/// What can be shown of the coarse board last searched on.
struct KeptCoarse {
    std::uint32_t side = 0;
    std::vector<std::uint8_t> squares; ///< See UpperTier.
    std::vector<NodeId> path;
    std::uint64_t path_step = 0;
};

} // namespace

struct OtherSearchMemory::Kept {
    JumpPointMemory jumps;
    std::optional<JumpLines> lines; ///< Of the last rule of a jump search.
    std::unique_ptr<KeptLifelong> lifelong;
    std::unique_ptr<KeptTier> tier;
    std::optional<KeptCoarse> coarse; ///< Of the last search, if it was one and has ended.

    const JumpLines& lines_of(const GridGraph& graph) {
        const auto rule = graph.rules().corner;
        if (!lines || lines->rule() != rule) {
            lines.emplace(graph.grid(), rule);
        }
        return *lines;
    }
};

OtherSearchMemory::OtherSearchMemory() : kept_(std::make_unique<Kept>()) {}
OtherSearchMemory::~OtherSearchMemory() = default;

void OtherSearchMemory::forget_board() {
    kept_->lines.reset();
    kept_->lifelong.reset();
    kept_->tier.reset();
    kept_->coarse.reset();
}

void OtherSearchMemory::forget_answer() { kept_->lifelong.reset(); }

void OtherSearchMemory::update_at(const Grid& grid, NodeId changed, bool was_free) {
    if (kept_->lines && grid.is_free(changed) != was_free) {
        kept_->lines->update_at(grid, changed);
    }
    if (kept_->lifelong && !kept_->lifelong->note_edit(changed)) {
        kept_->lifelong.reset();
    }
    kept_->coarse.reset();
    if (kept_->tier) {
        kept_->tier->edited.push_back(changed);
        kept_->tier->is_searched = false;
        if (kept_->tier->edited.size() > grid.cell_count() / cells_an_edit + 1) {
            kept_->tier.reset();
        }
    }
}

std::optional<UpperTier> OtherSearchMemory::upper_tier() const {
    if (const auto& coarse = kept_->coarse) {
        return UpperTier{.side = coarse->side,
                         .squares = coarse->squares,
                         .path = coarse->path,
                         .step = coarse->path_step};
    }
    const auto* const tier = kept_->tier.get();
    if (tier == nullptr || !tier->is_searched) {
        return std::nullopt;
    }
    return UpperTier{.graph = &tier->upper,
                     .side = tier->upper.clusters().side(),
                     .path = tier->path,
                     .step = tier->path_step};
}

namespace {

/// A jump can be long.
struct JumpKit : OwnedSearch<JumpPointSearch> {
    using OwnedSearch::OwnedSearch;
    std::uint64_t work() const { return search.followed(); }
};

/// A search on straight lines.
template <class Search> struct LineKit : OwnedSearch<Search> {
    using OwnedSearch<Search>::OwnedSearch;
    std::uint64_t work() const { return this->search.cells_followed() / cells_an_expansion; }

    static constexpr std::uint64_t cells_an_expansion = 64;
};

/// A search inside the square is prepared once a decision.
struct WalkKit {
    WalkKit(const GridGraph& graph, HeuristicKind heuristic, NodeId start, NodeId goal,
            const SearchOptions& options, const LocalWalkRules& rules)
        : search(graph, heuristic, start, goal, options, rules), side(2 * rules.radius + 1) {}

    std::uint64_t work() const { return search.decisions() * side * side / cells_an_expansion; }

    static constexpr std::uint64_t cells_an_expansion = 16;

    LocalWalk search;
    std::uint64_t side;
};

/// First prepares the upper tier, as far as necessary.
class SearchByTiers final : public AnySearch {
  public:
    SearchByTiers(const GridGraph& graph, const GridHeuristic& heuristic, KeptTier& tier, NodeId start,
                  NodeId goal, const SearchOptions& options)
        : graph_(graph), heuristic_(heuristic), tier_(&tier), start_(start), goal_(goal), options_(options) {
        for (const auto node : tier.edited) {
            tier.upper.update_around(graph_, node);
        }
        tier.edited.clear();
        tier.is_searched = false;
        tier.path.clear();
    }

    Outcome advance(std::uint64_t expansions) override {
        if (!search_ && !tier_->upper.advance(graph_, cells_an_expansion * expansions)) {
            return Outcome::Running;
        }
        if (!search_) {
            search_.emplace(graph_, heuristic_, tier_->upper, start_, goal_, options_);
        }
        const auto outcome = search_->advance(expansions);
        if (outcome != Outcome::Running) {
            keep_path();
        }
        return outcome;
    }
    SearchResult result() const override { return search_->result(); }
    std::vector<NodeId> path_to(NodeId node) const override { return search_->path_to(node); }
    Trace release_trace() override { return search_->release_trace(); }

  private:
    void keep_path() {
        const auto legs = search_->legs();
        if (!legs.empty()) {
            tier_->path.assign(1, legs.front().from);
        }
        for (const auto& leg : legs) {
            tier_->path.push_back(leg.to);
        }
        tier_->path_step = search_->upper_expanded();
        tier_->is_searched = true;
    }

    static constexpr std::uint64_t cells_an_expansion = 4;

    GridGraph graph_;
    GridHeuristic heuristic_;
    KeptTier* tier_;
    NodeId start_;
    NodeId goal_;
    SearchOptions options_;
    std::optional<TwoTierSearch> search_;
};

/// Keeps what can be shown of the coarse board when it is done.
struct CoarseKit {
    CoarseKit(const GridGraph& given, const GridHeuristic& estimate, std::uint32_t side, NodeId start,
              NodeId goal, const SearchOptions& options, std::optional<KeptCoarse>& kept_here)
        : graph(given), heuristic(estimate), search(graph, heuristic, side, start, goal, options),
          kept(&kept_here) {
        kept->reset();
    }

    void ended() {
        if (kept->has_value()) {
            return;
        }
        const auto& board = search.board();
        auto& seen = kept->emplace(KeptCoarse{.side = board.squares().side(),
                                              .squares = {},
                                              .path = search.plan(),
                                              .path_step = search.upper_expanded()});
        seen.squares.resize(board.squares().count());
        for (std::uint32_t square = 0; square < board.squares().count(); ++square) {
            seen.squares[square] = static_cast<std::uint8_t>((board.is_free(square) ? 1 : 0) +
                                                             (search.is_in_corridor(square) ? 1 : 0));
        }
    }

    GridGraph graph;
    GridHeuristic heuristic;
    CoarseSearch search;
    std::optional<KeptCoarse>* kept;
};

} // namespace

std::unique_ptr<AnySearch> make_other_search(const SearchPlan& plan, const GridGraph& graph,
                                             const GridHeuristic& heuristic, NodeId start, NodeId goal,
                                             SearchMemory& memory) {
    switch (plan.algorithm) {
    case Algorithm::Canonical:
        return std::make_unique<OtherSearchAdapter<OwnedSearch<MonotoneQueueSearch>>>(
            graph, heuristic.kind(), start, goal, plan.options, memory.kernels.queues,
            &Pruning::under(graph.rules().corner));
    case Algorithm::JumpPoint: {
        auto& kept = memory.others.kept();
        return std::make_unique<OtherSearchAdapter<JumpKit>>(graph, kept.lines_of(graph), kept.jumps, start,
                                                             goal, plan.options);
    }
    case Algorithm::ThetaStar:
        return std::make_unique<OtherSearchAdapter<LineKit<ThetaStar>>>(graph, heuristic, start, goal,
                                                                        plan.options);
    case Algorithm::LazyThetaStar:
        return std::make_unique<OtherSearchAdapter<LineKit<LazyThetaStar>>>(graph, heuristic, start, goal,
                                                                            plan.options);
    case Algorithm::LifelongPlanning: {
        auto& kept = memory.others.kept().lifelong;
        if (kept && kept->is_about(graph, heuristic, start, plan.options)) {
            kept->ask_again(heuristic, goal);
        } else {
            kept = std::make_unique<KeptLifelong>(graph, heuristic, start, goal, plan.options);
        }
        return std::make_unique<OtherSearchAdapter<BorrowedSearch<KeptLifelong::Search>>>(kept->search());
    }
    case Algorithm::LocalWalk:
        return std::make_unique<OtherSearchAdapter<WalkKit>>(graph, heuristic.kind(), start, goal,
                                                             plan.options, plan.walk);
    case Algorithm::FlowField:
        if (FlowQueueSearch::stands_in_for(graph, start, goal, plan.options)) {
            return std::make_unique<OtherSearchAdapter<OwnedSearch<FlowQueueSearch>>>(
                graph, start, goal, plan.options, memory.kernels.queues);
        }
        return std::make_unique<OtherSearchAdapter<OwnedSearch<FlowField<GridGraph>>>>(graph, start, goal,
                                                                                       plan.options);
    case Algorithm::TwoTier: {
        auto& kept = memory.others.kept();
        if (plan.plans_coarsely) {
            return std::make_unique<OtherSearchAdapter<CoarseKit>>(graph, heuristic, plan.cluster_side, start,
                                                                   goal, plan.options, kept.coarse);
        }
        kept.coarse.reset();
        auto& tier = kept.tier;
        if (!tier || !tier->is_of(graph.rules(), plan.cluster_side)) {
            tier = std::make_unique<KeptTier>(graph, plan.cluster_side);
        }
        return std::make_unique<SearchByTiers>(graph, heuristic, *tier, start, goal, plan.options);
    }
    default:
        return search_on_any_graph(plan.algorithm, graph, heuristic,
                                   [&] { return GridHeuristic(graph, heuristic.kind(), start); },
                                   {start, goal, plan.options});
    }
}

} // namespace astrolabe
