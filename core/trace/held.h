// How much memory a search held at its peak, by the textbook's measures: a NodeState for each node that it
// had touched, an OpenListEntry for each that was open.
#pragma once

#include "core/open_list/open_list.h"
#include "core/trace/trace.h"

#include <algorithm>
#include <cstdint>

namespace astrolabe {

/// Receives one step after another.
class Held {
  public:
    void note(std::uint32_t open_count, std::uint32_t closed_count) {
        const auto bytes = (std::uint64_t{open_count} + closed_count) * sizeof(NodeState) +
                           open_count * sizeof(OpenListEntry);
        most_ = std::max(most_, bytes);
    }
    std::uint64_t most_bytes() const { return most_; }

  private:
    std::uint64_t most_ = 0;
};

} // namespace astrolabe
