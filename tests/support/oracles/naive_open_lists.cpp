#include "tests/support/oracles/naive_open_lists.h"

#include "tests/support/oracles/red_black_tree.h"

#include <algorithm>
#include <cstddef>

namespace astrolabe::test {
namespace {

class NaiveUnsortedList final : public NaiveOpenList {
  public:
    void push(NodeId node, Key key) override {
        list_.push_back({key, node});
        ++moves;
    }
    void improve(NodeId node, Key key) override {
        for (std::size_t at = 0; at < list_.size(); ++at) {
            if (list_[at].node == node) {
                close_gap(at);
                break;
            }
        }
        push(node, key);
    }
    NodeId pop() override {
        std::size_t least = 0;
        for (std::size_t at = 1; at < list_.size(); ++at) {
            if (comes_before(list_[at].key, list_[least].key)) {
                least = at;
            }
        }
        const auto node = list_[least].node;
        close_gap(least);
        return node;
    }
    std::vector<NaiveEntry> entries() const override { return list_; }

  private:
    void close_gap(std::size_t at) {
        for (; at + 1 < list_.size(); ++at) {
            list_[at] = list_[at + 1];
            ++moves;
        }
        list_.pop_back();
    }

    std::vector<NaiveEntry> list_;
};

/// The next to leave is at the end.
class NaiveSortedList final : public NaiveOpenList {
  public:
    void push(NodeId node, Key key) override {
        auto at = list_.size();
        list_.push_back({key, node});
        ++moves;
        while (at > 0 && !comes_before(key, list_[at - 1].key)) {
            std::swap(list_[at], list_[at - 1]);
            ++moves;
            --at;
        }
    }
    void improve(NodeId node, Key key) override {
        std::vector<NaiveEntry> kept;
        bool is_behind = false;
        for (const auto& entry : list_) {
            if (entry.node == node) {
                is_behind = true;
                continue;
            }
            moves += is_behind ? 1 : 0;
            kept.push_back(entry);
        }
        list_ = kept;
        push(node, key);
    }
    NodeId pop() override {
        const auto node = list_.back().node;
        list_.pop_back();
        return node;
    }
    std::vector<NaiveEntry> entries() const override { return list_; }

  private:
    std::vector<NaiveEntry> list_;
};

/// Counted from 1, by swapping: the moving entry is written once, where it ends.
class NaiveHeap final : public NaiveOpenList {
  public:
    void push(NodeId node, Key key) override {
        heap_.push_back({key, node});
        auto at = heap_.size() - 1;
        while (at > 1 && !comes_before(heap_[at / 2].key, key)) {
            at = swap_entries(at, at / 2);
        }
        ++moves;
    }
    void improve(NodeId node, Key key) override {
        std::size_t at = 1;
        while (heap_[at].node != node) {
            ++at;
        }
        const auto comparisons_before = comparisons;
        const bool is_worse = comes_before(heap_[at].key, key);
        comparisons = comparisons_before; // a correct search knows this itself, so it is not the heap's work
        heap_[at].key = key;
        if (is_worse) {
            sink(at);
            return;
        }
        while (at > 1 && comes_before(key, heap_[at / 2].key)) {
            at = swap_entries(at, at / 2);
        }
        ++moves;
    }
    NodeId pop() override {
        const auto node = heap_[1].node;
        heap_[1] = heap_.back();
        heap_.pop_back();
        if (heap_.size() > 1) {
            sink(1);
        }
        return node;
    }
    std::vector<NaiveEntry> entries() const override { return {heap_.begin() + 1, heap_.end()}; }

  private:
    std::size_t swap_entries(std::size_t a, std::size_t b) {
        std::swap(heap_[a], heap_[b]);
        ++moves;
        return b;
    }
    void sink(std::size_t at) {
        const auto key = heap_[at].key;
        while (2 * at < heap_.size()) {
            auto child = 2 * at;
            if (child + 1 < heap_.size() && !comes_before(heap_[child].key, heap_[child + 1].key)) {
                child = child + 1;
            }
            if (comes_before(key, heap_[child].key)) {
                break;
            }
            at = swap_entries(at, child);
        }
        ++moves;
    }

    std::vector<NaiveEntry> heap_ = std::vector<NaiveEntry>(1);
};

class NaiveMap final : public NaiveOpenList {
  public:
    void push(NodeId node, Key key) override {
        tree_.insert({key, node},
                     [this](const NaiveEntry& a, const NaiveEntry& b) { return comes_before(a.key, b.key); });
        ++moves;
    }
    void improve(NodeId node, Key key) override {
        tree_.erase_if([node](const NaiveEntry& entry) { return entry.node == node; });
        push(node, key);
    }
    NodeId pop() override {
        const auto first = tree_.in_order().front().node;
        tree_.erase_if([first](const NaiveEntry& entry) { return entry.node == first; });
        return first;
    }
    std::vector<NaiveEntry> entries() const override { return tree_.in_order(); }

  private:
    RedBlackTree<NaiveEntry> tree_;
};

class NaiveQueues final : public NaiveOpenList {
  public:
    void push(NodeId node, Key key) override {
        const auto at = index_of_queue(key.f);
        ++moves;
        if (at == row_.size() || row_[at].f != key.f) {
            moves += row_.size() - at; // those on its right each move by one
            row_.insert(row_.begin() + static_cast<std::ptrdiff_t>(at), {key.f, {{key, node}}});
            return;
        }
        auto& queue = row_[at].queue;
        std::size_t before = 0;
        if (!comes_before(key, queue.front().key)) {
            before = queue.size();
            if (queue.size() > 1 && comes_before(key, queue.back().key)) {
                before = 1;
                while (before + 1 < queue.size() && !comes_before(key, queue[before].key)) {
                    ++before;
                }
            }
        }
        queue.insert(queue.begin() + static_cast<std::ptrdiff_t>(before), {key, node});
    }
    void improve(NodeId node, Key key) override {
        for (const auto& [f, queue] : row_) {
            for (const auto& entry : queue) {
                if (entry.node == node) {
                    index_of_queue(f); // searched for, and counted
                    remove(node);
                    push(node, key);
                    return;
                }
            }
        }
    }
    NodeId pop() override {
        const auto node = row_.back().queue.front().node;
        remove(node);
        return node;
    }
    std::vector<NaiveEntry> entries() const override {
        std::vector<NaiveEntry> all;
        for (auto row = row_.rbegin(); row != row_.rend(); ++row) {
            all.insert(all.end(), row->queue.begin(), row->queue.end());
        }
        return all;
    }

  private:
    struct Row {
        Cost f;
        std::vector<NaiveEntry> queue;
    };

    std::size_t index_of_queue(Cost f) {
        std::size_t from = 0;
        std::size_t to = row_.size();
        while (from != to) {
            const auto half = (from + to) / 2;
            ++comparisons;
            f < row_[half].f ? from = half + 1 : to = half;
        }
        return from;
    }
    void remove(NodeId node) {
        for (std::size_t at = 0; at < row_.size(); ++at) {
            auto& queue = row_[at].queue;
            const auto found = std::find_if(queue.begin(), queue.end(),
                                            [node](const NaiveEntry& entry) { return entry.node == node; });
            if (found == queue.end()) {
                continue;
            }
            queue.erase(found);
            if (queue.empty()) {
                moves += row_.size() - at - 1;
                row_.erase(row_.begin() + static_cast<std::ptrdiff_t>(at));
            }
            return;
        }
    }

    std::vector<Row> row_; // f falls to the right
};

} // namespace

std::unique_ptr<NaiveOpenList> naive_open_list(OpenListKind kind) {
    switch (kind) {
    case OpenListKind::UnsortedList:
        return std::make_unique<NaiveUnsortedList>();
    case OpenListKind::SortedList:
        return std::make_unique<NaiveSortedList>();
    case OpenListKind::OrderedMap:
        return std::make_unique<NaiveMap>();
    case OpenListKind::Queues:
        return std::make_unique<NaiveQueues>();
    case OpenListKind::BinaryHeap:
        break;
    }
    return std::make_unique<NaiveHeap>();
}

} // namespace astrolabe::test
