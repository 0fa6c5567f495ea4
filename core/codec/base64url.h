// Bytes as letters that may stand in a link: A-Z a-z 0-9 - _, without padding. RFC 4648, section 5.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace astrolabe {

std::string to_base64url(std::span<const std::uint8_t> bytes);

/// Exact inverse: nothing for other letters, an impossible length or stray bits at the end.
std::optional<std::vector<std::uint8_t>> from_base64url(std::string_view text);

} // namespace astrolabe
