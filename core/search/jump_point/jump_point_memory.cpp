#include "core/search/jump_point/jump_point_memory.h"

#include <algorithm>
#include <utility>

namespace astrolabe {

void JumpPointMemory::begin(std::size_t nodes) {
    for (const auto word : closed_words_) {
        closed_[word] = 0;
    }
    closed_words_.clear();
    if (closed_.size() < nodes / 64 + 1) {
        closed_.resize(nodes / 64 + 1);
    }
    constexpr std::uint32_t last_generation = 255;
    if (generation_ == last_generation) {
        std::fill(entries_.begin(), entries_.end(), Entry{});
        generation_ = 0;
    }
    ++generation_;
    count_ = 0;
    open.begin_undivided();
}

void JumpPointMemory::enlarge() {
    const auto smaller = std::exchange(entries_, std::vector<Entry>(2 * entries_.size()));
    --shift_;
    for (const auto& entry : smaller) {
        if (entry.key >> generation_shift == generation_) {
            *find(node_at(entry.key & (max_nodes - 1))) = entry;
        }
    }
}

} // namespace astrolabe
