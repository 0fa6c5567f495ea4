// Open lists of every kind as one would write them from their descriptions, with counters.
// They share no code with core/open_list/ but the key.
#pragma once

#include "core/open_list/open_list.h"

#include <memory>
#include <vector>

namespace astrolabe::test {

struct NaiveEntry {
    Key key;
    NodeId node = NodeId::None;
};

class NaiveOpenList {
  public:
    NaiveOpenList() = default;
    NaiveOpenList(const NaiveOpenList&) = delete;
    NaiveOpenList& operator=(const NaiveOpenList&) = delete;
    virtual ~NaiveOpenList() = default;
    virtual void push(NodeId node, Key key) = 0;
    virtual void improve(NodeId node, Key key) = 0;
    virtual NodeId pop() = 0;
    /// In the structure's own order: the array of a list or a heap; for maps and queues, that of leaving.
    virtual std::vector<NaiveEntry> entries() const = 0;

    std::uint64_t comparisons = 0;
    std::uint64_t moves = 0;

  protected:
    bool comes_before(const Key& a, const Key& b) {
        ++comparisons;
        return a.f < b.f || (a.f == b.f && (a.tie < b.tie || (a.tie == b.tie && a.push > b.push)));
    }
};

std::unique_ptr<NaiveOpenList> naive_open_list(OpenListKind kind);

} // namespace astrolabe::test
