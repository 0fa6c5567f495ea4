// The game world: units on a board that plan, move without collisions, see, and leave influence, tick by
// tick. A world is a value: its setup and the commands of each tick are all that it depends on.
#pragma once

#include "core/grid/cost_model.h"
#include "core/random/random.h"
#include "core/world/command.h"
#include "core/world/knowledge/influence.h"
#include "core/world/knowledge/knowledge.h"
#include "core/world/knowledge/known_ground.h"
#include "core/world/movement/movement.h"
#include "core/world/options.h"
#include "core/world/planning/flow_fields.h"
#include "core/world/planning/path_queue.h"
#include "core/world/unit.h"

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace astrolabe {

struct WorldSetup {
    Grid grid{1, 1}; ///< At most world_limits::cells.
    Lattice lattice = Lattice::Squares;
    CornerRule corner = CornerRule::NoWall;
    CostModel costs = cost_models::tutorial;
    std::uint64_t seed = 1;
    WorldOptions options; ///< In range.

    MoveRules moves() const { return {lattice, corner}; }
};

/// Since the world began.
struct WorldCounts {
    std::uint64_t arrivals = 0;
    std::uint64_t steps = 0;     ///< Cells walked by all units.
    std::uint64_t waits = 0;     ///< Ticks that units waited for others, summed over the units.
    std::uint64_t asides = 0;    ///< Steps aside, by a unit's own choice.
    std::uint64_t pushes = 0;    ///< Steps to make room for another unit.
    std::uint64_t deadlocks = 0; ///< Circles of units waiting for each other that formed.
    std::uint64_t yields = 0;    ///< Units that gave up their precedence, since it did not help them.
    std::uint64_t replans = 0;   ///< Paths requested to get around others.
    std::uint64_t cut_offs = 0;  ///< Goals found to be out of reach.
    std::uint64_t lost = 0;      ///< Units removed by command.
    std::uint64_t refused = 0;   ///< Commands not carried out.
    std::array<std::uint64_t, planner_count> arrivals_by_planner{};
    std::array<std::uint64_t, planner_count> expansions_by_planner{}; ///< Of searches that were answered.
    friend bool operator==(const WorldCounts&, const WorldCounts&) = default;
};

class World {
  public:
    explicit World(const WorldSetup& setup);

    /// Why the command would not be carried out now.
    Refusal refusal_of(const Command& command) const;
    /// At once, between two ticks; refused commands are skipped and counted. O((units + requests in the
    /// queue) × log(units)), O(cells) if a snapshot of the ground is in use or no free cell is found soon,
    /// and a look around by every unit if what is seen changes for all.
    Refusal carry_out(const Command& command);
    /// One of several, without the looking around of all units and the positions in the queue that follow
    /// from it: settle() does these after the last one. How many are carried out between two calls of that
    /// makes no difference.
    Refusal carry_out_next(const Command& command);
    void settle();
    /// One tick: looking around, searching within the budget, moving, arriving.
    /// O(units × degree + units × radius² under fog + budget × log(cells)).
    void tick();
    /// These commands, and one tick.
    void tick(std::span<const Command> commands);

    /// Ticks that have passed.
    std::uint32_t now() const { return now_; }
    const Grid& grid() const { return truth_.grid(); }
    /// The legal moves on the true board.
    const Moves& moves() const { return truth_.moves(); }
    const LatticeTraits& lattice() const { return traits_of(moves().rules().lattice); }
    const WorldOptions& options() const { return options_; }
    /// By number.
    std::span<const Unit> units() const { return units_; }
    /// Null for one that never existed or is gone.
    const Unit* unit(std::uint32_t number) const;
    /// Number of the unit that stands there, the least of several; 0: none.
    std::uint32_t unit_at(NodeId cell) const { return standing_[index_of(cell)]; }
    /// The cells from its own to the end of its known path; for one that follows a flow field along the
    /// current arrows. O(cells of the path).
    std::vector<NodeId> path_of(const Unit& unit) const;
    const Influence& influence() const { return influence_; }
    /// What the team has seen; null under Sight::Everything, and for a team that never had a unit.
    const Knowledge* knowledge(std::uint8_t team) const;
    /// The ground that units of this team plan on, `team` < world_limits::teams.
    const KnownGround& ground_of(std::uint8_t team) const;
    const PathQueue& queue() const { return queue_; }
    const WorldCounts& counts() const { return counts_; }
    /// Has searches of a copied world repeat what they had done, at most this many expansions; returns
    /// whether they have. Changes nothing except the time of the next tick, which does the rest.
    bool catch_up(std::uint64_t expansions) { return queue_.catch_up(expansions); }
    /// The memory of a copy of it; what copies share is divided among them. O(units + fields).
    std::size_t bytes() const;
    /// One number for the state that later ticks depend on. Of a running search it includes the request, the
    /// version of its ground and its progress, not all that it was lent. O(cells + units + fields).
    std::uint64_t digest() const;

  private:
    using Rank = std::array<std::uint32_t, 4>;

    // world_commands.cpp
    void do_command(const Command& command);
    void add_unit(const Command& command);
    void remove_unit(std::uint32_t number);
    void send(Unit& unit, NodeId goal);
    void change_options(const WorldOptions& options);
    std::optional<NodeId> random_goal(const Unit& unit);
    NodeId cell_of_newcomer(const Command& command) const;
    Refusal refusal_without_room() const;
    bool is_room(NodeId cell) const;
    bool needs_sight_before(const Command& command) const;
    NodeId random_free_cell();

    // world_sight.cpp
    void update_sight();
    void refresh_sight();
    void see(Unit& unit);
    void add_team_view(std::uint8_t team);
    std::uint8_t ground_key(const Unit& unit) const;

    // world_planning.cpp
    void check_paths();
    void check_path(Unit& unit);
    void think(Unit& unit);
    void follow_field(Unit& unit);
    bool needs_path(const Unit& unit) const;
    void ask(Unit& unit, Planner planner, bool avoids_units);
    void ask_for_field(SharedField& field);
    void ask_no_more(Unit& unit);
    Snapshot begin_search(PathRequest& request);
    std::shared_ptr<const std::vector<std::uint8_t>> cells_held_from(const Unit& unit) const;
    void receive(const PathAnswer& answer);
    void take_path(Unit& unit, const std::vector<NodeId>& path);

    // world_moving.cpp
    void move();
    Mover mover_of(Unit& unit) const;
    void add_asides(const Unit& unit, Mover& mover) const;
    bool is_step(NodeId from, NodeId to) const;
    bool is_known_step(const Unit& unit, NodeId from, NodeId to) const;
    Rank rank(const Unit& unit) const;
    void step_to(Unit& unit, const Stepped& stepped);
    void shorten(Unit& unit) const;
    void wait(Unit& unit, std::uint32_t other, bool has_precedence);
    void plan_around(Unit& unit, bool has_precedence);
    void see_deadlocks(std::span<const std::uint32_t> waits_for);
    void arrive(Unit& unit);
    void leave_influence();
    void report_queue_positions();
    UnitStatus status_of(const Unit& unit) const;

    // world_tutorial.cpp
    void change_to_tutorial();
    void change_from_tutorial();
    void forget_plans(Unit& unit);
    void move_as_in_tutorial();
    void take_turn(Unit& unit);
    void plan_as_in_tutorial(Unit& unit);
    void step_as_in_tutorial(Unit& unit);
    void rest(Unit& unit);
    bool is_taken(NodeId cell) const;
    void stand_apart();
    NodeId nearest_room(NodeId from) const;

    void plan_and_move();
    Unit* find(std::uint32_t number);

    CostModel costs_;
    WorldOptions options_;
    Random random_;
    KnownGround truth_;
    KnownGround unseen_; // what a team assumes of a board of which it has seen nothing
    Influence influence_;
    std::vector<std::optional<Knowledge>> knowledge_; // by team; only under fog
    std::vector<Unit> units_;                         // by number
    std::vector<std::uint32_t> standing_;             // by cell: number of the unit, 0 none
    std::vector<std::uint8_t> held_;                  // by cell: 1 a unit holds it; only as in the tutorial
    std::uint32_t free_cells_;                        // of the true ground, units or not
    bool is_sight_stale_ = false;                     // what is seen changed for all, and no unit has looked
    std::uint32_t next_number_ = 1;
    std::bitset<world_limits::teams> has_no_goals_; // by ground: none was free for a unit in this tick
    PathQueue queue_;
    FlowFields fields_;
    Movement movement_;
    WorldCounts counts_;
    std::uint32_t now_ = 0;
};

} // namespace astrolabe
