#include "wasm/check/check_laboratory.h"

#include "core/check/proof_text.h"
#include "core/run/option_names.h"
#include "wasm/laboratory/grounds.h"
#include "wasm/laboratory/why_display.h"

#include <algorithm>
#include <utility>

namespace astrolabe {
namespace {

ShownNumberFault shown_fault(const std::optional<NumberFault>& fault) {
    return fault ? ShownNumberFault{.row = static_cast<std::int32_t>(fault->row),
                                    .found = fault->found,
                                    .expected = fault->expected}
                 : ShownNumberFault{};
}

ShownNumbers shown_numbers(const SeenNumbers& numbers) {
    ShownNumbers shown{.heuristics = {},
                       .nearest = option_name(numbers.nearest),
                       .weight = numbers.weight,
                       .f_has_g = numbers.f_has_g,
                       .unit_of_h = numbers.unit_of_h,
                       .unit_of_g = numbers.unit_of_g,
                       .has_two_units = numbers.has_two_units,
                       .sum = shown_fault(numbers.sum),
                       .step = shown_fault(numbers.step),
                       .step_through = number_of(numbers.step_through),
                       .estimate = shown_fault(numbers.estimate),
                       .fall = shown_fault(numbers.fall)};
    for (const auto kind : numbers.heuristics) {
        shown.heuristics.push_back(option_name(kind));
    }
    return shown;
}

} // namespace

Reason CheckLaboratory::take(std::uint32_t width, std::uint32_t height,
                             std::span<const std::uint32_t> grounds, std::uint32_t start,
                             std::uint32_t goal) {
    check_.reset(); // it borrows the board
    is_done_ = false;
    cells_.clear();
    proof_.clear();
    auto grid = grid_of(width, height, grounds);
    if (!grid.is_ok()) {
        return grid.reason();
    }
    board_.replace(std::move(grid.value()));
    if (auto reason = board_.ends_refusal(start, goal); !reason.is_ok()) {
        return reason;
    }
    return {};
}

Reason CheckLaboratory::begin(std::uint32_t width, std::uint32_t height,
                              std::span<const std::uint32_t> grounds, std::string_view kind,
                              std::uint32_t start, std::uint32_t goal, std::int32_t own_goal,
                              std::string_view text) {
    if (!option_named<Lattice>(kind)) {
        return {.code = "search.settings", .found = std::string(kind), .expected = "board"};
    }
    if (auto reason = take(width, height, grounds, start, goal); !reason.is_ok()) {
        return reason;
    }
    const auto end = own_goal < 0 ? NodeId::None : node_at(static_cast<std::uint32_t>(own_goal));
    if (end != NodeId::None && !board_.grid().contains(end)) {
        return {.code = "board.cell", .found = std::to_string(own_goal)};
    }
    const auto rows = read_seen_rows(text, SeenPart::Order);
    if (!rows.is_ok()) {
        return rows.reason();
    }
    auto seen = place_cells(rows.value(), board_.grid(), node_at(start), node_at(goal));
    if (!seen.is_ok()) {
        return seen.reason();
    }
    auto& [nodes, counting] = seen.value();
    counting_ = counting;
    cells_.resize(nodes.size());
    std::transform(nodes.begin(), nodes.end(), cells_.begin(), index_of);
    const auto lattice = *option_named<Lattice>(kind);
    const auto parents = place_parents(rows.value(), counting, board_.grid());
    numbers_ = shown_numbers(
        check_numbers(rows.value(), nodes, parents, board_.grid(), lattice, node_at(goal), end));
    check_ = std::make_unique<OrderCheck>(board_, std::string(kind), node_at(start), node_at(goal), end,
                                          std::move(nodes));
    return {};
}

std::string CheckLaboratory::advance(std::uint32_t work) {
    if (!check_) {
        return "idle";
    }
    is_done_ = is_done_ || check_->advance(work);
    return is_done_ ? "done" : "running";
}

std::optional<ShownFindings> CheckLaboratory::findings() {
    if (!is_done_) {
        return std::nullopt;
    }
    const auto found = check_->findings();
    ShownFindings shown{.setups = static_cast<double>(found.setups),
                        .bugs = found.bugs,
                        .options = {},
                        .settings = found.settings,
                        .agreed = static_cast<double>(found.agreed),
                        .seen = number_of(found.seen),
                        .expected = number_of(found.expected),
                        .is_start_wall = found.is_start_wall,
                        .is_goal_wall = found.is_goal_wall,
                        .numbers = numbers_};
    for (std::size_t option = 0; option < checked_options.size(); ++option) {
        std::string text;
        for (const auto& value : found.values[option]) {
            text += (text.empty() ? "" : "|") + value;
        }
        shown.options.push_back(checked_options[option].key + ("=" + text));
    }
    return shown;
}

Reason CheckLaboratory::prove(std::uint32_t width, std::uint32_t height,
                              std::span<const std::uint32_t> grounds, const SearchSettings& settings,
                              std::uint32_t start, std::uint32_t goal, std::span<const std::uint32_t> path) {
    const auto plan = plan_for(settings);
    if (!plan.is_ok()) {
        return plan.reason();
    }
    if (auto reason = take(width, height, grounds, start, goal); !reason.is_ok()) {
        return reason;
    }
    std::vector<NodeId> nodes(path.size());
    std::transform(path.begin(), path.end(), nodes.begin(), node_at);
    const auto goal_cell = node_at(goal);
    const auto proof = astrolabe::prove(board_.graph_of(plan.value(), goal_cell), node_at(start), goal_cell,
                                        std::move(nodes));
    if (!proof.is_ok()) {
        return proof.reason();
    }
    proof_ = proof_text(proof.value());
    return {};
}

} // namespace astrolabe
