// The address of a page's board, as the pairs that define the search: web/link/link-text.js describes it.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace astrolabe::command {

/// By key; of a key given twice the first value.
using LinkPairs = std::map<std::string, std::string, std::less<>>;

/// Whether a word, or the first line of a text, is meant as a link.
bool looks_like_link(std::string_view text);

/// Reads an address, or what stands behind its #. Of a sealed link the pairs under the seal, which must be
/// intact; without a seal all of them. An empty text, or a sentence for what cannot be drawn or trusted.
/// O(text).
std::string read_page_link(std::string_view text, LinkPairs& pairs);

} // namespace astrolabe::command
