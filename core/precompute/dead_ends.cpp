#include "core/precompute/dead_ends.h"

#include <algorithm>
#include <cassert>

namespace astrolabe {

UsefulCells::UsefulCells(const GridGraph& graph, const BlockTree& tree, NodeId start, NodeId goal)
    : tree_(&tree), is_on_path_(tree.block_count()) {
    assert(tree.is_done());
    if (start == goal) {
        others_.push_back(start);
        return;
    }
    // The cells at which a path enters and leaves the free cells.
    std::vector<NodeId> firsts;
    std::vector<NodeId> lasts;
    bool is_next_to_goal = false;
    if (graph.grid().is_free(start)) {
        firsts.push_back(start);
    } else {
        graph.for_each_successor(start, [&](const Move& move) {
            is_next_to_goal = is_next_to_goal || move.to == goal;
            if (graph.grid().is_free(move.to)) {
                firsts.push_back(move.to);
            }
        });
    }
    if (graph.grid().is_free(goal)) {
        lasts.push_back(goal);
    } else if (graph.rules().blocked_goal == goal) {
        graph.for_each_predecessor(goal, [&](const Move& move) {
            if (graph.grid().is_free(move.to)) {
                lasts.push_back(move.to);
            }
        });
    }
    for (const auto first : firsts) {
        for (const auto last : lasts) {
            add_paths_between(first, last);
        }
    }
    if (is_next_to_goal || is_connected()) {
        others_.push_back(start);
        others_.push_back(goal);
    }
}

/// Climbs from both cells towards the root, from the block with the smaller number each time, until both are
/// in one block.
void UsefulCells::add_paths_between(NodeId from, NodeId to) {
    auto from_block = tree_->home(from);
    auto to_block = tree_->home(to);
    std::vector<BlockTree::Block> climbed;
    while (from_block != to_block) {
        const bool climbs_from = from_block < to_block;
        auto& block = climbs_from ? from_block : to_block;
        auto& cell = climbs_from ? from : to;
        climbed.push_back(block);
        cell = tree_->top(block);
        block = tree_->home(cell);
    }
    if (from == to) {
        others_.push_back(from); // the two paths meet at this cell
    } else if (from_block != BlockTree::none) {
        is_on_path_[from_block] = true;
        others_.push_back(tree_->top(from_block));
    } else {
        return; // two islands
    }
    for (const auto block : climbed) {
        is_on_path_[block] = true;
    }
}

bool UsefulCells::is_among_others(NodeId node) const {
    return std::find(others_.begin(), others_.end(), node) != others_.end();
}

std::vector<std::uint8_t> UsefulCells::dead_ends(const Grid& grid) const {
    std::vector<std::uint8_t> marks(grid.cell_count());
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        const auto node = node_at(index);
        marks[index] = grid.is_free(node) && !(*this)(node) ? 1 : 0;
    }
    return marks;
}

std::vector<std::uint8_t> dead_ends_of_board(const Grid& grid, const BlockTree& tree) {
    assert(tree.is_done());
    using Block = BlockTree::Block;
    std::vector<std::uint32_t> sizes(tree.block_count(), 1); // with the top
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        if (const auto home = tree.home(node_at(index)); home != BlockTree::none) {
            ++sizes[home];
        }
    }
    // Island by island from the last: each one's last block hangs from its root.
    std::vector<bool> is_main(tree.block_count());
    std::vector<NodeId> roots;
    auto main = BlockTree::none;
    const auto end_island = [&] {
        if (main != BlockTree::none) {
            is_main[main] = true;
        }
        main = BlockTree::none;
    };
    for (Block block = tree.block_count(); block-- > 0;) {
        const auto top = tree.top(block);
        if (tree.home(top) == BlockTree::none && (roots.empty() || roots.back() != top)) {
            end_island();
            roots.push_back(top);
        }
        if (main == BlockTree::none || sizes[block] >= sizes[main]) {
            main = block;
        }
    }
    end_island();

    std::vector<std::uint8_t> marks(grid.cell_count());
    for (std::uint32_t index = 0; index < grid.cell_count(); ++index) {
        const auto home = tree.home(node_at(index));
        marks[index] = home != BlockTree::none && !is_main[home] ? 1 : 0;
    }
    for (const auto root : roots) {
        marks[index_of(root)] = 1;
    }
    for (Block block = 0; block < tree.block_count(); ++block) {
        if (is_main[block]) {
            marks[index_of(tree.top(block))] = 0;
        }
    }
    return marks;
}

} // namespace astrolabe
