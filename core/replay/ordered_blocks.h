// A long sorted sequence that knows the index of each of its items without moving the others.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace astrolabe {

/// Numbers in the order of `Before`, a total order. Kept in blocks that are halved when they are full: insert
/// and erase take O(log n) comparisons and O(block + n / block) cheap steps.
template <class Before> class OrderedBlocks {
  public:
    explicit OrderedBlocks(Before before) : before_(std::move(before)) {}

    /// Returns how many come before it.
    std::size_t insert(std::uint32_t number) {
        if (blocks_.empty()) {
            blocks_.push_back({number});
            return 0;
        }
        auto block = block_of(number);
        auto at = std::lower_bound(block->begin(), block->end(), number, before_);
        const auto rank = before_block(block) + static_cast<std::size_t>(at - block->begin());
        block->insert(at, number);
        if (block->size() == most_in_a_block) {
            const auto middle = block->begin() + most_in_a_block / 2;
            std::vector<std::uint32_t> upper(middle, block->end());
            block->erase(middle, block->end());
            blocks_.insert(block + 1, std::move(upper));
        }
        return rank;
    }

    /// The number must be there. Returns how many came before it.
    std::size_t erase(std::uint32_t number) {
        auto block = block_of(number);
        const auto at = std::lower_bound(block->begin(), block->end(), number, before_);
        assert(at != block->end() && *at == number);
        const auto rank = before_block(block) + static_cast<std::size_t>(at - block->begin());
        block->erase(at);
        if (block->empty()) {
            blocks_.erase(block);
        }
        return rank;
    }

  private:
    static constexpr std::ptrdiff_t most_in_a_block = 512;
    using Blocks = std::vector<std::vector<std::uint32_t>>;

    /// The last one that does not begin behind the number, or the first; there must be one.
    Blocks::iterator block_of(std::uint32_t number) {
        const auto behind = std::upper_bound(
            blocks_.begin(), blocks_.end(), number,
            [this](std::uint32_t sought, const auto& block) { return before_(sought, block.front()); });
        return behind == blocks_.begin() ? behind : behind - 1;
    }

    std::size_t before_block(Blocks::iterator block) const {
        std::size_t count = 0;
        for (auto at = blocks_.begin(); at != block; ++at) {
            count += at->size();
        }
        return count;
    }

    Before before_;
    Blocks blocks_; // none is empty
};

} // namespace astrolabe
