#include "tests/calls/work.h"

#include <cstddef>

namespace {

std::uint64_t work = 0;
constexpr std::size_t bytes_a_unit = 8;

} // namespace

std::uint64_t astrolabe::test::work_done() { return work; }

// The names that compiler (-fsanitize-coverage=trace-pc) and linker (--wrap) ask for.
extern "C" {

void __sanitizer_cov_trace_pc() { ++work; }

void* __real_memset(void* to, int value, std::size_t count);
void* __real_memcpy(void* to, const void* from, std::size_t count);
void* __real_memmove(void* to, const void* from, std::size_t count);

void* __wrap_memset(void* to, int value, std::size_t count) {
    work += count / bytes_a_unit;
    return __real_memset(to, value, count);
}
void* __wrap_memcpy(void* to, const void* from, std::size_t count) {
    work += count / bytes_a_unit;
    return __real_memcpy(to, from, count);
}
void* __wrap_memmove(void* to, const void* from, std::size_t count) {
    work += count / bytes_a_unit;
    return __real_memmove(to, from, count);
}
}
