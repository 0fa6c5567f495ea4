// A kernel against the textbook search: the same nodes in the same order, the same trace byte for byte,
// the same path and the same counts.
#pragma once

#include "tests/support/board.h"
#include "tests/support/random/case_count.h"

#include <doctest/doctest.h>

namespace astrolabe::test {

inline const std::uint64_t kernel_cases = 10'000 / stride;

inline void check_equal(const SearchResult& result, const Trace& trace, const Finished& textbook) {
    REQUIRE(trace.format == textbook.trace.format);
    REQUIRE(trace.start == textbook.trace.start);
    REQUIRE(trace.masks == textbook.trace.masks);
    REQUIRE(trace.events.empty());
    REQUIRE(trace.step_count == textbook.trace.step_count);
    REQUIRE(trace.is_truncated == textbook.trace.is_truncated);
    REQUIRE(result.outcome == textbook.result.outcome);
    REQUIRE(result.cost == textbook.result.cost);
    REQUIRE(result.path == textbook.result.path);
    REQUIRE(result.expanded == textbook.result.expanded);
    REQUIRE(result.generated == textbook.result.generated);
    REQUIRE(result.improved == textbook.result.improved);
    REQUIRE(result.reopened == textbook.result.reopened);
}

} // namespace astrolabe::test
