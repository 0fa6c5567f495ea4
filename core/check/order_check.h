// An order of expansion from outside, checked: which setups have it, which bug explains it, and where it
// differs first.
#pragma once

#include "core/check/option_search.h"

#include <array>
#include <string>
#include <vector>

namespace astrolabe {

/// An option of a search: its key in a link, its name in English, and its value in a link; of ties that may
/// be a name of Pick, with "/g" or "/h" where that rule comes before it.
struct CheckedOption {
    const char* key;
    const char* name;
    std::string (*value)(const SetupSpace::Setup& setup);
    /// Whether it counts in this setup.
    bool (*counts)(const SetupSpace::Setup& setup);
};
extern const std::array<CheckedOption, 12> checked_options;

/// What was found.
struct OrderFindings {
    std::size_t setups = 0; ///< How many have this order, with a bug or without.
    /// The names of the bugs of those, each once. None: no bug is needed.
    std::vector<std::string> bugs;
    /// For each of checked_options its values in those setups where it counts, each once.
    std::array<std::vector<std::string>, 12> values;
    /// The first of them, without its bug and pick; where there is none, the first of the textbook that
    /// agrees longest.
    SearchSettings settings;
    std::size_t agreed = 0; ///< Expansions that the search with these settings has in common with the order.
    NodeId seen = NodeId::None;     ///< The next one of the order; None: it ends there.
    NodeId expected = NodeId::None; ///< The next one of that search; None: it ends there.
    bool is_start_wall = false;
    bool is_goal_wall = false; ///< The settings allow it if the order has the goal.
};

/// Tries the setups of the textbook; where none matches and the goal is out of reach, those of a search to
/// the cell that the page's search ends at instead (other programs expand all they can); where none of these
/// matches, lists that programs have of their own, and then the bugs.
class OrderCheck {
  public:
    /// `kind` is "squares" or "hex"; `own_goal` is where the page's search ends, or None. The order has at
    /// least one cell. Borrows the board, as OptionSearch does.
    OrderCheck(PreparedBoard& board, std::string kind, NodeId start, NodeId goal, NodeId own_goal,
               std::vector<NodeId> seen);

    /// Does about this much more work, in expansions; returns whether all is known.
    bool advance(std::uint64_t work);
    /// 0 to 1, and 1 only when all is known.
    double progress() const;
    /// Once all is known. O(matching setups).
    OrderFindings findings();

  private:
    enum class Stage { Textbook, OwnGoal, Picks, Bugs };

    /// After this one, if nothing was found.
    Stage next_stage() const;
    bool is_found() const { return !searches_.back().matching().empty(); }
    bool has_own_goal() const { return own_goal_ != goal_ && own_goal_ != NodeId::None; }
    void begin(Stage stage);

    PreparedBoard* board_;
    std::string kind_;
    NodeId start_;
    NodeId goal_;
    NodeId own_goal_;
    std::vector<NodeId> seen_;
    std::vector<OptionSearch> searches_; ///< One after the other; the last may be under way.
    Stage stage_ = Stage::Textbook;      ///< Of the last.
    bool is_over_ = false;
};

} // namespace astrolabe
