// Classes bound without Embind's classes. Only for the bindings.
#pragma once

#include "wasm/laboratory.h"

#include <emscripten/bind.h>

#include <cstdint>
#include <utility>

namespace astrolabe {

// Laboratories go by their addresses: classes without bases need none of what Embind brings for classes,
// a third of the JavaScript of the module.
using Address = std::uintptr_t;

template <class L> Address create() { return reinterpret_cast<Address>(new L); }
template <class L> void destroy(Address laboratory) { delete reinterpret_cast<L*>(laboratory); }

template <auto member> struct Method;
template <class L, class Returned, class... Args, Returned (*member)(L&, Args...)> struct Method<member> {
    static Returned call(Address laboratory, Args... args) {
        return member(*reinterpret_cast<L*>(laboratory), std::forward<Args>(args)...);
    }
};
template <class L, class Returned, class... Args, Returned (L::*member)(Args...)> struct Method<member> {
    static Returned call(Address laboratory, Args... args) {
        return (reinterpret_cast<L*>(laboratory)->*member)(std::forward<Args>(args)...);
    }
};
template <class L, class Returned, class... Args, Returned (L::*member)(Args...) const>
struct Method<member> {
    static Returned call(Address laboratory, Args... args) {
        return (reinterpret_cast<const L*>(laboratory)->*member)(std::forward<Args>(args)...);
    }
};
template <auto member> void method(const char* name) { emscripten::function(name, &Method<member>::call); }

} // namespace astrolabe
