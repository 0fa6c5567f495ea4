// See GeneratorKind in generators.h.
#pragma once

#include "core/generate/generators.h"

namespace astrolabe {

std::unique_ptr<BoardMaker> caves_maker(const GeneratorSpec& spec);

} // namespace astrolabe
