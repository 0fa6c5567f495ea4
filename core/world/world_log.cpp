#include "core/world/world_log.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace astrolabe {
namespace {

/// Ticks between the closest checkpoints.
constexpr std::uint32_t spacing = 8;
/// Repeated expansions that count as a tick, at least.
constexpr std::uint32_t expansions_in_a_tick = 4096;

template <class Commands> auto first_from(Commands& commands, std::uint32_t tick) {
    return std::lower_bound(commands.begin(), commands.end(), tick,
                            [](const TimedCommand& timed, std::uint32_t at) { return timed.tick < at; });
}

[[maybe_unused]] bool is_in_order(std::span<const TimedCommand> commands) {
    return std::is_sorted(commands.begin(), commands.end(),
                          [](const TimedCommand& a, const TimedCommand& b) { return a.tick < b.tick; });
}

} // namespace

WorldLog::WorldLog(const WorldSetup& setup, std::vector<TimedCommand> arranged,
                   std::vector<TimedCommand> done)
    : setup_(setup), arranged_(std::move(arranged)), done_(std::move(done)), world_(setup) {
    assert(is_in_order(arranged_) && is_in_order(done_));
    list_gestures();
    checkpoints_.push_back(std::make_shared<World>(world_));
    carry_out_those_of_now();
}

void WorldLog::list_gestures() {
    for (std::size_t i = 0; i < done_.size(); ++i) {
        if (i == 0 || done_[i].tick != done_[i - 1].tick) {
            remember({.tick = done_[i].tick});
        }
        ++gestures_.back().count;
    }
}

void WorldLog::remember(Gesture gesture) {
    if (gestures_.size() >= most_gestures) {
        gestures_.erase(gestures_.begin());
    }
    gestures_.push_back(std::move(gesture));
}

std::optional<RefusedCommand> WorldLog::first_refused(std::span<const Command> gesture) const {
    if (gesture.size() == 1) {
        const auto refusal = world_.refusal_of(gesture.front());
        return refusal == Refusal::None ? std::nullopt : std::optional(RefusedCommand{0, refusal});
    }
    auto tried = world_;
    for (std::size_t index = 0; index < gesture.size(); ++index) {
        const auto refusal = tried.carry_out_next(gesture[index]);
        if (refusal != Refusal::None) {
            return RefusedCommand{index, refusal};
        }
    }
    return std::nullopt;
}

void WorldLog::act(std::span<const Command> gesture) {
    if (gesture.empty()) {
        return;
    }
    remember({.tick = now(), .count = gesture.size(), .last = last_, .others = forget_after(now())});
    taken_back_.clear();
    drop_checkpoints_after(now());
    last_ = now();
    for (const auto& command : gesture) {
        done_.push_back({now(), command});
        world_.carry_out_next(command);
    }
    world_.settle();
}

/// The commands given by people after this tick.
std::vector<TimedCommand> WorldLog::forget_after(std::uint32_t tick) {
    const auto first = first_from(done_, tick + 1);
    std::vector<TimedCommand> forgotten(first, done_.end());
    done_.erase(first, done_.end());
    return forgotten;
}

void WorldLog::take_back() {
    auto gesture = std::move(gestures_.back());
    gestures_.pop_back();
    const auto first = done_.end() - static_cast<std::ptrdiff_t>(gesture.count);
    std::vector<TimedCommand> own(first, done_.end());
    done_.erase(first, done_.end());
    done_.insert(done_.end(), gesture.others.begin(), gesture.others.end());
    gesture.others = std::move(own);
    gesture.last_with_it = last_;
    last_ = std::max(last_, gesture.last);
    rewind(gesture.tick);
    taken_back_.push_back(std::move(gesture));
}

void WorldLog::put_back() {
    auto gesture = std::move(taken_back_.back());
    taken_back_.pop_back();
    auto forgotten = forget_after(gesture.tick);
    done_.insert(done_.end(), gesture.others.begin(), gesture.others.end());
    gesture.others = std::move(forgotten);
    rewind(gesture.tick);
    // What was run since shares with it only what came before it.
    gesture.last = last_;
    last_ = std::max(gesture.last_with_it, std::min(last_, gesture.tick));
    remember(std::move(gesture));
}

/// The commands of this tick have changed.
void WorldLog::rewind(std::uint32_t tick) {
    drop_checkpoints_after(tick);
    if (now() >= tick) {
        go_to(*checkpoints_.back());
    }
}

void WorldLog::drop_checkpoints_after(std::uint32_t tick) {
    checkpoints_.erase(std::find_if(checkpoints_.begin(), checkpoints_.end(),
                                    [&](const auto& world) { return world->now() > tick; }),
                       checkpoints_.end());
}

void WorldLog::go_to(const World& checkpoint) {
    world_ = checkpoint;
    carry_out_those_of_now();
}

void WorldLog::carry_out_those_of_now() {
    bool has_any = false;
    for (const auto* const commands : {&arranged_, &done_}) {
        for (auto timed = first_from(*commands, now()); timed != commands->end() && timed->tick == now();
             ++timed) {
            world_.carry_out_next(timed->command);
            has_any = true;
        }
    }
    if (has_any) {
        world_.settle();
    }
}

void WorldLog::tick() {
    world_.tick();
    keep_checkpoint();
    carry_out_those_of_now();
    last_ = std::max(last_, now());
}

void WorldLog::keep_checkpoint() {
    const auto at = std::find_if(checkpoints_.begin(), checkpoints_.end(),
                                 [&](const auto& world) { return world->now() >= now(); });
    const bool is_kept = at != checkpoints_.end() && (*at)->now() == now();
    if (now() % spacing != 0 || is_kept) {
        return;
    }
    checkpoints_.insert(at, std::make_shared<World>(world_));
    while (checkpoints_.size() > 1 &&
           (checkpoints_.size() > most_checkpoints || bytes() > most_checkpoint_bytes)) {
        drop_a_checkpoint();
    }
}

/// The one whose loss matters least: a gap counts by its distance from here. That of tick 0 stays.
void WorldLog::drop_a_checkpoint() {
    std::size_t least = 0;
    std::uint64_t least_gap = 0;
    std::uint64_t its_distance = 0;
    for (std::size_t i = 1; i < checkpoints_.size(); ++i) {
        const auto tick = checkpoints_[i]->now();
        const auto next = i + 1 < checkpoints_.size() ? checkpoints_[i + 1]->now() : tick + spacing;
        const std::uint64_t gap = next - checkpoints_[i - 1]->now();
        const std::uint64_t distance = std::max(tick, now()) - std::min(tick, now()) + spacing;
        if (least == 0 || gap * its_distance < least_gap * distance) {
            least = i;
            least_gap = gap;
            its_distance = distance;
        }
    }
    checkpoints_.erase(checkpoints_.begin() + static_cast<std::ptrdiff_t>(least));
}

std::size_t WorldLog::bytes() const {
    auto bytes = world_.bytes();
    for (const auto& checkpoint : checkpoints_) {
        bytes += checkpoint->bytes();
    }
    return bytes;
}

bool WorldLog::seek(std::uint32_t tick, std::uint32_t most) {
    assert(tick <= most_ticks);
    const auto after = std::find_if(checkpoints_.begin(), checkpoints_.end(),
                                    [&](const auto& world) { return world->now() > tick; });
    const auto& checkpoint = **(after - 1); // the one of tick 0 is never dropped
    if (now() > tick || now() < checkpoint.now()) {
        go_to(checkpoint);
    }
    bool has_caught_up = world_.catch_up(0);
    for (; (now() < tick || !has_caught_up) && most > 0; --most) {
        if (has_caught_up) {
            this->tick();
        } else {
            has_caught_up = world_.catch_up(std::max(world_.options().budget, expansions_in_a_tick));
        }
    }
    return now() == tick && has_caught_up;
}

} // namespace astrolabe
