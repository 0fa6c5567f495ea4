#include "core/code/code_template.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace astrolabe {
namespace {

/// Of a line with several items.
constexpr std::size_t widest = 100;

constexpr std::string_view opening = "«";
constexpr std::string_view closing = "»";
constexpr std::string_view item_sign = "…";

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(' ');
    return first == std::string_view::npos ? std::string_view{}
                                           : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// What follows the sign of a comment of this kind: `#? end` is `end`. Nothing for other lines.
std::optional<std::string_view> directive_of(std::string_view line) {
    for (const std::string_view sign : {"#?", "//?"}) {
        if (line.substr(0, sign.size()) == sign) {
            return trimmed(line.substr(sign.size()));
        }
    }
    return std::nullopt;
}

bool holds(const CodeFacts& facts, std::string_view condition) {
    const auto bar = condition.find('|');
    if (bar != std::string_view::npos) {
        return holds(facts, condition.substr(0, bar)) || holds(facts, condition.substr(bar + 1));
    }
    const bool is_negated = !condition.empty() && condition.front() == '!';
    return facts.holds(condition.substr(is_negated ? 1 : 0)) != is_negated;
}

/// Cuts the mark off a line.
std::string mark_of(std::string_view& line) {
    for (const std::string_view sign : {" #@ ", " //@ "}) {
        const auto at = line.rfind(sign);
        if (at != std::string_view::npos) {
            std::string mark(trimmed(line.substr(at + sign.size())));
            line = line.substr(0, line.find_last_not_of(' ', at) + 1);
            return mark;
        }
    }
    return {};
}

/// «name», «name pattern» or «name* pattern».
struct Placeholder {
    std::string_view name;
    std::string_view before; ///< An item.
    std::string_view behind;
    bool is_packed = false;

    explicit Placeholder(std::string_view inside) {
        const auto space = std::min(inside.find(' '), inside.size());
        name = inside.substr(0, space);
        is_packed = !name.empty() && name.back() == '*';
        name.remove_suffix(is_packed ? 1 : 0);
        const auto pattern = inside.substr(std::min(space + 1, inside.size()));
        const auto sign = pattern.find(item_sign);
        if (sign != std::string_view::npos) {
            before = pattern.substr(0, sign);
            behind = pattern.substr(sign + item_sign.size());
        }
    }

    std::string item(std::string_view text) const { return std::string(before).append(text).append(behind); }
};

class Writer {
  public:
    explicit Writer(const CodeFacts& facts) : facts_(facts) {}

    void add(std::string_view line) {
        if (const auto directive = directive_of(line)) {
            follow(*directive);
        } else if (std::find(taken_.begin(), taken_.end(), 0) == taken_.end()) {
            auto mark = mark_of(line);
            if (!add_list(line)) {
                lines_.push_back({filled(line), std::move(mark)});
            }
        }
    }

    std::vector<CodeLine> take() { return std::move(lines_); }

  private:
    void follow(std::string_view directive) {
        if (directive == "end") {
            if (!taken_.empty()) {
                taken_.pop_back();
            }
        } else if (directive == "else") {
            if (!taken_.empty()) {
                taken_.back() = taken_.back() == 0 ? 1 : 0;
            }
        } else {
            taken_.push_back(holds(facts_, directive) ? 1 : 0);
        }
    }

    /// A line that is nothing but a list.
    bool add_list(std::string_view line) {
        const auto inside = trimmed(line);
        if (inside.substr(0, opening.size()) != opening ||
            inside.find(closing) + closing.size() != inside.size()) {
            return false;
        }
        const Placeholder placeholder(
            inside.substr(opening.size(), inside.size() - opening.size() - closing.size()));
        const auto* const list = facts_.find(placeholder.name, true);
        if (list == nullptr) {
            return false;
        }
        const std::string indent(line.find_first_not_of(' '), ' ');
        auto row = indent;
        for (const auto& text : *list) {
            const auto item = placeholder.item(text);
            const bool fits = placeholder.is_packed && row.size() + 1 + item.size() <= widest;
            if (row != indent && !fits) {
                lines_.push_back({std::exchange(row, indent), {}});
            }
            row.append(row == indent ? "" : " ").append(item);
        }
        if (row != indent) {
            lines_.push_back({std::move(row), {}});
        }
        return true;
    }

    std::string filled(std::string_view line) const {
        std::string text;
        for (;;) {
            const auto begin = line.find(opening);
            const auto end = line.find(closing, begin);
            if (begin == std::string_view::npos || end == std::string_view::npos) {
                return text.append(line);
            }
            text.append(line.substr(0, begin));
            const auto inside = line.substr(begin + opening.size(), end - begin - opening.size());
            text.append(value_of(inside));
            line.remove_prefix(end + closing.size());
        }
    }

    std::string value_of(std::string_view inside) const {
        const Placeholder placeholder(inside);
        if (const auto* const value = facts_.find(placeholder.name, false)) {
            return value->front();
        }
        const auto* const list = facts_.find(placeholder.name, true);
        if (list == nullptr) {
            return std::string(opening).append(inside).append(closing);
        }
        std::string text;
        for (const auto& item : *list) {
            text.append(text.empty() ? "" : ", ").append(placeholder.item(item));
        }
        return text;
    }

    const CodeFacts& facts_;
    std::vector<std::uint8_t> taken_; ///< 1 or 0 for each condition around the current line.
    std::vector<CodeLine> lines_;
};

} // namespace

void CodeFacts::say_if(bool holds, std::string_view name) {
    if (holds) {
        holds_.push_back(name);
    }
}

void CodeFacts::set(std::string_view name, std::string_view value) {
    lists_.push_back({name, {std::string(value)}, false});
}

void CodeFacts::set(std::string_view name, std::uint64_t value) { set(name, std::to_string(value)); }

std::vector<std::string>& CodeFacts::list(std::string_view name) {
    for (auto& named : lists_) {
        if (named.is_list && named.name == name) {
            return named.items;
        }
    }
    return lists_.emplace_back(Named{name, {}, true}).items;
}

bool CodeFacts::holds(std::string_view name) const {
    return std::find(holds_.begin(), holds_.end(), name) != holds_.end();
}

const std::vector<std::string>* CodeFacts::find(std::string_view name, bool is_list) const {
    for (const auto& named : lists_) {
        if (named.is_list == is_list && named.name == name) {
            return &named.items;
        }
    }
    return nullptr;
}

std::vector<CodeLine> write_code(std::string_view code_template, const CodeFacts& facts) {
    Writer writer(facts);
    while (!code_template.empty()) {
        const auto end = std::min(code_template.find('\n'), code_template.size());
        writer.add(code_template.substr(0, end));
        code_template.remove_prefix(std::min(end + 1, code_template.size()));
    }
    return writer.take();
}

} // namespace astrolabe
