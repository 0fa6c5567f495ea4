// With libraries for JSON and YAML, since what is read is from outside. The page's own-search/trace-text.js
// does the same.
#include "core/command/check/trace_table.h"

#include "core/command/check/trace_rows.h"
#include "core/command/check/trace_yaml.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace astrolabe::command {
namespace {

constexpr std::size_t megabyte = 1U << 20U;
constexpr std::size_t longest_yaml = 2 * megabyte;
/// Beginning of a text in which its kind shows.
constexpr std::size_t head_length = 4096;

bool is_json(std::string_view head) {
    const auto* const blank = " \t\r\n";
    const auto first = head.find_first_not_of(blank);
    if (first == std::string_view::npos || head[first] != '[') {
        return first != std::string_view::npos && head[first] == '{';
    }
    const auto second = head.find_first_not_of(blank, first + 1);
    return second != std::string_view::npos && head[second] == '{';
}

bool is_yaml(std::string_view head) {
    for (std::size_t line = 0; line < head.size();) {
        const auto rest = head.substr(line);
        if (rest.starts_with("version:") || rest.starts_with("events:")) {
            return true;
        }
        const auto end = rest.find_first_of("\r\n");
        line += end == std::string_view::npos ? rest.size() : end + 1;
    }
    return false;
}

} // namespace

Result<std::string> table_of(const std::string& text) {
    auto head = std::string_view(text).substr(0, head_length);
    if (head.starts_with("\xEF\xBB\xBF")) {
        head.remove_prefix(3);
    }
    if (is_json(head)) {
        const auto document = nlohmann::json::parse(text, nullptr, false);
        return document.is_discarded() ? Reason{.code = "trace.json"} : rows_of(document);
    }
    if (!is_yaml(head)) {
        return text;
    }
    if (text.size() > longest_yaml) {
        return Reason{.code = "trace.too_long", .expected = std::to_string(longest_yaml / megabyte)};
    }
    const auto document = read_yaml(text);
    return document.is_ok() ? rows_of(document.value()) : document.reason();
}

} // namespace astrolabe::command
