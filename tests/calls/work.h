// How much work the program has done so far. A clock would measure how busy the machine is; counters written
// into the core would see only what their author thought of. Here the compiler counts: every stretch of code
// without a branch that is entered adds one, and what the C library sets or moves at once adds one for each
// eight bytes. So every loop over a board counts, with the same number on every run. Only in the build made
// for this.
#pragma once

#include <cstdint>

namespace astrolabe::test {

/// Since the program began.
std::uint64_t work_done();

/// The work of one call.
template <class Call> std::uint64_t work_of(const Call& call) {
    const auto before = work_done();
    call();
    return work_done() - before;
}

} // namespace astrolabe::test
