#include "tests/support/random/random_case.h"
#include "tests/support/random/choice.h"

#include <array>

namespace astrolabe::test {
namespace {

NeighbourOrder random_order(Random& random) {
    auto order = neighbour_orders::rows_top_down;
    for (std::uint32_t left = direction_count; left > 1; --left) {
        std::swap(order[left - 1], order[random.below(left)]);
    }
    return order;
}

SearchOptions random_options(Random& random) {
    return {.update = random.is_chance(15)
                          ? Update::Never
                          : one_of(random, std::array{Update::IfCheaper, Update::IfCheaperOrEqual}),
            .tie = one_of(random, std::array{Tie::LastIn, Tie::FirstIn, Tie::LargerG, Tie::SmallerH,
                                             Tie::NearestToGoal, Tie::None}),
            .stop = random.is_chance(90) ? Stop::WhenSelected : Stop::WhenOpened,
            .weight_hundredths = one_of(random, std::array{0U, 50U, 100U, 100U, 100U, 150U, 200U, 1000U}),
            .reopens = random.is_chance(75)};
}

struct Question {
    AsciiMap map;
    GridRules rules;
};

Question random_question(Random& random, Lattice lattice) {
    Question question{.map = {.grid = random_grid(random, 12)}, .rules = random_rules(random, lattice)};
    auto& [map, rules] = question;
    map.start = node_at(random.below(map.grid.cell_count()));
    map.goal = node_at(random.below(map.grid.cell_count()));
    // Most questions have free ends; the rest start or end on walls.
    if (random.is_chance(85)) {
        const auto start = nearest_free_cell(map.grid, map.start, lattice);
        const auto goal = nearest_free_cell(map.grid, map.goal, lattice);
        map.start = start == NodeId::None ? map.start : start;
        map.goal = goal == NodeId::None ? map.goal : goal;
    }
    if (random.is_chance(50)) {
        rules.blocked_goal = map.goal;
    }
    return question;
}

Board board_for(Random& random, Lattice lattice) {
    auto question = random_question(random, lattice);
    return {std::move(question.map), question.rules};
}

/// Those of the algorithm; where an option of the textbook search does not apply, any will do.
SearchOptions options_of(Algorithm algorithm, const SearchOptions& chosen) {
    auto options = options_for(algorithm, chosen);
    if (options.order != Order::F) {
        options.weight_hundredths = chosen.weight_hundredths;
    }
    if (options.order == Order::Newest) {
        options.tie = chosen.tie;
    }
    return options;
}

} // namespace

Grid random_grid(Random& random, std::uint32_t max_side) {
    const auto width = 1 + random.below(max_side);
    const auto height = 1 + random.below(max_side);
    const auto walls = random.below(51);
    const auto terrain = random.is_chance(50) ? 0 : random.below(80);
    const auto max_factor = one_of(random, std::array{3U, 9U, 255U});
    Grid grid(width, height);
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        if (random.is_chance(walls)) {
            grid.set_factor(node_at(index), wall);
        } else if (random.is_chance(terrain)) {
            grid.set_factor(node_at(index), static_cast<Factor>(2 + random.below(max_factor - 1)));
        }
    }
    return grid;
}

GridRules random_rules(Random& random, Lattice lattice) {
    return {.lattice = lattice,
            .corner = one_of(random, std::array{CornerRule::NoWall, CornerRule::OneWall, CornerRule::Always,
                                                CornerRule::Four}),
            .costs = one_of(random, std::array{cost_models::tutorial, cost_models::exact, cost_models::unit}),
            .order = random_order(random)};
}

RandomCase::RandomCase(std::uint64_t seed, Lattice lattice) : RandomCase(Random(seed), lattice) {}

RandomCase::RandomCase(Random random, Lattice lattice)
    : board(board_for(random, lattice)), start(board.map.start), goal(board.map.goal),
      algorithm(one_of(random, std::array{Algorithm::AStar, Algorithm::AStar, Algorithm::AStar,
                                          Algorithm::AStar, Algorithm::Dijkstra, Algorithm::BreadthFirst,
                                          Algorithm::DepthFirst, Algorithm::GreedyBestFirst})),
      heuristic(heuristic_on(
          lattice,
          one_of(random, std::array{HeuristicKind::Octile, HeuristicKind::Manhattan, HeuristicKind::Euclidean,
                                    HeuristicKind::Chebyshev, HeuristicKind::Zero}))),
      options(options_of(algorithm, random_options(random))) {}

} // namespace astrolabe::test
