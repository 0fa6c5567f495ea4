// The flow fields that units share, by team and goal. The least recently used one is dropped when there are
// too many.
#pragma once

#include "core/world/path_search.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace astrolabe {

struct SharedField {
    std::uint8_t team = 0;
    NodeId goal = NodeId::None;
    std::uint32_t version = 0;                ///< Of the ground it was made on.
    std::uint32_t made = 0;                   ///< Tick in which it was made.
    std::uint32_t used = 0;                   ///< Tick in which it was asked last.
    bool is_asked = false;                    ///< A search for it, or for a newer one, waits or is in work.
    std::shared_ptr<const FlowArrows> arrows; ///< Null until the first one is made.
};

class FlowFields {
  public:
    /// On boards of so many cells: as many as 32 MB hold, 8 to 1024.
    explicit FlowFields(std::uint32_t cell_count);

    /// The field, an empty one if there was none. Valid until the next call.
    SharedField& field(std::uint8_t team, NodeId goal, std::uint32_t tick);
    const std::vector<SharedField>& all() const { return fields_; }
    /// Forgets all of them; what is in work then is for nobody.
    void clear() { fields_.clear(); }

  private:
    std::size_t most_;
    std::vector<SharedField> fields_;
};

} // namespace astrolabe
