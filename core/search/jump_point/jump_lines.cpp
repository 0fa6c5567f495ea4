#include "core/search/jump_point/jump_lines.h"

namespace astrolabe {
namespace {

constexpr std::array<Slot, 4> straight_slots{1, 3, 4, 6};

/// The bits shifted so that bit i holds bit i - 1, or with `is_up` false bit i + 1; `next` are those of the
/// word before, or behind.
std::uint64_t neighbour_bits(std::uint64_t bits, std::uint64_t next, bool is_up) {
    return is_up ? bits << 1U | next >> 63U : bits >> 1U | next << 63U;
}
std::uint64_t neighbour_bits(const std::uint64_t* word, bool is_up) {
    return neighbour_bits(*word, word[is_up ? -1 : 1], is_up);
}

/// The cells of a word with a forced neighbour in the line `beside`, for a jump that goes up the bits if
/// `goes_up`. Under *no wall* and *four* a path through the line beside is as short until a wall behind
/// blocks it, so the cell just past that wall is forced. Under *one wall* and *always* a diagonal step would
/// have come before the wall: the cell beyond it is forced, if the rule allows that step.
std::uint64_t forced_bits(CornerRule rule, bool goes_up, const std::uint64_t* line,
                          const std::uint64_t* beside) {
    if (rule == CornerRule::NoWall || rule == CornerRule::Four) {
        return *beside & ~neighbour_bits(beside, goes_up);
    }
    const auto beyond = ~*beside & neighbour_bits(beside, !goes_up);
    return rule == CornerRule::OneWall ? beyond & neighbour_bits(line, !goes_up) : beyond;
}

} // namespace

JumpLines::JumpLines(const Grid& grid, CornerRule rule)
    : rule_(rule), bits_(grid), rows_(bits_.rows()), columns_(bits_.columns()) {
    for (const auto slot : straight_slots) {
        for (std::uint32_t line = 0; line < free_cells(slot).lines(); ++line) {
            find_ends(slot, line, 0, lines_of(slot).blocks_a_line - 1);
            find_starts(slot, line);
        }
    }
}

void JumpLines::find_ends(Slot slot, std::uint32_t line, std::uint32_t first_word, std::uint32_t last_word) {
    const bool goes_up = is_upwards(slot);
    const auto& plane = free_cells(slot);
    const auto stride = static_cast<std::ptrdiff_t>(plane.words_per_line());
    auto* const blocks = lines_of(slot).blocks_of(line);
    for (auto word = first_word; word <= last_word; ++word) {
        const auto* const here = plane.words_of(line) + word;
        blocks[word].ends[goes_up] = ~*here | forced_bits(rule_, goes_up, here, here - stride) |
                                     forced_bits(rule_, goes_up, here, here + stride);
    }
}

void JumpLines::find_starts(Slot slot, std::uint32_t line) {
    const bool goes_up = is_upwards(slot);
    const auto from_ahead = [goes_up](std::uint64_t bits, std::uint32_t by) {
        return goes_up ? bits >> by : bits << by;
    };
    const auto* const free = free_cells(slot).words_of(line);
    auto* const blocks = lines_of(slot).blocks_of(line);
    const auto count = lines_of(slot).blocks_a_line;
    std::uint64_t ends_ahead = 0;
    std::uint64_t finds_ahead = 0;
    for (std::uint32_t done = 0; done < count; ++done) {
        const auto word = goes_up ? count - 1 - done : done;
        const auto ends = blocks[word].ends[goes_up];
        // A cell finds what lies just ahead of it if that is an end, and otherwise what the cell ahead finds.
        auto passes = ~neighbour_bits(ends, ends_ahead, !goes_up);
        auto finds = ~passes & neighbour_bits(free + word, !goes_up);
        finds |= passes & (goes_up ? finds_ahead << 63U : finds_ahead >> 63U);
        for (std::uint32_t by = 1; by < 64; by *= 2) { // by twice as many cells each time
            finds |= passes & from_ahead(finds, by);
            passes &= from_ahead(passes, by);
        }
        blocks[word].starts[goes_up] = finds;
        ends_ahead = ends;
        finds_ahead = finds;
    }
}

void JumpLines::update_lines_beside(Slot slot, std::uint32_t line, std::uint32_t position) {
    for (auto at = line == 0 ? 0 : line - 1; at <= line + 1 && at < free_cells(slot).lines(); ++at) {
        find_ends(slot, at, position / 64, (position + 2) / 64); // bit indices are one higher
        find_starts(slot, at);
    }
}

void JumpLines::update_at(const Grid& grid, NodeId changed) {
    bits_.update_at(grid, changed);
    const auto [x, y] = grid.cell(changed);
    for (const auto slot : straight_slots) {
        update_lines_beside(slot, is_row(slot) ? y : x, is_row(slot) ? x : y);
    }
}

} // namespace astrolabe
