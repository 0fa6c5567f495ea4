#include "core/command/page_link.h"

#include "core/command/words.h"

#include <algorithm>
#include <cstdint>

namespace astrolabe::command {
namespace {

constexpr std::string_view cut_off = "the link is not whole: something was cut off or changed on the way";

/// FNV-1a with 32 bits, in base 36.
std::string checksum(std::string_view text) {
    std::uint32_t sum = 0x811c9dc5;
    for (const char character : text) {
        sum = (sum ^ static_cast<unsigned char>(character)) * 0x01000193;
    }
    std::string digits;
    do {
        digits.insert(digits.begin(), "0123456789abcdefghijklmnopqrstuvwxyz"[sum % 36]);
        sum /= 36;
    } while (sum != 0);
    return digits;
}

/// With the characters that some programs escape.
std::string plain_text(std::string_view text) {
    const std::map<std::string_view, char> escapes{{"%2C", ','}, {"%2E", '.'}, {"%2D", '-'},
                                                   {"%5F", '_'}, {"%3D", '='}, {"%26", '&'}};
    std::string plain;
    while (!text.empty()) {
        const auto escape = escapes.find(text.substr(0, 3));
        plain += escape == escapes.end() ? text.front() : escape->second;
        text.remove_prefix(escape == escapes.end() ? 1 : 3);
    }
    return plain;
}

/// Takes "key=value" and the & behind it from the front of the text.
std::pair<std::string_view, std::string_view> take_pair(std::string_view& text) {
    const auto pair = text.substr(0, text.find('&'));
    text.remove_prefix(std::min(pair.size() + 1, text.size()));
    const auto equals = std::min(pair.find('='), pair.size());
    return {pair.substr(0, equals), pair.substr(std::min(equals + 1, pair.size()))};
}

/// The text covered by a seal "length.checksum"; nothing if it is not what was sealed.
std::string_view unsealed(std::string_view seal, std::string_view behind) {
    const auto point = std::min(seal.find('.'), seal.size());
    const auto length = whole_number(seal.substr(0, point));
    const auto covered = behind.substr(0, length.value_or(0));
    return length == covered.size() && seal.substr(std::min(point + 1, seal.size())) == checksum(covered)
               ? covered
               : std::string_view();
}

} // namespace

bool looks_like_link(std::string_view text) {
    const auto line = text.substr(0, text.find_first_of("\r\n"));
    const auto has = [&](std::string_view part) { return line.find(part) != std::string_view::npos; };
    return (has("#") && has("=")) || line.starts_with("m=") || line.starts_with("v=") || has("&m=");
}

std::string read_page_link(std::string_view address, LinkPairs& pairs) {
    const auto line = address.substr(0, address.find_first_of("\r\n \t"));
    const auto hash = line.find('#');
    const auto text = plain_text(hash == std::string_view::npos ? line : line.substr(hash + 1));
    LinkPairs read;
    for (std::string_view rest = text; !rest.empty();) {
        const auto [key, value] = take_pair(rest);
        if (key == "v" && value != "1") {
            return "the link was written by a newer version";
        }
        if (key == "z") {
            rest = unsealed(value, rest);
            if (rest.empty()) {
                return std::string(cut_off);
            }
            read.clear();
        } else if (!key.empty()) {
            read.emplace(key, value);
        }
    }
    if (const auto board = read.find("b"); board != read.end() && board->second == "graph") {
        return "the link leads to a graph; only boards can be searched here";
    }
    if (read.contains("world")) {
        return "the link leads to a game world; only boards can be searched here";
    }
    if (!read.contains("m")) {
        return "the link holds no map: there is no m= in it";
    }
    pairs = std::move(read);
    return {};
}

} // namespace astrolabe::command
