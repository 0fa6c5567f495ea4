// All setups of the textbook search that are tried on an order of expansion from outside.
#pragma once

#include "core/check/bug.h"
#include "core/run/search_settings.h"

#include <cstddef>
#include <string>
#include <vector>

namespace astrolabe {

/// A numbered list that is not written down, of setups that all differ: every combination of the options that
/// count, and those that do not count have their usual values. Setups with the same corner rule follow each
/// other, so that moves are prepared once for each rule; among those the usual ones come first.
class SetupSpace {
  public:
    struct Setup {
        SearchSettings settings;
        Bug bug = Bug::None;
        Pick pick = Pick::ByRule;
    };

    /// On boards of this kind, "squares" or "hex": all algorithms of the textbook, and on squares the
    /// tutorials' programs as written.
    static SetupSpace of_textbook(const std::string& board);
    /// A*, Dijkstra's algorithm and greedy search with lists of their own.
    static SetupSpace with_picks(const std::string& board);
    /// A* with each of the bugs, and any list.
    static SetupSpace with_bugs(const std::string& board);

    std::size_t size() const { return size_of_groups_ + programs_.size(); }
    /// The setup of this number, below size(). O(options).
    Setup at(std::size_t number) const;

  private:
    /// The values of one option, the usual one first.
    struct Choice {
        void (*set)(Setup& setup, const std::string& value);
        std::vector<std::string> values;
    };
    struct Group {
        Setup setup; ///< What all have in common.
        std::vector<Choice> choices;
        std::size_t size = 1;
    };
    struct Choices;

    void add_group(const std::string& corner, const std::string& board, const std::string& algorithm, Bug bug,
                   const std::vector<Choice>& choices);

    std::vector<Group> groups_; ///< By corner rule.
    std::size_t size_of_groups_ = 0;
    std::vector<SearchSettings> programs_;
};

} // namespace astrolabe
