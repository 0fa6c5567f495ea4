// The queue of path requests: first come, first served, a few searches at a time that take turns, and never
// more expansions in a tick than the budget.
#pragma once

#include "core/world/planning/path_search.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace astrolabe {

/// Since the world began, except those of the last tick.
struct QueueCounts {
    std::uint64_t asked = 0;
    std::uint64_t begun = 0;
    std::uint64_t answered = 0;
    std::uint64_t withdrawn = 0;
    std::uint64_t expanded = 0;
    std::uint32_t expanded_last_tick = 0;
    std::uint32_t begun_last_tick = 0;
    std::uint32_t answered_last_tick = 0;
    friend bool operator==(const QueueCounts&, const QueueCounts&) = default;
};

class PathQueue {
  public:
    /// Expansions that a search makes before the next one has its turn.
    static constexpr std::uint32_t turn_length = 64;

    void ask(const PathRequest& request) {
        line_.push_back(request);
        ++counts_.asked;
    }
    /// Forgets the requests of a unit, including running ones.
    void withdraw(std::uint32_t unit);
    /// Forgets all of them.
    void clear();

    /// One tick. `begin(request)` is called when it is the request's turn: it completes the request and
    /// returns the snapshot.
    template <class Begin>
    std::vector<PathAnswer> spend(const WorldOptions& options, const PathRules& rules, const Begin& begin);

    const std::deque<PathRequest>& line() const { return line_; }
    /// By slot; nothing in one that is free.
    const std::vector<std::optional<PathSearch>>& work() const { return work_; }
    std::uint32_t in_work() const;
    /// Has copied searches repeat what they had done, up to this many expansions; returns whether they have.
    bool catch_up(std::uint64_t expansions);
    /// In place of spend(): a tick begins in which searches are made elsewhere, each at once.
    void begin_tick() {
        counts_.expanded_last_tick = 0;
        counts_.begun_last_tick = 0;
        counts_.answered_last_tick = 0;
    }
    void count_at_once(std::uint64_t expanded);
    /// The memory of this, without what searches hold while they run.
    std::size_t bytes() const;
    const QueueCounts& counts() const { return counts_; }
    /// The slot whose turn is next, if it is occupied.
    std::size_t turn() const { return turn_; }

  private:
    template <class Begin> void fill(const WorldOptions& options, const PathRules& rules, const Begin& begin);
    /// The occupied slot whose turn it is; nothing if there is none.
    std::optional<std::size_t> next_slot() const;

    std::deque<PathRequest> line_;
    std::vector<std::optional<PathSearch>> work_;
    std::shared_ptr<SearchMemories> memories_ = std::make_shared<SearchMemories>(); ///< Of all copies, too.
    std::size_t turn_ = 0;
    QueueCounts counts_;
};

template <class Begin>
void PathQueue::fill(const WorldOptions& options, const PathRules& rules, const Begin& begin) {
    if (work_.size() < options.slots) {
        work_.resize(options.slots);
    }
    for (std::size_t slot = 0; slot < options.slots; ++slot) {
        if (!work_[slot] && !line_.empty() && counts_.begun_last_tick < options.most_begun) {
            auto request = line_.front();
            line_.pop_front();
            auto snapshot = begin(request);
            work_[slot].emplace(request, std::move(snapshot), rules, memories_);
            ++counts_.begun;
            ++counts_.begun_last_tick;
        }
    }
}

template <class Begin>
std::vector<PathAnswer> PathQueue::spend(const WorldOptions& options, const PathRules& rules,
                                         const Begin& begin) {
    std::vector<PathAnswer> answers;
    begin_tick();
    fill(options, rules, begin);
    while (counts_.expanded_last_tick < options.budget) {
        const auto slot = next_slot();
        if (!slot) {
            break;
        }
        auto& search = work_[*slot];
        const auto left = options.budget - counts_.expanded_last_tick;
        counts_.expanded_last_tick +=
            static_cast<std::uint32_t>(search->advance(std::min(turn_length, left)));
        turn_ = *slot + 1;
        if (search->is_finished()) {
            answers.push_back(search->answer());
            search.reset();
            fill(options, rules, begin);
        }
    }
    counts_.expanded += counts_.expanded_last_tick;
    counts_.answered += answers.size();
    counts_.answered_last_tick = static_cast<std::uint32_t>(answers.size());
    return answers;
}

} // namespace astrolabe
