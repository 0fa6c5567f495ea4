// What every search has in addition to its step(): the loop over it, its counts, and the log that it leaves.
#pragma once

#include "core/search/result.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <limits>
#include <string_view>

namespace astrolabe {

/// As SearchResult has them.
struct SearchCounters {
    std::uint64_t expanded = 0;
    std::uint64_t generated = 0;
    std::uint64_t improved = 0;
    std::uint64_t reopened = 0;

    /// The result of a search so far, without a path.
    SearchResult result(Outcome outcome, std::string_view kernel) const {
        return {.outcome = outcome,
                .expanded = expanded,
                .generated = generated,
                .improved = improved,
                .reopened = reopened,
                .kernel = kernel};
    }
};

/// A `Search` derives from it, and provides step(): that expands one node, and returns the outcome.
template <class Search> class SearchLoop {
  public:
    /// At most this many steps.
    Outcome advance(std::uint64_t steps) {
        while (steps-- > 0 && static_cast<Search&>(*this).step() == Outcome::Running) {
        }
        return outcome_;
    }

    Outcome run() { return advance(std::numeric_limits<std::uint64_t>::max()); }

    const Trace& trace() const { return recorder_.trace(); }
    /// Hands the trace over; the search must not be used afterwards.
    Trace release_trace() { return recorder_.release(); }

  protected:
    Outcome outcome_ = Outcome::Running;
    SearchCounters counters_;
    TraceRecorder recorder_;

  private:
    friend Search;
    /// As TraceRecorder.
    SearchLoop(TraceFormat format, NodeId start, std::uint64_t budget_bytes)
        : recorder_(format, start, budget_bytes) {}
};

} // namespace astrolabe
