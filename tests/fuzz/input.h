// What the fuzz targets share: the input as a text, and an end to everything when a promise is broken.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace astrolabe::fuzz {

inline std::string_view text_in(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

inline void require(bool is_kept, const char* promise) {
    if (!is_kept) {
        std::fprintf(stderr, "broken: %s\n", promise);
        std::abort();
    }
}

} // namespace astrolabe::fuzz
