// One of several things, chosen at random.
#pragma once

#include "core/random/random.h"

#include <array>
#include <cstddef>

namespace astrolabe::test {

template <class T, std::size_t n> T one_of(Random& random, const std::array<T, n>& choices) {
    return choices[random.below(n)];
}

} // namespace astrolabe::test
