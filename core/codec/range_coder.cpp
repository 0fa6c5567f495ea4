#include "core/codec/range_coder.h"

#include <utility>

namespace astrolabe {

std::uint64_t CodeInterval::shortest() const {
    for (std::uint32_t kept = 0; kept < 8; ++kept) {
        const auto rest = ~std::uint64_t{0} >> (8 * kept);
        const auto rounded_up = (low + rest) & ~rest;
        if (low <= rounded_up && rounded_up <= high) { // it may have wrapped round
            return rounded_up;
        }
    }
    return low;
}

std::vector<std::uint8_t> RangeCoder::finish() {
    for (auto last = interval_.shortest(); last != 0; last <<= 8U) {
        written_.push_back(static_cast<std::uint8_t>(last >> 56U));
    }
    while (!written_.empty() && written_.back() == 0) {
        written_.pop_back();
    }
    return std::move(written_);
}

RangeCoder::RangeCoder(std::span<const std::uint8_t> bytes) : is_reader_(true), read_(bytes) {
    for (std::size_t count = 0; count < sizeof(code_); ++count) {
        code_ = code_ << 8U | next_byte();
    }
}

bool RangeCoder::is_whole() const {
    const bool is_padded = !read_.empty() && read_.back() == 0;
    return !is_padded && next_ >= read_.size() && code_ == interval_.shortest();
}

} // namespace astrolabe
