// Lester's figure, the first worked example (E1).
#pragma once

namespace astrolabe::test {

inline constexpr const char* lester = ".......\n"
                                      "...#...\n"
                                      ".S.#.G.\n"
                                      "...#...\n"
                                      ".......\n"
                                      ".......\n";

} // namespace astrolabe::test
