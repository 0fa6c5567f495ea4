// YAML, as search traces of the Posthoc visualiser are written in.
#pragma once

#include "core/io/reason.h"

#include <nlohmann/json.hpp>

#include <string>

namespace astrolabe::command {

/// The one document of the text, its plain scalars read as YAML 1.2 does. Refused with trace.yaml are also
/// documents nested more deeply than some hundred levels, with more than 100 aliases, or with aliases that
/// multiply. O(text).
Result<nlohmann::json> read_yaml(const std::string& text);

} // namespace astrolabe::command
