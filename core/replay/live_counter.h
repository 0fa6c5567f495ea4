// How many of the items numbered below some number are present: a binary indexed tree.
#pragma once

#include <cstdint>
#include <vector>

namespace astrolabe {

/// After Fenwick, "A New Data Structure for Cumulative Frequency Tables", 1994. 4 bytes a number.
class LiveCounter {
  public:
    /// For the numbers 0 to `count` - 1, none of which is present.
    explicit LiveCounter(std::uint32_t count) : sums_(std::size_t{count} + 1) {}

    /// The number must not be present. O(log count).
    void add(std::uint32_t number) {
        ++live_;
        for (auto at = std::size_t{number} + 1; at < sums_.size(); at += at & (~at + 1)) {
            ++sums_[at];
        }
    }

    /// The number must be present. O(log count).
    void remove(std::uint32_t number) {
        --live_;
        for (auto at = std::size_t{number} + 1; at < sums_.size(); at += at & (~at + 1)) {
            --sums_[at];
        }
    }

    /// How many smaller ones are present. O(log count).
    std::uint32_t below(std::uint32_t number) const {
        std::uint32_t sum = 0;
        for (auto at = std::size_t{number}; at > 0; at &= at - 1) {
            sum += sums_[at];
        }
        return sum;
    }

    std::uint32_t live() const { return live_; }

  private:
    std::vector<std::uint32_t> sums_;
    std::uint32_t live_ = 0;
};

} // namespace astrolabe
