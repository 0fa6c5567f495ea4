// astrolabe link: maps as the value that m= has in a link, and back.
#include "core/codec/link_map.h"
#include "core/command/map_out.h"

#include <cstdio>

namespace astrolabe::command {
namespace {

constexpr const char* link_usage = R"(usage: astrolabe link encode MAP
       astrolabe link decode [VALUE]

encode prints the value of m= in a link to MAP, any text of a map that the page opens; decode reads such a
value, without one from the standard input, and prints the map: a .map, or where terrain costs a table of costs.

exit: 0 done, 2 something was not understood
)";

int encode(const std::string& file) {
    const auto map = map_in(file);
    if (!map) {
        return bad_input;
    }
    std::printf("%s\n", write_link_map(map->grid).c_str());
    return done;
}

int decode(std::string value) {
    while (!value.empty() && (value.back() == '\n' || value.back() == '\r')) {
        value.pop_back();
    }
    const auto map = read_link_map(value);
    if (!map.is_ok()) {
        return fail("", map.reason());
    }
    print_map(map.value().grid);
    return done;
}

int link(const Words& words) {
    const auto arguments = read_arguments("link", words, {}, 1, 2);
    if (!arguments) {
        return bad_input;
    }
    const auto& plain = arguments->plain;
    if (plain[0] == "encode" && plain.size() == 2) {
        return encode(plain[1]);
    }
    if (plain[0] == "decode") {
        return decode(plain.size() == 2 ? plain[1] : *text_of("-"));
    }
    return fail("link encode takes a map, and link decode a value");
}

} // namespace

const Command link_command{"link", "turns maps into links and back", link_usage, link};

} // namespace astrolabe::command
