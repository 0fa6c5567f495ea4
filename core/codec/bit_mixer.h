// How likely the next bit is 1, learnt from the bits before: several memories of what came in similar
// contexts, weighted by how well each of them has done so far.
//
// After Mahoney, "Adaptive Weighing of Context Models for Lossless Data Compression", 2005. In whole numbers
// throughout, so that every machine gets the same probability.
#pragma once

#include "core/codec/range_coder.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace astrolabe {

/// What came in one context: quick to learn at first, then slower.
struct BitMemory {
    std::uint16_t chance = even_chance; ///< That a 1 comes.
    std::uint16_t seen = 0;             ///< Up to a limit.
};

/// Chances on the scale on which they are mixed: ln (p / (1 - p)), in 256ths.
class LogisticScale {
  public:
    /// O(range); the tables are too large to keep while nothing is coded.
    LogisticScale();

    static constexpr std::int32_t largest = 2815; ///< 11: a chance of 0.99998.

    std::int32_t of(Chance chance) const { return logits_[chance >> chance_shift]; }
    /// The inverse, for any logit from -largest to largest.
    Chance chance_at(std::int32_t logit) const { return chances_[index_of(logit)]; }

  private:
    static constexpr std::uint32_t chance_shift = 4;

    static std::size_t index_of(std::int32_t logit) {
        const auto from_lowest = logit + largest;
        return static_cast<std::size_t>(from_lowest);
    }

    std::vector<std::int16_t> logits_;
    std::vector<std::uint16_t> chances_;
};

/// Mixes up to max_memories; each of `sets` kinds of contexts has weights of its own.
class BitMixer {
  public:
    static constexpr std::size_t max_memories = 4;

    BitMixer(std::size_t memory_count, std::size_t sets);

    /// Codes one bit by these memories, as many as promised. They learn from it, and so does the set of
    /// weights.
    bool code(RangeCoder& coder, bool bit, std::span<BitMemory* const> memories, std::size_t set);

  private:
    LogisticScale scale_;
    std::size_t memory_count_;
    std::vector<std::int32_t> weights_; ///< Set by set.
};

} // namespace astrolabe
