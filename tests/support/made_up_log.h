// Logs of searches that take back what they found, or start over: made up at random, with a manually kept
// list of states.
#pragma once

#include "core/random/random.h"
#include "core/trace/trace.h"

#include <vector>

namespace astrolabe::test {

/// A log in which anything may happen that the kinds of events allow, and the states after each step.
struct MadeUpLog {
    static constexpr std::uint32_t nodes = 40;
    using States = std::vector<NodeState>;

    explicit MadeUpLog(Random random) : random_(random) {
        trace.format = TraceFormat::Events;
        trace.start = random_.below(4) == 0 ? NodeId::None : any();
        states_.resize(nodes);
        if (trace.start != NodeId::None) {
            put(trace.start, NodeId::None, 0);
        }
        by_step.push_back(states_);
        for (int step = 0; step < 40; ++step) {
            make_step();
        }
    }

    Trace trace{};
    std::vector<States> by_step;

  private:
    NodeId any() { return node_at(random_.below(nodes)); }

    NodeState& at(NodeId node) { return states_[index_of(node)]; }

    void put(NodeId node, NodeId parent, Cost g) {
        at(node) = {.g = g, .parent = parent, .push = push_++, .status = Status::Open};
    }

    void add(EventKind kind, NodeId node, NodeId parent, Cost g) {
        trace.events.push_back(Event({.g = g, .node = node, .parent = parent, .kind = kind}));
    }

    void push(NodeId node, NodeId parent, Cost g) {
        const auto before = at(node).status;
        add(before == Status::Untouched ? EventKind::Open
            : before == Status::Open    ? EventKind::Improve
                                        : EventKind::Reopen,
            node, parent, g);
        put(node, parent, g);
    }

    void make_step() {
        if (random_.below(12) == 0) {
            const auto start = any();
            const auto g = random_.below(9);
            add(EventKind::Phase, start, NodeId::None, g);
            states_.assign(nodes, {});
            put(start, NodeId::None, g);
        }
        for (auto count = random_.below(4); count > 0; --count) {
            const auto node = any();
            const auto parent = any();
            const auto g = random_.below(100);
            const auto what = random_.below(8);
            if (what == 0 && at(node).status != Status::Untouched) {
                add(EventKind::Drop, node, NodeId::None, 0);
                at(node) = {};
                ++push_;
            } else if (what == 1 && at(node).status == Status::Open) {
                add(EventKind::Restore, node, parent, g);
                put(node, parent, g);
                at(node).status = Status::Closed;
            } else {
                push(node, parent, g);
            }
        }
        const auto node = any();
        if (at(node).status == Status::Open && random_.below(4) > 0) {
            add(EventKind::Close, node, at(node).parent, at(node).g);
            at(node).status = Status::Closed;
        } else {
            const auto parent = any();
            push(node, parent, 7); // a Raise gives the outcome of the node in its own step
            add(EventKind::Raise, node, parent, 7);
        }
        ++trace.step_count;
        by_step.push_back(states_);
    }

    Random random_;
    States states_{};
    std::uint32_t push_ = 0;
};

} // namespace astrolabe::test
