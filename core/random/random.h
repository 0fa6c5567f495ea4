// The only source of randomness: a seeded generator of our own definition, the same on every machine.
#pragma once

#include <cstdint>

namespace astrolabe {

/// SplitMix64: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15U;
        auto mixed = state_;
        mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
        return mixed ^ (mixed >> 31U);
    }

    /// A whole number from 0 to bound - 1; `bound` is at least 1. The bias, below bound / 2^32, is accepted
    /// in exchange for one draw a number.
    std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>(((next() >> 32U) * bound) >> 32U);
    }

    bool is_chance(std::uint32_t percent) { return below(100) < percent; }

  private:
    std::uint64_t state_;
};

} // namespace astrolabe
