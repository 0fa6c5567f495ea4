// Proofs as JSON; web/docs/proofs.md describes the members.
#pragma once

#include "core/check/proof.h"
#include "core/io/reason.h"

#include <string>

namespace astrolabe::command {

std::string proof_json(const Proof& proof);
/// Code proof.json, with what is wrong as `found`; proof.format.
Result<Proof> read_proof(const std::string& text);

} // namespace astrolabe::command
