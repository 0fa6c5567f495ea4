// Proofs that come as JSON; web/docs/proofs.md describes the members.
#pragma once

#include "core/check/proof.h"
#include "core/io/reason.h"

#include <string>

namespace astrolabe::command {

/// Codes proof.json, proof.format, and proof.member with its name as `found`. O(text).
Result<Proof> read_proof(const std::string& text);

} // namespace astrolabe::command
