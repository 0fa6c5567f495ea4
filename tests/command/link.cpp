// link encode MAP: prints the value that m= has in a link to this map. link decode: reads such a value
// from the standard input and prints the map as a Moving AI .map. Exit 1 when something is refused, 2 when
// the command line is not understood.
#include "core/io/moving_ai_map.h"
#include "tests/command/files.h"
#include "wasm/laboratory.h"

#include <cstdio>
#include <iostream>
#include <iterator>
#include <string>

namespace {

using astrolabe::Laboratory;

int encode(const std::string& file) {
    const auto text = astrolabe::command::text_of("link", file);
    if (!text) {
        return 1;
    }
    Laboratory lab;
    if (const auto reason = lab.load("auto", *text); !reason.is_ok()) {
        astrolabe::command::print_refusal("link", file, reason);
        return 1;
    }
    std::printf("%s\n", lab.map_to_link().c_str());
    return 0;
}

int decode() {
    std::string value(std::istreambuf_iterator<char>(std::cin), {});
    while (!value.empty() && (value.back() == '\n' || value.back() == '\r')) {
        value.pop_back();
    }
    Laboratory lab;
    if (const auto reason = lab.map_from_link(value); !reason.is_ok()) {
        astrolabe::command::print_refusal("link", "standard input", reason);
        return 1;
    }
    const astrolabe::Grid grid(lab.width(), lab.height(), {lab.factors().begin(), lab.factors().end()});
    std::fputs(astrolabe::write_moving_ai_map(grid).c_str(), stdout);
    return 0;
}

} // namespace

int main(int count, char** words) {
    const std::string what = count > 1 ? words[1] : "";
    if (what == "encode" && count == 3) {
        return encode(words[2]);
    }
    if (what == "decode" && count == 2) {
        return decode();
    }
    std::fprintf(stderr, "usage: link encode MAP | link decode <VALUE\n");
    return 2;
}
