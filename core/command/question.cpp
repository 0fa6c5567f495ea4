#include "core/command/question.h"

#include "core/codec/link_map.h"
#include "core/command/link_settings.h"
#include "core/command/page_link.h"
#include "core/io/map_text.h"

#include <utility>

namespace astrolabe::command {
namespace {

/// Of a link: board, settings, ends and step. An empty text, or a sentence.
std::string read_link(std::string_view text, Question& question, std::string& start, std::string& goal) {
    LinkPairs pairs;
    if (auto sentence = read_page_link(text, pairs); !sentence.empty()) {
        return sentence;
    }
    auto map = read_link_map(pairs.at("m"));
    if (!map.is_ok()) {
        return sentence_of(map.reason());
    }
    question.board.replace(std::move(map.value().grid));
    for (const auto& [key, value] : pairs) {
        if (key == "s" || key == "g") {
            (key == "s" ? start : goal) = value;
        } else if (key == "t") {
            question.step = whole_number(value);
            if (!question.step) {
                return "t=" + value + " is no step";
            }
        } else if (is_settings_key(key)) {
            if (auto sentence =
                    read_link_settings(std::string(key).append("=").append(value), question.settings);
                !sentence.empty()) {
                return sentence;
            }
        } // what messengers append, and the page's appearance, is skipped
    }
    return {};
}

std::optional<std::uint32_t> cell_of(const std::string& coordinates, const Grid& grid) {
    const auto pair = number_pair(coordinates, ',');
    return pair && grid.contains(pair->first, pair->second)
               ? std::optional(pair->second * grid.width() + pair->first)
               : std::nullopt;
}

} // namespace

std::map<std::string, std::string> question_options(std::map<std::string, std::string> more) {
    more.insert({{"--start", ""}, {"--goal", ""}, {"--set", ""}});
    return more;
}

std::unique_ptr<Question> answer(const std::string& map, const Arguments& arguments) {
    auto question = std::make_unique<Question>();
    auto& board = question->board;
    auto& settings = question->settings;
    const bool is_link = looks_like_link(map);
    const auto text = is_link ? map : text_of(map);
    std::string start_coordinates;
    std::string goal_coordinates;
    if (!text) {
        return nullptr;
    }
    if (is_link || looks_like_link(*text)) {
        if (const auto sentence = read_link(*text, *question, start_coordinates, goal_coordinates);
            !sentence.empty()) {
            fail(sentence);
            return nullptr;
        }
    } else if (auto read = read_map_text(*text); read.is_ok()) {
        board.replace(std::move(read.value().grid), read.value().start, read.value().goal);
    } else {
        fail(map, read.reason());
        return nullptr;
    }
    if (const auto sentence = read_link_settings(arguments["--set"], settings); !sentence.empty()) {
        fail("--set: " + sentence);
        return nullptr;
    }
    const auto plan = plan_for(settings);
    if (!plan.is_ok()) {
        fail("", plan.reason());
        return nullptr;
    }
    const auto end = [&](const char* name, const std::string& linked, NodeId suggested) {
        const auto& coordinates = arguments[name].empty() ? linked : arguments[name];
        const auto cell = coordinates.empty() ? index_of(suggested) : cell_of(coordinates, board.grid());
        if (!cell) {
            fail(std::string(name) + " takes a cell x,y of the map, from 0,0 to " +
                 std::to_string(board.grid().width() - 1) + "," + std::to_string(board.grid().height() - 1) +
                 ", not '" + coordinates + "'");
        }
        return cell ? node_at(*cell) : NodeId::None;
    };
    const auto lattice = plan.value().rules.lattice;
    question->start = end("--start", start_coordinates, board.suggested_start(lattice));
    question->goal = question->start == NodeId::None
                         ? NodeId::None
                         : end("--goal", goal_coordinates, board.suggested_goal(lattice));
    const auto start = question->start;
    const auto goal = question->goal;
    if (goal == NodeId::None) {
        return nullptr;
    }
    if (const auto reason = board.refusal(plan.value(), index_of(start), index_of(goal)); !reason.is_ok()) {
        fail("", reason);
        return nullptr;
    }
    board.prepare(plan.value().rules.moves());
    auto& run = question->run;
    run = board.begin(plan.value(), start, goal);
    while (run->advance(1U << 20U) == Outcome::Running) {
    }
    if (run->result().is_truncated) {
        fail("the search was longer than a trace can hold; its end is missing");
    }
    return question;
}

int exit_of(const Run& run) {
    const auto outcome = run.result().search.outcome;
    if (outcome == Outcome::Broken) {
        fail("the search left no path by legal moves; that is a bug here, please report it");
        return broken;
    }
    return outcome == Outcome::Found ? done : no_path;
}

} // namespace astrolabe::command
