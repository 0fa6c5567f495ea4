#include "core/world/script/script.h"
#include "core/world/script/script_options.h"

#include <algorithm>
#include <utility>

namespace astrolabe {
namespace {

class Writer {
  public:
    explicit Writer(const ScriptFrame& frame) : frame_(frame), options_(frame.options) {}

    /// The token of the first of these commands, and how many of them it covers.
    std::size_t write(std::span<const TimedCommand> rest) {
        const auto& [tick, command] = rest.front();
        if (tick != tick_) {
            finish("t" + std::to_string(tick - tick_));
            tick_ = tick;
        }
        const auto run = run_of(rest);
        finish(token_of(command, run));
        return run;
    }

    std::string release() {
        finish("");
        return std::move(text_);
    }

  private:
    /// How many commands from the first on paint successive cells to the right with the same value.
    std::size_t run_of(std::span<const TimedCommand> rest) const {
        const auto& [tick, first] = rest.front();
        if (first.kind != CommandKind::Paint && first.kind != CommandKind::AddDanger) {
            return 1;
        }
        const auto room = frame_.width - index_of(first.cell) % frame_.width;
        std::size_t count = 1;
        while (count < rest.size() && count < room && rest[count].tick == tick &&
               rest[count].command.kind == first.kind && rest[count].command.amount == first.amount &&
               index_of(rest[count].command.cell) == index_of(first.cell) + count) {
            ++count;
        }
        return count;
    }

    std::string token_of(const Command& command, std::size_t run) {
        fields_ = 0;
        token_.clear();
        switch (command.kind) {
        case CommandKind::AddUnit:
            token_ = "a";
            cell(command.cell);
            cell(command.goal);
            number_unless(command.team, 0);
            number_unless(static_cast<std::uint32_t>(command.planner), 0);
            break;
        case CommandKind::RemoveUnit:
            token_ = "r";
            number(command.unit);
            break;
        case CommandKind::SetGoal:
            token_ = "g";
            number(command.unit);
            cell(command.goal);
            break;
        case CommandKind::Paint:
        case CommandKind::AddDanger: {
            const bool is_paint = command.kind == CommandKind::Paint;
            token_ = is_paint ? "w" : "d";
            cell(command.cell);
            number_unless(command.amount, is_paint && run == 1 ? wall : ~0U);
            number_unless(static_cast<std::uint32_t>(run), 1);
            break;
        }
        case CommandKind::SetOptions:
            token_ = "o";
            for (const auto& option : option_letters) {
                if (option.get(command.options) != option.get(options_)) {
                    token_ += option.letter + std::to_string(option.get(command.options));
                }
            }
            options_ = command.options;
            break;
        }
        return token_;
    }

    /// A field; the commas of those left out before it come with it.
    void number(std::uint32_t value) {
        for (auto commas = fields_ - written_fields(); commas > 0; --commas) {
            token_ += ',';
        }
        token_ += std::to_string(value);
        ++fields_;
    }
    std::size_t written_fields() const {
        return static_cast<std::size_t>(std::count(token_.begin(), token_.end(), ','));
    }
    void number_unless(std::uint32_t value, std::uint32_t usual) {
        if (value == usual) {
            ++fields_;
        } else {
            number(value);
        }
    }
    void cell(NodeId node) {
        if (node == NodeId::None) {
            fields_ += 2;
            return;
        }
        number(index_of(node) % frame_.width);
        number(index_of(node) / frame_.width);
    }

    /// Writes the token before this one, now that its number of repeats is known; repeats of a first option
    /// token have nothing to change and differ from it, which is allowed.
    void finish(std::string token) {
        if (token == last_) {
            ++times_;
            return;
        }
        if (!last_.empty()) {
            text_ += text_.empty() ? last_ : '.' + last_;
            text_ += times_ > 1 ? '_' + std::to_string(times_) : "";
        }
        last_ = std::move(token);
        times_ = 1;
    }

    const ScriptFrame& frame_;
    WorldOptions options_;
    std::uint32_t tick_ = 0;
    std::string token_;
    std::size_t fields_ = 0;
    std::string text_;
    std::string last_;
    std::uint32_t times_ = 1;
};

} // namespace

std::string write_world_script(std::span<const TimedCommand> commands, const ScriptFrame& frame) {
    Writer writer(frame);
    while (!commands.empty()) {
        commands = commands.subspan(writer.write(commands));
    }
    return writer.release();
}

const char* code_of(Refusal refusal) {
    switch (refusal) {
    case Refusal::None:
        break;
    case Refusal::OffBoard:
        return "world.off_board";
    case Refusal::OnWall:
        return "world.on_wall";
    case Refusal::Occupied:
        return "world.occupied";
    case Refusal::NoSuchUnit:
        return "world.no_unit";
    case Refusal::TooManyUnits:
        return "world.too_many_units";
    case Refusal::NoSuchTeam:
        return "world.no_team";
    case Refusal::NeedsSquares:
        return "world.needs_squares";
    case Refusal::NoRoom:
        return "world.no_room";
    case Refusal::TutorialOnHexes:
        return "world.tutorial_on_hexes";
    case Refusal::TutorialTooLarge:
        return "world.tutorial_too_large";
    case Refusal::OutOfRange:
        return "world.out_of_range";
    }
    return "";
}

} // namespace astrolabe
