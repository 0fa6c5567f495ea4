#include "tests/command/trace_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

namespace astrolabe::command {
namespace {

struct TraceEvent {
    std::uint32_t step;
    std::uint32_t kind; ///< As Laboratory::log() numbers them.
    std::uint32_t cell;
    std::int32_t parent; ///< -1: none.
    double g, h, f;
    std::uint32_t layer;
};

constexpr std::uint32_t close_kind = 0;
constexpr std::uint32_t open_kind = 1;
constexpr std::uint32_t raise_kind = 7;
constexpr std::array<const char*, 9> kind_names{"close",   "open",  "improve", "reopen", "drop",
                                                "restore", "begin", "raise",   "correct"};

bool is_taken(std::uint32_t kind) { return kind == close_kind || kind == raise_kind; }

/// To a millionth, no zeros at the end; `none` for NaN.
std::string decimal(double value, const char* none) {
    if (std::isnan(value)) {
        return none;
    }
    std::array<char, 64> text{};
    const auto rounded = std::floor(value * 1e6 + 0.5) / 1e6;
    std::snprintf(text.data(), text.size(), "%.6f", rounded);
    std::string number = text.data();
    number.erase(number.find_last_not_of('0') + 1);
    if (number.back() == '.') {
        number.pop_back();
    }
    return number;
}

std::vector<TraceEvent> events_of(Laboratory& lab, std::uint32_t first, std::uint32_t last) {
    std::vector<TraceEvent> events;
    const auto log = lab.log(first, last);
    auto step = first - 1;
    for (std::size_t at = 0; at < log.size(); at += Laboratory::numbers_an_event) {
        const auto kind = static_cast<std::uint32_t>(log[at + 1]);
        step += is_taken(kind) ? 1 : 0;
        events.push_back({step, kind, static_cast<std::uint32_t>(log[at]),
                          static_cast<std::int32_t>(log[at + 5]), log[at + 2], log[at + 3], log[at + 4],
                          static_cast<std::uint32_t>(log[at + 6])});
    }
    return events;
}

/// Whether what the first step takes was open before it: some searches open it in that step.
bool is_root(const std::vector<TraceEvent>& events) {
    const auto& first = events.front();
    for (std::size_t i = 1; i < events.size() && !is_taken(events[i].kind); ++i) {
        if (events[i].kind == open_kind && events[i].cell == first.cell && events[i].layer == first.layer) {
            return false;
        }
    }
    return first.parent < 0;
}

/// Calls `each` with all events, the opening of the start first.
void for_each_event(Laboratory& lab, const std::function<void(const TraceEvent&)>& each) {
    const auto steps = lab.result().steps;
    for (std::uint32_t first = 1; first <= steps; first += Laboratory::max_logged_steps) {
        const auto events = events_of(lab, first, std::min(first + Laboratory::max_logged_steps - 1, steps));
        if (first == 1 && is_root(events)) {
            auto opening = events.front();
            opening.step = 0;
            opening.kind = open_kind;
            each(opening);
        }
        for (const auto& event : events) {
            each(event);
        }
    }
}

bool has_two_halves(const SearchSettings& settings) {
    const auto plan = plan_for(settings);
    return plan.is_ok() && descriptor_of(plan.value().algorithm).layers > 1;
}

std::string place(const Laboratory& lab, std::uint32_t cell) {
    return std::to_string(cell % lab.width()) + "," + std::to_string(cell / lab.width());
}

std::string parent_place(const Laboratory& lab, const TraceEvent& event, const char* none) {
    return event.parent < 0 ? none : place(lab, static_cast<std::uint32_t>(event.parent));
}

std::string costs(const TraceEvent& event, const char* none) {
    return decimal(event.g, none) + "," + decimal(event.h, none) + "," + decimal(event.f, none);
}

/// All the digits that tell it from any other number.
std::string exact(double value) {
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    return {text.data(), end};
}

/// A text without quotes and backslashes, in quotes.
std::string quoted_word(const std::string& word) { return "\"" + word + "\""; }
std::string boolean(bool value) { return value ? "true" : "false"; }

std::string settings_json(const SearchSettings& settings) {
    const auto text = [](const char* name, const std::string& value) {
        return quoted_word(name) + ":" + quoted_word(value) + ",";
    };
    const auto plain_value = [](const char* name, const std::string& value) {
        return quoted_word(name) + ":" + value + ",";
    };
    auto json =
        "{" + text("program", settings.program) + plain_value("corrected", boolean(settings.corrected)) +
        text("algorithm", settings.algorithm) + text("heuristic", settings.heuristic) +
        plain_value("weightHundredths", std::to_string(settings.weight_hundredths)) +
        text("board", settings.board) + text("corner", settings.corner) + text("costs", settings.costs) +
        text("tie", settings.tie) + text("stop", settings.stop) + text("update", settings.update) +
        plain_value("reopens", boolean(settings.reopens)) + text("neighbourOrder", settings.neighbour_order) +
        plain_value("allowsBlockedGoal", boolean(settings.allows_blocked_goal)) +
        text("nearest", settings.nearest) + text("openList", settings.open_list) +
        plain_value("floods", boolean(settings.floods)) +
        plain_value("localRadius", std::to_string(settings.local_radius)) +
        plain_value("localSteps", std::to_string(settings.local_steps)) +
        plain_value("localShifts", boolean(settings.local_shifts)) +
        plain_value("localSeed", std::to_string(settings.local_seed)) +
        text("localTurns", settings.local_turns) + text("tiers", settings.tiers) +
        plain_value("clusterSide", std::to_string(settings.cluster_side));
    json.back() = '}';
    return json;
}

std::string result_json(const Laboratory& lab) {
    const auto result = lab.result();
    const auto target = result.target < 0 ? std::string("null")
                                          : "[" + place(lab, static_cast<std::uint32_t>(result.target)) + "]";
    return "{\"outcome\":" + quoted_word(result.outcome) + ",\"cost\":" + exact(result.cost) +
           ",\"expanded\":" + decimal(result.expanded, "0") +
           ",\"generated\":" + decimal(result.generated, "0") +
           ",\"improved\":" + decimal(result.improved, "0") +
           ",\"reopened\":" + decimal(result.reopened, "0") + ",\"steps\":" + std::to_string(result.steps) +
           ",\"target\":" + target + ",\"isTruncated\":" + boolean(result.is_truncated) + "}";
}

constexpr const char* posthoc_head = R"(# A search trace for the Posthoc visualiser, written by Astrolabe.
# Cells are squares of side 1; their ids count row by row. Open the .map of the same board below it.
version: 1.4.0
views:
  main:
    - $: rect
      x: ${{ $.x }}
      y: ${{ $.y }}
      width: 1
      height: 1
      fill: ${{ color[$.type] }}
pivot:
  x: ${{ $.x + 0.5 }}
  y: ${{ $.y + 0.5 }}
  scale: 1
events:
)";

/// By kind. What is taken back has no name of its own there.
constexpr std::array<const char*, 9> posthoc_types{"closing",    "generating", "updating",
                                                   "updating",   "dropping",   "closing",
                                                   "generating", "closing",    "updating"};

std::string posthoc_place(const Laboratory& lab, std::uint32_t cell) {
    return "x: " + std::to_string(cell % lab.width()) + ", y: " + std::to_string(cell / lab.width());
}

std::string posthoc_line(const Laboratory& lab, const char* type, const TraceEvent& event) {
    const auto id = [&](std::uint32_t cell) { return (event.layer == 0 ? "" : "b") + std::to_string(cell); };
    const auto cost = [](const char* name, double value) {
        return std::isnan(value) ? std::string() : std::string(", ") + name + ": " + decimal(value, "");
    };
    const auto parent = event.parent < 0 ? std::string("null") : id(static_cast<std::uint32_t>(event.parent));
    return std::string("  - { type: ") + type + ", id: " + id(event.cell) + ", pId: " + parent + ", " +
           posthoc_place(lab, event.cell) + cost("g", event.g) + cost("h", event.h) + cost("f", event.f) +
           " }\n";
}

} // namespace

void write_csv(std::ostream& out, Laboratory& lab, const Asked& asked) {
    const bool is_layered = has_two_halves(asked.settings);
    out << "step,event,x,y,parent_x,parent_y,g,h,f" << (is_layered ? ",layer\n" : "\n");
    for_each_event(lab, [&](const TraceEvent& event) {
        out << event.step << ',' << kind_names[event.kind] << ',' << place(lab, event.cell) << ','
            << parent_place(lab, event, ",") << ',' << costs(event, "");
        if (is_layered) {
            out << ',' << event.layer;
        }
        out << '\n';
    });
}

void write_json(std::ostream& out, Laboratory& lab, const Asked& asked) {
    const bool is_layered = has_two_halves(asked.settings);
    out << "{\n  \"format\": \"astrolabe-trace\",\n  \"version\": 1,\n  \"map\": {\"width\":" << lab.width()
        << ",\"height\":" << lab.height() << ",\"code\":" << quoted_word(lab.map_to_link())
        << "},\n  \"start\": [" << place(lab, asked.start) << "],\n  \"goal\": [" << place(lab, asked.goal)
        << "],\n  \"settings\": " << settings_json(asked.settings) << ",\n  \"result\": " << result_json(lab)
        << ",\n  \"path\": [";
    const char* between = "";
    for (const auto cell : lab.path()) {
        out << between << '[' << place(lab, cell) << ']';
        between = ",";
    }
    out << "],\n  \"fields\": [\"step\",\"event\",\"x\",\"y\",\"parent_x\",\"parent_y\",\"g\",\"h\",\"f\""
        << (is_layered ? ",\"layer\"" : "") << "],\n  \"events\": [";
    between = "\n    ";
    for_each_event(lab, [&](const TraceEvent& event) {
        out << between << '[' << event.step << ',' << quoted_word(kind_names[event.kind]) << ','
            << place(lab, event.cell) << ',' << parent_place(lab, event, "null,null") << ','
            << costs(event, "null");
        if (is_layered) {
            out << ',' << event.layer;
        }
        out << ']';
        between = ",\n    ";
    });
    out << "\n  ]\n}\n";
}

void write_posthoc(std::ostream& out, Laboratory& lab, const Asked& asked) {
    const auto result = lab.result();
    const auto end = [&](const char* type, std::uint32_t cell) {
        out << "  - { type: " << type << ", id: " << cell << ", " << posthoc_place(lab, cell) << " }\n";
    };
    out << posthoc_head;
    end("source", asked.start);
    end("destination", asked.goal);
    // A cell is first being expanded, then what it leads to is generated or updated, and at last it is
    // closed.
    std::string closing;
    std::string reached; // what was said last of the cell where the path ends
    for_each_event(lab, [&](const TraceEvent& event) {
        if (event.layer == 0 && static_cast<std::int32_t>(event.cell) == result.target) {
            reached = posthoc_line(lab, "end", event);
        }
        if (is_taken(event.kind)) {
            out << closing << posthoc_line(lab, "expanding", event);
            closing = posthoc_line(lab, posthoc_types[event.kind], event);
        } else {
            out << posthoc_line(lab, posthoc_types[event.kind], event);
        }
    });
    out << closing;
    if (result.outcome == "found") {
        out << reached;
    }
}

void write_path(std::ostream& out, const Laboratory& lab) {
    for (const auto cell : lab.path()) {
        out << place(lab, cell) << '\n';
    }
}

} // namespace astrolabe::command
