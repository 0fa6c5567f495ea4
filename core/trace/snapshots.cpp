#include "core/trace/snapshots.h"

#include <array>

namespace astrolabe {
namespace {

using Four = std::array<Status, 4>;

constexpr auto statuses_of_byte = [] {
    std::array<Four, 256> all{};
    for (std::uint32_t byte = 0; byte < all.size(); ++byte) {
        for (std::uint32_t index = 0; index < 4; ++index) {
            all[byte][index] = static_cast<Status>(byte >> 2 * index & 3U);
        }
    }
    return all;
}();

} // namespace

void Snapshots::write(std::uint32_t first, std::span<Status> statuses) const {
    std::size_t at = 0;
    for (; at < statuses.size() && (first + at) % nodes_a_byte != 0; ++at) {
        statuses[at] = this->at(node_at(first + static_cast<std::uint32_t>(at)));
    }
    for (; at + nodes_a_byte <= statuses.size(); at += nodes_a_byte) {
        const auto& four = statuses_of_byte[statuses_[(first + at) / nodes_a_byte]];
        std::copy(four.begin(), four.end(), statuses.begin() + static_cast<std::ptrdiff_t>(at));
    }
    for (; at < statuses.size(); ++at) {
        statuses[at] = this->at(node_at(first + static_cast<std::uint32_t>(at)));
    }
}

} // namespace astrolabe
