// The page's own-search/trace-rows.js does the same; a list of texts in the tests holds both to it. What a
// row means is decided by the reader of tables.
#include "core/command/check/trace_rows.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <unordered_map>
#include <vector>

namespace astrolabe::command {
namespace {

using Json = nlohmann::json;

/// Names under which programs keep their list of cells.
constexpr std::array list_names{"events", "expanded", "order", "closed", "path", "cells"};
constexpr std::size_t longest_name = 20;
/// Digits of a coordinate: maps have up to 99,999 cells a side.
constexpr std::size_t longest_coordinate = 5;

/// What the reader of tables reads has no exponents: a larger number is left out, a smaller one is 0.
constexpr double too_large = 1e15;
constexpr double smallest = 1e-6;
/// Up to it a double holds every whole number, so that it can be an id.
constexpr double largest_id = 9007199254740991;

constexpr const char* no_cell = ",";
/// A row without parent and numbers.
constexpr const char* no_numbers = ",,,,,";

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

/// 12 for 12.0, and never with an exponent below 10^15.
std::string plain(double value) {
    if (value == std::trunc(value) && std::abs(value) < too_large) {
        return std::to_string(static_cast<long long>(value));
    }
    std::array<char, 400> text{};
    const auto format = std::abs(value) < too_large ? std::chars_format::fixed : std::chars_format::general;
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), value, format).ptr};
}

/// What is no number stays visible in the refusal. Of a list or an object no more than that it is one: it may
/// be nested as deeply as the text is long.
std::string number_text(const Json* value) {
    if (value == nullptr) {
        return "undefined";
    }
    if (value->is_structured()) {
        return "object";
    }
    auto text = value->is_string()         ? value->get<std::string>()
                : value->is_number_float() ? plain(value->get<double>())
                                           : value->dump();
    text.resize(std::min(text.size(), longest_name));
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == ',' || c == '"' || c == '\n' || c == '\r'; }, ' ');
    return text;
}

/// Empty for what is no number.
std::string decimal_text(const Json* value) {
    const auto number = value != nullptr && value->is_number() ? value->get<double>() : too_large;
    if (!(std::abs(number) < too_large)) {
        return "";
    }
    return std::abs(number) < smallest ? "0" : plain(number);
}

/// "x,y", or no more than the comma.
std::string cell_text(const Json* x, const Json* y) {
    const auto is_coordinate = [](const std::string& text) {
        return !text.empty() && text.size() <= longest_coordinate &&
               std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    };
    const auto first = number_text(x);
    const auto second = number_text(y);
    return is_coordinate(first) && is_coordinate(second) ? first + "," + second : no_cell;
}

/// A number and the text of it are the same id. Empty for what is none.
std::string id_text(const Json* id) {
    if (id != nullptr && id->is_string()) {
        return "=" + id->get<std::string>();
    }
    const auto number = id != nullptr && id->is_number() ? id->get<double>() : 2 * largest_id;
    return std::abs(number) <= largest_id ? "=" + (id->is_number_float() ? plain(number) : id->dump()) : "";
}

std::string kind_text(const Json* value, const char* otherwise) {
    if (value == nullptr) {
        return otherwise;
    }
    const auto name = value->is_string() ? value->get<std::string>() : "";
    const auto is_plain = std::all_of(name.begin(), name.end(), [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == ' ' || c == '-';
    });
    return name.empty() || name.size() > longest_name || !is_plain ? "other" : name;
}

/// A row up to the cell, empty if it has none, and what follows.
struct Row {
    std::string cell;
    std::string numbers;
};

/// To be asked for each event in turn: parents are known by their ids.
class RowMaker {
  public:
    explicit RowMaker(const Json& document) {
        const auto fields = document.is_object() ? document.find("fields") : document.end();
        if (fields == document.end() || !fields->is_array() || fields->empty()) {
            places_ = {{"x", 0}, {"y", 1}};
            return;
        }
        for (std::size_t place = 0; place < fields->size(); ++place) {
            if (const auto& name = (*fields)[place]; name.is_string()) {
                places_.emplace(name.get<std::string>(), place);
            }
        }
        kind_of_list_ = places_.contains("type") || places_.contains("event") ? "other" : "expand";
    }

    Row row_of(const Json& event) {
        const auto* const x = member(event, {"x", "column", "col"});
        const auto* const y = member(event, {"y", "row"});
        if (!event.is_array() && x == nullptr && y == nullptr) {
            return {};
        }
        const auto* const otherwise = event.is_array() ? kind_of_list_ : "expand";
        Row row{.cell = kind_text(member(event, {"type", "event"}), otherwise) + "," + number_text(x) + "," +
                        number_text(y),
                .numbers = "," + parent_of(event)};
        for (const auto* const name : {"g", "h", "f"}) {
            row.numbers += "," + decimal_text(member(event, {name}));
        }
        const auto id = id_text(member(event, {"id"}));
        if (auto cell = cell_text(x, y); !id.empty() && cell != no_cell) {
            cells_.insert_or_assign(id, std::move(cell));
        }
        return row;
    }

  private:
    /// The first of these members that there is, and is not null.
    const Json* member(const Json& event, std::initializer_list<const char*> names) const {
        for (const auto* const name : names) {
            const auto* const value = event.is_array() ? value_at(event, name) : value_in(event, name);
            if (value != nullptr && !value->is_null()) {
                return value;
            }
        }
        return nullptr;
    }

    const Json* value_at(const Json& event, const char* name) const {
        const auto place = places_.find(name);
        return place != places_.end() && place->second < event.size() ? &event[place->second] : nullptr;
    }

    static const Json* value_in(const Json& event, const char* name) {
        const auto found = event.find(name);
        return found == event.end() ? nullptr : &*found;
    }

    /// "x,y" as the event says, or as an earlier event with the id of the parent says.
    std::string parent_of(const Json& event) const {
        auto written = cell_text(member(event, {"parent_x"}), member(event, {"parent_y"}));
        if (written != no_cell) {
            return written;
        }
        const auto* const parent = member(event, {"parent"});
        if (parent != nullptr && parent->is_array()) {
            return parent->size() < 2 ? no_cell : cell_text(&(*parent)[0], &(*parent)[1]);
        }
        if (parent != nullptr && parent->is_object()) {
            return cell_text(member(*parent, {"x", "column", "col"}), member(*parent, {"y", "row"}));
        }
        const auto found = cells_.find(id_text(member(event, {"pId"})));
        return found == cells_.end() ? no_cell : found->second;
    }

    /// Where the members are in events that are lists of values.
    std::unordered_map<std::string, std::size_t> places_;
    const char* kind_of_list_ = "expand";
    /// By the ids of their events.
    std::unordered_map<std::string, std::string> cells_;
};

} // namespace

Result<std::string> rows_of(const Json& document) {
    const auto* const list = list_in(document);
    if (list == nullptr) {
        return Reason{.code = "trace.no_events", .found = list_names.front()};
    }
    RowMaker maker(document);
    std::vector<Row> rows;
    rows.reserve(list->size());
    bool has_numbers = false;
    for (const auto& event : *list) {
        const auto& [cell, numbers] = rows.emplace_back(maker.row_of(event));
        has_numbers = has_numbers || (!cell.empty() && numbers != no_numbers);
    }
    // A blank line in place of an event without a cell: events are counted by lines.
    std::string table = has_numbers ? "event,x,y,parent_x,parent_y,g,h,f" : "event,x,y";
    for (const auto& [cell, numbers] : rows) {
        table += '\n' + cell;
        table += has_numbers ? numbers : "";
    }
    return table;
}

} // namespace astrolabe::command
