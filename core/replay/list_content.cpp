#include "core/replay/list_content.h"

#include <algorithm>
#include <cassert>

namespace astrolabe {

std::vector<std::uint32_t> content_at(const OpenListLog& log, OpenListKind kind, std::uint32_t step,
                                      std::uint32_t list) {
    assert(kind != OpenListKind::BinaryHeap);
    std::vector<std::uint32_t> content;
    for (std::uint32_t push = 0; push < log.pushed_by[step]; ++push) {
        if (log.left_at[push] > step && log.list_of(push) == list) {
            content.push_back(push);
        }
    }
    if (kind == OpenListKind::UnsortedList) {
        return content;
    }
    std::sort(content.begin(), content.end(), [&log](std::uint32_t a, std::uint32_t b) {
        return precedes(log.key(a), log.key(b)) || (a < b && !precedes(log.key(b), log.key(a)));
    });
    if (kind == OpenListKind::SortedList) {
        std::reverse(content.begin(), content.end());
    }
    return content;
}

std::vector<std::uint32_t> HeapContent::at(std::uint32_t step, std::uint32_t list) {
    const auto& points = work_->checkpoints();
    const auto behind = std::upper_bound(
        points.begin(), points.end(), step,
        [](std::uint32_t sought, const ListWork::Checkpoint& point) { return sought < point.step; });
    const auto& point = *(behind - 1);
    if (heaps_.empty() || step < step_ || step_ < point.step) {
        restore(point);
    }
    while (step_ < step) {
        go_on();
    }
    std::vector<std::uint32_t> content;
    for (const auto& entry : heaps_[list].entries()) {
        content.push_back(last_pushes_[list * log_->nodes_a_list + index_of(entry.node)]);
    }
    return content;
}

void HeapContent::restore(const ListWork::Checkpoint& point) {
    step_ = point.step;
    last_pushes_.resize(std::size_t{log_->list_count} * log_->nodes_a_list);
    while (heaps_.size() < log_->list_count) {
        heaps_.emplace_back(log_->nodes_a_list);
    }
    for (std::uint32_t list = 0; list < log_->list_count; ++list) {
        std::vector<OpenListEntry> entries;
        for (const auto push : point.orders[list]) {
            entries.push_back({log_->key(push), log_->node_of(push)});
            last_pushes_[index_of(log_->pushes[push].node)] = push;
        }
        heaps_[list].restore(entries);
    }
}

void HeapContent::go_on() {
    heaps_[log_->list_of(log_->taken[step_])].pop();
    for (auto push = log_->pushed_by[step_]; push < log_->pushed_by[step_ + 1]; ++push) {
        auto& heap = heaps_[log_->list_of(push)];
        if (log_->pushes[push].replaces == no_push) {
            heap.push(log_->node_of(push), log_->key(push));
        } else {
            heap.improve(log_->node_of(push), log_->key(push));
        }
        last_pushes_[index_of(log_->pushes[push].node)] = push;
    }
    ++step_;
}

} // namespace astrolabe
