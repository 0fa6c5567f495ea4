// See GeneratorKind in generators.h.
#pragma once

#include "core/generate/generators.h"
#include "core/random/random.h"

namespace astrolabe {

Grid make_terrain(const GeneratorSpec& spec, Random& random);

} // namespace astrolabe
