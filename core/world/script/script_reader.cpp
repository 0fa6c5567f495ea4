#include "core/io/text_lines.h"
#include "core/world/script/script.h"
#include "core/world/script/script_options.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace astrolabe {
namespace {

constexpr std::size_t most_fields = 6;
constexpr std::uint32_t most_repeats = most_script_commands;

/// The fields of one token; nothing for one that is empty or beyond the end.
struct Fields {
    std::array<std::optional<std::uint32_t>, most_fields> numbers;
    std::size_t count = 0;

    bool has(std::size_t index) const { return numbers[index].has_value(); }
    std::uint32_t or_else(std::size_t index, std::uint32_t usual) const {
        return numbers[index].value_or(usual);
    }
};

class TokenReader {
  public:
    TokenReader(const ScriptFrame& frame, bool has_time)
        : frame_(frame), options_(frame.options), has_time_(has_time) {}

    /// Empty where the token was understood.
    Reason read(std::string_view token) {
        token_ = token;
        const auto bar = token.find('_');
        std::uint32_t times = 1;
        if (bar != std::string_view::npos) {
            const auto repeats = whole_number(token.substr(bar + 1), 0xffffffff);
            if (!repeats || *repeats == 0) {
                return wrong("world.token");
            }
            if (*repeats > most_repeats) {
                return wrong("world.number", most_repeats);
            }
            times = *repeats;
            token = token.substr(0, bar);
        }
        if (token.empty()) {
            return wrong("world.token");
        }
        const auto letter = token.front();
        token.remove_prefix(1);
        if (letter == 'o') {
            return read_options(token, times);
        }
        Fields fields;
        if (auto reason = read_fields(token, fields); !reason.is_ok()) {
            return reason;
        }
        switch (letter) {
        case 't':
            return read_time(fields, times);
        case 'a':
            return read_unit(fields, times);
        case 'r':
            return read_removal(fields, times);
        case 'g':
            return read_goal(fields, times);
        case 'w':
            return read_run(CommandKind::Paint, 255, fields, times);
        case 'd':
            return read_run(CommandKind::AddDanger, Influence::most, fields, times);
        default:
            return wrong("world.token");
        }
    }

    std::vector<TimedCommand> release() { return std::move(commands_); }

  private:
    Reason wrong(const char* code) const { return refused(code, 0, quoted(token_)); }
    Reason wrong(const char* code, std::uint32_t expected) const {
        return refused(code, 0, quoted(token_), std::to_string(expected));
    }
    Reason off_board() const {
        return refused("world.cell", 0, quoted(token_),
                       std::to_string(frame_.width) + " x " + std::to_string(frame_.height));
    }

    Reason read_fields(std::string_view text, Fields& fields) const {
        while (!text.empty() || fields.count > 0) {
            if (fields.count == most_fields) {
                return wrong("world.token");
            }
            const auto comma = text.find(',');
            const auto word = text.substr(0, comma);
            if (!word.empty()) {
                fields.numbers[fields.count] = whole_number(word, 0xffffffff);
                if (!fields.has(fields.count)) {
                    return wrong("world.token");
                }
            }
            ++fields.count;
            if (comma == std::string_view::npos) {
                break;
            }
            text.remove_prefix(comma + 1);
        }
        return {};
    }

    /// None if both numbers are left out.
    Reason read_cell(const Fields& fields, std::size_t index, bool may_be_none, NodeId& cell) const {
        if (!fields.has(index) && !fields.has(index + 1) && may_be_none) {
            return {};
        }
        if (!fields.has(index) || !fields.has(index + 1)) {
            return wrong("world.token");
        }
        const auto x = *fields.numbers[index];
        const auto y = *fields.numbers[index + 1];
        if (x >= frame_.width || y >= frame_.height) {
            return off_board();
        }
        cell = node_at(y * frame_.width + x);
        return {};
    }

    Reason read_time(const Fields& fields, std::uint32_t times) {
        if (fields.count != 1 || !fields.has(0) || fields.numbers[0] == 0U) {
            return wrong("world.token");
        }
        if (!has_time_) {
            return wrong("world.time");
        }
        const auto ticks = std::uint64_t{*fields.numbers[0]} * times;
        if (ticks > WorldLog::most_ticks - tick_) {
            return wrong("world.ticks", WorldLog::most_ticks);
        }
        tick_ += static_cast<std::uint32_t>(ticks);
        return {};
    }

    Reason read_unit(const Fields& fields, std::uint32_t times) {
        Command command{.kind = CommandKind::AddUnit};
        if (auto reason = read_cell(fields, 0, true, command.cell); !reason.is_ok()) {
            return reason;
        }
        if (auto reason = read_cell(fields, 2, true, command.goal); !reason.is_ok()) {
            return reason;
        }
        if (fields.or_else(4, 0) >= world_limits::teams) {
            return wrong("world.number", world_limits::teams - 1);
        }
        if (fields.or_else(5, 0) >= planner_count) {
            return wrong("world.number", planner_count - 1);
        }
        command.team = static_cast<std::uint8_t>(fields.or_else(4, 0));
        command.planner = static_cast<Planner>(fields.or_else(5, 0));
        return add(command, times);
    }

    Reason read_removal(const Fields& fields, std::uint32_t times) {
        if (fields.count != 1 || !fields.has(0)) {
            return wrong("world.token");
        }
        return add({.kind = CommandKind::RemoveUnit, .unit = *fields.numbers[0]}, times);
    }

    Reason read_goal(const Fields& fields, std::uint32_t times) {
        if (fields.count != 3 || !fields.has(0)) {
            return wrong("world.token");
        }
        Command command{.kind = CommandKind::SetGoal, .unit = *fields.numbers[0]};
        if (auto reason = read_cell(fields, 1, false, command.goal); !reason.is_ok()) {
            return reason;
        }
        return add(command, times);
    }

    Reason read_run(CommandKind kind, std::uint32_t largest, const Fields& fields, std::uint32_t times) {
        Command command{.kind = kind};
        if (fields.count > 4 || (kind == CommandKind::AddDanger && !fields.has(2))) {
            return wrong("world.token");
        }
        if (auto reason = read_cell(fields, 0, false, command.cell); !reason.is_ok()) {
            return reason;
        }
        command.amount = fields.or_else(2, wall);
        if (command.amount > largest) {
            return wrong("world.number", largest);
        }
        const auto length = fields.or_else(3, 1);
        if (length == 0) {
            return wrong("world.token");
        }
        if (length > frame_.width - *fields.numbers[0]) {
            return off_board();
        }
        const auto first = index_of(command.cell);
        for (std::uint32_t i = 0; i < times; ++i) {
            for (std::uint32_t cell = 0; cell < length; ++cell) {
                command.cell = node_at(first + cell);
                if (auto reason = add(command, 1); !reason.is_ok()) {
                    return reason;
                }
            }
        }
        return {};
    }

    Reason read_options(std::string_view text, std::uint32_t times) {
        while (!text.empty()) {
            const auto* const known = option_named(text.front());
            if (known == nullptr) {
                return wrong("world.option");
            }
            text.remove_prefix(1);
            const auto end = std::find_if_not(text.begin(), text.end(), is_digit);
            const auto digits = static_cast<std::size_t>(end - text.begin());
            if (digits == 0) {
                return wrong("world.token");
            }
            const auto number = whole_number(text.substr(0, digits), 0xffffffff);
            if (!number || *number > known->largest) {
                return wrong("world.option");
            }
            known->set(options_, *number);
            text.remove_prefix(digits);
        }
        if (!are_in_range(options_)) {
            return wrong("world.option");
        }
        return add({.kind = CommandKind::SetOptions, .options = options_}, times);
    }

    Reason add(const Command& command, std::uint32_t times) {
        if (times > most_script_commands - commands_.size()) {
            return wrong("world.length", most_script_commands);
        }
        commands_.insert(commands_.end(), times, {tick_, command});
        return {};
    }

    const ScriptFrame& frame_;
    WorldOptions options_;
    bool has_time_;
    std::string_view token_;
    std::uint32_t tick_ = 0;
    std::vector<TimedCommand> commands_;
};

Result<std::vector<TimedCommand>> read(std::string_view text, const ScriptFrame& frame, bool has_time) {
    TokenReader reader(frame, has_time);
    while (!text.empty()) {
        const auto point = text.find('.');
        if (auto reason = reader.read(text.substr(0, point)); !reason.is_ok()) {
            return reason;
        }
        text.remove_prefix(point == std::string_view::npos ? text.size() : point + 1);
    }
    return reader.release();
}

} // namespace

Result<std::vector<TimedCommand>> read_world_script(std::string_view text, const ScriptFrame& frame) {
    return read(text, frame, true);
}

Result<std::vector<Command>> read_world_gesture(std::string_view text, const ScriptFrame& frame) {
    auto timed = read(text, frame, false);
    if (!timed.is_ok()) {
        return timed.reason();
    }
    std::vector<Command> commands;
    commands.reserve(timed.value().size());
    for (const auto& [tick, command] : timed.value()) {
        commands.push_back(command);
    }
    return commands;
}

} // namespace astrolabe
