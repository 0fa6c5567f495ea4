#include "wasm/laboratory/why_display.h"

#include "core/run/option_names.h"

namespace astrolabe {

double number_of(EventKind kind) {
    switch (kind) {
    case EventKind::Open:
        return 1;
    case EventKind::Improve:
        return 2;
    case EventKind::Reopen:
        return 3;
    case EventKind::Drop:
        return 4;
    case EventKind::Restore:
        return 5;
    case EventKind::Phase:
        return 6;
    case EventKind::Raise:
        return 7;
    case EventKind::Correct:
        return 8;
    case EventKind::Close:
        break;
    }
    return 0;
}

namespace {

std::string name_of(Status status) {
    switch (status) {
    case Status::Open:
        return "open";
    case Status::Closed:
        return "closed";
    case Status::Untouched:
        break;
    }
    return "untouched";
}

std::string name_of(Order order) {
    switch (order) {
    case Order::F:
        return "f";
    case Order::H:
        return "h";
    case Order::Depth:
        return "depth";
    case Order::Newest:
        break;
    }
    return "newest";
}

std::string name_of(Absence absence) {
    switch (absence) {
    case Absence::Wall:
        return "wall";
    case Absence::OtherIsland:
        return "other-island";
    case Absence::OpenedLater:
        return "opened-later";
    case Absence::GoalFound:
        return "goal-found";
    case Absence::GoalElsewhere:
        return "goal-elsewhere";
    case Absence::BeyondSquare:
        return "beyond-square";
    case Absence::BudgetSpent:
        return "budget-spent";
    case Absence::NotLogged:
        break;
    }
    return "not-logged";
}

std::string name_of(NeighbourOutcome outcome) {
    switch (outcome) {
    case NeighbourOutcome::Apart:
        return "apart";
    case NeighbourOutcome::Outside:
        return "outside";
    case NeighbourOutcome::Wall:
        return "wall";
    case NeighbourOutcome::NoDiagonals:
        return "no-diagonals";
    case NeighbourOutcome::Corner:
        return "corner";
    case NeighbourOutcome::Covered:
        return "covered";
    case NeighbourOutcome::BeyondSquare:
        return "beyond-square";
    case NeighbourOutcome::GoalFirst:
        return "goal-first";
    case NeighbourOutcome::Opened:
        return "opened";
    case NeighbourOutcome::Improved:
        return "improved";
    case NeighbourOutcome::Reopened:
        return "reopened";
    case NeighbourOutcome::NotBetter:
        return "not-better";
    case NeighbourOutcome::ParentKept:
        return "parent-kept";
    case NeighbourOutcome::Closed:
        return "closed";
    case NeighbourOutcome::KeptClosed:
        return "kept-closed";
    case NeighbourOutcome::GoalSelected:
        return "goal-selected";
    case NeighbourOutcome::NotExpandedYet:
        break;
    }
    return "not-expanded-yet";
}

/// f of these options in the unit shown; NaN for depth-first search, which has none.
double shown_f(const SearchOptions& options, const CostModel& costs, Cost f) {
    switch (options.order) {
    case Order::F:
        return costs.to_display(f) / 100;
    case Order::H:
        return costs.to_display(f);
    case Order::Depth:
        return static_cast<double>(f);
    case Order::Newest:
        break;
    }
    return no_number;
}

std::vector<std::int32_t> numbers_of(const auto& nodes) {
    std::vector<std::int32_t> numbers;
    for (const auto node : nodes) {
        if (node != NodeId::None) {
            numbers.push_back(number_of(node));
        }
    }
    return numbers;
}

ShownSum sum_to_display(const NodeTerms& terms, const SearchOptions& options, const CostModel& costs,
                        Cost f_shown_as_one) {
    const auto& [g, h, line, f, depth] = terms;
    const bool has_h = options.order == Order::F || options.order == Order::H;
    return {.parent = number_of(g.parent),
            .parent_g = costs.to_display(g.parent_g),
            .parent_g_now = costs.to_display(g.parent_g_now),
            .unit = costs.to_display(g.unit),
            .is_diagonal = g.is_diagonal,
            .factor = g.factor,
            .added = costs.to_display(g.added),
            .g = costs.to_display(g.g),
            .heuristic = option_name(h.kind),
            .straight = costs.to_display(h.straight),
            .diagonal = costs.to_display(h.diagonal),
            .dx = h.dx,
            .dy = h.dy,
            .cheapest = static_cast<std::uint32_t>(h.cheapest),
            .squared_distance = static_cast<double>(line.squared_distance),
            .rate_cost = static_cast<double>(line.rate.cost),
            .rate_squared_length = static_cast<double>(line.rate.squared_length),
            .h = has_h ? costs.to_display(h.h) : no_number,
            .order = name_of(options.order),
            .weight = static_cast<double>(options.weight_hundredths) / 100,
            .f = shown_f(options, costs, f) / static_cast<double>(f_shown_as_one),
            .adds_up = g.adds_up,
            .f_shown_as_one = static_cast<double>(f_shown_as_one)};
}

ShownChoice choice_to_display(const ProgramChoice& choice, const SearchOptions& options,
                              const CostModel& costs, Cost f_shown_as_one) {
    const auto f = [&](Cost hundredths) {
        return shown_f(options, costs, hundredths) / static_cast<double>(f_shown_as_one);
    };
    return {.step = choice.step,
            .size = choice.size,
            .position = choice.position,
            .f = f(choice.f),
            .taken_position = choice.taken_position,
            .taken = number_of(choice.taken.node),
            .taken_f = f(choice.taken.f),
            .first = number_of(choice.first.node),
            .first_f = f(choice.first.f),
            .tied = choice.tied};
}

ShownNeighbour neighbour_to_display(const Neighbour& neighbour, const CostModel& costs) {
    const auto outcome = neighbour.outcome;
    const bool is_offered = outcome >= NeighbourOutcome::Opened && outcome <= NeighbourOutcome::KeptClosed;
    const bool is_known = is_offered && outcome != NeighbourOutcome::Opened;
    return {.cell = number_of(neighbour.node),
            .step = costs.to_display(neighbour.step),
            .outcome = name_of(outcome),
            .offered = is_offered ? costs.to_display(neighbour.offered) : no_number,
            .known = is_known ? costs.to_display(neighbour.known) : no_number,
            .closed_at = neighbour.closed_at,
            .corners = numbers_of(neighbour.corners)};
}

ShownRank rank_to_display(const OpenRank& rank, const SearchOptions& options) {
    return {.rank = rank.rank,
            .open_count = rank.open_count,
            .tied_count = rank.tied_count,
            .tied = numbers_of(rank.tied),
            .tie = option_name(options.tie),
            .is_decided_by_structure = rank.is_decided_by_structure};
}

ShownUntouched untouched_to_display(const Untouched& untouched, const SearchOptions& options,
                                    const CostModel& costs, Cost f_shown_as_one) {
    const auto& [absence, step, last_f, is_proven] = untouched;
    return {.absence = name_of(absence),
            .step = step,
            .last_f = is_proven ? shown_f(options, costs, last_f) / static_cast<double>(f_shown_as_one)
                                : no_number};
}

} // namespace

ShownWhy to_display(const Why& why, const SearchOptions& options, const CostModel& costs,
                    Cost f_shown_as_one) {
    ShownWhy shown{.cell = number_of(why.node),
                   .step = why.step,
                   .status = name_of(why.status),
                   .expanded_at = why.expanded_at,
                   .times_expanded = why.times_expanded,
                   .expanded_g = why.expanded_at == 0 ? no_number : costs.to_display(why.expanded_g)};
    if (why.terms) {
        shown.sum = sum_to_display(*why.terms, options, costs, f_shown_as_one);
    }
    if (why.rank) {
        shown.rank = rank_to_display(*why.rank, options);
    }
    if (why.untouched) {
        shown.untouched = untouched_to_display(*why.untouched, options, costs, f_shown_as_one);
    }
    if (why.choice) {
        shown.choice = choice_to_display(*why.choice, options, costs, f_shown_as_one);
    }
    for (const auto& neighbour : why.neighbours) {
        shown.neighbours.push_back(neighbour_to_display(neighbour, costs));
    }
    return shown;
}

} // namespace astrolabe
