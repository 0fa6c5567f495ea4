#include "core/trace/snapshots.h"

#include <array>

namespace astrolabe {
namespace {

constexpr std::size_t kind_number(EventKind kind) { return static_cast<std::size_t>(kind); }

/// What an event makes of its node, by kind; not where it is raised, since its status stays, and not of a
/// phase, the last kind.
constexpr auto status_after = [] {
    std::array<std::uint64_t, kind_number(EventKind::Phase)> all{};
    for (const auto kind : {EventKind::Open, EventKind::Improve, EventKind::Reopen, EventKind::Correct}) {
        all[kind_number(kind)] = static_cast<std::uint64_t>(Status::Open);
    }
    for (const auto kind : {EventKind::Close, EventKind::Restore}) {
        all[kind_number(kind)] = static_cast<std::uint64_t>(Status::Closed);
    }
    return all;
}();

} // namespace

void Snapshots::apply_events(std::span<const Event> events, std::uint32_t last_step, std::uint64_t end,
                             std::uint32_t* closed_by) {
    auto* const statuses = statuses_.data();
    auto open = open_count_;
    auto closed = closed_count_;
    auto at = event_;
    auto step = step_;
    while (step < last_step) {
        const auto& event = events[at++];
        if (event.kind == EventKind::Phase) {
            begin_phase(event.node);
            open = open_count_;
            closed = closed_count_;
            continue;
        }
        auto& word = statuses[index_of(event.node) / nodes_a_word];
        const auto shift = shift_of(index_of(event.node));
        const auto before = word >> shift & mask;
        const auto after = event.kind == EventKind::Raise ? before : status_after[kind_number(event.kind)];
        open += more_open(before, after);
        closed += more_closed(before, after);
        if (lists_opened_ && before == 0) {
            opened_.push_back(event.node);
        }
        word ^= (before ^ after) << shift;
        if (ends_step(event.kind)) {
            ++step;
            if (closed_by != nullptr) {
                closed_by[index_of(event.node)] = step;
            }
            held_.note(open, closed);
            if (at >= end) {
                break;
            }
        }
    }
    open_count_ = open;
    closed_count_ = closed;
    event_ = at;
    step_ = step;
}

void Snapshots::write(std::uint32_t first, std::span<Status> statuses) const {
    std::fill(statuses.begin(), statuses.end(), Status::Untouched);
    for_each_touched(first, first + static_cast<std::uint32_t>(statuses.size()),
                     [&](NodeId node, Status status) { statuses[index_of(node) - first] = status; });
}

} // namespace astrolabe
