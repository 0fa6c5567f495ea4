// Values of m= that hold a graph: refused by name, or a valid graph that is written with the very same
// letters.
#include "core/codec/graph_code.h"
#include "tests/fuzz/input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace astrolabe;
    const auto text = fuzz::text_in(data, size);
    const auto graph = read_link_graph(text);
    if (!graph.is_ok()) {
        fuzz::require(!graph.reason().code.empty(), "a refusal has a name");
        return 0;
    }
    fuzz::require(!fault_in(graph.value()), "what is read has no fault");
    fuzz::require(write_link_graph(graph.value()) == text, "a graph has one code");
    return 0;
}
