// The keys of a link, as the command line takes them: those that configure a search become settings.
#pragma once

#include "core/run/search_settings.h"

#include <string>
#include <string_view>

namespace astrolabe::command {

/// Whether the key configures a search.
bool is_settings_key(std::string_view key);

/// Reads pairs as a link has them, "k=v&k=v", into the settings; keys for the appearance of a figure are
/// skipped. An empty text, or a sentence about the first pair that is not understood; the settings then have
/// nothing of it.
std::string read_link_settings(std::string_view pairs, SearchSettings& settings);

/// The pairs of all settings that are not as usual, as read_link_settings() reads them; empty if all are.
std::string link_settings(const SearchSettings& settings);

} // namespace astrolabe::command
