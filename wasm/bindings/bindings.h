// What the registrations share: how reasons and rows of numbers cross. Only for them.
#pragma once

#include "wasm/bindings/lean_embind.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace astrolabe {

template <class T> emscripten::val view(std::span<const T> numbers) {
    return emscripten::val(emscripten::typed_memory_view(numbers.size(), numbers.data()));
}

/// Of a real array of no more numbers than a board has cells, which laboratory_class.js sees to.
inline std::vector<std::uint32_t> numbers(const emscripten::val& array) {
    using emscripten::val;
    for (const auto* kind : {"Uint8Array", "Uint16Array", "Uint32Array"}) {
        if (array.instanceof (val::global(kind))) {
            return emscripten::convertJSArrayToNumberVector<std::uint32_t>(array);
        }
    }
    auto any = emscripten::convertJSArrayToNumberVector<double>(array);
    std::vector<std::uint32_t> whole;
    whole.reserve(any.size());
    for (const auto number : any) {
        if (!is_whole(number)) {
            any = {};
            whole = {};
            refuse_number(number);
        }
        whole.push_back(static_cast<std::uint32_t>(number));
    }
    return whole;
}

template <class T> emscripten::val list(const std::vector<T>& items) {
    auto array = emscripten::val::array();
    for (const auto& item : items) {
        array.call<void>("push", item);
    }
    return array;
}

template <class T> emscripten::val or_null(const std::optional<T>& value) {
    return value ? emscripten::val(*value) : emscripten::val::null();
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

struct JsRank {
    std::uint32_t rank;
    std::uint32_t open_count;
    std::uint32_t tied_count;
    emscripten::val tied = emscripten::val::undefined();
    std::string tie;
    bool is_decided_by_structure;
};

inline emscripten::val shaped(const std::optional<ShownRank>& rank) {
    if (!rank) {
        return emscripten::val::null();
    }
    return emscripten::val(JsRank{rank->rank, rank->open_count, rank->tied_count, list(rank->tied), rank->tie,
                                  rank->is_decided_by_structure});
}

} // namespace astrolabe
