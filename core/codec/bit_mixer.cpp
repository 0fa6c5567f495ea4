#include "core/codec/bit_mixer.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace astrolabe {
namespace {

/// 65536 / (1 + e^-x) at x = 0, 1/2, 1, …; between them it is interpolated linearly.
constexpr std::array<std::int32_t, 24> chances_by_half{
    32768, 40793, 47911, 53581, 57724, 60565, 62428, 63615, 64357, 64816, 65097, 65269,
    65374, 65438, 65476, 65500, 65514, 65523, 65528, 65531, 65533, 65534, 65535, 65535};
constexpr std::int32_t half = 128;

constexpr std::uint32_t weight_shift = 16;
constexpr std::uint32_t learning_shift = 15;
constexpr std::int32_t first_weight = (1 << weight_shift) / 3;

std::int32_t chance_of(std::int32_t logit) {
    if (logit < 0) {
        return (1 << 16) - chance_of(-logit);
    }
    const auto step = static_cast<std::size_t>(logit / half);
    const auto below = chances_by_half[step];
    const auto above = chances_by_half[step + 1];
    return below + (above - below) * (logit % half) / half;
}

void learn(BitMemory& memory, bool bit) {
    // A new memory takes most of the step towards the bit; one that has seen n bits, 1 / (n + 1.6) of it.
    constexpr std::uint16_t most_seen = 255;
    const auto target = std::int32_t{bit ? 65535 : 0};
    const auto moved = memory.chance + (target - memory.chance) * 10 / (10 * memory.seen + 16);
    memory.chance = static_cast<std::uint16_t>(std::clamp(moved, 32, 65504));
    memory.seen = static_cast<std::uint16_t>(memory.seen + (memory.seen < most_seen ? 1 : 0));
}

} // namespace

LogisticScale::LogisticScale() : logits_((1U << 16U) >> chance_shift), chances_(2 * largest + 1) {
    std::size_t next = 0;
    for (auto logit = -largest; logit <= largest; ++logit) {
        const auto chance = static_cast<std::uint32_t>(chance_of(logit));
        chances_[index_of(logit)] = static_cast<std::uint16_t>(chance);
        for (; next <= chance >> chance_shift; ++next) {
            logits_[next] = static_cast<std::int16_t>(logit);
        }
    }
}

BitMixer::BitMixer(std::size_t memory_count, std::size_t sets)
    : memory_count_(memory_count), weights_(memory_count * sets, first_weight) {}

bool BitMixer::code(RangeCoder& coder, bool bit, std::span<BitMemory* const> memories, std::size_t set) {
    assert(memories.size() == memory_count_ && memory_count_ <= max_memories);
    auto* const weights = weights_.data() + set * memory_count_;
    std::array<std::int32_t, max_memories> said{};
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < memories.size(); ++i) {
        // A memory that has seen nothing yet has no opinion: even.
        said[i] = memories[i]->seen == 0 ? 0 : scale_.of(memories[i]->chance);
        sum += std::int64_t{weights[i]} * said[i];
    }
    const std::int64_t largest = LogisticScale::largest;
    const auto one =
        scale_.chance_at(static_cast<std::int32_t>(std::clamp(sum >> weight_shift, -largest, largest)));
    bit = coder.code(bit, one);
    const auto error = (bit ? std::int32_t{1} << 16 : 0) - static_cast<std::int32_t>(one);
    for (std::size_t i = 0; i < memories.size(); ++i) {
        weights[i] += (said[i] * error) >> learning_shift;
        learn(*memories[i], bit);
    }
    return bit;
}

} // namespace astrolabe
