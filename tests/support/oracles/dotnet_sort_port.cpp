// The sort that the crowd program uses, ported literally: see program_ports.h.
#include "tests/support/oracles/program_ports.h"

#include <utility>
#include <vector>

namespace astrolabe::test::ports {
namespace {

/// The sort as .NET writes it, entry by entry.
class Introsort {
  public:
    explicit Introsort(std::vector<std::pair<int, int>>& keys) : keys_(keys) {}

    void intro_sort(int lo, int hi, int depth_limit) {
        while (hi > lo) {
            const int partition_size = hi - lo + 1;
            if (partition_size <= 16) {
                if (partition_size == 1) {
                    return;
                }
                if (partition_size == 2) {
                    swap_if_greater(lo, hi);
                    return;
                }
                if (partition_size == 3) {
                    swap_if_greater(lo, hi - 1);
                    swap_if_greater(lo, hi);
                    swap_if_greater(hi - 1, hi);
                    return;
                }
                insertion_sort(lo, hi);
                return;
            }
            if (depth_limit == 0) {
                heapsort(lo, hi);
                return;
            }
            depth_limit--;
            const int p = pick_pivot_and_partition(lo, hi);
            intro_sort(p + 1, hi, depth_limit);
            hi = p - 1;
        }
    }

  private:
    int compare(std::pair<int, int> a, std::pair<int, int> b) const {
        return a.first < b.first ? -1 : a.first > b.first ? 1 : 0;
    }
    void swap_if_greater(int a, int b) {
        if (a != b && compare(keys_[a], keys_[b]) > 0) {
            std::swap(keys_[a], keys_[b]);
        }
    }
    int pick_pivot_and_partition(int lo, int hi) {
        const int mid = lo + (hi - lo) / 2;
        swap_if_greater(lo, mid);
        swap_if_greater(lo, hi);
        swap_if_greater(mid, hi);
        const auto pivot = keys_[mid];
        std::swap(keys_[mid], keys_[hi - 1]);
        int left = lo;
        int right = hi - 1;
        while (left < right) {
            while (compare(keys_[++left], pivot) < 0) {
            }
            while (compare(pivot, keys_[--right]) < 0) {
            }
            if (left >= right) {
                break;
            }
            std::swap(keys_[left], keys_[right]);
        }
        std::swap(keys_[left], keys_[hi - 1]);
        return left;
    }
    void insertion_sort(int lo, int hi) {
        for (int i = lo; i < hi; i++) {
            int j = i;
            const auto t = keys_[i + 1];
            while (j >= lo && compare(t, keys_[j]) < 0) {
                keys_[j + 1] = keys_[j];
                j--;
            }
            keys_[j + 1] = t;
        }
    }
    void heapsort(int lo, int hi) {
        const int n = hi - lo + 1;
        for (int i = n / 2; i >= 1; i--) {
            down_heap(i, n, lo);
        }
        for (int i = n; i > 1; i--) {
            std::swap(keys_[lo], keys_[lo + i - 1]);
            down_heap(1, i - 1, lo);
        }
    }
    void down_heap(int i, int n, int lo) {
        const auto d = keys_[lo + i - 1];
        while (i <= n / 2) {
            int child = 2 * i;
            if (child < n && compare(keys_[lo + child - 1], keys_[lo + child]) < 0) {
                child++;
            }
            if (!(compare(d, keys_[lo + child - 1]) < 0)) {
                break;
            }
            keys_[lo + i - 1] = keys_[lo + child - 1];
            i = child;
        }
        keys_[lo + i - 1] = d;
    }

    std::vector<std::pair<int, int>>& keys_;
};

} // namespace

void dotnet_sort(std::vector<std::pair<int, int>>& items) {
    int log = 0;
    for (auto n = items.size(); n >= 1; n /= 2) {
        log++;
    }
    if (items.size() > 1) {
        Introsort(items).intro_sort(0, static_cast<int>(items.size()) - 1, 2 * log);
    }
}

} // namespace astrolabe::test::ports
