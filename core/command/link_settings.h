// The keys of a link, as the command line takes them: those that say how a search is made become settings.
#pragma once

#include "core/run/search_settings.h"

#include <string>
#include <string_view>

namespace astrolabe::command {

/// Whether the key says how a search is made.
bool is_settings_key(std::string_view key);

/// Reads pairs as a link has them, "k=v&k=v", into the settings; keys that say how a figure looks are
/// passed over. An empty text, or a sentence about the first pair that is not understood, of which the
/// settings then have nothing.
std::string read_link_settings(std::string_view pairs, SearchSettings& settings);

} // namespace astrolabe::command
