// How much room a log takes, whatever the search does.
#include "core/trace/trace.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

TEST_CASE("trace recorder: a log in events that outgrows its budget takes little more room than that") {
    constexpr std::size_t room_for_a_step = std::size_t{1} << 17U;
    for (const std::size_t most :
         {std::size_t{1} << 20U, (std::size_t{1} << 20U) + 1, std::size_t{900'000}}) {
        CAPTURE(most);
        TraceRecorder recorder(TraceFormat::Events, node_at(0), most * sizeof(Event));
        std::size_t most_room = 0;
        for (std::uint32_t step = 0; !recorder.trace().is_truncated; ++step) {
            for (std::uint32_t node = 0; node < 7; ++node) {
                recorder.record_event({.g = step, .node = node_at(node), .parent = node_at(step)});
            }
            most_room = std::max(most_room, recorder.trace().events.capacity());
            recorder.end_step({.g = step, .node = node_at(step), .kind = EventKind::Close});
        }
        CHECK(recorder.trace().events.size() <= most);
        CHECK(recorder.trace().events.size() + 8 > most);
        CHECK(most_room <= most + room_for_a_step);
    }
}

} // namespace
} // namespace astrolabe::test
