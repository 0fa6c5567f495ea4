// Ascending numbers sorted by the node that each belongs to, such as the steps that expanded it.
#pragma once

#include "core/graph/graph.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

namespace astrolabe {

/// Filled in slices, each stage until it is done: reserve(), count() of each number, join(), add() of each
/// number in ascending order. 4 bytes a node and 4 a number.
class NumbersByNode {
  public:
    /// This many more nodes; returns whether there is room for all.
    bool reserve(std::uint32_t node_count, std::uint64_t nodes) {
        ends_.reserve(node_count);
        ends_.resize(static_cast<std::size_t>(std::min<std::uint64_t>(node_count, ends_.size() + nodes)));
        return ends_.size() == node_count;
    }
    void count(NodeId node) { ++ends_[index_of(node)]; }
    /// This many more nodes or numbers; returns whether add() may come.
    bool join(std::uint64_t work) {
        const auto end = std::min<std::uint64_t>(ends_.size(), joined_ + work);
        for (work -= end - joined_; joined_ < end; ++joined_) {
            const auto counted = ends_[joined_];
            ends_[joined_] = sum_; // for now where its numbers begin
            sum_ += counted;
        }
        if (joined_ < ends_.size()) {
            return false;
        }
        numbers_.reserve(sum_);
        numbers_.resize(static_cast<std::size_t>(std::min<std::uint64_t>(sum_, numbers_.size() + work)));
        return numbers_.size() == sum_;
    }
    void add(NodeId node, std::uint32_t number) { numbers_[ends_[index_of(node)]++] = number; }

    /// Once all are added.
    std::span<const std::uint32_t> of(NodeId node) const {
        const auto index = index_of(node);
        const auto begin = index == 0 ? 0 : ends_[index - 1];
        return std::span(numbers_).subspan(begin, ends_[index] - begin);
    }

  private:
    std::vector<std::uint32_t> ends_; // by node, of its part of the numbers
    std::vector<std::uint32_t> numbers_;
    std::size_t joined_ = 0;
    std::uint32_t sum_ = 0;
};

/// The greatest of these ascending numbers that is less than `end`; 0 if there is none. O(log of them).
inline std::uint32_t last_below(std::span<const std::uint32_t> numbers, std::uint32_t end) {
    const auto found = std::lower_bound(numbers.begin(), numbers.end(), end);
    return found == numbers.begin() ? 0 : *(found - 1);
}

} // namespace astrolabe
