// Proofs as JSON; web/docs/proofs.md describes the members.
#pragma once

#include "core/check/proof.h"

#include <string>

namespace astrolabe {

/// O(cells).
std::string proof_text(const Proof& proof);

} // namespace astrolabe
