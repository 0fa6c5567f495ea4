// The statuses of all nodes at any step of a log that stamps cannot hold: one that reopens too often, takes
// back what it found or begins anew. Snapshots of them are kept at equal distances, so that no step is far
// from one. Tested against the fold, which defines the meaning of a trace.
#pragma once

#include "core/trace/held.h"
#include "core/trace/mask_moves.h"
#include "core/trace/searched_cells.h"
#include "core/trace/trace.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace astrolabe {

/// For one trace, which must stay unchanged; it serves one graph. Two bits a node and snapshot, of which
/// there are as many as `most_bytes` holds, and no more than are useful.
class Snapshots {
  public:
    struct Limits {
        std::size_t most_bytes = std::size_t{128} << 20U;
        /// Items of a log between two snapshots. The default takes about a millisecond.
        std::uint64_t least_distance = std::uint64_t{1} << 17U;
    };

    /// `has_closings`: closed_by() will be needed, another 32 bits a node.
    Snapshots(std::uint32_t node_count, const Limits& limits, bool has_closings)
        : limits_(limits), statuses_(node_count / nodes_a_word + 1),
          closed_by_(has_closings ? node_count : 0),
          most_pictures_(std::max<std::size_t>(1, limits.most_bytes / (8 * statuses_.size()))) {}

    /// Advances by about this much, in steps of masks or events; returns whether it is at the end. Only then
    /// seek().
    template <Graph G> bool advance(const G& graph, const Trace& trace, std::uint64_t work) {
        if (is_whole_) {
            return true;
        }
        if (!is_begun_) {
            begin(trace);
        }
        const auto end = done(trace) + work;
        const MaskMoves moves(graph, trace);
        while (step_ < trace.step_count && done(trace) < end) {
            go_on(moves, trace, trace.step_count, std::min(end, next_picture_),
                  closed_by_.empty() ? nullptr : closed_by_.data());
            if (done(trace) >= next_picture_) {
                pictures_.push_back({step_, event_, open_count_, closed_count_, statuses_});
                next_picture_ += distance_;
            }
        }
        return is_whole_ = step_ == trace.step_count;
    }
    bool is_whole() const { return is_whole_; }

    /// To at most trace.step_count. O(nodes / 32 + items of the log between two snapshots).
    template <Graph G> void seek(const G& graph, const Trace& trace, std::uint32_t step) {
        assert(is_whole_ && step <= trace.step_count);
        const auto after = std::partition_point(pictures_.begin(), pictures_.end(),
                                                [&](const Picture& picture) { return picture.step <= step; });
        const bool is_between = step_ <= step && (after == pictures_.begin() || (after - 1)->step <= step_);
        if (!is_between) {
            if (after == pictures_.begin()) {
                begin(trace);
            } else {
                show(*(after - 1));
            }
        }
        const MaskMoves moves(graph, trace);
        if (step_ < step) {
            go_on(moves, trace, step, std::numeric_limits<std::uint64_t>::max(), nullptr);
        }
    }

    /// At the current step.
    Status at(NodeId node) const {
        const auto index = index_of(node);
        return static_cast<Status>(statuses_[index / nodes_a_word] >> shift_of(index) & mask);
    }
    /// Calls `each` with the nodes from `first` to before `end` that are not untouched, ascending, and their
    /// statuses. O(range / 32 + these nodes).
    template <class Each>
    void for_each_touched(std::uint32_t first, std::uint32_t end, const Each& each) const {
        constexpr std::uint64_t lower_bits = 0x5555'5555'5555'5555;
        while (first < end) {
            const auto next = std::min(end, first - first % nodes_a_word + nodes_a_word);
            const auto rest = statuses_[first / nodes_a_word] >> shift_of(first);
            auto touched = (rest | rest >> 1U) & lower_bits;
            for (; touched != 0; touched &= touched - 1) {
                const auto shift = static_cast<std::uint32_t>(std::countr_zero(touched));
                if (shift >= 2 * (next - first)) {
                    break;
                }
                each(node_at(first + shift / 2), static_cast<Status>(rest >> shift & mask));
            }
            first = next;
        }
    }
    /// Of each node the last step that expanded it, 0 if none did; once it is whole, whatever the current
    /// step.
    std::span<const std::uint32_t> closed_by() const { return closed_by_; }
    /// Of all nodes; valid until another step is sought.
    std::span<const std::uint64_t> words() const { return statuses_; }
    /// Those of the nodes from `first` on, as many as `statuses` holds. O(their number).
    void write(std::uint32_t first, std::span<Status> statuses) const;
    std::uint32_t step() const { return step_; }
    std::uint32_t open_count() const { return open_count_; }
    std::uint32_t closed_count() const { return closed_count_; }
    /// Of all steps, once it is complete.
    const Held& held() const { return held_; }

  private:
    static constexpr std::uint32_t nodes_a_word = nodes_a_status_word;
    static constexpr std::uint64_t mask = 3;
    struct Picture {
        std::uint32_t step;
        std::size_t event;
        std::uint32_t open_count;
        std::uint32_t closed_count;
        std::vector<std::uint64_t> statuses;
    };

    static std::uint32_t shift_of(std::uint32_t index) { return 2 * (index % nodes_a_word); }
    /// How many more nodes are open, modulo 2^32, after the bits of a status have changed. The lower bit is
    /// that of Open, the other that of Closed.
    static std::uint32_t more_open(std::uint64_t before, std::uint64_t after) {
        return static_cast<std::uint32_t>(after & 1U) - static_cast<std::uint32_t>(before & 1U);
    }
    static std::uint32_t more_closed(std::uint64_t before, std::uint64_t after) {
        return static_cast<std::uint32_t>(after >> 1U) - static_cast<std::uint32_t>(before >> 1U);
    }
    static_assert(static_cast<int>(Status::Open) == 1 && static_cast<int>(Status::Closed) == 2);

    std::uint64_t done(const Trace& trace) const {
        return trace.format == TraceFormat::Masks ? step_ : std::uint64_t{event_};
    }

    void begin(const Trace& trace) {
        const auto items = trace.format == TraceFormat::Masks ? trace.masks.size() : trace.events.size();
        distance_ = std::max<std::uint64_t>(limits_.least_distance, items / most_pictures_ + 1);
        if (!is_begun_) {
            next_picture_ = distance_;
        }
        is_begun_ = true;
        step_ = 0;
        event_ = 0;
        open_count_ = closed_count_ = 0;
        lists_opened_ = false;
        clear();
        if (trace.start != NodeId::None) {
            set(trace.start, Status::Open);
        }
        held_.note(open_count_, closed_count_);
    }

    void show(const Picture& picture) {
        step_ = picture.step;
        event_ = picture.event;
        open_count_ = picture.open_count;
        closed_count_ = picture.closed_count;
        statuses_ = picture.statuses;
        lists_opened_ = false;
    }

    void set(NodeId node, Status status) {
        const auto index = index_of(node);
        auto& word = statuses_[index / nodes_a_word];
        const auto before = static_cast<Status>(word >> shift_of(index) & mask);
        if (before == status) {
            return;
        }
        open_count_ += (status == Status::Open ? 1 : 0) - (before == Status::Open ? 1 : 0);
        closed_count_ += (status == Status::Closed ? 1 : 0) - (before == Status::Closed ? 1 : 0);
        if (lists_opened_ && before == Status::Untouched) {
            opened_.push_back(node);
        }
        word = (word & ~(mask << shift_of(index))) | static_cast<std::uint64_t>(status) << shift_of(index);
    }

    /// As in the fold: after the first time only what was touched since is cleared.
    void clear() {
        if (!lists_opened_) {
            std::fill(statuses_.begin(), statuses_.end(), 0);
        }
        for (const auto node : opened_) {
            statuses_[index_of(node) / nodes_a_word] &= ~(mask << shift_of(index_of(node)));
        }
        opened_.clear();
    }

    void begin_phase(NodeId start) {
        clear();
        lists_opened_ = true;
        open_count_ = closed_count_ = 0;
        set(start, Status::Open);
    }

    /// Whole steps, up to this one or until so many items are done, which must be more than now. Notes each
    /// in `closed_by`, unless that is null.
    template <Graph G>
    void go_on(const MaskMoves<G>& moves, const Trace& trace, std::uint32_t last_step, std::uint64_t end,
               std::uint32_t* closed_by) {
        if (trace.format == TraceFormat::Events) {
            apply_events(trace.events, last_step, end, closed_by);
            return;
        }
        apply_masks(moves, trace.masks, static_cast<std::uint32_t>(std::min<std::uint64_t>(last_step, end)),
                    closed_by);
    }

    // apply_masks() and apply_events() count in variables of their own, which no store to a status can
    // change, and without a branch for each kind of change, which could not be predicted.
    template <Graph G>
    [[gnu::noinline]] void apply_masks(const MaskMoves<G>& moves, std::span<const std::uint32_t> masks,
                                       std::uint32_t end, std::uint32_t* closed_by) {
        auto* const statuses = statuses_.data();
        auto open = open_count_;
        auto closed = closed_count_;
        const auto set = [&](NodeId node, Status status) {
            auto& word = statuses[index_of(node) / nodes_a_word];
            const auto shift = shift_of(index_of(node));
            const auto before = word >> shift & mask;
            const auto after = static_cast<std::uint64_t>(status);
            open += more_open(before, after);
            closed += more_closed(before, after);
            word ^= (before ^ after) << shift;
        };
        for (auto step = step_; step < end; ++step) {
            const auto node = node_at(masks[step] >> 8U);
            set(node, Status::Closed);
            for (auto slots = masks[step] & 0xffU; slots != 0; slots &= slots - 1) {
                set(moves.node_from(node, static_cast<Slot>(std::countr_zero(slots))), Status::Open);
            }
            if (closed_by != nullptr) {
                closed_by[index_of(node)] = step + 1;
            }
            held_.note(open, closed);
        }
        open_count_ = open;
        closed_count_ = closed;
        assert(step_ <= end);
        step_ = end;
    }
    void apply_events(std::span<const Event> events, std::uint32_t last_step, std::uint64_t end,
                      std::uint32_t* closed_by);

    Limits limits_;
    std::vector<std::uint64_t> statuses_; // two bits a node
    std::vector<std::uint32_t> closed_by_;
    std::size_t most_pictures_;
    std::vector<Picture> pictures_;
    std::vector<NodeId> opened_; // since the last clear(), once a phase has begun
    bool lists_opened_ = false;
    std::uint64_t distance_ = 0;
    std::uint64_t next_picture_ = 0;
    std::uint32_t step_ = 0;
    std::size_t event_ = 0;
    std::uint32_t open_count_ = 0;
    std::uint32_t closed_count_ = 0;
    Held held_;
    bool is_begun_ = false;
    bool is_whole_ = false;
};

} // namespace astrolabe
