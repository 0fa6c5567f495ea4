// What a jump point search knows of the jump points that it found, and its open list. Jump points are few
// among the cells, so they lie close together in a table of their own, not spread over the board.
#pragma once

#include "core/graph/graph.h"
#include "core/grid/direction.h"
#include "core/open_list/calendar_queue.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace astrolabe {

/// Kept from one search to the next, on any board, so that hardly any has to allocate or clear it: 21 to 43
/// bytes for each jump point found at the peak, some 32 for each entry of the open list at its longest, 4 for
/// each expansion, and a bit for each cell of the largest board.
class JumpPointMemory {
  public:
    /// Boards of up to this many nodes.
    static constexpr std::uint32_t max_nodes = 1U << 24U;

    class Record {
      public:
        Record() = default;
        Record(std::uint32_t g_now, NodeId from, Slot slot, std::uint32_t number)
            : g(g_now), push(number), parent_(index_of(from) << parent_shift | slot) {}

        NodeId parent() const { return node_at(parent_ >> parent_shift); }
        /// Of the last move by which the node was reached.
        Slot slot() const { return parent_ & 7U; }

        std::uint32_t g = 0; ///< Over ground of factor 1, modulo 2^32.
        std::uint32_t push = 0;

      private:
        static constexpr std::uint32_t parent_shift = 8;

        std::uint32_t parent_ = 0;
    };

    /// A jump point found from the cell being expanded.
    struct Offer {
        NodeId node{};
        Slot slot = 0; ///< Of the last move to it.
        Cell cell;
        std::uint64_t g = 0;       ///< Over ground of factor 1.
        std::uint32_t fetched = 0; ///< By fetch(). Never read: stored so that the load is made.
    };

    /// Forgets all, for a board of so many nodes. O(nodes closed before), but O(nodes / 64) on the largest
    /// board so far, and once in 255 searches O(jump points at the peak).
    void begin(std::size_t nodes);

    /// O(1); asks nothing of the table.
    bool is_closed(NodeId node) const { return (closed_[word_of(node)] & bit_of(node)) != 0; }
    /// A node that is not closed.
    void close(NodeId node) {
        closed_words_.push_back(word_of(node));
        closed_[word_of(node)] |= bit_of(node);
    }

    /// The record of a node that is known; valid until the next find_or_add().
    const Record& known(NodeId node) const { return find(node)->record; }
    /// Null for a node that is not known; valid until the next find_or_add().
    const Record* look_up(NodeId node) const {
        const auto* const entry = find(node);
        return entry->key == key_of(node) ? &entry->record : nullptr;
    }

    struct Found {
        Record& record; ///< Valid until the next find_or_add(); to be set if it is new.
        bool is_new;
    };
    /// O(1) amortised.
    [[gnu::always_inline]] Found find_or_add(NodeId node) {
        assert(index_of(node) < max_nodes);
        auto* entry = find(node);
        const bool is_new = entry->key != key_of(node);
        if (is_new) {
            if (4 * ++count_ > 3 * entries_.size()) {
                enlarge();
                entry = find(node);
            }
            entry->key = key_of(node);
        }
        return {entry->record, is_new};
    }

    /// Brings the entries of the first offers into the cache. They lie far apart, and the processor fetches
    /// several at a time if nothing is decided between them.
    void fetch(std::size_t count) {
        for (std::size_t at = 0; at < count; ++at) {
            offers[at].fetched = entries_[first_slot_of(offers[at].node)].key;
        }
    }

    std::array<Offer, 32> offers{}; ///< Those of an expansion, or as many of them as fit.
    CalendarQueue open;             ///< f never falls, so that few of its entries need be in a heap.
    /// In the log of the search before: the next one's may be as long, and need not grow step by step then.
    std::size_t events_before = 0;

  private:
    /// A table with open addressing; at most three quarters of it are in use.
    struct Entry {
        std::uint32_t key = 0; ///< generation << 24 | node; another generation's is a free slot.
        Record record;
    };
    static_assert(sizeof(Entry) == 16);

    static constexpr std::uint32_t generation_shift = 24;

    std::uint32_t key_of(NodeId node) const { return generation_ << generation_shift | index_of(node); }
    static std::uint32_t word_of(NodeId node) { return index_of(node) / 64; }
    static std::uint64_t bit_of(NodeId node) { return std::uint64_t{1} << (index_of(node) % 64); }

    std::size_t first_slot_of(NodeId node) const {
        constexpr std::uint32_t factor = 0x9e3779b1; // spreads neighbours, after Knuth
        return (index_of(node) * factor) >> shift_;
    }
    /// Its entry, or the free slot for it.
    const Entry* find(NodeId node) const {
        auto index = first_slot_of(node);
        for (const auto mask = entries_.size() - 1;; index = (index + 1) & mask) {
            const auto& entry = entries_[index];
            if (entry.key == key_of(node) || entry.key >> generation_shift != generation_) {
                return &entry;
            }
        }
    }
    Entry* find(NodeId node) {
        return const_cast<Entry*>(static_cast<const JumpPointMemory*>(this)->find(node));
    }
    void enlarge();

    static constexpr std::uint32_t least_bits = 10;

    std::vector<std::uint64_t> closed_;       ///< A bit for each node.
    std::vector<std::uint32_t> closed_words_; ///< Of each closed node, in order.
    std::vector<Entry> entries_ = std::vector<Entry>(std::size_t{1} << least_bits);
    std::uint32_t shift_ = 32 - least_bits; ///< Leaves as many bits as slots are numbered with.
    std::uint32_t generation_ = 0;
    std::size_t count_ = 0;
};

} // namespace astrolabe
