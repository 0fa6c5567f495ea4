// A number for some of the steps of a long log, such as the path cost of its node: few are ever requested.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace astrolabe {

/// Two kinds are kept: one of each block of steps, which all together cost little, and those that were
/// computed since, whose memory is allocated a page at a time.
template <class Value> class SumsByStep {
  public:
    static constexpr std::uint32_t block = 32; ///< Steps.

    /// Of step 0, before the first, it is 0.
    std::optional<Value> find(std::uint32_t step) const {
        if (step == 0) {
            return Value{0};
        }
        if (is_of_its_block(step) && step / block < of_blocks_.size()) {
            return of_blocks_[step / block];
        }
        const auto number = step / page;
        if (number >= pages_.size() || pages_[number].empty() || pages_[number][step % page] == unknown) {
            return std::nullopt;
        }
        return pages_[number][step % page];
    }
    void keep(std::uint32_t step, Value value) {
        pages_.resize(std::max<std::size_t>(pages_.size(), step / page + 1));
        auto& values = pages_[step / page];
        values.resize(page, unknown);
        values[step % page] = value;
    }

    /// To be called for all steps, ascending from 1, or for none.
    void keep_of_block(std::uint32_t step, Value value) {
        if (is_of_its_block(step)) {
            of_blocks_.resize(step / block + 1);
            of_blocks_.back() = value;
        }
    }

  private:
    static constexpr std::uint32_t page = 64; ///< Steps.
    static constexpr Value unknown = std::numeric_limits<Value>::max();

    /// Somewhere in its block: on a regular board a path might avoid the same position in each.
    static bool is_of_its_block(std::uint32_t step) {
        return (step / block * 2'654'435'761U >> 27U) == step % block;
    }

    std::vector<std::vector<Value>> pages_;
    std::vector<Value> of_blocks_;
};

} // namespace astrolabe
