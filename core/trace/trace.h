// The log that a search leaves: what each expansion did, and nothing else.
#pragma once

#include "core/graph/graph.h"

#include <cassert>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace astrolabe {

enum class Status : std::uint8_t { Untouched, Open, Closed };

/// What a search knows of a node at some step.
struct NodeState {
    Cost g = 0;
    NodeId parent = NodeId::None;
    std::uint32_t push = 0; ///< Number of the push that put it on the open list last; the start's is 0.
    Status status = Status::Untouched;
    friend bool operator==(const NodeState&, const NodeState&) = default;
};

/// Most searches use the first four. Those after Correct are for searches that take back what they found, or
/// begin anew.
enum class EventKind : std::uint8_t {
    Open,    ///< Put on the open list for the first time.
    Improve, ///< A better path to an open node.
    Reopen,  ///< A closed node is put back.
    Close,   ///< Ends a step: the node was expanded, and is closed.
    Correct, ///< The node that the step expands gets another parent first, and a g that may be greater: it
             ///< was put on the open list unchecked.
    Raise,   ///< Ends a step: the node was expanded to take back its g. A Drop or a push of
             ///< the same step gives its new state.
    Drop,    ///< The node is as if never touched.
    Restore, ///< Taken from the open list without being expanded: closed, as it was once before.
    Phase,   ///< All nodes are as if never touched, and this one is put on the open list.
};

constexpr bool ends_step(EventKind kind) { return kind == EventKind::Close || kind == EventKind::Raise; }
/// Whether it puts the node on the open list; all except Phase say from which parent.
constexpr bool is_push(EventKind kind) { return kind <= EventKind::Reopen || kind == EventKind::Phase; }
/// Whether it takes something back, which Stamps cannot hold.
constexpr bool takes_back(EventKind kind) { return kind > EventKind::Correct; }

/// One line of the explicit encoding. The events of a step are those of the successors, in the order in which
/// they were pushed, and last the Close or Raise of the node expanded. In a search with several layers over
/// one board, such as a bidirectional one with two, each has nodes of its own: layer × nodes of the board +
/// node of the board.
struct EventFields {
    Cost g = 0; ///< Of a path, which costs less than 2^60 on any board or graph; or Event::no_g.
    NodeId node = NodeId::None;
    NodeId parent = NodeId::None;
    EventKind kind = EventKind::Open;
};

/// The same in sixteen bytes, as a log holds it.
struct Event {
    constexpr Event() : Event(EventFields{}) {}
    constexpr explicit Event(const EventFields& fields)
        : g(fields.g & no_g), kind(fields.kind), node(fields.node), parent(fields.parent) {
        assert(fields.g <= no_g);
    }

    /// Of a node in a repair that no step offers a path any more.
    static constexpr Cost no_g = (Cost{1} << 60U) - 1;

    Cost g : 60;
    EventKind kind : 4;
    NodeId node;
    NodeId parent;
    friend bool operator==(const Event&, const Event&) = default;
};
static_assert(sizeof(Event) == 16);

/// Masks: one u32 an expansion, node << 8 | the slots whose node was opened, improved or reopened.
/// Holds boards of degree up to 8 and up to 2^24 nodes. Events: any board, 16 bytes an event.
enum class TraceFormat : std::uint8_t { Masks, Events };

constexpr std::uint32_t max_nodes_of_masks = 1U << 24U;

struct Trace {
    TraceFormat format = TraceFormat::Masks;
    NodeId start = NodeId::None; ///< Open at step 0; None: nothing is.
    std::vector<std::uint32_t> masks;
    std::vector<Event> events;
    std::uint32_t step_count = 0; ///< Number of expansions logged.
    bool is_truncated = false;    ///< The budget ran out: the log stops early, at the end of a step.
    bool is_backward = false;     ///< The slots are those of moves into the node expanded. Masks only.
};

/// The node of every step, in order; one that was reopened comes again. O(length of the log).
std::vector<NodeId> expanded_nodes(const Trace& trace);

/// Writes a trace while a search runs. Calls come as begin_step, any number of record, end_step.
class TraceRecorder {
  public:
    TraceRecorder(TraceFormat format, NodeId start, std::uint64_t budget_bytes);
    /// There will be about as many: avoids growing step by step. Events only, within the budget.
    void expect(std::size_t events);
    /// Before the first step: the moves to be recorded are those of a graph with its edges reversed.
    void go_backward() { trace_.is_backward = trace_.format == TraceFormat::Masks; }

    void begin_step(NodeId node) { mask_ = index_of(node) << 8U; }
    void record(EventKind kind, const Move& move, NodeId parent, Cost g);
    /// The same for a search whose trace is always in events.
    [[gnu::always_inline]] void record_event(const EventFields& event) { record_event(Event(event)); }
    [[gnu::always_inline]] void record_event(const Event& event) {
        if (!trace_.is_truncated) {
            append(event);
        }
    }
    /// `state` is that of the node expanded.
    void end_step(NodeId node, const NodeState& state);
    /// The same by the event itself; only in events.
    [[gnu::always_inline]] void end_step(const EventFields& end) { end_step(Event(end)); }
    [[gnu::always_inline]] void end_step(const Event& end) {
        if (trace_.is_truncated) {
            return;
        }
        if ((trace_.events.size() + 1) * sizeof(Event) > budget_bytes_) {
            truncate();
            return;
        }
        append(end);
        whole_events_ = trace_.events.size();
        ++trace_.step_count;
    }

    /// Whole steps of another log in events, from its event `first` on, with each node replaced by `node_of`
    /// of it. Stops where that log has stopped.
    template <class NodeOf> void take(const Trace& log, std::size_t first, const NodeOf& node_of) {
        if (log.is_truncated) {
            truncate();
        }
        for (auto index = first; index < log.events.size(); ++index) {
            auto event = log.events[index];
            event.node = node_of(event.node);
            event.parent = event.parent == NodeId::None ? NodeId::None : node_of(event.parent);
            ends_step(event.kind) ? end_step(event) : record_event(event);
        }
    }

    /// A whole step at once, by its mask; only for that format.
    void add_step(std::uint32_t mask) {
        if (trace_.step_count == most_masks_) {
            trace_.is_truncated = true;
            return;
        }
        trace_.masks.push_back(mask);
        ++trace_.step_count;
    }

    /// Likewise of several steps. O(steps).
    void add_steps(std::span<const std::uint32_t> masks);

    const Trace& trace() const { return trace_; }
    Trace release() { return std::move(trace_); }

  private:
    [[gnu::always_inline]] void append(const Event& event) {
        if (trace_.events.size() == trace_.events.capacity()) {
            make_room();
        }
        trace_.events.push_back(event);
    }
    [[gnu::noinline]] void make_room();
    void truncate();

    Trace trace_;
    std::uint64_t budget_bytes_;
    std::uint64_t most_masks_;
    std::uint32_t mask_ = 0;
    std::size_t whole_events_ = 0; // events of finished steps
};

} // namespace astrolabe
