// An open list for searches that push a node again and again with the same key, as LPA* does.
#pragma once

#include "core/graph/graph.h"
#include "core/open_list/calendar_queue.h"

#include <cstdint>

namespace astrolabe {

/// Least f first; of equal f, what was pushed last. Entries have no number of their own: it is asked for when
/// they are due, and only among equal ones, of which there are few on most boards. So a node that is pushed
/// again with the same f keeps its entry, and costs nothing but its number.
///
///     of one f, by number      later, by f alone
///     9 5 3                    14 14 17 20 ...
///
/// Where several have the least f, all of them are taken out together, and what is pushed with that f from
/// then on joins them.
///
/// Push and pop as in CalendarQueue, and O(k log k) for k entries of one f. Where f falls below theirs, they
/// are put back, O(k log n).
class LateQueue {
  public:
    /// Empties it; a day as in CalendarQueue. O(entries).
    void begin(std::uint32_t day_bits) {
        later_.begin(day_bits);
        tied_.clear();
    }

    [[gnu::always_inline]] void push(std::uint64_t f, NodeId node, std::uint32_t number) {
        if (!tied_.is_empty() && f <= tied_f_) {
            if (f == tied_f_) {
                tied_.push(last_first(number, node));
                return;
            }
            put_back();
        }
        later_.push({f, index_of(node)});
    }
    /// Whether a node that has an entry with its f of now needs no other one: only its number changes.
    bool can_renumber() const { return tied_.is_empty(); }

    /// Drops entries until the first is not stale; returns whether there is one. `is_stale` is asked about f
    /// and a node, `number_of` a node is that of its last push. A node may have several entries with its
    /// f of now: when one has been popped, the caller must find the others stale.
    template <class IsStale, class NumberOf>
    [[gnu::always_inline]] bool find_first(const IsStale& is_stale, const NumberOf& number_of) {
        for (; !tied_.is_empty(); tied_.pop()) {
            const auto node = node_of(tied_.front());
            if (tied_.front().f == last_first(number_of(node), node).f && !is_stale(tied_f_, node)) {
                return true;
            }
        }
        while (later_.find_first([&](const HeapEntry& at) { return is_stale(at.f, node_of(at)); })) {
            if (tied_.is_empty()) {
                if (!later_.is_tied()) {
                    return true;
                }
                tied_f_ = later_.front().f;
            } else if (later_.front().f != tied_f_) {
                break;
            }
            const auto node = node_of(later_.pop());
            tied_.push(last_first(number_of(node), node));
        }
        return !tied_.is_empty();
    }
    /// The f of the first entry, once it was found.
    std::uint64_t front() { return tied_.is_empty() ? later_.front().f : tied_f_; }
    NodeId pop() { return node_of(tied_.is_empty() ? later_.pop() : tied_.pop()); }

    /// Passes each entry, stale ones too, to `keeps`, which may change its f and returns whether it stays.
    /// O(entries).
    template <class Keeps> void renew(const Keeps& keeps) {
        put_back();
        later_.renew([&](HeapEntry& entry) { return keeps(entry.f, node_of(entry)); });
    }

  private:
    static HeapEntry last_first(std::uint32_t number, NodeId node) { return {~number, index_of(node)}; }

    /// Stale ones, too. All that waits is of a later day than they are.
    void put_back() {
        for (; !tied_.is_empty(); tied_.pop()) {
            later_.push_due({tied_f_, tied_.front().rank});
        }
    }

    QuadHeap tied_;       ///< By number, the last one first; f of all of them is tied_f_.
    CalendarQueue later_; ///< The rank of an entry is its node.
    std::uint64_t tied_f_ = 0;
};

} // namespace astrolabe
