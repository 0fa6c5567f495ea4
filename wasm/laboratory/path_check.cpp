// A path from outside checked against the board: its part of Laboratory.
#include "core/explain/path_check.h"
#include "wasm/laboratory/laboratory.h"

#include <algorithm>
#include <limits>

namespace astrolabe {
namespace {

std::string name_of(StepFault fault) {
    switch (fault) {
    case StepFault::None:
        break;
    case StepFault::Repeated:
        return "repeated";
    case StepFault::Jump:
        return "jump";
    case StepFault::Apart:
        return "apart";
    case StepFault::Wall:
        return "wall";
    case StepFault::NoDiagonals:
        return "no-diagonals";
    case StepFault::Corner:
        return "corner";
    }
    return "";
}

} // namespace

struct PathCheckJob final : Job {
    static constexpr auto own_kind = Kind::PathCheck;

    PathCheckJob(const GridGraph& board, std::vector<NodeId> cells)
        : Job(own_kind), graph(board), path(std::move(cells)), costs(graph, path.back()) {}

    /// Cells whose true costs are known.
    bool advance(std::uint32_t cells) override { return costs.advance(cells); }
    double progress() const override { return costs.is_done() ? 1 : 0; }

    GridGraph graph;
    std::vector<NodeId> path;
    TrueCosts costs;
};

Reason Laboratory::begin_path_check(const SearchSettings& settings, std::span<const std::uint32_t> cells) {
    const auto plan = plan_for(settings);
    if (!plan.is_ok()) {
        return plan.reason();
    }
    const auto last = grid().cell_count() - 1;
    const auto outside = std::find_if(cells.begin(), cells.end(), [&](auto cell) { return cell > last; });
    if (cells.empty() || outside != cells.end()) {
        const auto found = cells.empty() ? std::string() : std::to_string(*outside);
        return {.code = "board.cell", .found = found, .expected = "0–" + std::to_string(last)};
    }
    std::vector<NodeId> path(cells.size());
    std::transform(cells.begin(), cells.end(), path.begin(), node_at);
    end_search();
    job_ = std::make_unique<PathCheckJob>(board_.graph_of(plan.value(), path.back()), std::move(path));
    return {};
}

LaboratoryPathCheck Laboratory::path_check() const {
    const auto* const job = job_as<PathCheckJob>(job_);
    if (job == nullptr || !job->costs.is_done()) {
        return {};
    }
    const auto check = check_path(job->graph, job->costs, job->path);
    const auto& units = job->graph.rules().costs;
    const bool is_reached = check.optimum != TrueCosts::infinite;
    return {.fault = name_of(check.fault),
            .cells = static_cast<double>(check.cells),
            .cost = units.to_display(check.cost),
            .optimum = is_reached ? units.to_display(check.optimum) : std::numeric_limits<double>::infinity(),
            .leaves_at = static_cast<double>(check.leaves_at)};
}

} // namespace astrolabe
