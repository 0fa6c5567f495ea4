// Every search of the product against the textbook A* (Dijkstra's algorithm: against the textbook's) with
// the binary heap, row by row. Each is timed from its start to its path and log, its memory included
// as in the product: the textbook allocates its own, the others keep theirs from row to row. Answers that
// differ in cost end the program, and so do logs that differ where a kernel replaces the textbook.
#include "core/kernels/kernel.h"
#include "core/run/any_search.h"
#include "core/run/other_algorithms.h"
#include "tests/bench/parts.h"
#include "tests/bench/timing.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace astrolabe::bench {
namespace {

struct Contest {
    const char* title = "";
    Algorithm algorithm = Algorithm::AStar;
    HeuristicKind heuristic = HeuristicKind::Octile;
    std::uint32_t weight_hundredths = 100;
    bool has_terrain = false;
    /// The algorithm that answers with the same cost and sets the pace.
    Algorithm pace = Algorithm::AStar;
};

constexpr std::array contests{
    Contest{.title = "A*"},
    Contest{.title = "Dijkstra", .algorithm = Algorithm::Dijkstra, .pace = Algorithm::Dijkstra},
    Contest{.title = "A*, Euclidean", .heuristic = HeuristicKind::Euclidean},
    Contest{.title = "A*, weight 1.5", .weight_hundredths = 150},
    Contest{.title = "A*, terrain", .has_terrain = true},
    Contest{.title = "A*, canonical", .algorithm = Algorithm::Canonical},
    Contest{.title = "JPS", .algorithm = Algorithm::JumpPoint},
};

SearchPlan plan_of(const Contest& contest, Algorithm algorithm) {
    SearchPlan plan;
    plan.algorithm = algorithm;
    plan.heuristic = contest.heuristic;
    plan.rules.costs = cost_models::exact;
    plan.options.weight_hundredths = contest.weight_hundredths;
    return as_searched(plan);
}

/// Bands of ground of factors 1 to 5 laid over the map.
Grid with_terrain(Grid grid) {
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        const auto [x, y] = grid.cell(node_at(index));
        if (grid.is_free(node_at(index))) {
            grid.set_factor(node_at(index), static_cast<Factor>(1 + (x / 16 + y / 16) % 5));
        }
    }
    return grid;
}

struct Answer {
    double nanoseconds = 0;
    SearchResult result;
    Trace trace;
};

/// `begin` makes a search, which is then run.
template <class Begin> Answer answered(const Begin& begin) {
    Answer answer;
    answer.nanoseconds = timed([&] {
        auto search = begin();
        search->advance(std::numeric_limits<std::uint64_t>::max());
        answer.result = search->result();
        answer.trace = search->release_trace();
    });
    return answer;
}

struct Times {
    double textbook = 0; ///< Nanoseconds.
    double rival = 0;
    double expanded = 0; ///< By the textbook.
    double rival_expanded = 0;
    std::string kernel;

    double ratio() const { return textbook / rival; }
    void add(const Times& other) {
        textbook += other.textbook;
        rival += other.rival;
        expanded += other.expanded;
        rival_expanded += other.rival_expanded;
        kernel = other.kernel;
    }
    void print(const char* what) const {
        std::printf("  %-22s %11.0f %8.1f %8.1f %8.2f\n", what, expanded, textbook / expanded,
                    rival / rival_expanded, ratio());
    }
};

/// One map's board and what searches keep from row to row.
class Arena {
  public:
    Arena(const Contest& contest, const Map& map)
        : contest_(contest), pace_(plan_of(contest, contest.pace)),
          plan_(plan_of(contest, contest.algorithm)),
          grid_(contest.has_terrain ? with_terrain(map.grid) : map.grid), moves_(grid_, plan_.rules.moves()),
          graph_(grid_, moves_, plan_.rules) {
        if (!is_textbook(contest.algorithm)) { // learns the board before it is timed
            rival_search(GridHeuristic(graph_, plan_.heuristic, node_at(0)), node_at(0), node_at(0));
        }
    }

    /// Both on one row; which of them goes first alternates.
    Times race(const ScenarioRow& row) {
        const auto start = grid_.node(row.start);
        const auto goal = grid_.node(row.goal);
        const GridHeuristic heuristic(graph_, plan_.heuristic, goal);
        Answer textbook;
        Answer rival;
        is_rival_first_ = !is_rival_first_;
        for (const bool is_rivals_turn : {is_rival_first_, !is_rival_first_}) {
            if (is_rivals_turn) {
                rival = answered([&] { return rival_search(heuristic, start, goal); });
            } else {
                textbook =
                    answered([&] { return make_textbook_search(pace_, graph_, heuristic, start, goal); });
            }
        }
        const bool is_kernel = contest_.algorithm == contest_.pace;
        if (textbook.result.cost != rival.result.cost ||
            (is_kernel && textbook.trace.masks != rival.trace.masks)) {
            std::fprintf(stderr, "bench: the answers differ\n");
            std::exit(1);
        }
        return {textbook.nanoseconds, rival.nanoseconds, static_cast<double>(textbook.result.expanded),
                static_cast<double>(rival.result.expanded), std::string(rival.result.kernel)};
    }

  private:
    std::unique_ptr<AnySearch> rival_search(const GridHeuristic& heuristic, NodeId start, NodeId goal) {
        if (!is_textbook(contest_.algorithm)) {
            return make_other_search(plan_, graph_, heuristic, start, goal, memory_);
        }
        return make_search(plan_, graph_, heuristic, start, goal, memory_.kernels);
    }

    const Contest& contest_;
    SearchPlan pace_;
    SearchPlan plan_;
    Grid grid_;
    Moves moves_;
    GridGraph graph_;
    SearchMemory memory_;
    bool is_rival_first_ = false;
};

class GeometricMean {
  public:
    void add(double value) {
        logs_ += std::log(value);
        ++count_;
    }
    double value() const { return std::exp(logs_ / count_); }

  private:
    double logs_ = 0;
    double count_ = 0;
};

/// Once without a clock, so that what is timed is compiled: a browser optimizes WebAssembly while it runs.
void warm_up(const Contest& contest, std::span<const Map> maps) {
    if (!maps.empty()) {
        Arena arena(contest, maps.front());
        for (const auto& row : maps.front().rows) {
            arena.race(row);
        }
    }
}

void hold(const Contest& contest, std::span<const Map> maps) {
    warm_up(contest, maps);
    std::printf("\n%s\n  %-22s %11s %8s %8s %8s\n", contest.title, "ns an expansion", "expansions",
                "textbook", "this", "ratio");
    Times total;
    GeometricMean all;
    GeometricMean structured;
    for (const auto& map : maps) {
        Arena arena(contest, map);
        Times times;
        for (const auto& row : map.rows) {
            times.add(arena.race(row));
        }
        times.print(map.name.c_str());
        total.add(times);
        all.add(times.ratio());
        if (map.is_structured()) {
            structured.add(times.ratio());
        }
    }
    total.print("all rows together");
    std::printf("  geometric mean of the maps %.2f, of the structured ones %.2f (%s)\n", all.value(),
                structured.value(), total.kernel.c_str());
}

} // namespace

void race_searches(std::span<const Map> maps) {
    for (const auto& contest : contests) {
        hold(contest, maps);
    }
}

} // namespace astrolabe::bench
