#include "core/path/string_pulling.h"

#include "core/grid/line_of_sight.h"
#include "core/path/turns.h"

#include <algorithm>
#include <array>
#include <limits>

namespace astrolabe {
namespace {

/// The least and the greatest cost of a straight step into the ground that a line enters.
struct LineGround {
    Cost cheapest = 0;
    Cost costliest = 0;
};

class StringPulling {
  public:
    explicit StringPulling(const GridGraph& graph)
        : graph_(graph), grid_(graph.grid()),
          is_even_(graph.grid().has_uniform_ground() || !traits_of(graph.lattice()).has_lines) {}

    std::vector<NodeId> run(std::span<const NodeId> path) {
        for (const auto node : path) {
            lay(node);
        }
        std::vector<NodeId> nodes;
        nodes.reserve(bends_.size());
        for (const auto& bend : bends_) {
            nodes.push_back(bend.node);
        }
        return nodes;
    }

  private:
    struct Bend {
        NodeId node;
        Cost cheapest; ///< Ground entered on the line that leads here.
    };

    /// Drops the bends that the string does not need to get here. Every bend left was needed when the one
    /// behind it was added, so that no other cells have to be checked again.
    void lay(NodeId node) {
        Bend next{node, bends_.empty() ? Cost{plain} : ground(bends_.back().node, node).cheapest};
        while (bends_.size() >= 2 && is_spared(bends_[bends_.size() - 2].node, bends_.back(), next)) {
            bends_.pop_back();
            next.cheapest = ground(bends_.back().node, node).cheapest;
        }
        bends_.push_back(next);
    }

    bool is_spared(NodeId before, const Bend& bend, const Bend& next) const {
        if (turn_count(grid_, graph_.lattice(), std::array{before, bend.node, next.node}) == 0) {
            return true;
        }
        const auto from = grid_.cell(before);
        const auto to = grid_.cell(next.node);
        return has_line_of_sight(grid_, graph_.moves().rules(), from, to) &&
               ground(before, next.node).costliest <= std::min(bend.cheapest, next.cheapest);
    }

    LineGround ground(NodeId from, NodeId to) const {
        if (is_even_) {
            return {plain, plain};
        }
        LineGround ground{std::numeric_limits<Cost>::max(), 0};
        walk_line(grid_.cell(from), grid_.cell(to), [&](Cell cell, Direction step) {
            const Cell entered{cell.x + static_cast<std::uint32_t>(step.dx),
                               cell.y + static_cast<std::uint32_t>(step.dy)};
            const auto cost = graph_.straight_step_cost(grid_.node(entered));
            ground = {std::min(ground.cheapest, cost), std::max(ground.costliest, cost)};
            return true;
        });
        return ground;
    }

    const GridGraph& graph_;
    const Grid& grid_;
    bool is_even_; ///< Or the ground has no effect, since no line is ever in sight.
    std::vector<Bend> bends_;
};

} // namespace

std::vector<NodeId> pulled_string(const GridGraph& graph, std::span<const NodeId> path) {
    return StringPulling(graph).run(path);
}

} // namespace astrolabe
