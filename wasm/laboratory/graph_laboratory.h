// The façade for graphs of places, beside Laboratory, which is for boards of squares.
#pragma once

#include "core/io/reason.h"
#include "core/precompute/sight_lines.h"
#include "core/run/graph_run.h"
#include "wasm/laboratory/laboratory.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace astrolabe {

/// The same members as GraphSettings in graph.d.ts.
struct GraphSettings {
    std::string algorithm = "astar";
    std::string heuristic = "line";
    std::uint32_t weight_hundredths = 100;
    std::string tie = "lifo";
    std::string stop = "selected";
    std::string update = "less";
    bool reopens = true;
    std::string open_list = "heap";
};

/// The same members as PlaceSum in graph.d.ts.
struct ShownPlaceSum {
    std::int32_t parent = -1;
    double parent_g = 0;
    double edge = 0;
    double g = 0;
    double squared_distance = 0;
    double rate_cost = 0;
    double rate_squared_length = 1;
    double h = 0;
    std::string order;
    double weight = 0;
    double f = 0;
};

/// The same members as PlaceNeighbour in graph.d.ts.
struct ShownPlaceNeighbour {
    std::int32_t node = -1;
    double edge = 0;
    std::string fate;
    double offered = 0;
    double known = 0;
    std::uint32_t closed_at = 0;
};

/// The same members as PlaceWhy in graph.d.ts.
struct ShownPlaceWhy {
    std::int32_t node = -1;
    std::uint32_t step = 0;
    std::string status;
    bool is_explained = true;
    bool is_from_goal = false;
    std::optional<ShownPlaceSum> sum;
    std::optional<ShownPlaceSum> other_sum;
    std::optional<ShownRank> rank;
    std::optional<ShownUntouched> untouched;
    std::uint32_t expanded_at = 0;
    std::uint32_t times_expanded = 0;
    double expanded_g = 0;
    std::vector<ShownPlaceNeighbour> neighbours;
};

/// A graph and the search in hand. Members are described in graph.d.ts, member for member.
class GraphLaboratory {
  public:
    static constexpr std::size_t numbers_a_place = 2;
    static constexpr std::size_t numbers_an_edge = 3;
    Reason define(std::span<const double> places, const std::vector<std::string>& names,
                  std::span<const double> edges);
    std::uint32_t node_count() const { return static_cast<std::uint32_t>(definition_.nodes.size()); }
    std::uint32_t edge_count() const { return static_cast<std::uint32_t>(definition_.edges.size()); }
    std::span<const double> places();
    std::string name(std::uint32_t node) const;
    std::span<const double> edges();
    std::string graph_to_link() const;
    Reason graph_from_link(std::string_view text);

    Reason begin_joining(std::uint32_t width, std::uint32_t height, std::span<const std::uint32_t> factors,
                         std::string_view corner, std::span<const std::uint32_t> cells,
                         std::uint32_t units_a_cell);
    std::string advance_joining(std::uint32_t cells);
    std::span<const double> joined();
    std::span<const std::uint32_t> cells_at_corners(std::uint32_t width, std::uint32_t height,
                                                    std::span<const std::uint32_t> factors);

    Reason begin(const GraphSettings& settings, std::uint32_t start, std::uint32_t goal);
    std::string advance(std::uint32_t expansions);
    LaboratoryResult result() const;
    std::span<const std::uint32_t> path();

    Reason seek(std::uint32_t step);
    Position position();
    std::span<const std::uint8_t> statuses();
    std::span<const std::uint32_t> expanded_at();
    static constexpr std::size_t numbers_a_node = 8;
    std::span<const double> nodes();
    std::optional<ShownPlaceWhy> why(std::uint32_t node);
    static constexpr std::uint32_t max_logged_steps = 1000;
    std::span<const double> log(std::uint32_t first, std::uint32_t last);
    std::string judge(std::uint32_t work);
    LaboratoryVerdict verdict() const;
    std::span<const std::uint32_t> shortest_path();

  private:
    bool has_trace() const { return run_ && run_->is_finished(); }
    void replace_graph(GraphDefinition definition);
    void end_run();

    GraphDefinition definition_;
    std::optional<ExplicitGraph> graph_; ///< Always in the same place, which LPA* counts on.
    std::unique_ptr<KeptGraphLifelong> lifelong_;
    std::unique_ptr<GraphRun> run_;
    std::unique_ptr<Referee<ExplicitGraph>> referee_; ///< Of the run; lends what it holds.
    bool is_sought_ = false;
    std::optional<Grid> ground_; ///< Of the waypoints being joined.
    std::optional<SightLines> lines_;
    std::vector<double> numbers_;        ///< What places(), edges(), joined(), nodes() or log() gave last.
    std::vector<std::uint32_t> steps_;   ///< Likewise expanded_at(), path(), shortest_path() and
                                         ///< cells_at_corners().
    std::vector<std::uint8_t> statuses_; ///< What statuses() gave last.
};

} // namespace astrolabe
