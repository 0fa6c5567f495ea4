#include "core/search/jump_point/jump_lines.h"

#include <algorithm>

namespace astrolabe {
namespace {

constexpr std::array<Slot, 4> straight_slots{1, 3, 4, 6};

/// The word at `word` shifted so that bit i holds bit i - 1, or with `is_up` false bit i + 1.
std::uint64_t neighbour_bits(const std::uint64_t* word, bool is_up) {
    return is_up ? *word << 1U | word[-1] >> 63U : *word >> 1U | word[1] << 63U;
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
    : rule_(rule),
      bits_(grid), ends_{BitPlane(grid.width(), grid.height()), BitPlane(grid.height(), grid.width()),
                         BitPlane(grid.height(), grid.width()), BitPlane(grid.width(), grid.height())},
      starts_(ends_) {
    for (const auto slot : straight_slots) {
        const auto lines = is_row(slot) ? grid.height() : grid.width();
        const auto last_word = ends_[index_of_straight(slot)].words_per_line() - 1;
        for (std::uint32_t line = 0; line < lines; ++line) {
            find_ends(slot, line, 0, last_word);
            find_starts(slot, line);
        }
    }
}

void JumpLines::find_ends(Slot slot, std::uint32_t line, std::uint32_t first_word, std::uint32_t last_word) {
    const bool goes_up = directions[slot].dx + directions[slot].dy > 0;
    const auto& plane = is_row(slot) ? bits_.rows() : bits_.columns();
    const auto stride = static_cast<std::ptrdiff_t>(plane.words_per_line());
    for (auto word = first_word; word <= last_word; ++word) {
        const auto* const here = plane.words_of(line) + word;
        ends_[index_of_straight(slot)].set_word(line, word,
                                                ~*here | forced_bits(rule_, goes_up, here, here - stride) |
                                                    forced_bits(rule_, goes_up, here, here + stride));
    }
}

void JumpLines::find_starts(Slot slot, std::uint32_t line) {
    const bool goes_up = directions[slot].dx + directions[slot].dy > 0;
    const auto from_ahead = [goes_up](std::uint64_t bits, std::uint32_t by) {
        return goes_up ? bits >> by : bits << by;
    };
    const auto* const free = (is_row(slot) ? bits_.rows() : bits_.columns()).words_of(line);
    const auto* const ends = ends_[index_of_straight(slot)].words_of(line);
    const auto count = ends_[index_of_straight(slot)].words_per_line();
    std::uint64_t ahead = 0; // the word that a jump comes to next
    for (std::uint32_t done = 0; done < count; ++done) {
        const auto word = goes_up ? count - 1 - done : done;
        // A cell finds what lies just ahead of it if that is an end, and otherwise what the cell ahead finds.
        auto passes = ~neighbour_bits(ends + word, !goes_up);
        auto finds = ~passes & neighbour_bits(free + word, !goes_up);
        finds |= passes & (goes_up ? ahead << 63U : ahead >> 63U);
        for (std::uint32_t by = 1; by < 64; by *= 2) { // by twice as many cells each time
            finds |= passes & from_ahead(finds, by);
            passes &= from_ahead(passes, by);
        }
        starts_[index_of_straight(slot)].set_word(line, word, finds);
        ahead = finds;
    }
}

void JumpLines::update_lines_beside(Slot slot, std::uint32_t line, std::uint32_t position) {
    const auto& plane = ends_[index_of_straight(slot)];
    const auto word_of = [&plane](std::uint32_t bit) {
        return std::min(bit / 64, plane.words_per_line() - 1);
    };
    for (auto at = line == 0 ? 0 : line - 1; at <= line + 1 && at < plane.lines(); ++at) {
        find_ends(slot, at, word_of(position), word_of(position + 2)); // bit indices are one higher
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
