// The flow fields that units share, by team and goal. Their number is limited; one that no unit used in this
// tick and none waits for makes room for another.
#pragma once

#include "core/world/planning/path_search.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace astrolabe {

struct SharedField {
    std::uint8_t team = 0;
    NodeId goal = NodeId::None;
    std::uint32_t version = 0; ///< Of the ground it was made on; 0: outdated.
    std::uint32_t made = 0;    ///< Tick in which it was made.
    std::uint32_t used = 0;    ///< Tick in which it was last used.
    /// Of the search for it, from 1; 0: running, or not requested.
    std::uint32_t queue_position = 0;
    bool is_asked = false;   ///< A search for it, or for a newer one, waits or runs.
    bool is_in_vain = false; ///< Its running search began before outdate(): outdated on arrival.
    std::shared_ptr<const FlowArrows> arrows; ///< Null until the first one is made.
};

class FlowFields {
  public:
    /// For boards of this many cells: as many as 32 MB hold, 8 to 1024.
    explicit FlowFields(std::uint32_t cell_count);

    /// The field, an empty one if there was none; null when the maximum number are in use. Valid until the
    /// next call. O(log(fields)), or O(fields) for a new one.
    SharedField* use(std::uint8_t team, NodeId goal, std::uint32_t tick);
    /// The field, null if there is none. Valid until the next use().
    SharedField* find(std::uint8_t team, NodeId goal);
    const SharedField* find(std::uint8_t team, NodeId goal) const;
    /// By team and goal.
    const std::vector<SharedField>& all() const { return fields_; }
    /// If the field exists, it is in use and not dropped in this tick.
    void keep(std::uint8_t team, NodeId goal, std::uint32_t tick);
    /// The memory of this, with arrows divided among all owners.
    std::size_t bytes() const;
    void forget_queue_positions();
    /// All fields, and those being made. They are followed until newer ones are made.
    void outdate();
    /// Forgets all of them; the results of running searches are then discarded.
    void clear() { fields_.clear(); }

  private:
    std::size_t index_for(std::uint8_t team, NodeId goal) const;
    bool is_at(std::size_t index, std::uint8_t team, NodeId goal) const;

    std::size_t most_;
    std::vector<SharedField> fields_;
};

} // namespace astrolabe
