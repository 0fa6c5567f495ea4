#include "core/codec/wall_model.h"

#include <algorithm>

namespace astrolabe {
namespace {

/// The last cells of a row, a bit each, the latest lowest.
struct Window {
    std::uint32_t mask;
    std::uint32_t bits = mask;
    void slide(std::uint32_t next) { bits = (bits << 1U | next) & mask; }
};

std::array<std::size_t, 4> surroundings_in(std::uint32_t before, std::uint32_t above, std::uint32_t second,
                                           std::uint32_t third) {
    return {(before & 1U) | (above >> 2U & 7U) << 1U,
            (before & 3U) | (above >> 1U & 31U) << 2U | (second >> 1U & 7U) << 7U,
            (before & 7U) | above << 3U | second << 10U, before | above << 4U | second << 11U | third << 16U};
}

} // namespace

WallModel::WallModel(std::uint32_t width)
    : memories_{std::vector<BitMemory>(1U << 4U), std::vector<BitMemory>(1U << 10U),
                std::vector<BitMemory>(1U << 15U), std::vector<BitMemory>(1U << 19U)},
      mixer_(memory_count, memories_.front().size()) {
    for (auto& row : rows_) {
        row.assign(width + 2 * margin, 1);
    }
}

void WallModel::code_row(RangeCoder& coder, std::span<Factor> row) {
    std::rotate(rows_.begin(), rows_.end() - 1, rows_.end());
    auto& walls = rows_.front();
    for (std::size_t x = 0; x < row.size(); ++x) {
        walls[x + margin] = row[x] == wall ? 1 : 0;
    }
    if (code_repetition(coder, walls == rows_[1])) {
        walls = rows_[1];
    } else {
        code_cells(coder);
        is_plausible_ = is_plausible_ && walls != rows_[1];
    }
    for (std::size_t x = 0; x < row.size(); ++x) {
        const bool is_wall = walls[x + margin] != 0;
        row[x] = is_wall ? wall : row[x] == wall ? plain : row[x];
    }
}

bool WallModel::code_repetition(RangeCoder& coder, bool is_repeated) {
    const std::array memories{&repetitions_[was_repeated_ ? 1 : 0]};
    return was_repeated_ = repetition_.code(coder, is_repeated, memories, 0);
}

void WallModel::code_cells(RangeCoder& coder) {
    Window before{0xf};
    std::array<Window, 3> above{{{0x7f}, {0x1f}, {0x7}}}; // seeing 3, 2 and 1 cells further right
    for (std::size_t i = 0; i < above.size(); ++i) {
        for (std::size_t x = 0; x < above.size() - i; ++x) {
            above[i].slide(rows_[i + 1][x + margin]);
        }
    }
    for (std::size_t index = margin; index + margin < rows_.front().size(); ++index) {
        for (std::size_t i = 0; i < above.size(); ++i) {
            above[i].slide(rows_[i + 1][index + above.size() - i]);
        }
        auto& cell = rows_.front()[index];
        const auto surroundings = surroundings_in(before.bits, above[0].bits, above[1].bits, above[2].bits);
        std::array<BitMemory*, memory_count> memories{};
        for (std::size_t i = 0; i < memory_count; ++i) {
            memories[i] = &memories_[i][surroundings[i]];
        }
        cell = mixer_.code(coder, cell != 0, memories, surroundings.front()) ? 1 : 0;
        before.slide(cell);
    }
}

} // namespace astrolabe
