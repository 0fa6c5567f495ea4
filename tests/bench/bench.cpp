// bench FOLDER [EVERY] [PART]: see README.md.
#include "tests/bench/parts.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

namespace {

struct Part {
    const char* name;
    void (*run)(std::span<const astrolabe::bench::Map> maps);
};

constexpr std::array parts{
    Part{"searches", astrolabe::bench::race_searches}, Part{"boards", astrolabe::bench::time_boards},
    Part{"gestures", astrolabe::bench::time_gestures}, Part{"worlds", astrolabe::bench::time_worlds}};

} // namespace

int main(int argc, char** argv) {
    const auto every = argc > 2 ? std::strtoul(argv[2], nullptr, 10) : 40;
    const std::string wanted = argc > 3 ? argv[3] : "";
    if (argc < 2 || argc > 4 || !std::filesystem::is_directory(argv[1]) || every == 0) {
        std::fprintf(stderr, "usage: bench FOLDER [EVERY] [searches|boards|gestures|worlds]\n");
        return 2;
    }
    const auto maps = astrolabe::bench::maps_in(argv[1], every);
    if (maps.empty()) {
        std::fprintf(stderr, "bench: no map with a scenario in %s\n", argv[1]);
        return 1;
    }
    for (const auto& part : parts) {
        if (wanted.empty() || wanted == part.name) {
            part.run(maps);
        }
    }
}
