// One number that stands for many: a hash.
#pragma once

#include <cstdint>

namespace astrolabe::test {

/// FNV-1a, byte by byte: Fowler, Noll and Vo.
class Digest {
  public:
    void add(std::uint64_t number) {
        for (int byte = 0; byte < 8; ++byte) {
            sum_ = (sum_ ^ (number & 0xffU)) * 0x100000001b3U;
            number >>= 8U;
        }
    }
    std::uint64_t sum() const { return sum_; }

  private:
    std::uint64_t sum_ = 0xcbf29ce484222325U;
};

} // namespace astrolabe::test
