// Texts of an unknown kind: refused by name, or read again as the same kind.
#include "core/io/map_text.h"
#include "tests/fuzz/input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace astrolabe;
    const auto text = fuzz::text_in(data, size);
    const auto map = read_map_text(text);
    if (!map.is_ok()) {
        fuzz::require(!map.reason().code.empty(), "a refusal has a name");
        return 0;
    }
    const auto again = read_map_text(text, map.value().kind);
    fuzz::require(again.is_ok() && again.value().grid == map.value().grid, "the kind is no doubt");
    return 0;
}
