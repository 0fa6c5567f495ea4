#include "core/replay/membership.h"

namespace astrolabe {

MembershipWork::MembershipWork(const FinishedSearch<GridGraph>& search, const OpenListLog& log)
    : search_(search), log_(&log), open_(static_cast<std::uint32_t>(log.pushes.size())),
      closed_(log.step_count() + 1), open_by_(search.graph.node_count(), nowhere),
      closed_by_(search.graph.node_count(), nowhere) {
    series_.reserve(numbers_a_step * log.pushed_by.size());
    for (std::uint32_t push = 0; push < log.pushed_by.front(); ++push) {
        put(push);
    }
    note();
}

bool MembershipWork::advance(std::uint64_t steps) {
    for (; steps > 0 && step_ < log_->step_count(); --steps) {
        const auto taken = log_->taken[step_];
        auto push = log_->pushed_by[step_];
        ++step_;
        take(taken);
        if (const auto node = log_->node_of(taken); node != search_.own_goal) {
            search_.graph.for_each_successor(node, [&](const Move& move) {
                ask(move.to);
                if (push < log_->pushed_by[step_] && log_->node_of(push) == move.to) {
                    put(push++);
                }
            });
        }
        note();
    }
    return step_ == log_->step_count();
}

void MembershipWork::ask(NodeId node) {
    ++by_flag_;
    const auto closed = closed_set_.find(node);
    by_hash_ += closed.probes;
    if (!closed.is_there) {
        by_hash_ += open_set_.find(node).probes;
    }
    if (const auto step = closed_by_[index_of(node)]; step != nowhere) {
        by_scan_ += closed_.below(step) + 1;
        return;
    }
    const auto push = open_by_[index_of(node)];
    by_scan_ += closed_.live() + (push == nowhere ? open_.live() : open_.below(push) + 1);
}

void MembershipWork::put(std::uint32_t push) {
    const auto node = log_->node_of(push);
    if (auto& step = closed_by_[index_of(node)]; step != nowhere) {
        closed_.remove(step);
        closed_set_.remove(node);
        step = nowhere;
    }
    auto& at = open_by_[index_of(node)];
    if (at == nowhere) {
        open_set_.add(node);
    } else {
        open_.remove(at);
    }
    open_.add(push);
    at = push;
}

void MembershipWork::take(std::uint32_t push) {
    const auto node = log_->node_of(push);
    open_.remove(push);
    open_set_.remove(node);
    open_by_[index_of(node)] = nowhere;
    closed_.add(step_);
    closed_set_.add(node);
    closed_by_[index_of(node)] = step_;
}

void MembershipWork::note() {
    series_.insert(series_.end(), {static_cast<double>(by_flag_), static_cast<double>(by_hash_),
                                   static_cast<double>(by_scan_)});
}

} // namespace astrolabe
