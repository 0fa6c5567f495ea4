// Why something from outside was refused, in a form that can be put into words in any language.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace astrolabe {

/// `code` names the sentence ("map.row_length"); it is empty when all is well. The other members fill in its
/// blanks.
struct Reason {
    std::string code;
    std::uint32_t line = 0; ///< 1-based line of the text; 0 where no line is to blame.
    std::string found;
    std::string expected;

    bool is_ok() const { return code.empty(); }
};

/// A refusal. Built in one function: a reader has many of them, and each would be a lot of code.
Reason refused(const char* code, std::uint32_t line = 0, std::string_view found = {},
               std::string_view expected = {});
Reason refused(const char* code, std::uint32_t line, std::uint32_t found, std::uint32_t expected);

/// Either a value or the reason why there is none.
template <class T> class Result {
  public:
    Result(T value) : content_(std::move(value)) {}        // NOLINT(google-explicit-constructor)
    Result(Reason reason) : content_(std::move(reason)) {} // NOLINT(google-explicit-constructor)

    bool is_ok() const { return std::holds_alternative<T>(content_); }
    /// Only when is_ok().
    T& value() { return *std::get_if<T>(&content_); }
    const T& value() const { return *std::get_if<T>(&content_); }
    /// Only when not is_ok().
    const Reason& reason() const { return *std::get_if<Reason>(&content_); }

  private:
    std::variant<T, Reason> content_;
};

} // namespace astrolabe
