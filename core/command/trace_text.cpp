#include "core/command/trace_text.h"

#include "core/codec/link_map.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

namespace astrolabe::command {
namespace {

/// By EventKind.
constexpr std::array<const char*, 9> kind_names{"open",  "improve", "reopen",  "close", "correct",
                                                "raise", "drop",    "restore", "begin"};

/// What the first event of a step may be: the opening of the start precedes the first step.
struct TraceEvent : LoggedEvent {
    std::uint32_t step = 0;
};

std::string decimal(double value, const char* none) {
    return std::isnan(value) ? none : command::decimal(value, 6);
}

/// Whether the node that the first step takes was open before it: some searches open it in that step.
bool is_root(const std::vector<LoggedEvent>& events) {
    const auto& first = events.front();
    for (std::size_t i = 1; i < events.size() && !ends_step(events[i].kind); ++i) {
        if (events[i].kind == EventKind::Open && events[i].node == first.node &&
            events[i].layer == first.layer) {
            return false;
        }
    }
    return first.parent == NodeId::None;
}

/// Calls `each` with all events, the opening of the start first.
void for_each_event(Run& run, const std::function<void(const TraceEvent&)>& each) {
    for (std::uint32_t step = 1; step <= run.result().steps; ++step) {
        const auto events = run.log(step, step);
        if (step == 1 && is_root(events)) {
            TraceEvent opening{events.front(), 0};
            opening.kind = EventKind::Open;
            each(opening);
        }
        for (const auto& event : events) {
            each({event, step});
        }
    }
}

bool has_two_halves(const Run& run) { return descriptor_of(run.plan().algorithm).layers > 1; }

std::string coordinates(const Run& run, NodeId node) {
    const auto [x, y] = run.graph().grid().cell(node);
    return std::to_string(x) + "," + std::to_string(y);
}

std::string parent_coordinates(const Run& run, const TraceEvent& event, const char* none) {
    return event.parent == NodeId::None ? none : coordinates(run, event.parent);
}

std::string costs(const TraceEvent& event, const char* none) {
    return decimal(event.g, none) + "," + decimal(event.h, none) + "," + decimal(event.f, none);
}

/// As many digits as it takes to distinguish it from any other number.
std::string exact(double value) {
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    return {text.data(), end};
}

/// A text without quotes and backslashes, in quotes.
std::string quoted_word(std::string_view word) { return "\"" + std::string(word) + "\""; }
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

std::string result_json(const Run& run) {
    const auto& [search, target, is_goal_reachable, steps, is_truncated] = run.result();
    const auto end = target == NodeId::None ? std::string("null") : "[" + coordinates(run, target) + "]";
    return "{\"outcome\":" + quoted_word(name_of(search.outcome)) +
           ",\"cost\":" + exact(run.costs().to_display(search.cost)) +
           ",\"expanded\":" + std::to_string(search.expanded) +
           ",\"generated\":" + std::to_string(search.generated) +
           ",\"improved\":" + std::to_string(search.improved) +
           ",\"reopened\":" + std::to_string(search.reopened) + ",\"steps\":" + std::to_string(steps) +
           ",\"target\":" + end + ",\"isTruncated\":" + boolean(is_truncated) + "}";
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
)";

/// By EventKind. What is taken back has no name of its own there.
constexpr std::array<const char*, 9> posthoc_types{"generating", "updating", "updating",
                                                   "closing",    "updating", "closing",
                                                   "dropping",   "closing",  "generating"};

std::string posthoc_coordinates(const Run& run, NodeId node) {
    const auto [x, y] = run.graph().grid().cell(node);
    return "x: " + std::to_string(x) + ", y: " + std::to_string(y);
}

std::string posthoc_line(const Run& run, const char* type, const TraceEvent& event) {
    const auto id = [&](NodeId node) {
        return (event.layer == 0 ? "" : "b") + std::to_string(index_of(node));
    };
    const auto cost = [](const char* name, double value) {
        return std::isnan(value) ? std::string() : std::string(", ") + name + ": " + decimal(value, "");
    };
    const auto parent = event.parent == NodeId::None ? std::string("null") : id(event.parent);
    return std::string("  - { type: ") + type + ", id: " + id(event.node) + ", pId: " + parent + ", " +
           posthoc_coordinates(run, event.node) + cost("g", event.g) + cost("h", event.h) +
           cost("f", event.f) + " }\n";
}

} // namespace

void write_csv(std::ostream& out, Question& question) {
    auto& run = *question.run;
    const bool is_layered = has_two_halves(run);
    out << "step,event,x,y,parent_x,parent_y,g,h,f" << (is_layered ? ",layer\n" : "\n");
    for_each_event(run, [&](const TraceEvent& event) {
        out << event.step << ',' << kind_names[static_cast<std::size_t>(event.kind)] << ','
            << coordinates(run, event.node) << ',' << parent_coordinates(run, event, ",") << ','
            << costs(event, "");
        if (is_layered) {
            out << ',' << event.layer;
        }
        out << '\n';
    });
}

void write_json(std::ostream& out, Question& question) {
    auto& run = *question.run;
    const auto& grid = question.board.grid();
    const bool is_layered = has_two_halves(run);
    out << "{\n  \"format\": \"astrolabe-trace\",\n  \"version\": 1,\n  \"map\": {\"width\":" << grid.width()
        << ",\"height\":" << grid.height() << ",\"code\":" << quoted_word(write_link_map(grid))
        << "},\n  \"start\": [" << coordinates(run, question.start) << "],\n  \"goal\": ["
        << coordinates(run, question.goal) << "],\n  \"settings\": " << settings_json(question.settings)
        << ",\n  \"result\": " << result_json(run) << ",\n  \"path\": [";
    const char* between = "";
    for (const auto cell : run.result().search.path) {
        out << between << '[' << coordinates(run, cell) << ']';
        between = ",";
    }
    out << "],\n  \"fields\": [\"step\",\"event\",\"x\",\"y\",\"parent_x\",\"parent_y\",\"g\",\"h\",\"f\""
        << (is_layered ? ",\"layer\"" : "") << "],\n  \"events\": [";
    between = "\n    ";
    for_each_event(run, [&](const TraceEvent& event) {
        out << between << '[' << event.step << ','
            << quoted_word(kind_names[static_cast<std::size_t>(event.kind)]) << ','
            << coordinates(run, event.node) << ',' << parent_coordinates(run, event, "null,null") << ','
            << costs(event, "null");
        if (is_layered) {
            out << ',' << event.layer;
        }
        out << ']';
        between = ",\n    ";
    });
    out << "\n  ]\n}\n";
}

void write_posthoc(std::ostream& out, Question& question) {
    auto& run = *question.run;
    const auto place = [&](NodeId node) {
        const auto [x, y] = run.graph().grid().cell(node);
        return std::to_string(x) + ", " + std::to_string(y);
    };
    const auto end = [&](const char* type, NodeId cell) {
        out << "  - { type: " << type << ", id: " << index_of(cell) << ", " << posthoc_coordinates(run, cell)
            << " }\n";
    };
    out << posthoc_head << "map: { width: " << run.graph().grid().width()
        << ", height: " << run.graph().grid().height() << ", code: \""
        << write_link_map(question.board.grid()) << "\" }\nstart: [" << place(question.start) << "]\ngoal: ["
        << place(question.goal) << "]\nboard: " << question.settings.board << "\nevents:\n";
    end("source", question.start);
    end("destination", question.goal);
    // A cell is first being expanded, then what it leads to is generated or updated, and at last it is
    // closed.
    std::string closing;
    std::string reached; // the last event of the cell where the path ends
    for_each_event(run, [&](const TraceEvent& event) {
        if (event.layer == 0 && event.node == run.result().target) {
            reached = posthoc_line(run, "end", event);
        }
        if (ends_step(event.kind)) {
            out << closing << posthoc_line(run, "expanding", event);
            closing = posthoc_line(run, posthoc_types[static_cast<std::size_t>(event.kind)], event);
        } else {
            out << posthoc_line(run, posthoc_types[static_cast<std::size_t>(event.kind)], event);
        }
    });
    out << closing;
    if (run.result().search.outcome == Outcome::Found) {
        out << reached;
    }
}

void write_path(std::ostream& out, Question& question) {
    auto& run = *question.run;
    for (const auto cell : run.result().search.path) {
        out << coordinates(run, cell) << '\n';
    }
}

} // namespace astrolabe::command
