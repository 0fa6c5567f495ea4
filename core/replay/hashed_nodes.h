// A hash set of nodes that reports how many slots it probes.
#pragma once

#include "core/graph/graph.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace astrolabe {

/// Open addressing in a table whose size is a power of two, 16 at first, doubled so that no more than half of
/// its slots are taken. A node's slot is the upper bits of its number times 2654435769 (2^32 over the golden
/// section: Knuth, "The Art of Computer Programming" 6.4); where that is taken, the next free one behind it.
/// Removal leaves no mark: the entries behind it move up.
class HashedNodes {
  public:
    HashedNodes() : slots_(16, NodeId::None) {}

    struct Answer {
        bool is_there = false;
        std::uint32_t probes = 0; ///< Slots probed, including the empty one that ends the search.
    };

    Answer find(NodeId node) const {
        Answer answer{.probes = 1};
        auto at = home(node);
        while (slots_[at] != NodeId::None && slots_[at] != node) {
            at = next(at);
            ++answer.probes;
        }
        answer.is_there = slots_[at] == node;
        return answer;
    }

    /// Must not be there.
    void add(NodeId node) {
        if (2 * ++size_ > slots_.size()) {
            std::vector<NodeId> old(2 * slots_.size(), NodeId::None);
            std::swap(old, slots_);
            --shift_;
            for (const auto there : old) {
                if (there != NodeId::None) {
                    put(there);
                }
            }
        }
        put(node);
    }

    /// Must be there.
    void remove(NodeId node) {
        --size_;
        auto gap = home(node);
        while (slots_[gap] != node) {
            gap = next(gap);
        }
        for (auto at = next(gap); slots_[at] != NodeId::None; at = next(at)) {
            const auto distance = (at - home(slots_[at])) & (slots_.size() - 1);
            if (distance >= ((at - gap) & (slots_.size() - 1))) { // the gap lies on its probe sequence
                slots_[gap] = slots_[at];
                gap = at;
            }
        }
        slots_[gap] = NodeId::None;
    }

  private:
    std::size_t home(NodeId node) const { return (index_of(node) * 2654435769U) >> shift_; }
    std::size_t next(std::size_t slot) const { return (slot + 1) & (slots_.size() - 1); }
    void put(NodeId node) {
        auto at = home(node);
        while (slots_[at] != NodeId::None) {
            at = next(at);
        }
        slots_[at] = node;
    }

    std::vector<NodeId> slots_;
    std::uint32_t shift_ = 28;
    std::size_t size_ = 0;
};

} // namespace astrolabe
