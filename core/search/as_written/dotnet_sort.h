// The sort of .NET's List.Sort: introsort, which does not keep equal entries in order. Which of several
// equals comes first depends on every comparison and swap, so each is made as .NET makes it.
//
// After Musser, "Introspective Sorting and Selection Algorithms", 1997; the thresholds are .NET's.
#pragma once

#include <bit>
#include <cstddef>
#include <span>
#include <utility>

namespace astrolabe::as_written {

/// Sorts ascending by `is_less`, a strict weak order. Of a range
///
///     2 entries       one compare-and-swap
///     3 entries       three of them: (0,1) (0,2) (1,2)
///     up to 16        insertion sort: here equals do keep their order
///     more            the median of first, middle and last is the pivot; the part behind it is sorted
///                     first, then the part before it. Split 2 (⌊log₂ n⌋ + 1) times: heap sort.
///
/// O(n log n).
template <class T, class IsLess> class DotnetSort {
  public:
    DotnetSort(std::span<T> items, IsLess is_less) : items_(items), is_less_(is_less) {}

    void run() {
        if (items_.size() > 1) {
            sort(0, items_.size() - 1, 2 * static_cast<std::size_t>(std::bit_width(items_.size())));
        }
    }

  private:
    static constexpr std::size_t insertion_sorted = 16;

    void sort(std::size_t low, std::size_t high, std::size_t splits_left) {
        while (high > low) {
            const auto count = high - low + 1;
            if (count <= insertion_sorted) {
                sort_few(low, high);
                return;
            }
            if (splits_left == 0) {
                heap_sort(low, count);
                return;
            }
            --splits_left;
            const auto pivot = split(low, high);
            sort(pivot + 1, high, splits_left);
            high = pivot - 1; // the pivot is never the first: the least of the three lies before it
        }
    }

    void sort_few(std::size_t low, std::size_t high) {
        if (high - low == 1) {
            order(low, high);
        } else if (high - low == 2) {
            order(low, low + 1);
            order(low, high);
            order(low + 1, high);
        } else {
            insertion_sort(low, high);
        }
    }

    void order(std::size_t first, std::size_t second) {
        if (is_less_(items_[second], items_[first])) {
            std::swap(items_[first], items_[second]);
        }
    }

    void insertion_sort(std::size_t low, std::size_t high) {
        for (auto next = low + 1; next <= high; ++next) {
            const auto item = items_[next];
            auto index = next;
            for (; index > low && is_less_(item, items_[index - 1]); --index) {
                items_[index] = items_[index - 1];
            }
            items_[index] = item;
        }
    }

    /// Index of the pivot: nothing before it is larger and nothing behind it is smaller.
    std::size_t split(std::size_t low, std::size_t high) {
        const auto middle = low + (high - low) / 2;
        order(low, middle);
        order(low, high);
        order(middle, high);
        const auto pivot = items_[middle];
        std::swap(items_[middle], items_[high - 1]);
        auto left = low;
        auto right = high - 1;
        while (left < right) {
            while (is_less_(items_[++left], pivot)) {
            }
            while (is_less_(pivot, items_[--right])) {
            }
            if (left >= right) {
                break;
            }
            std::swap(items_[left], items_[right]);
        }
        std::swap(items_[left], items_[high - 1]);
        return left;
    }

    /// Of a heap whose entries count from 1: entry i has the children 2i and 2i + 1.
    void heap_sort(std::size_t low, std::size_t count) {
        for (auto root = count / 2; root >= 1; --root) {
            sink(low, root, count);
        }
        for (auto last = count; last > 1; --last) {
            std::swap(items_[low], items_[low + last - 1]);
            sink(low, 1, last - 1);
        }
    }

    void sink(std::size_t low, std::size_t root, std::size_t count) {
        const auto at = [&](std::size_t number) -> T& { return items_[low + number - 1]; };
        const auto item = at(root);
        while (root <= count / 2) {
            auto child = 2 * root;
            if (child < count && is_less_(at(child), at(child + 1))) {
                ++child;
            }
            if (!is_less_(item, at(child))) {
                break;
            }
            at(root) = at(child);
            root = child;
        }
        at(root) = item;
    }

    std::span<T> items_;
    IsLess is_less_;
};

template <class T, class IsLess> void dotnet_sort(std::span<T> items, IsLess is_less) {
    DotnetSort<T, IsLess>(items, is_less).run();
}

} // namespace astrolabe::as_written
