// What the registrations share: how reasons and rows of numbers cross. Only for them.
#pragma once

#include "wasm/lean_embind.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace astrolabe {

template <class T> emscripten::val view(std::span<const T> numbers) {
    return emscripten::val(emscripten::typed_memory_view(numbers.size(), numbers.data()));
}

inline std::vector<std::uint32_t> numbers(const emscripten::val& array) {
    return emscripten::convertJSArrayToNumberVector<std::uint32_t>(array);
}

struct JsReason {
    bool ok;
    std::string code;
    std::uint32_t line;
    std::string found;
    std::string expected;
};

inline JsReason shaped(const Reason& reason) {
    return {reason.is_ok(), reason.code, reason.line, reason.found, reason.expected};
}

} // namespace astrolabe
