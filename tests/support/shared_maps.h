// The Moving AI maps in the folder that ASTROLABE_MAPS names.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>
#include <string>

namespace astrolabe::test {

namespace fs = std::filesystem;

/// The maps that have a scenario, in order of name; prints a line when there is no folder.
inline std::set<fs::path> maps_for(const char* test) {
    const char* folder = std::getenv("ASTROLABE_MAPS");
    std::set<fs::path> maps;
    if (folder != nullptr && fs::is_directory(folder)) {
        for (const auto& entry : fs::directory_iterator(folder)) {
            if (entry.path().extension() == ".map" &&
                fs::exists(fs::path(entry.path()).replace_extension(".scen"))) {
                maps.insert(entry.path());
            }
        }
    }
    if (maps.empty()) {
        std::cout << "skipped: " << test << ": no Moving AI maps in ASTROLABE_MAPS\n";
    }
    return maps;
}

inline std::string text_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace astrolabe::test
