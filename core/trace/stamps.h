// When each node was opened and when it was closed: two numbers a node, made once after the search, that give
// the statuses of all nodes at any step in one pass. Tested against the fold, which defines the meaning of a
// trace.
#pragma once

#include "core/trace/held.h"
#include "core/trace/mask_moves.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <span>
#include <utility>
#include <vector>

namespace astrolabe {

constexpr std::uint32_t never = 0xffffffff;

/// What stamps cannot hold: a closed node was put back by this step, or closed once more.
struct LaterChange {
    std::uint32_t step = 0;
    NodeId node = NodeId::None;
    Status status = Status::Open;
    /// Up to this one, of all nodes: those put back, and expansions of nodes that were closed already, by a
    /// program that lists a node twice.
    std::uint32_t expanded_again = 0;
};

/// Node by node, as lent by Stamps: at step k a node is open from `opened` <= k on, closed from `closed` <= k
/// on, except for the later changes, which are applied after them in their order.
struct StampView {
    std::span<const std::uint32_t> opened; ///< The start's is 0; `never` for those not pushed.
    std::span<const std::uint32_t> closed; ///< By the first expansion; `never` for those not expanded.
    std::span<const LaterChange> changes;  ///< Ascending by step, none after step k.
};

/// Of one trace, which must stay unchanged. 8 bytes a node, 4 a step and 16 for a later change.
class Stamps {
  public:
    /// A search that reopens more often than this has no stamps: it would take more memory than its fold.
    explicit Stamps(std::uint32_t node_count)
        : Stamps(node_count, std::max<std::size_t>(least_changes, node_count / 4)) {}
    Stamps(std::uint32_t node_count, std::size_t most_changes)
        : node_count_(node_count), most_changes_(most_changes) {}

    /// Processes about this many (1 to 2^32) more steps; returns whether it has seen them all, or too many
    /// changes. O(nodes + length of the log) in all.
    template <Graph G> bool advance(const G& graph, const Trace& trace, std::uint64_t steps) {
        if (is_over()) {
            return true;
        }
        if (!prepare(trace, steps)) {
            return false;
        }
        const auto end = static_cast<std::uint32_t>(std::min<std::uint64_t>(trace.step_count, step_ + steps));
        if (trace.format == TraceFormat::Masks) {
            apply_masks(MaskMoves(graph, trace), trace.masks, end);
        } else {
            while (step_ < end && !has_too_many_changes()) {
                ++step_;
                apply_events(trace);
                open_counts_.push_back(open_count_);
                held_.note(open_count_, step_ - expanded_again_);
            }
        }
        is_whole_ = step_ == trace.step_count && !has_too_many_changes();
        return is_over();
    }

    /// The questions below have answers only then.
    bool is_whole() const { return is_whole_; }
    /// Or the search took back what it found, which stamps cannot hold at all.
    bool has_too_many_changes() const { return takes_back_ || changes_.size() > most_changes_; }
    bool has_changes() const { return !changes_.empty(); }

    /// Of all steps.
    const Held& held() const { return held_; }
    /// From stamps that could not be completed: memory for two numbers a node, with arbitrary content.
    std::pair<std::vector<std::uint32_t>, std::vector<std::uint32_t>> release() {
        return {std::move(opened_), std::move(closed_)};
    }

    /// O(log changes).
    StampView at(std::uint32_t step) const {
        return {.opened = opened_, .closed = closed_, .changes = changes_up_to(step)};
    }
    /// The step that expanded the node first; `never` if none did.
    std::uint32_t closed_by(NodeId node) const { return closed_[index_of(node)]; }
    std::uint32_t open_count(std::uint32_t step) const { return open_counts_[step]; }
    /// O(log changes).
    std::uint32_t closed_count(std::uint32_t step) const {
        const auto changes = changes_up_to(step);
        return step - (changes.empty() ? 0 : changes.back().expanded_again);
    }

  private:
    static constexpr std::size_t least_changes = 65'536;
    static constexpr std::uint64_t nodes_a_step = 8; ///< Cleared in the time that a step takes.

    bool is_over() const { return is_whole_ || has_too_many_changes(); }

    /// Memory for all, cleared in slices; returns whether it is done.
    bool prepare(const Trace& trace, std::uint64_t steps) {
        if (closed_.size() == node_count_) {
            return true;
        }
        opened_.reserve(node_count_);
        closed_.reserve(node_count_);
        const auto size = static_cast<std::size_t>(
            std::min<std::uint64_t>(node_count_, closed_.size() + nodes_a_step * steps));
        opened_.resize(size, never);
        closed_.resize(size, never);
        if (size < node_count_) {
            return false;
        }
        if (trace.start != NodeId::None) {
            opened_[index_of(trace.start)] = 0;
            open_count_ = 1;
        }
        open_counts_.reserve(std::size_t{trace.step_count} + 1);
        open_counts_.push_back(open_count_);
        held_.note(open_count_, 0);
        return true;
    }

    std::span<const LaterChange> changes_up_to(std::uint32_t step) const {
        const auto end = std::partition_point(changes_.begin(), changes_.end(),
                                              [&](const LaterChange& change) { return change.step <= step; });
        return std::span(changes_).first(static_cast<std::size_t>(end - changes_.begin()));
    }

    void open(NodeId node) {
        auto& opened = opened_[index_of(node)];
        if (opened == never) {
            opened = step_;
            ++open_count_;
        } else if (closed_[index_of(node)] != never) {
            open_again(node);
        }
    }

    void close(NodeId node) {
        auto& closed = closed_[index_of(node)];
        if (closed == never) {
            --open_count_;
            closed = step_;
            return;
        }
        if (is_open_again_.empty() || !is_open_again_[index_of(node)]) {
            changes_.push_back({step_, node, Status::Closed, ++expanded_again_});
            return;
        }
        --open_count_;
        is_open_again_[index_of(node)] = false;
        changes_.push_back({step_, node, Status::Closed, expanded_again_});
    }

    void open_again(NodeId node) {
        if (is_open_again_.empty()) {
            is_open_again_ = std::vector<bool>(node_count_);
        }
        if (is_open_again_[index_of(node)]) {
            return; // improved
        }
        is_open_again_[index_of(node)] = true;
        ++open_count_;
        changes_.push_back({step_, node, Status::Open, ++expanded_again_});
    }

    /// The steps up to `end`, by copies of the members that lie beside others: a compiler must assume that
    /// each stamp changes those.
    template <Graph G>
    void apply_masks(const MaskMoves<G>& moves, const std::vector<std::uint32_t>& masks, std::uint32_t end) {
        auto* const opened = opened_.data();
        auto* const closed = closed_.data();
        auto step = step_;
        auto open_count = open_count_;
        while (step < end && !has_too_many_changes()) {
            const auto mask = masks[step++];
            const auto node = node_at(mask >> 8U);
            if (closed[index_of(node)] == never) {
                closed[index_of(node)] = step;
                --open_count;
            } else {
                step_ = step;
                open_count_ = open_count;
                close(node);
                open_count = open_count_;
            }
            for (auto slots = mask & 0xffU; slots != 0; slots &= slots - 1) {
                const auto to = moves.node_from(node, static_cast<Slot>(std::countr_zero(slots)));
                if (opened[index_of(to)] == never) {
                    opened[index_of(to)] = step;
                    ++open_count;
                } else if (closed[index_of(to)] != never) {
                    step_ = step;
                    open_count_ = open_count;
                    open_again(to);
                    open_count = open_count_;
                }
            }
            open_counts_.push_back(open_count);
            held_.note(open_count, step - expanded_again_);
        }
        step_ = step;
        open_count_ = open_count;
    }

    void apply_events(const Trace& trace) {
        const auto kind = [&] { return trace.events[event_].kind; };
        while (kind() != EventKind::Close && !takes_back(kind())) {
            open(trace.events[event_++].node);
        }
        takes_back_ = takes_back(kind());
        if (!takes_back_) {
            close(trace.events[event_++].node);
        }
    }

    std::uint32_t node_count_;
    std::size_t most_changes_;
    std::vector<std::uint32_t> opened_;
    std::vector<std::uint32_t> closed_;
    std::vector<LaterChange> changes_;
    std::vector<std::uint32_t> open_counts_; // by step
    std::vector<bool> is_open_again_;        // empty until a node is put back
    std::uint32_t step_ = 0;
    std::uint32_t open_count_ = 0;
    std::uint32_t expanded_again_ = 0;
    Held held_;
    std::size_t event_ = 0;
    bool is_whole_ = false;
    bool takes_back_ = false;
};

/// The status of every node at the step of the view. O(nodes + changes).
void write_statuses(const StampView& stamps, std::uint32_t step, std::span<Status> statuses);

/// For every node the last step up to this one that expanded it; for nodes not closed then, anything.
void write_expansions(const StampView& stamps, std::span<std::uint32_t> steps);

} // namespace astrolabe
