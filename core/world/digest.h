// Many numbers combined into one.
#pragma once

#include <cstdint>

namespace astrolabe {

/// FNV-1a, eight bytes at a time: after Fowler, Noll and Vo.
class WorldDigest {
  public:
    void add(std::uint64_t number) { sum_ = (sum_ ^ number) * 0x100000001b3U ^ sum_ >> 29U; }
    std::uint64_t sum() const { return sum_; }

  private:
    std::uint64_t sum_ = 0xcbf29ce484222325U;
};

} // namespace astrolabe
