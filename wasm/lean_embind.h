// A class bound without Embind's classes. Only for the bindings.
#pragma once

#include "wasm/laboratory.h"

#include <emscripten/bind.h>

#include <cstdint>
#include <utility>

namespace astrolabe {

// A laboratory goes by its address: one class without bases needs none of what Embind brings for classes,
// a third of the JavaScript of the module.
using Address = std::uintptr_t;

inline Address create() { return reinterpret_cast<Address>(new Laboratory); }
inline void destroy(Address laboratory) { delete reinterpret_cast<Laboratory*>(laboratory); }

template <auto member> struct Method;
template <class L, class Returned, class... Args, Returned (*member)(L&, Args...)> struct Method<member> {
    static Returned call(Address laboratory, Args... args) {
        return member(*reinterpret_cast<Laboratory*>(laboratory), std::forward<Args>(args)...);
    }
};
template <class Returned, class... Args, Returned (Laboratory::*member)(Args...)> struct Method<member> {
    static Returned call(Address laboratory, Args... args) {
        return (reinterpret_cast<Laboratory*>(laboratory)->*member)(std::forward<Args>(args)...);
    }
};
template <class Returned, class... Args, Returned (Laboratory::*member)(Args...) const>
struct Method<member> {
    static Returned call(Address laboratory, Args... args) {
        return (reinterpret_cast<const Laboratory*>(laboratory)->*member)(std::forward<Args>(args)...);
    }
};
template <auto member> void method(const char* name) { emscripten::function(name, &Method<member>::call); }

} // namespace astrolabe
