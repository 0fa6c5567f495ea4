#include "core/search/canonical/pruning.h"

namespace astrolabe {
namespace {

using neighbour_orders::clockwise_from_up;

constexpr std::uint32_t both(Sides sides) { return bit(sides.clockwise) | bit(sides.counter); }

/// On one side of the line by which the cell was reached.
struct SideSlots {
    Slot diagonal;
    Slot beside;
    Slot behind;
};

/// These moves are forced where, of those tested, exactly these are legal.
struct Forcing {
    std::uint32_t tested = 0;
    std::uint32_t legal = 0;
    std::uint32_t forced = 0;
    std::uint32_t operator()(std::uint32_t slots) const { return (slots & tested) == legal ? forced : 0; }
};

Forcing forcing(CornerRule rule, Slot came, SideSlots side) {
    const bool is_diagonal = directions[came].is_diagonal();
    switch (rule) {
    case CornerRule::NoWall:
        // Behind-beside is a wall exactly when a step aside is legal, but not the one diagonally back.
        return is_diagonal ? Forcing{}
                           : Forcing{.tested = bit(side.beside) | bit(side.behind),
                                     .legal = bit(side.beside),
                                     .forced = bit(side.beside) | bit(side.diagonal)};
    case CornerRule::OneWall:
    case CornerRule::Always:
        return is_diagonal ? Forcing{.tested = bit(side.behind), .forced = bit(side.beside)}
                           : Forcing{.tested = bit(side.beside), .forced = bit(side.diagonal)};
    case CornerRule::Four:
        break;
    }
    return {};
}

} // namespace

Sides sides_of(Slot slot, std::uint32_t eighths) {
    std::uint32_t index = 0;
    while (clockwise_from_up[index] != slot) {
        ++index;
    }
    return {clockwise_from_up[(index + eighths) % direction_count],
            clockwise_from_up[(index + direction_count - eighths) % direction_count]};
}

Pruning::Pruning(CornerRule rule) : asks_behind_(rule == CornerRule::Four) {
    for (Slot came = 0; came < direction_count; ++came) {
        const auto half = sides_of(came, 1);
        const auto right = sides_of(came, 2);
        const auto back = sides_of(came, 3);
        const bool is_branching = branches(rule, came);
        const auto natural = bit(came) | (is_branching ? both(branches_of(rule, came)) : 0U);
        natural_[came] = static_cast<std::uint8_t>(natural);
        if (rule == CornerRule::Four && !is_branching) {
            forced_by_behind_[came] = static_cast<std::uint8_t>(both(right));
        }
        const auto one = forcing(rule, came, {half.clockwise, right.clockwise, back.clockwise});
        const auto other = forcing(rule, came, {half.counter, right.counter, back.counter});
        for (std::uint32_t legal = 0; legal < kept_[came].size(); ++legal) {
            kept_[came][legal] = static_cast<std::uint8_t>((natural | one(legal) | other(legal)) & legal);
        }
    }
}

const Pruning& Pruning::under(CornerRule rule) {
    static const std::array all{Pruning(CornerRule::NoWall), Pruning(CornerRule::OneWall),
                                Pruning(CornerRule::Always), Pruning(CornerRule::Four)};
    return all[static_cast<std::size_t>(rule)];
}

} // namespace astrolabe
