// Tables of all-pairs paths: their part of the façade Laboratory.
#include "core/precompute/all_pairs.h"
#include "wasm/laboratory/laboratory.h"

#include <limits>

namespace astrolabe {

struct PairsJob final : Job {
    static constexpr auto own_kind = Kind::Pairs;

    PairsJob(const GridGraph& graph, PairsMethod method)
        : Job(own_kind), costs(graph.rules().costs), cell_count(graph.node_count()), table(graph, method) {}

    bool advance(std::uint32_t probes) override { return table.advance(probes); }
    double progress() const override {
        return table.is_done() ? 1
                               : static_cast<double>(table.rows_done()) / static_cast<double>(table.rows());
    }

    CostModel costs;
    std::uint32_t cell_count; ///< Of the board.
    AllPairs table;
    std::vector<std::uint32_t> path; ///< The last result of pair_route().
};

namespace {

std::optional<PairsMethod> pairs_method_named(std::string_view name) {
    if (name == "floyd-warshall") {
        return PairsMethod::FloydWarshall;
    }
    if (name == "search-per-cell") {
        return PairsMethod::SearchPerCell;
    }
    return std::nullopt;
}

Reason to_display(const PairsPlan& plan) {
    switch (plan.refusal) {
    case PairsRefusal::None:
        break;
    case PairsRefusal::TooManyCells:
        return {.code = "pairs.too_many_cells",
                .found = std::to_string(plan.cells),
                .expected = std::to_string(AllPairs::most_cells)};
    case PairsRefusal::CostsTooLarge:
        return {.code = "pairs.costs_too_large"};
    }
    return {};
}

} // namespace

LaboratoryPairsPlan Laboratory::pairs_plan(const SearchSettings& settings) {
    const auto searched = plan_for(settings);
    if (!searched.is_ok()) {
        return {.reason = searched.reason()};
    }
    end_search();
    const auto plan = plan_of_pairs(board_.graph_of(searched.value()));
    return {.reason = to_display(plan),
            .cells = plan.cells,
            .bytes = static_cast<double>(plan.bytes),
            .floyd_probes = static_cast<double>(plan.probes(PairsMethod::FloydWarshall)),
            .search_probes = static_cast<double>(plan.probes(PairsMethod::SearchPerCell))};
}

Reason Laboratory::begin_pairs(std::string_view name, const SearchSettings& settings) {
    const auto method = pairs_method_named(name);
    if (!method) {
        return {.code = "search.settings", .found = std::string(name), .expected = "method"};
    }
    // Ends the current search and prepares the moves.
    if (auto plan = pairs_plan(settings); !plan.reason.is_ok()) {
        return plan.reason;
    }
    job_ = std::make_unique<PairsJob>(board_.graph_of(plan_for(settings).value()), *method);
    return {};
}

LaboratoryPairRoute Laboratory::pair_route(std::uint32_t from, std::uint32_t to) {
    constexpr auto no_cost = std::numeric_limits<double>::quiet_NaN();
    auto* const job = job_as<PairsJob>(job_);
    if (job == nullptr || !job->table.is_done() || from >= job->cell_count || to >= job->cell_count) {
        return {.cost = no_cost};
    }
    const auto& table = job->table;
    job->path.clear();
    for (const auto node : table.path(node_at(from), node_at(to))) {
        job->path.push_back(index_of(node));
    }
    const auto cost = table.cost(node_at(from), node_at(to));
    const auto next = table.next_hop(node_at(from), node_at(to));
    return {.cost = cost ? job->costs.to_display(*cost) : no_cost,
            .next = next == NodeId::None ? -1 : static_cast<std::int32_t>(index_of(next)),
            .path = job->path};
}

} // namespace astrolabe
