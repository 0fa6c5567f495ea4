// The part of the façade for graphs that searches them and tells of the search.
#include "core/io/text_lines.h"
#include "core/run/option_names.h"
#include "wasm/laboratory/graph_laboratory.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace astrolabe {
namespace {

std::optional<GraphHeuristicKind> heuristic_named(std::string_view name) {
    if (name == "line") {
        return GraphHeuristicKind::StraightLine;
    }
    return name == "zero" ? std::optional(GraphHeuristicKind::Zero) : std::nullopt;
}

Result<GraphPlan> plan_for(const GraphSettings& settings) {
    const auto unknown = [](const std::string& found, const char* option) {
        return Reason{.code = "search.settings", .found = quoted(found), .expected = option};
    };
    const auto algorithm = option_named<Algorithm>(settings.algorithm);
    const auto heuristic = heuristic_named(settings.heuristic);
    const auto tie = option_named<Tie>(settings.tie);
    const auto stop = option_named<Stop>(settings.stop);
    const auto update = option_named<Update>(settings.update);
    const auto open_list = option_named<OpenListKind>(settings.open_list);
    if (!algorithm || descriptor_of(*algorithm).needs != Needs::AnyGraph) {
        return unknown(settings.algorithm, "algorithm");
    }
    if (!heuristic) {
        return unknown(settings.heuristic, "heuristic");
    }
    if (!tie || !stop || !update || !open_list) {
        return !tie      ? unknown(settings.tie, "tie")
               : !stop   ? unknown(settings.stop, "stop")
               : !update ? unknown(settings.update, "update")
                         : unknown(settings.open_list, "openList");
    }
    if (settings.weight_hundredths > max_weight_hundredths) {
        return unknown(std::to_string(settings.weight_hundredths), "weightHundredths");
    }
    SearchOptions chosen;
    chosen.update = *update;
    chosen.tie = *tie;
    chosen.stop = *stop;
    chosen.weight_hundredths = settings.weight_hundredths;
    chosen.reopens = settings.reopens;
    return GraphPlan{.algorithm = *algorithm,
                     .heuristic = *heuristic,
                     .options = options_for(*algorithm, chosen),
                     .open_list = *open_list};
}

ShownPlaceSum shown(const PlaceTerms& terms, const SearchOptions& options) {
    const bool has_h = options.order == Order::F || options.order == Order::H;
    return {.parent = number_of(terms.parent),
            .parent_g = static_cast<double>(terms.parent_g),
            .edge = static_cast<double>(terms.edge),
            .g = static_cast<double>(terms.g),
            .squared_distance = static_cast<double>(terms.squared_distance),
            .rate_cost = static_cast<double>(terms.rate.cost),
            .rate_squared_length = static_cast<double>(terms.rate.squared_length),
            .h = has_h ? static_cast<double>(terms.h) : no_number,
            .order = name_of(options.order),
            .weight = static_cast<double>(options.weight_hundredths) / 100,
            .f = shown_f(options, cost_models::unit, terms.f)};
}

ShownPlaceNeighbour shown(const PlaceNeighbour& neighbour) {
    const auto [is_offered, is_known] = shown_of_offer(neighbour.fate);
    return {.node = number_of(neighbour.node),
            .edge = static_cast<double>(neighbour.edge),
            .fate = name_of(neighbour.fate),
            .offered = is_offered ? static_cast<double>(neighbour.offered) : no_number,
            .known = is_known ? static_cast<double>(neighbour.known) : no_number,
            .closed_at = neighbour.closed_at};
}

ShownPlaceWhy shown(const PlaceWhy& why, const SearchOptions& options) {
    ShownPlaceWhy shown_why{.node = number_of(why.node),
                            .step = why.step,
                            .status = name_of(why.status),
                            .expanded_at = why.expanded_at,
                            .times_expanded = why.times_expanded,
                            .expanded_g =
                                why.expanded_at == 0 ? no_number : static_cast<double>(why.expanded_g)};
    if (why.terms) {
        shown_why.sum = shown(*why.terms, options);
    }
    if (why.rank) {
        shown_why.rank = shown(*why.rank, options);
    }
    if (why.untouched) {
        shown_why.untouched = shown(*why.untouched, options, cost_models::unit);
    }
    for (const auto& neighbour : why.neighbours) {
        shown_why.neighbours.push_back(shown(neighbour));
    }
    return shown_why;
}

} // namespace

Reason GraphLaboratory::begin(const GraphSettings& settings, std::uint32_t start, std::uint32_t goal) {
    const auto plan = plan_for(settings);
    if (!plan.is_ok()) {
        return plan.reason();
    }
    for (const auto end : {start, goal}) {
        if (end >= node_count()) {
            return {
                .code = "graph.end", .found = std::to_string(end), .expected = std::to_string(node_count())};
        }
    }
    end_run();
    run_ = std::make_unique<GraphRun>(*graph_, plan.value(), node_at(start), node_at(goal), lifelong_);
    return {};
}

std::string GraphLaboratory::advance(std::uint32_t expansions) {
    return run_ ? name_of(run_->advance(expansions)) : "idle";
}

LaboratoryResult GraphLaboratory::result() const {
    if (!has_trace()) {
        return {.outcome = run_ ? name_of(Outcome::Running) : "idle"};
    }
    const auto& result = run_->result();
    return {.outcome = name_of(result.outcome),
            .cost = static_cast<double>(result.cost),
            .expanded = static_cast<double>(result.expanded),
            .generated = static_cast<double>(result.generated),
            .improved = static_cast<double>(result.improved),
            .reopened = static_cast<double>(result.reopened),
            .repairs = static_cast<double>(result.repairs),
            .is_repair_refused = result.is_repair_refused,
            .steps = run_->trace().step_count,
            .target = number_of(run_->target()),
            .is_truncated = run_->trace().is_truncated,
            .kernel = std::string(result.kernel)};
}

std::span<const std::uint32_t> GraphLaboratory::path() {
    steps_.clear();
    if (has_trace()) {
        const auto& path = run_->result().path;
        std::transform(path.begin(), path.end(), std::back_inserter(steps_), index_of);
    }
    return steps_;
}

Reason GraphLaboratory::seek(std::uint32_t step) {
    if (!has_trace()) {
        return {.code = run_ ? "search.running" : "search.none"};
    }
    if (step > run_->trace().step_count) {
        return {.code = "search.step",
                .found = std::to_string(step),
                .expected = std::to_string(run_->trace().step_count)};
    }
    run_->seek(step);
    is_sought_ = true;
    return {};
}

Position GraphLaboratory::position() {
    if (!has_trace() || !is_sought_) {
        return {};
    }
    const auto& fold = run_->fold();
    return {.step = run_->step(),
            .open = fold.open_count(),
            .closed = fold.closed_count(),
            .current = number_of(run_->node_of(fold.current()))};
}

std::span<const std::uint8_t> GraphLaboratory::statuses() {
    statuses_.assign(node_count(), static_cast<std::uint8_t>(Status::Untouched));
    if (has_trace() && is_sought_) {
        const auto& fold = run_->fold();
        for (std::uint32_t index = 0; index < node_count(); ++index) {
            const auto state = run_->state_shown(fold, node_at(index));
            statuses_[index] = static_cast<std::uint8_t>(fold.at(state).status);
        }
    }
    return statuses_;
}

std::span<const std::uint32_t> GraphLaboratory::expanded_at() {
    steps_.clear();
    if (has_trace() && is_sought_) {
        steps_ = run_->expanded_at();
    }
    return steps_;
}

std::span<const double> GraphLaboratory::nodes() {
    numbers_.clear();
    if (!has_trace() || !is_sought_) {
        return numbers_;
    }
    const auto& fold = run_->fold();
    numbers_.reserve(numbers_a_node * node_count());
    for (std::uint32_t index = 0; index < node_count(); ++index) {
        const auto shown_state = run_->state_shown(fold, node_at(index));
        const auto state = fold.at(shown_state);
        if (state.status == Status::Untouched) {
            numbers_.insert(numbers_.end(),
                            {0, no_number, no_number, no_number, -1, no_number, 0, no_number});
            continue;
        }
        const auto [g, h, f] = run_->numbers(shown_state, state.g);
        const auto other = run_->other_state(fold, shown_state);
        numbers_.insert(
            numbers_.end(),
            {static_cast<double>(state.status), g, h, f,
             static_cast<double>(number_of(run_->node_of(state.parent))), static_cast<double>(state.push),
             run_->is_from_goal(shown_state) ? 1.0 : 0.0,
             other ? static_cast<double>(number_of(run_->node_of(fold.at(*other).parent))) : no_number});
    }
    return numbers_;
}

std::optional<ShownPlaceWhy> GraphLaboratory::why(std::uint32_t node) {
    if (!has_trace() || !is_sought_ || node >= node_count()) {
        return std::nullopt;
    }
    const auto& options = run_->plan().options;
    const auto& fold = run_->fold();
    const auto state = run_->state_shown(fold, node_at(node));
    auto shown_why = shown(run_->why(state), options);
    shown_why.is_explained = run_->is_explained();
    shown_why.is_from_goal = run_->is_from_goal(state);
    if (!shown_why.is_explained && shown_why.untouched) {
        shown_why.untouched->last_f = no_number;
    }
    if (const auto other = run_->other_state(fold, state)) {
        shown_why.other_sum = shown(*run_->why(*other).terms, options);
    }
    return shown_why;
}

std::span<const double> GraphLaboratory::log(std::uint32_t first, std::uint32_t last) {
    numbers_.clear();
    const bool is_in_trace = has_trace() && first >= 1 && first <= last && last <= run_->trace().step_count &&
                             last - first < max_logged_steps;
    if (!is_in_trace) {
        return numbers_;
    }
    for (auto step = first; step <= last; ++step) {
        const auto events = run_->events_of(step);
        const auto add = [&](const Event& event) {
            const auto [g, h, f] = run_->numbers(event.node, event.g);
            numbers_.insert(numbers_.end(),
                            {static_cast<double>(number_of(run_->node_of(event.node))), number_of(event.kind),
                             static_cast<double>(number_of(run_->node_of(event.parent))), g, h, f,
                             run_->is_from_goal(event.node) ? 1.0 : 0.0});
        };
        add(events.back());
        for (const auto& event : events.first(events.size() - 1)) {
            add(event);
        }
    }
    return numbers_;
}

std::string GraphLaboratory::judge(std::uint32_t work) {
    if (!has_trace() || run_->target() == NodeId::None) {
        return "idle";
    }
    if (!referee_) {
        referee_ = std::make_unique<Referee<ExplicitGraph>>(run_->finished_search(), nullptr);
    }
    return referee_->advance(work) ? "judged" : "judging";
}

LaboratoryVerdict GraphLaboratory::verdict() const {
    return referee_ ? shaped(referee_->verdict(), cost_models::unit) : LaboratoryVerdict{};
}

std::span<const std::uint32_t> GraphLaboratory::shortest_path() {
    steps_.clear();
    if (referee_) {
        const auto path = referee_->shortest_path();
        std::transform(path.begin(), path.end(), std::back_inserter(steps_), index_of);
    }
    return steps_;
}

} // namespace astrolabe
