#include "tests/bench/maps.h"

#include "core/io/moving_ai_map.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <utility>

namespace astrolabe::bench {
namespace {

namespace fs = std::filesystem;

std::string text_of(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace

Map read_map(const std::string& map_file, const std::string& scenario_file, std::size_t every) {
    auto grid = read_moving_ai_map(text_of(map_file));
    const auto rows = read_moving_ai_scenario(text_of(scenario_file));
    if (!grid.is_ok() || !rows.is_ok()) {
        std::fprintf(stderr, "cannot read %s with %s\n", map_file.c_str(), scenario_file.c_str());
        std::exit(1);
    }
    Map map{fs::path(map_file).stem().string(), std::move(grid.value()), {}};
    for (std::size_t index = 0; index < rows.value().size(); index += every) {
        map.rows.push_back(rows.value()[index]);
    }
    return map;
}

std::vector<Map> maps_in(const std::string& folder, std::size_t every) {
    std::set<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() == ".map" &&
            fs::exists(fs::path(entry.path()).replace_extension(".scen"))) {
            files.insert(entry.path());
        }
    }
    std::vector<Map> maps;
    for (const auto& file : files) {
        maps.push_back(read_map(file.string(), fs::path(file).replace_extension(".scen").string(), every));
    }
    return maps;
}

} // namespace astrolabe::bench
