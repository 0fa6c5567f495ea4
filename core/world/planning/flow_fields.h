// The flow fields that units share, by team and goal. There are only so many of them at a time; one that
// nobody went by in this tick and that nobody waits for makes room for another.
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
    std::uint32_t used = 0;    ///< Tick in which it was asked last.
    std::uint32_t place =
        0;                 ///< Of the search for it in the line, from 1; 0: it is in work, or not asked for.
    bool is_asked = false; ///< A search for it, or for a newer one, waits or is in work.
    bool is_in_vain = false; ///< The search in work for it began before outdate(): outdated when it comes.
    std::shared_ptr<const FlowArrows> arrows; ///< Null until the first one is made.
};

class FlowFields {
  public:
    /// On boards of so many cells: as many as 32 MB hold, 8 to 1024.
    explicit FlowFields(std::uint32_t cell_count);

    /// The field, an empty one if there was none; null when all there may be are in use. Valid until the next
    /// call. O(log(fields)), or O(fields) for a new one.
    SharedField* use(std::uint8_t team, NodeId goal, std::uint32_t tick);
    /// The field, null if there is none. Valid until the next use().
    SharedField* find(std::uint8_t team, NodeId goal);
    const SharedField* find(std::uint8_t team, NodeId goal) const;
    /// By team and goal.
    const std::vector<SharedField>& all() const { return fields_; }
    /// One that somebody goes by, if it is there, is not given up in this tick.
    void keep(std::uint8_t team, NodeId goal, std::uint32_t tick);
    /// What this takes of memory, arrows shared among all who hold them.
    std::size_t bytes() const;
    void forget_places();
    /// Those there are, and those in work. They are followed until newer ones are made.
    void outdate();
    /// Forgets all of them; what is in work then is for nobody.
    void clear() { fields_.clear(); }

  private:
    std::size_t place_of(std::uint8_t team, NodeId goal) const;
    bool is_at(std::size_t place, std::uint8_t team, NodeId goal) const;

    std::size_t most_;
    std::vector<SharedField> fields_;
};

} // namespace astrolabe
