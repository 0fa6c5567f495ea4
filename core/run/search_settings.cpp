#include "core/run/search_settings.h"

#include "core/grid/line_length.h"
#include "core/heuristic/grid_heuristic.h"
#include "core/io/text_lines.h"

namespace astrolabe {
namespace {

/// Looks up names one after the other and keeps the first unknown one.
class NameReader {
  public:
    template <class E> void read(const char* option, const std::string& name, E& value) {
        if (const auto known = option_named<E>(name)) {
            value = *known;
        } else {
            refuse(option, name);
        }
    }

    /// A number from the lowest to the highest.
    void check(const char* option, std::uint32_t number, std::uint32_t lowest, std::uint32_t highest) {
        if (number < lowest || number > highest) {
            refuse(option, std::to_string(number));
        }
    }

    /// Whether it is the second of two names.
    bool read_second(const char* option, const std::string& name, std::string_view first,
                     std::string_view second) {
        if (name != first && name != second) {
            refuse(option, name);
        }
        return name == second;
    }

    void refuse(const char* option, const std::string& found) {
        if (reason_.is_ok()) {
            reason_ = {.code = "search.settings", .found = quoted(found), .expected = option};
        }
    }

    const Reason& reason() const { return reason_; }

  private:
    Reason reason_;
};

/// Where programs can be applied to the settings, and all algorithms used.
bool is_on_squares(const SearchPlan& plan) { return traits_of(plan.rules.lattice).has_eight_directions(); }

/// As the visitor chose, before program and algorithm are applied; a corrected run is no program.
Result<SearchPlan> read(const SearchSettings& settings) {
    SearchPlan plan;
    auto& chosen = plan.options;
    NameReader reader;
    reader.read("program", settings.program, plan.program);
    reader.read("algorithm", settings.algorithm, plan.algorithm);
    reader.read("heuristic", settings.heuristic, plan.heuristic);
    reader.read("corner", settings.corner, plan.rules.corner);
    reader.read("board", settings.board, plan.rules.lattice);
    reader.read("costs", settings.costs, plan.rules.costs);
    reader.read("neighbourOrder", settings.neighbour_order, plan.rules.order);
    reader.read("tie", settings.tie, chosen.tie);
    reader.read("stop", settings.stop, chosen.stop);
    reader.read("update", settings.update, chosen.update);
    reader.read("openList", settings.open_list, plan.open_list);
    reader.read("nearest", settings.nearest, plan.nearness);
    reader.check("weightHundredths", settings.weight_hundredths, 0, max_weight_hundredths);
    reader.check("localRadius", settings.local_radius, 0, LocalWalkRules::max_radius);
    reader.check("localSteps", settings.local_steps, 1, LocalWalkRules::max_step_length);
    plan.walk.turns_one_directional =
        reader.read_second("localTurns", settings.local_turns, "both", "random");
    plan.plans_coarsely = reader.read_second("tiers", settings.tiers, "clusters", "coarse");
    reader.check("clusterSide", settings.cluster_side, Clusters::min_side, Clusters::max_side);
    if (!reader.reason().is_ok()) {
        return reader.reason();
    }
    plan.heuristic = heuristic_on(plan.rules.lattice, plan.heuristic);
    chosen.weight_hundredths = settings.weight_hundredths;
    chosen.reopens = settings.reopens;
    plan.allows_blocked_goal = settings.allows_blocked_goal;
    plan.floods = settings.floods;
    plan.walk.radius = settings.local_radius;
    plan.walk.step_length = settings.local_steps;
    plan.walk.shifts_randomly = settings.local_shifts;
    plan.walk.seed = settings.local_seed;
    plan.cluster_side = settings.cluster_side;
    if (settings.corrected && plan.program != as_written::Program::None && is_on_squares(plan)) {
        static_cast<as_written::Setup&>(plan) = as_written::corrected(plan.program, plan);
        plan.program = as_written::Program::None;
    }
    return plan;
}

/// The settings with this setup on squares, by names.
SearchSettings worded(SearchSettings settings, const as_written::Setup& setup) {
    settings.algorithm = option_name(setup.algorithm);
    settings.heuristic = option_name(setup.heuristic);
    settings.weight_hundredths = setup.options.weight_hundredths;
    settings.corner = option_name(setup.rules.corner);
    settings.costs = option_name(setup.rules.costs);
    settings.neighbour_order = option_name(setup.rules.order);
    settings.tie = option_name(setup.options.tie);
    settings.stop = option_name(setup.options.stop);
    settings.update = option_name(setup.options.update);
    settings.reopens = setup.options.reopens;
    settings.open_list = option_name(setup.open_list);
    settings.allows_blocked_goal = setup.allows_blocked_goal;
    return settings;
}

/// Straight lines are measured in units of their own, and shown so that a straight step appears unchanged.
CostModel line_costs(const CostModel& chosen) {
    auto costs = any_angle_costs;
    costs.shown_for_these = chosen.straight / chosen.units_shown_as_one;
    return costs;
}

} // namespace

Result<SearchPlan> plan_for(const SearchSettings& settings) {
    auto plan = read(settings);
    if (!plan.is_ok()) {
        return plan;
    }
    if (!is_on_squares(plan.value())) {
        if (plan.value().program != as_written::Program::None) {
            return Reason{.code = "search.squares_only", .found = settings.program};
        }
        if (descriptor_of(plan.value().algorithm).needs == Needs::Squares) {
            return Reason{.code = "search.squares_only", .found = settings.algorithm};
        }
    }
    return as_searched(plan.value());
}

HeuristicKind heuristic_of(const SearchPlan& plan) {
    return descriptor_of(plan.algorithm).uses_heuristic ? plan.heuristic : HeuristicKind::Zero;
}

SearchPlan as_searched(SearchPlan chosen) {
    static_cast<as_written::Setup&>(chosen) = as_written::set_up(chosen.program, chosen);
    // No program knows beforehand whether there is a path.
    chosen.floods = chosen.floods || chosen.program != as_written::Program::None;
    chosen.options = options_for(chosen.algorithm, chosen.options);
    const auto& descriptor = descriptor_of(chosen.algorithm);
    if (descriptor.prunes_moves) {
        chosen.heuristic = exact_heuristic(chosen.rules.moves());
    }
    if (descriptor.parents == Parents::Lines) {
        chosen.rules.costs = line_costs(chosen.rules.costs);
    }
    if (!is_textbook(chosen.algorithm)) {
        chosen.open_list = OpenListKind::BinaryHeap;
        chosen.floods = false;
    }
    chosen.allows_blocked_goal = chosen.allows_blocked_goal && descriptor.allows_blocked_goal;
    return chosen;
}

SearchSettings settings_as_written(const SearchSettings& settings) {
    const auto read_plan = read(settings);
    return read_plan.is_ok() && is_on_squares(read_plan.value())
               ? worded(settings, as_written::set_up(read_plan.value().program, read_plan.value()))
               : settings;
}

SearchSettings corrected_settings(const SearchSettings& settings) {
    const auto read_plan = read(settings);
    if (!read_plan.is_ok() || !is_on_squares(read_plan.value())) {
        return settings;
    }
    auto right = worded(settings, as_written::corrected(read_plan.value().program, read_plan.value()));
    right.program = option_name(as_written::Program::None);
    right.corrected = false;
    return right;
}

} // namespace astrolabe
