// An arithmetic coder for single bits: each costs as many bits as its probability says, -log2 p, parts
// of a bit included.
//
// After Witten, Neal and Cleary, "Arithmetic Coding for Data Compression", 1987, with the interval kept
// as its two ends so that nothing carries.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace astrolabe {

/// The probability that a bit is 1, in 65536ths: 1 to 65535.
using Chance = std::uint32_t;
inline constexpr Chance even_chance = 1U << 15U;

/// The numbers that the code can still mean: all those from `low` to `high`.
///
///     low |------ 1 ------|---- 0 ----| high         halved at each bit in the ratio of the chances;
///                                                    leading bytes that both ends share are settled
struct CodeInterval {
    std::uint64_t low = 0;
    std::uint64_t high = ~std::uint64_t{0};

    std::uint64_t last_of_one(Chance one) const { return low + ((high - low) >> 16U) * one; }
    void narrow(bool bit, std::uint64_t split) { (bit ? high : low) = split + (bit ? 0 : 1); }
    bool has_settled_byte() const { return ((low ^ high) >> 56U) == 0; }
    void drop_settled_byte() {
        low <<= 8U;
        high = high << 8U | 0xffU;
    }
    /// The one with the most zero bytes at its end.
    std::uint64_t shortest() const;
};

/// Writes bits, or reads them back: one class for both, so that code that handles something bit by bit is
/// written once, and cannot read what it would not have written.
class RangeCoder {
  public:
    /// A writer.
    RangeCoder() = default;
    /// A reader. Borrows the bytes. Bytes that no writer wrote yield arbitrary bits, never an error.
    explicit RangeCoder(std::span<const std::uint8_t> bytes);

    /// The writer writes `bit` and returns it. The reader ignores it and returns the bit that was written,
    /// which must have been coded with the same probability.
    bool code(bool bit, Chance one) {
        const auto split = interval_.last_of_one(one);
        if (is_reader_) {
            bit = code_ <= split;
        }
        interval_.narrow(bit, split);
        for (; interval_.has_settled_byte(); interval_.drop_settled_byte()) {
            settle_byte();
        }
        return bit;
    }

    /// A writer's code of all bits; its last byte is not 0. The coder must not be used afterwards.
    std::vector<std::uint8_t> finish();
    /// After the last bit: whether a writer of just these bits would have written just these bytes.
    bool is_whole() const;

  private:
    void settle_byte() {
        if (is_reader_) {
            code_ = code_ << 8U | next_byte();
        } else {
            written_.push_back(static_cast<std::uint8_t>(interval_.low >> 56U));
        }
    }
    std::uint8_t next_byte() {
        const auto index = next_++;
        return index < read_.size() ? read_[index] : 0;
    }

    CodeInterval interval_;
    bool is_reader_ = false;
    std::vector<std::uint8_t> written_;
    std::span<const std::uint8_t> read_;
    std::size_t next_ = 0;
    std::uint64_t code_ = 0; ///< Of the reader: the next eight bytes.
};

} // namespace astrolabe
