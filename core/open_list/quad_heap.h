// An open list for the kernels and LPA*: a heap of four children a node, which counts nothing and never
// searches for an entry. The heap to read first is core/open_list/binary_heap.h.
#pragma once

#include "core/graph/graph.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace astrolabe {

/// Smaller f first, then smaller rank. Ranks that differ make the order total: entries then leave in one
/// order only, whatever the structure of the heap.
struct HeapEntry {
    std::uint64_t f = 0;
    std::uint64_t rank = 0;

    static constexpr HeapEntry beyond_all() {
        constexpr auto most = std::numeric_limits<std::uint64_t>::max();
        return {most, most};
    }
};

constexpr bool precedes(const HeapEntry& a, const HeapEntry& b) {
#ifdef __SIZEOF_INT128__
    // A comparison and a subtraction with borrow, where f == b.f would take six instructions.
    __extension__ using Both = unsigned __int128;
    return (Both{a.f} << 64U | a.rank) < (Both{b.f} << 64U | b.rank);
#else
    return a.f != b.f ? a.f < b.f : a.rank < b.rank;
#endif
}

// What a rank may consist of: an ordinal that decides, and below it a number carried along.
constexpr std::uint64_t rank_of(std::uint32_t ordinal, std::uint32_t carried) {
    return std::uint64_t{ordinal} << 32U | carried;
}
constexpr std::uint32_t ordinal_of(std::uint64_t rank) { return static_cast<std::uint32_t>(rank >> 32U); }
constexpr std::uint32_t carried_by(std::uint64_t rank) { return static_cast<std::uint32_t>(rank); }
/// Of two pushes the later precedes. The push must be numbered below 2^32 - 1.
constexpr std::uint64_t last_in_first(std::uint32_t push, NodeId node) {
    return rank_of(~push, index_of(node));
}
constexpr std::uint64_t first_in_first(std::uint32_t push, NodeId node) {
    return rank_of(push, index_of(node));
}
constexpr NodeId node_of(const HeapEntry& entry) { return node_at(carried_by(entry.rank)); }

///     block    0              1              2              3
///     index    - - - 3        4 5 6 7        8 9 10 11      12 13 14 15
///                    root     children of 3  children of 4  children of 5 ...
///
/// The children of a node are one block, and a block of HeapEntry is one cache line. Entries are ordered by
/// precedes(). Push and pop: O(log n). A node whose
/// f falls is pushed again; its older entries stay, and the caller must detect that they are stale. The heap
/// keeps its memory.
template <class Entry> class QuadHeapOf {
  public:
    /// Empties the heap. O(entries left).
    void clear() {
        while (end_ > root) {
            at(--end_) = beyond_all;
        }
        has_hole_ = false;
    }

    bool is_empty() const { return size() == 0; }
    std::size_t size() const { return end_ - root - (has_hole_ ? 1 : 0); }

    /// The entry must precede beyond_all().
    void push(Entry entry) {
        assert(precedes(entry, beyond_all));
        if (has_hole_) {
            has_hole_ = false;
            sink(entry);
            return;
        }
        if (end_ >= blocks_.size() * block_size) {
            enlarge();
        }
        sift_up(end_++, entry);
    }

    /// Removes the first entry. The heap must not be empty. It leaves a hole at the root: most often a
    /// successor is pushed next, which belongs near the root and costs little to put there.
    Entry pop() {
        const auto first = front();
        has_hole_ = true;
        return first;
    }

    /// The first entry. The heap must not be empty.
    const Entry& front() {
        assert(!is_empty());
        if (has_hole_) {
            fill_hole();
            has_hole_ = false;
        }
        return at(root);
    }

    /// Whether another entry has the f of the first, which must have been asked for. O(1).
    bool is_tied() {
        const auto& next = blocks_[first_child_of(root) / block_size].entries;
        const auto f = at(root).f;
        return next[0].f == f || next[1].f == f || next[2].f == f || next[3].f == f;
    }

    /// Empties the heap into a list, in any order. O(entries).
    void move_to(std::vector<Entry>& list) {
        for (auto index = has_hole_ ? root + 1 : root; index < end_; ++index) {
            list.push_back(at(index));
        }
        clear();
    }

    /// Passes each entry to `keeps`, which may change it and returns whether it stays. O(n log n).
    template <class Keeps> void renew(const Keeps& keeps) {
        std::vector<Entry> kept;
        kept.reserve(size());
        for (auto index = has_hole_ ? root + 1 : root; index < end_; ++index) {
            if (keeps(at(index))) {
                kept.push_back(at(index));
            }
        }
        clear();
        for (const auto& entry : kept) {
            push(entry);
        }
    }

  private:
    static constexpr std::size_t block_size = 4;
    static constexpr std::size_t root = block_size - 1;
    /// Fills the entries behind the end, so that every block can be treated as full.
    static constexpr Entry beyond_all = Entry::beyond_all();

    struct alignas(64) Block {
        Entry entries[block_size] = {beyond_all, beyond_all, beyond_all, beyond_all};
    };

    static constexpr std::size_t parent_of(std::size_t index) { return index / block_size + root - 1; }
    static constexpr std::size_t first_child_of(std::size_t index) {
        return (index - (root - 1)) * block_size;
    }

    Entry& at(std::size_t index) { return blocks_[index / block_size].entries[index % block_size]; }

    void enlarge() {
        constexpr std::size_t least = 64;
        blocks_.resize(blocks_.empty() ? least : 2 * blocks_.size());
    }

    static std::size_t least_of(const Entry (&children)[block_size]) {
        // Which it is cannot be predicted, so there must be nothing to predict: no branch.
        const std::size_t left = precedes(children[1], children[0]) ? 1 : 0;
        const std::size_t right = precedes(children[3], children[2]) ? 3 : 2;
        const std::size_t is_right = precedes(children[right], children[left]) ? 1 : 0;
        return left + (right - left) * is_right;
    }

    /// Puts the last entry where the root was. The hole sinks to the bottom first, where that entry usually
    /// belongs.
    void fill_hole() {
        const auto last = at(--end_);
        at(end_) = beyond_all;
        auto hole = root;
        for (auto child = first_child_of(hole); child < end_; child = first_child_of(hole)) {
            const auto& children = blocks_[child / block_size].entries;
            const auto least = least_of(children);
            at(hole) = children[least];
            hole = child + least;
        }
        sift_up(hole, last);
    }

    /// Puts an entry where the root was, or where it belongs below.
    [[gnu::always_inline]] void sink(Entry entry) {
        auto hole = root;
        for (auto child = first_child_of(hole); child < end_; child = first_child_of(hole)) {
            const auto& children = blocks_[child / block_size].entries;
            const auto least = least_of(children);
            if (precedes(entry, children[least])) {
                break;
            }
            at(hole) = children[least];
            hole = child + least;
        }
        at(hole) = entry;
    }

    [[gnu::always_inline]] void sift_up(std::size_t index, Entry entry) {
        while (index > root && precedes(entry, at(parent_of(index)))) {
            at(index) = at(parent_of(index));
            index = parent_of(index);
        }
        at(index) = entry;
    }

    std::vector<Block> blocks_;
    std::size_t end_ = root; ///< The index behind the last entry.
    bool has_hole_ = false;  ///< The root has been removed and nothing put in its place yet.
};

/// That of the kernels.
class QuadHeap : public QuadHeapOf<HeapEntry> {};

} // namespace astrolabe
