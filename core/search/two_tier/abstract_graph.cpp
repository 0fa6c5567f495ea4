#include "core/search/two_tier/abstract_graph.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace astrolabe {

AbstractGraph::AbstractGraph(const Grid& grid, std::uint32_t side)
    : clusters_(grid, side), parts_(clusters_.count()), waiting_(clusters_.count()),
      first_nodes_(std::size_t{clusters_.count()} + 1) {
    assert(Clusters::is_valid_side(side));
    std::iota(waiting_.rbegin(), waiting_.rend(), 0U);
}

bool AbstractGraph::advance(const GridGraph& graph, std::uint64_t cells) {
    assert(graph.rules().blocked_goal == NodeId::None);
    std::uint64_t seen = 0;
    while (!waiting_.empty() && seen < cells) {
        const auto cluster = waiting_.back();
        auto& part = parts_[cluster];
        if (!part.is_laid_out) {
            lay_out(part, transitions_of(graph, clusters_, cluster));
            seen += clusters_.area(cluster).cell_count();
        }
        while (part.known_rows < part.transitions.cells.size() && seen < cells) {
            seen += learn_row(graph, cluster);
        }
        if (part.known_rows == part.transitions.cells.size()) {
            part.is_waiting = false;
            waiting_.pop_back();
        }
    }
    if (waiting_.empty() && !is_whole_) {
        number_nodes();
        is_whole_ = true;
    }
    return is_whole_;
}

void AbstractGraph::update_around(const GridGraph& graph, NodeId changed) {
    assert(graph.rules().blocked_goal == NodeId::None);
    const auto own = clusters_.of(graph.grid().cell(changed));
    const auto column = own % clusters_.columns();
    const auto row = own / clusters_.columns();
    for (auto y = row - std::min(row, 1U); y <= std::min(row + 1, clusters_.rows() - 1); ++y) {
        for (auto x = column - std::min(column, 1U); x <= std::min(column + 1, clusters_.columns() - 1);
             ++x) {
            const auto cluster = y * clusters_.columns() + x;
            auto& part = parts_[cluster];
            if (!part.is_laid_out) {
                continue; // it is waiting, and nothing is known of it yet
            }
            auto transitions = transitions_of(graph, clusters_, cluster);
            if (cluster != own && transitions == part.transitions) {
                continue;
            }
            is_whole_ = false;
            lay_out(part, std::move(transitions));
            if (!part.is_waiting) {
                part.is_waiting = true;
                waiting_.push_back(cluster);
            }
        }
    }
}

void AbstractGraph::lay_out(Part& part, Transitions transitions) {
    part.transitions = std::move(transitions);
    const auto count = part.transitions.cells.size();
    part.costs.assign(count * count, 0);
    part.known_rows = 0;
    part.is_laid_out = true;
}

std::uint32_t AbstractGraph::learn_row(const GridGraph& graph, std::uint32_t cluster) {
    auto& part = parts_[cluster];
    const auto& cells = part.transitions.cells;
    const AreaGraph inside(graph, clusters_.area(cluster));
    const auto reached = flood_.flood_from(inside, inside.node_of(cells[part.known_rows]));
    std::transform(cells.begin(), cells.end(), part.costs.begin() + part.known_rows * cells.size(),
                   [&](NodeId cell) { return flood_.at(inside.node_of(cell)); });
    ++part.known_rows;
    return reached;
}

void AbstractGraph::number_nodes() {
    cells_.clear();
    most_transitions_ = 0;
    for (std::uint32_t cluster = 0; cluster < clusters_.count(); ++cluster) {
        const auto& cells = parts_[cluster].transitions.cells;
        cells_.insert(cells_.end(), cells.begin(), cells.end());
        first_nodes_[cluster + 1] = static_cast<std::uint32_t>(cells_.size());
        most_transitions_ = std::max(most_transitions_, static_cast<std::uint32_t>(cells.size()));
    }
}

NodeId AbstractGraph::node_of(const Grid& grid, NodeId cell) const {
    const auto cluster = clusters_.of(grid.cell(cell));
    const auto& cells = parts_[cluster].transitions.cells;
    const auto found = std::lower_bound(cells.begin(), cells.end(), cell);
    return found == cells.end() || *found != cell
               ? NodeId::None
               : node_at(first_nodes_[cluster] + static_cast<std::uint32_t>(found - cells.begin()));
}

std::vector<AbstractEdge> AbstractGraph::edges_of(const GridGraph& graph, std::uint32_t cluster) const {
    const auto& part = parts_[cluster];
    const auto& cells = part.transitions.cells;
    const auto count = cells.size();
    std::vector<AbstractEdge> edges;
    for (std::size_t i = 0; i < part.known_rows; ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const auto cost = part.costs[j * count + i];
            const auto cost_back = part.costs[i * count + j];
            if (cost != AreaCosts::unreachable) {
                edges.push_back({.from = cells[j], .to = cells[i], .cost = cost, .cost_back = cost_back});
            }
        }
        for (Slot slot = direction_count / 2; slot < direction_count; ++slot) {
            if ((part.transitions.crossings[i] >> slot & 1U) != 0) {
                const auto [taken, to, cost] = graph.move(cells[i], slot);
                const auto cost_back = graph.move(to, opposite(slot)).cost;
                edges.push_back({.from = cells[i], .to = to, .cost = cost, .cost_back = cost_back});
            }
        }
    }
    return edges;
}

} // namespace astrolabe
