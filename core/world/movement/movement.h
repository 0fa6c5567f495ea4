// Which unit steps where in one tick, decided for all units at once so that none collide. It knows cells,
// wishes and ranks, but neither paths nor goals.
#pragma once

#include "core/grid/grid.h"
#include "core/grid/moves.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace astrolabe {

/// One unit as the movement sees it.
struct Mover {
    static constexpr std::uint32_t most_asides = 4;

    NodeId cell = NodeId::None;
    NodeId wish = NodeId::None; ///< A legal step away; None: it wants to stay.
    std::array<NodeId, most_asides> asides{NodeId::None, NodeId::None, NodeId::None, NodeId::None};
    ///< Free cells that it would take instead of its wish, in order; None: no more.
    bool can_move = true;  ///< A unit that cannot move cannot be pushed either.
    bool may_push = false; ///< Makes those in its path step out of it, even against their wish.
};

struct Stepped {
    static constexpr std::uint32_t nobody = 0xffffffff;

    NodeId to = NodeId::None;           ///< Where it is next; its own cell if it stays.
    std::uint32_t hindered_by = nobody; ///< Index of the unit because of which it did not get its wish.
    /// The unit with the cell that it wished for; hindered_by if there is none. That unit may only have asked
    /// for the cell, and be elsewhere.
    std::uint32_t held_by = nobody;
    bool was_pushed = false; ///< It had to give way.
    bool has_pushed = false; ///< It got its wish because another one had to give way.
};

/// Priority inheritance with backtracking: Okumura, Machida, Défago and Tamura, "Priority Inheritance with
/// Backtracking for Iterative Multi-agent Path Finding", 2019. Units decide in order of rank. If the cell a
/// unit wishes for is held by one that has not decided yet, that one decides first; if it cannot leave, the
/// unit tries its next choice. Here only units that may push make others leave against their wish.
///
/// No two units end in one cell, swap cells, or cross each other diagonally:
///
///     a → ← b    no        a ↘ ↙ b    no        a → b → .   yes, into a cell that is being left
///                          . x .                a → b ↓ … ↑ a   yes, three or more in a circle
class Movement {
  public:
    Movement() = default;
    ~Movement() = default;
    /// A copy has nothing to take over: nothing is remembered between calls.
    Movement(const Movement& /*other*/) {}
    Movement& operator=(const Movement& other) { return *this = Movement(other); }
    Movement(Movement&&) = default;
    Movement& operator=(Movement&&) = default;

    /// `order` has each index of `movers` once, the highest rank first. The cells of the movers are all
    /// different. Valid until the next call. O(movers × degree).
    std::span<const Stepped> decide(const Grid& grid, const Moves& moves, std::span<const Mover> movers,
                                    std::span<const std::uint32_t> order);

  private:
    static constexpr std::uint32_t nobody = Stepped::nobody;
    static constexpr std::uint32_t most_choices = 9;

    /// A unit that is deciding; below it on the stack the unit that made it decide.
    struct Deciding {
        std::uint32_t unit = 0;
        bool is_pushed = false;
        bool may_push = false;
        std::uint8_t next = 0;
        std::uint8_t count = 0;
        std::array<NodeId, most_choices> choices{};
    };

    void settle(std::uint32_t first);
    void begin(std::uint32_t unit, NodeId pushed_from, bool may_push);
    void list_exits(Deciding& deciding, NodeId pushed_from) const;
    bool try_next(Deciding& deciding, std::uint32_t& victim);
    std::uint32_t obstacle(std::uint32_t unit, NodeId to) const;
    void take(std::uint32_t unit, NodeId to);
    void blame(std::uint32_t unit, NodeId choice, std::uint32_t other);

    const Grid* grid_ = nullptr;
    const Moves* moves_ = nullptr;
    std::span<const Mover> movers_;
    std::vector<Stepped> stepped_;
    std::vector<std::uint32_t> standing_; // by cell; nobody between calls
    std::vector<std::uint32_t> taken_;    // by cell: the unit that will be there; nobody between calls
    std::vector<Deciding> pile_;
};

} // namespace astrolabe
