// One running path request: a search over an unchanging snapshot of the board, made in slices. A search is a
// value: a copy of it is the request and its progress, and repeats its steps before the next ones.
#pragma once

#include "core/search/result.h"
#include "core/world/options.h"
#include "core/world/planning/planning_graph.h"
#include "core/world/planning/search_memories.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace astrolabe {

struct PathRequest {
    std::uint32_t unit = 0; ///< Number of the unit that asked; the first of those that share a field.
    std::uint8_t team = 0;
    Planner planner = Planner::AStar; ///< Which search is requested.
    bool avoids_units = false;
    NodeId start = NodeId::None; ///< Where the unit stands when the search begins.
    NodeId goal = NodeId::None;
    std::uint64_t seed = 0; ///< Of a local walk.
};

/// What a search needs in addition to its snapshot.
struct PathRules {
    CostModel costs;
    std::uint32_t local_radius = 12;
    std::uint32_t local_steps = 16;
    std::uint32_t local_step_length = 1;
    bool local_shifts = true;
};

/// The arrows of a flow field: at each cell the slot of the step towards the goal.
struct FlowArrows {
    static constexpr std::uint8_t none = 0xff; ///< No path leads from here; and at the goal.
    std::vector<std::uint8_t> slots;
    std::uint64_t digest = 0; ///< Of all arrows.
};

struct PathAnswer {
    PathRequest request;
    std::uint32_t version = 0; ///< Of the ground that it was found on.
    /// The path leads to the goal; of a local walk, which never knows: that it could take a step.
    bool is_reached = false;
    std::vector<NodeId> path; ///< Start first; where the goal is not reached, to the nearest cell reached.
    std::shared_ptr<const FlowArrows> field; ///< Of flow fields only.
    std::uint64_t expanded = 0;
};

class PathSearch {
  public:
    /// The memories are shared with others.
    PathSearch(const PathRequest& request, Snapshot snapshot, const PathRules& rules,
               std::shared_ptr<SearchMemories> memories);
    ~PathSearch();
    PathSearch(const PathSearch& other);
    PathSearch& operator=(const PathSearch& other);
    PathSearch(PathSearch&& other) noexcept;
    PathSearch& operator=(PathSearch&& other) noexcept;

    const PathRequest& request() const { return request_; }
    std::uint32_t version() const { return snapshot_.version; }
    /// The memory of the snapshot, divided among all owners of its parts.
    std::size_t bytes() const;
    /// At most this many expansions; returns how many were made, including the last one, which finds no more
    /// to expand.
    std::uint64_t advance(std::uint64_t expansions);
    bool is_finished() const { return is_finished_; }
    std::uint64_t expanded() const { return expanded_; }
    /// Whether it is a copy that has not yet repeated what its original had done.
    bool is_behind() const { return repeated_ < expanded_; }
    /// Repeats at most this many expansions of it; returns how many.
    std::uint64_t catch_up(std::uint64_t expansions);
    /// Once it is finished. Of cells equally near to an unreached goal in a straight line the cheapest to
    /// reach, then the first.
    PathAnswer answer();

    /// What does the work; it differs by planner.
    class Running;

  private:
    void make();

    PathRequest request_;
    Snapshot snapshot_;
    PathRules rules_;
    std::shared_ptr<SearchMemories> memories_;
    std::uint64_t expanded_ = 0;
    bool is_finished_ = false;
    std::uint64_t repeated_ = 0;       ///< Of `expanded_`, by `running_`.
    std::unique_ptr<Running> running_; ///< Null until it is needed.
};

} // namespace astrolabe
