// All of a world as one number, and its memory.
#include "core/world/digest.h"
#include "core/world/world.h"

namespace astrolabe {
namespace {

/// Two numbers of up to 32 bits.
std::uint64_t pair_of(std::uint32_t high, std::uint32_t low) { return std::uint64_t{high} << 32U | low; }

std::uint32_t flags_of(const Unit& unit) {
    return (unit.has_arrived ? 1U : 0U) | (unit.is_cut_off ? 2U : 0U) | (unit.has_asked ? 4U : 0U) |
           (unit.is_in_work ? 8U : 0U) | (unit.is_deadlocked ? 16U : 0U) | (unit.asks_alone ? 32U : 0U) |
           (unit.leaves_field ? 64U : 0U) | (unit.holds_cell ? 128U : 0U);
}

void add(WorldDigest& digest, const std::vector<NodeId>& cells) {
    digest.add(cells.size());
    for (const auto cell : cells) {
        digest.add(index_of(cell));
    }
}

void add(WorldDigest& digest, const Unit& unit) {
    digest.add(pair_of(unit.number, index_of(unit.cell)));
    digest.add(pair_of(index_of(unit.goal), index_of(unit.home)));
    digest.add(pair_of(index_of(unit.previous), index_of(unit.seen_from)));
    digest.add(pair_of(unit.waits_for, unit.queue_position));
    digest.add(pair_of(unit.team, flags_of(unit)));
    digest.add(pair_of(static_cast<std::uint32_t>(unit.planner), static_cast<std::uint32_t>(unit.status)));
    digest.add(pair_of(unit.since, unit.waited));
    digest.add(pair_of(unit.pushed_in_vain, unit.pushes_until));
    digest.add(pair_of(unit.rests_until, unit.replans));
    digest.add(pair_of(unit.replans_from, unit.checked_version));
    digest.add(pair_of(unit.cut_off_version, unit.sight_version));
    digest.add(unit.arrivals);
    digest.add(unit.steps);
    add(digest, unit.ahead);
    add(digest, unit.trail);
}

void add(WorldDigest& digest, const WorldOptions& options) {
    digest.add(static_cast<std::uint64_t>(options.other_units) << 16U |
               static_cast<std::uint64_t>(options.goals) << 8U | static_cast<std::uint64_t>(options.sight));
    digest.add((options.terrain_takes_ticks ? 1U : 0U) | (options.local_shifts ? 2U : 0U) |
               (options.uses_influence ? 4U : 0U) | (options.as_in_tutorial ? 8U : 0U));
    digest.add(pair_of(options.sight_radius, options.patience));
    digest.add(pair_of(options.budget, options.slots));
    digest.add(pair_of(options.most_begun, options.local_radius));
    digest.add(pair_of(options.local_steps, options.local_step_length));
    digest.add(pair_of(options.standing_influence, options.crowding_influence));
    digest.add(pair_of(options.loss_influence, options.decay_ticks));
}

void add(WorldDigest& digest, const PathRequest& request) {
    digest.add(pair_of(request.unit, index_of(request.goal)));
    digest.add(pair_of(index_of(request.start), request.team));
    digest.add(pair_of(static_cast<std::uint32_t>(request.planner), request.avoids_units ? 1 : 0));
    digest.add(request.seed);
}

void add(WorldDigest& digest, const PathQueue& queue) {
    digest.add(queue.line().size());
    for (const auto& request : queue.line()) {
        add(digest, request);
    }
    for (const auto& search : queue.work()) {
        digest.add(search ? search->expanded() + 1 : 0);
        if (search) {
            add(digest, search->request());
            digest.add(search->version());
        }
    }
    digest.add(queue.turn());
    const auto& counts = queue.counts();
    for (const auto count :
         {counts.asked, counts.begun, counts.answered, counts.withdrawn, counts.expanded}) {
        digest.add(count);
    }
}

void add(WorldDigest& digest, const SharedField& field) {
    digest.add(pair_of(field.team, index_of(field.goal)));
    digest.add(pair_of(field.version, field.made));
    digest.add(pair_of(field.used, (field.is_asked ? 1U : 0U) | (field.is_in_vain ? 2U : 0U)));
    digest.add(field.arrows == nullptr ? 0 : field.arrows->digest);
}

void add(WorldDigest& digest, const WorldCounts& counts) {
    for (const auto count :
         {counts.arrivals, counts.steps, counts.waits, counts.asides, counts.pushes, counts.deadlocks,
          counts.yields, counts.replans, counts.cut_offs, counts.lost, counts.refused}) {
        digest.add(count);
    }
    for (std::size_t planner = 0; planner < planner_count; ++planner) {
        digest.add(counts.arrivals_by_planner[planner]);
        digest.add(counts.expansions_by_planner[planner]);
    }
}

} // namespace

std::uint64_t World::digest() const {
    WorldDigest digest;
    digest.add(pair_of(now_, next_number_));
    digest.add(Random(random_).next());
    add(digest, options_);
    for (const auto& unit : units_) {
        add(digest, unit);
    }
    for (const auto cell : influence_.cells()) {
        digest.add(cell);
    }
    digest.add(truth_.version());
    for (const auto factor : grid().factors()) {
        digest.add(factor);
    }
    for (const auto& known : knowledge_) {
        digest.add(known ? known->ground().version() : 0);
        for (std::uint32_t cell = 0; known && cell < grid().cell_count(); ++cell) {
            digest.add(known->ground().grid().factor(node_at(cell)) * 2U +
                       (known->has_seen(node_at(cell)) ? 1U : 0U));
        }
    }
    add(digest, queue_);
    for (const auto& field : fields_.all()) {
        add(digest, field);
    }
    add(digest, counts_);
    return digest.sum();
}

std::size_t World::bytes() const {
    auto bytes = sizeof(World) + units_.size() * sizeof(Unit) + standing_.size() * sizeof(std::uint32_t) +
                 held_.size();
    for (const auto& unit : units_) {
        bytes += (unit.ahead.capacity() + unit.trail.capacity()) * sizeof(NodeId);
    }
    for (const auto& known : knowledge_) {
        bytes += sizeof(known) + (known ? known->bytes() : 0);
    }
    return bytes + truth_.bytes() + influence_.bytes() + queue_.bytes() + fields_.bytes();
}

} // namespace astrolabe
