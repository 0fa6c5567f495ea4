// The façade for graphs of places, as Laboratory is for boards of cells.
#pragma once

#include "wasm/laboratory/search_laboratory.h"

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

/// A graph and its current search. Members are described in graph.d.ts, member for member.
class GraphLaboratory : public SearchLaboratory<GraphRun> {
  public:
    static constexpr std::size_t numbers_a_position = 2;
    static constexpr std::size_t numbers_an_edge = 3;
    Reason define(std::span<const double> coordinates, const std::vector<std::string>& names,
                  std::span<const double> edges);
    std::uint32_t node_count() const { return static_cast<std::uint32_t>(definition_.nodes.size()); }
    std::uint32_t edge_count() const { return static_cast<std::uint32_t>(definition_.edges.size()); }
    std::span<const double> positions();
    std::string name(std::uint32_t node) const;
    std::span<const double> edges();
    std::string graph_to_link() const;
    Reason graph_from_link(std::string_view text);

    Reason begin_joining(std::uint32_t width, std::uint32_t height, std::span<const std::uint32_t> factors,
                         std::string_view corner, std::span<const std::uint32_t> cells,
                         std::uint32_t units_a_cell);
    std::optional<std::span<const double>> joined();
    std::span<const std::uint32_t> cells_at_corners(std::uint32_t width, std::uint32_t height,
                                                    std::span<const std::uint32_t> factors);

    void forget_answer();
    Reason begin(const GraphSettings& settings, std::uint32_t start, std::uint32_t goal);
    static constexpr std::size_t numbers_a_node = 8;
    std::span<const double> nodes();

  private:
    Result<CodeFacts> facts_for_code(CodePart part) const override;
    void replace_graph(GraphDefinition definition);

    GraphDefinition definition_;
    std::optional<ExplicitGraph> graph_; ///< Always at the same address, which LPA* relies on.
    std::unique_ptr<KeptGraphLifelong> lifelong_;
    std::vector<std::uint32_t> corners_; ///< The last result of cells_at_corners().
};

} // namespace astrolabe
