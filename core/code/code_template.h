// Programs from templates: a text in any language, with lines for every set of options, from which those are
// taken that a search needs.
//
// In a template, lines of the comment kind `#` or `//` are directives:
//
//     #? reopens                  the lines up to `end` are taken if that fact holds
//     #? if_equal|never           … if one of these holds
//     #? !graph                   … if it does not hold
//     #? else
//     #? end
//         return «straight»       a value
//         «map "…",»              a list by itself in its line: a line an item, with this around it
//         «nodes* (…),»           the same, but as many in a line as fit
//         STEPS = [«steps (…)»]   a list within a line: with commas between the items
//         g[cell] = new_g #@ take the line's mark, by which a step through the search finds it
//
// Templates stand in core/code/templates, one a language; the core itself knows none.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace astrolabe {

/// What a template may ask for, by name: a few dozen, which are looked for one by one.
class CodeFacts {
  public:
    // Names are borrowed: they are literals.
    void say(std::string_view name) { say_if(true, name); }
    void say_if(bool holds, std::string_view name);
    void set(std::string_view name, std::string_view value);
    void set(std::string_view name, std::uint64_t value);
    /// A list, empty at first.
    std::vector<std::string>& list(std::string_view name);

    bool holds(std::string_view name) const;
    /// The value, or the list of this kind; null where there is none.
    const std::vector<std::string>* find(std::string_view name, bool is_list) const;

  private:
    struct Named {
        std::string_view name;
        std::vector<std::string> items; ///< One, if it is a value.
        bool is_list;
    };

    std::vector<std::string_view> holds_;
    std::vector<Named> lists_;
};

struct CodeLine {
    std::string text;
    std::string mark; ///< Empty for most lines.
    friend bool operator==(const CodeLine&, const CodeLine&) = default;
};

/// The program. Facts that are not there do not hold; an unknown value stays as it is written, and `end`
/// without a beginning is skipped. O(template + lists).
std::vector<CodeLine> write_code(std::string_view code_template, const CodeFacts& facts);

} // namespace astrolabe
