#include "core/precompute/block_tree.h"

#include <algorithm>

namespace astrolabe {
namespace {

constexpr std::uint8_t came_by_none = direction_count;

} // namespace

BlockTree::BlockTree(const GridGraph& graph)
    : graph_(graph), homes_(graph.node_count(), none), entered_(graph.node_count()),
      came_(graph.node_count()), next_(graph.node_count()) {}

bool BlockTree::advance(std::uint64_t cells) {
    for (; cells > 0 && !is_done_; --cells) {
        if (at_ != NodeId::None) {
            advance_to_next();
        } else if (next_root_ == graph_.node_count()) {
            is_done_ = true;
            entered_ = {};
            came_ = {};
            next_ = {};
            waiting_ = {};
        } else {
            const auto node = node_at(next_root_++);
            if (graph_.grid().is_free(node) && entered_[index_of(node)] == 0) {
                enter(node, came_by_none);
            }
        }
    }
    return is_done_;
}

void BlockTree::enter(NodeId node, Slot came) {
    const auto index = index_of(node);
    entered_[index] = ++entered_count_;
    homes_[index] = entered_count_;
    came_[index] = static_cast<std::uint8_t>(came);
    waiting_.push_back(node);
    at_ = node;
}

/// Checks the neighbours of the cell up to one that was not entered yet, and enters it; else leaves.
void BlockTree::advance_to_next() {
    const auto index = index_of(at_);
    const auto legal = graph_.legal_slots_of_all()[index];
    for (auto& next = next_[index]; next < direction_count;) {
        const Slot slot = next++;
        if ((legal >> slot & 1U) == 0) {
            continue;
        }
        const auto other = neighbour(at_, slot);
        if (entered_[index_of(other)] == 0) {
            enter(other, slot);
            return;
        }
        // The move back to the cell that it was entered from is no second path to it.
        if (came_[index] == came_by_none || slot != opposite(came_[index])) {
            homes_[index] = std::min(homes_[index], entered_[index_of(other)]);
        }
    }
    leave();
}

void BlockTree::leave() {
    const auto node = at_;
    const auto index = index_of(node);
    if (came_[index] == came_by_none) {
        homes_[index] = none;
        waiting_.pop_back();
        at_ = NodeId::None;
        return;
    }
    at_ = neighbour(node, opposite(came_[index]));
    const auto earliest = homes_[index];
    if (earliest >= entered_[index_of(at_)]) {
        close_block(at_, node);
    } else {
        homes_[index_of(at_)] = std::min(homes_[index_of(at_)], earliest);
    }
}

void BlockTree::close_block(NodeId top, NodeId last) {
    const auto block = static_cast<Block>(tops_.size());
    tops_.push_back(top);
    NodeId node = NodeId::None;
    do {
        node = waiting_.back();
        waiting_.pop_back();
        homes_[index_of(node)] = block;
    } while (node != last);
}

NodeId BlockTree::neighbour(NodeId node, Slot slot) const {
    const auto direction = directions[slot];
    return node_at(index_of(node) + static_cast<std::uint32_t>(direction.dx) +
                   static_cast<std::uint32_t>(direction.dy) * graph_.grid().width());
}

} // namespace astrolabe
