// All setups of the textbook search that are tried on an order of expansion from outside.
#pragma once

#include "core/run/search_settings.h"

#include <cstddef>
#include <string>
#include <vector>

namespace astrolabe {

/// A numbered list that is not written down: for each algorithm of the textbook, every combination of the
/// options that count for it, each once; those that do not count have their usual values. Setups with the
/// same corner rule follow each other, so that moves are prepared once for each rule; among those the usual
/// ones come first.
class SetupSpace {
  public:
    /// On boards of this kind, "squares" or "hex".
    explicit SetupSpace(const std::string& board);

    std::size_t size() const { return size_; }
    /// The setup of this number, below size(). O(options).
    SearchSettings at(std::size_t number) const;

  private:
    /// The values of one option, the usual one first.
    struct Choice {
        void (*set)(SearchSettings& settings, const std::string& value);
        std::vector<std::string> values;
    };
    struct Group {
        std::string algorithm;
        std::vector<Choice> choices;
        std::size_t size = 1;
    };

    std::string board_;
    std::vector<std::string> corners_;
    std::vector<Group> groups_;
    std::size_t size_of_corner_ = 0;
    std::size_t size_ = 0;
};

} // namespace astrolabe
