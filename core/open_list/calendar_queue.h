// An open list for searches whose f hardly ever falls: a heap of what is due next, and lists of what is due
// later.
#pragma once

#include "core/open_list/quad_heap.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace astrolabe {

///     today       the days of this year                  later
///     12 13 13    16..31: 30 17 22    32..47: 40    ...  1040 2077
///
/// The leading bits of an entry's f are its day. A heap holds only what is due today, so it is small and lies
/// in the nearest cache; what is due later waits unsorted, and what has become stale by its day is dropped
/// without ever being compared. An entry of a day gone by belongs to today's heap, so entries leave in order
/// whatever f does.
///
/// After Brown, "Calendar Queues", 1988, where each day is a sorted list.
///
/// A push is O(1), or O(log n) for n entries of today. What is due later than this year is moved once for
/// each year that begins before its own: so pushes should raise f by a year at most.
class CalendarQueue {
  public:
    /// Empties it. A day is 2^`day_bits` of f, at most 63, or longer where entries lie far apart. O(entries).
    void begin(std::uint32_t day_bits) {
        clear();
        least_day_bits_ = day_bits_ = day_bits;
        today_ = 0;
    }
    /// Empties it. All that is pushed is due today, until divide(): while entries are few, they are removed
    /// fastest from one heap. O(entries).
    void begin_undivided() {
        begin(0);
        today_ = std::numeric_limits<std::uint64_t>::max();
    }
    /// From here on there are days, as long as suits the entries waiting whenever a year begins. Only once
    /// after begin_undivided(), and find_first() must come next. O(entries).
    void divide() {
        heap_.move_to(later_);
        waiting_ = later_.size();
    }

    /// Stale entries count.
    std::size_t size() const { return heap_.size() + waiting_; }

    [[gnu::always_inline]] void push(const HeapEntry& entry) {
        if (day_of(entry) <= today_) {
            heap_.push({entry.f, entry.rank}); // not copied, as in wait()
        } else {
            wait(entry);
        }
    }

    /// What is due today, or was before. O(log n).
    void push_due(const HeapEntry& entry) {
        assert(day_of(entry) <= today_);
        heap_.push(entry);
    }

    /// Drops entries until the first is one for which `is_stale` is false; returns whether there is one.
    template <class IsStale> bool find_first(const IsStale& is_stale) {
        for (;;) {
            while (!heap_.is_empty()) {
                if (!is_stale(heap_.front())) {
                    return true;
                }
                heap_.pop();
            }
            if (waiting_ == 0) {
                return false;
            }
            begin_day(is_stale);
        }
    }
    /// The first entry, once it was found.
    const HeapEntry& front() { return heap_.front(); }
    /// Whether another entry, perhaps a stale one, has its f. O(1).
    bool is_tied() { return heap_.is_tied(); }
    HeapEntry pop() { return heap_.pop(); }

    /// Passes each entry to `keeps`, which may change it and returns whether it stays. O(n).
    template <class Keeps> void renew(const Keeps& keeps) {
        std::vector<HeapEntry> kept;
        kept.reserve(size());
        const auto keep = [&](HeapEntry& entry) {
            if (keeps(entry)) {
                kept.push_back(entry);
            }
            return false;
        };
        heap_.renew(keep);
        for (auto& day : days_) {
            std::for_each(day.begin(), day.end(), keep);
        }
        std::for_each(later_.begin(), later_.end(), keep);
        clear();
        today_ = 0;
        if (!kept.empty()) {
            choose_days(kept);
        }
        for (const auto& entry : kept) {
            push(entry);
        }
    }

  private:
    static constexpr std::uint64_t days_a_year = 64;

    std::uint64_t day_of(const HeapEntry& entry) const { return entry.f >> day_bits_; }

    /// Makes days so long that all of these entries, at least one, are due within 16 years; returns the
    /// smallest f.
    std::uint64_t choose_days(const std::vector<HeapEntry>& entries) {
        const auto [first, last] = std::minmax_element(
            entries.begin(), entries.end(), [](const HeapEntry& a, const HeapEntry& b) { return a.f < b.f; });
        constexpr std::uint64_t most_days = 16 * days_a_year;
        day_bits_ = std::max(least_day_bits_,
                             static_cast<std::uint32_t>(std::bit_width((last->f - first->f) / most_days)));
        return first->f;
    }

    void clear() {
        heap_.clear();
        if (waiting_ == 0) {
            return; // as after a short search that began as a heap: 64 lists need not be emptied again
        }
        for (auto& day : days_) {
            day.clear();
        }
        later_.clear();
        waiting_ = 0;
    }

    [[gnu::always_inline]] void wait(const HeapEntry& entry) {
        const auto day = day_of(entry);
        auto& list = day / days_a_year == today_ / days_a_year ? days_[day % days_a_year] : later_;
        // One member at a time: a copy of sixteen bytes at once waits until both halves, which were just
        // stored by themselves, have reached the cache.
        auto& last = list.emplace_back();
        last.f = entry.f;
        last.rank = entry.rank;
        ++waiting_;
    }

    /// Goes on to the next day on which something is due.
    template <class IsStale> void begin_day(const IsStale& is_stale) {
        if (waiting_ == later_.size()) {
            begin_year(is_stale);
            return;
        }
        do {
            ++today_;
        } while (days_[today_ % days_a_year].empty());
        auto& day = days_[today_ % days_a_year];
        waiting_ -= day.size();
        for (const auto& entry : day) {
            if (!is_stale(entry)) {
                heap_.push(entry);
            }
        }
        day.clear();
    }

    /// Only when nothing else is due this year.
    template <class IsStale> void begin_year(const IsStale& is_stale) {
        const auto entries = std::exchange(later_, {});
        waiting_ = 0;
        const auto first_f = choose_days(entries);
        today_ = first_f >> day_bits_;
        for (const auto& entry : entries) {
            if (!is_stale(entry)) {
                push(entry);
            }
        }
    }

    std::uint32_t least_day_bits_ = 0;
    std::uint32_t day_bits_ = 0;
    std::uint64_t today_ = 0;
    QuadHeap heap_;
    std::array<std::vector<HeapEntry>, days_a_year> days_; ///< Of this year.
    std::vector<HeapEntry> later_;
    std::size_t waiting_ = 0; ///< In days and later.
};

} // namespace astrolabe
