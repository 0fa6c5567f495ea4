#include "core/replay/list_work.h"

#include "core/open_list/binary_heap.h"
#include "core/open_list/bucket_queues.h"
#include "core/open_list/ordered_map.h"
#include "core/replay/live_counter.h"
#include "core/replay/ordered_blocks.h"

#include <algorithm>
#include <cassert>
#include <type_traits>

namespace astrolabe {
namespace {

/// The structure itself.
template <OpenList O> class Reenacted final : public ReenactedList {
  public:
    explicit Reenacted(const OpenListLog& log)
        : log_(&log), open_(log.nodes_a_list), pushes_(has_order ? log.nodes_a_list : 0) {}

    void take(std::uint32_t push) override {
        [[maybe_unused]] const auto node = open_.pop();
        assert(node == log_->node_of(push));
        static_cast<void>(push);
    }
    void put(std::uint32_t push) override {
        if (log_->pushes[push].replaces == no_push) {
            open_.push(log_->node_of(push), log_->key(push));
        } else {
            open_.improve(log_->node_of(push), log_->key(push));
        }
        if (has_order) {
            pushes_[index_of(log_->node_of(push))] = push;
        }
    }
    OpenListCounts counts() const override { return open_.counts(); }
    std::vector<std::uint32_t> order() const override {
        std::vector<std::uint32_t> order;
        if constexpr (has_order) {
            for (const auto& entry : open_.entries()) {
                order.push_back(pushes_[index_of(entry.node)]);
            }
        }
        return order;
    }

  private:
    static constexpr bool has_order = std::is_same_v<O, BinaryHeap>;

    const OpenListLog* log_;
    O open_;
    std::vector<std::uint32_t> pushes_; // by node; the last of each
};

class CountedUnsortedList final : public ReenactedList {
  public:
    explicit CountedUnsortedList(const OpenListLog& log)
        : log_(&log), there_(static_cast<std::uint32_t>(log.pushes.size())) {}

    void take(std::uint32_t push) override {
        counts_.comparisons += there_.live() - 1;
        erase(push);
    }
    void put(std::uint32_t push) override {
        if (const auto replaced = log_->pushes[push].replaces; replaced != no_push) {
            erase(replaced);
        }
        there_.add(push);
        ++counts_.moves;
    }
    OpenListCounts counts() const override { return counts_; }

  private:
    void erase(std::uint32_t push) {
        counts_.moves += there_.live() - there_.below(push) - 1;
        there_.remove(push);
    }

    const OpenListLog* log_;
    LiveCounter there_;
    OpenListCounts counts_;
};

class CountedSortedList final : public ReenactedList {
  public:
    explicit CountedSortedList(const OpenListLog& log) : log_(&log), there_({&log}) {}

    void take(std::uint32_t push) override {
        there_.erase(push);
        --size_;
    }
    void put(std::uint32_t push) override {
        if (const auto replaced = log_->pushes[push].replaces; replaced != no_push) {
            counts_.moves += there_.erase(replaced);
            --size_;
        }
        const auto passed = there_.insert(push);
        counts_.comparisons += passed + (passed < size_ ? 1 : 0);
        counts_.moves += passed + 1;
        ++size_;
    }
    OpenListCounts counts() const override { return counts_; }

  private:
    /// In order of leaving; equals go behind those that were there.
    struct LeavesBefore {
        const OpenListLog* log;
        bool operator()(std::uint32_t a, std::uint32_t b) const {
            const auto key_a = log->key(a);
            const auto key_b = log->key(b);
            return precedes(key_a, key_b) || (!precedes(key_b, key_a) && a < b);
        }
    };

    const OpenListLog* log_;
    OrderedBlocks<LeavesBefore> there_;
    std::size_t size_ = 0;
    OpenListCounts counts_;
};

} // namespace

std::unique_ptr<ReenactedList> reenacted(OpenListKind kind, const OpenListLog& log) {
    switch (kind) {
    case OpenListKind::UnsortedList:
        return std::make_unique<CountedUnsortedList>(log);
    case OpenListKind::SortedList:
        return std::make_unique<CountedSortedList>(log);
    case OpenListKind::OrderedMap:
        return std::make_unique<Reenacted<OrderedMap>>(log);
    case OpenListKind::Queues:
        return std::make_unique<Reenacted<BucketQueues>>(log);
    case OpenListKind::BinaryHeap:
        break;
    }
    return std::make_unique<Reenacted<BinaryHeap>>(log);
}

ListWork::ListWork(const OpenListLog& log, OpenListKind kind)
    : log_(&log), does_work_(kind != OpenListKind::UnsortedList && kind != OpenListKind::SortedList),
      is_heap_(kind == OpenListKind::BinaryHeap) {
    for (std::uint32_t list = 0; list < log.list_count; ++list) {
        lists_.push_back(reenacted(kind, log));
    }
    series_.reserve(numbers_a_step * log.pushed_by.size());
    for (std::uint32_t push = 0; push < log.pushed_by.front(); ++push) {
        lists_[log.list_of(push)]->put(push);
        ++size_;
    }
    note();
    keep_checkpoint();
}

void ListWork::keep_checkpoint() {
    constexpr std::size_t most_kept = std::size_t{4} << 20U;
    if (!is_heap_ || step_ % apart_ != 0) {
        return;
    }
    checkpoints_.push_back({.step = step_, .orders = {}});
    for (const auto& list : lists_) {
        checkpoints_.back().orders.push_back(list->order());
        kept_ += checkpoints_.back().orders.back().size();
    }
    while (kept_ > most_kept && checkpoints_.size() > 2) {
        apart_ *= 2;
        std::erase_if(checkpoints_, [this](const Checkpoint& point) { return point.step % apart_ != 0; });
        kept_ = 0;
        for (const auto& point : checkpoints_) {
            for (const auto& order : point.orders) {
                kept_ += order.size();
            }
        }
    }
}

bool ListWork::advance(std::uint64_t work) {
    constexpr std::uint64_t counted_a_step = 64;
    auto left = static_cast<std::int64_t>(work);
    while (left > 0 && step_ < log_->step_count()) {
        const auto taken = log_->taken[step_];
        lists_[log_->list_of(taken)]->take(taken);
        --size_;
        for (auto push = log_->pushed_by[step_]; push < log_->pushed_by[step_ + 1]; ++push) {
            lists_[log_->list_of(push)]->put(push);
            size_ += log_->pushes[push].replaces == no_push ? 1 : 0;
        }
        const auto before = series_[series_.size() - 2] + series_.back();
        note();
        ++step_;
        keep_checkpoint();
        const auto counted =
            does_work_ ? static_cast<std::uint64_t>(series_[series_.size() - 2] + series_.back() - before)
                       : 0;
        left -= static_cast<std::int64_t>(1 + counted / counted_a_step);
    }
    return step_ == log_->step_count();
}

void ListWork::note() {
    OpenListCounts sum;
    for (const auto& list : lists_) {
        sum.comparisons += list->counts().comparisons;
        sum.moves += list->counts().moves;
    }
    series_.insert(series_.end(), {static_cast<double>(size_), static_cast<double>(sum.comparisons),
                                   static_cast<double>(sum.moves)});
}

} // namespace astrolabe
