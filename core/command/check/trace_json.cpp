// With a library for JSON, as proof_json.cpp. What a row means is decided by the reader of tables.
#include "core/command/check/trace_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>
#include <vector>

namespace astrolabe::command {
namespace {

using Json = nlohmann::json;

/// Names under which programs keep their list of cells.
constexpr std::array list_names{"events", "expanded", "order", "closed", "path", "cells"};
constexpr std::size_t longest_name = 20;

const Json* list_in(const Json& document) {
    if (document.is_array()) {
        return &document;
    }
    for (const auto* const name : list_names) {
        const auto found = document.find(name);
        if (found != document.end() && found->is_array() && !found->empty()) {
            return &*found;
        }
    }
    return nullptr;
}

/// What is no number stays visible in the refusal.
std::string number_text(const Json* value) {
    if (value == nullptr) {
        return "undefined";
    }
    auto text = value->is_string() ? value->get<std::string>() : value->dump(-1, ' ', true);
    text.resize(std::min(text.size(), longest_name));
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == ',' || c == '"' || c == '\n' || c == '\r'; }, ' ');
    return text;
}

std::string kind_text(const Json* value, const std::string& otherwise) {
    if (value == nullptr) {
        return otherwise;
    }
    const auto name = value->is_string() ? value->get<std::string>() : "";
    const auto is_plain = std::all_of(name.begin(), name.end(), [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == ' ' || c == '-';
    });
    return name.empty() || name.size() > longest_name || !is_plain ? "other" : name;
}

/// The first of these members that there is.
const Json* member(const Json& event, std::initializer_list<const char*> names) {
    for (const auto* const name : names) {
        const auto found = event.find(name);
        if (found != event.end() && !found->is_null()) {
            return &*found;
        }
    }
    return nullptr;
}

std::string row_of_list(const Json& event, const std::vector<std::string>& fields) {
    const auto value = [&](std::size_t index) { return index < event.size() ? &event[index] : nullptr; };
    if (fields.empty()) {
        return "expand," + number_text(value(0)) + "," + number_text(value(1));
    }
    const auto at = [&](std::string_view name) {
        return value(
            static_cast<std::size_t>(std::find(fields.begin(), fields.end(), name) - fields.begin()));
    };
    return kind_text(at("event"), "other") + "," + number_text(at("x")) + "," + number_text(at("y"));
}

std::string row_of(const Json& event, const std::vector<std::string>& fields) {
    if (event.is_array()) {
        return row_of_list(event, fields);
    }
    if (!event.is_object()) {
        return "";
    }
    const auto* const x = member(event, {"x", "column", "col"});
    const auto* const y = member(event, {"y", "row"});
    if (x == nullptr && y == nullptr) {
        return "";
    }
    return kind_text(member(event, {"type", "event"}), "expand") + "," + number_text(x) + "," +
           number_text(y);
}

} // namespace

bool is_trace_json(const std::string& text) {
    const auto* const blank = " \t\r\n";
    const auto first = text.find_first_not_of(blank, text.rfind("\xEF\xBB\xBF", 0) == 0 ? 3 : 0);
    if (first == std::string::npos || text[first] != '[') {
        return first != std::string::npos && text[first] == '{';
    }
    const auto second = text.find_first_not_of(blank, first + 1);
    return second != std::string::npos && text[second] == '{';
}

Result<std::string> table_of_json(const std::string& text) {
    const auto document = Json::parse(text, nullptr, false);
    if (document.is_discarded()) {
        return Reason{.code = "trace.json"};
    }
    const auto* const list = list_in(document);
    if (list == nullptr) {
        return Reason{.code = "trace.no_events", .found = list_names.front()};
    }
    std::vector<std::string> fields;
    if (document.is_object() && document.contains("fields") && document["fields"].is_array()) {
        for (const auto& field : document["fields"]) {
            fields.push_back(field.is_string() ? field.get<std::string>() : "");
        }
    }
    // A blank line in place of an event without a cell: events are counted by lines.
    std::string table = "event,x,y";
    for (const auto& event : *list) {
        table += '\n' + row_of(event, fields);
    }
    return table;
}

} // namespace astrolabe::command
