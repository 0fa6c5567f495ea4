// Classes bound without Embind's classes. Only for the bindings.
#pragma once

#include "wasm/laboratory/laboratory.h"

#include <emscripten/bind.h>

#include <cstdint>
#include <utility>

namespace astrolabe {

// Laboratories go by their addresses: classes without bases need none of what Embind brings for classes,
// a third of the JavaScript of the module.
using Address = std::uintptr_t;

template <class L> Address create() { return reinterpret_cast<Address>(new L); }
template <class L> void destroy(Address laboratory) { delete reinterpret_cast<L*>(laboratory); }

/// Throws a RangeError of JavaScript: in lean_embind.js. Nothing is destroyed on the way, so there must be
/// nothing.
extern "C" [[noreturn]] void refuse_number(double found);

inline bool is_whole(double value) {
    return value >= 0 && value <= 0xffffffffU && static_cast<std::uint32_t>(value) == value;
}

/// How an argument crosses. JavaScript has one kind of numbers, and 2^32 + 5 would arrive as 5: whole ones
/// cross as they are and are looked at here, before anything else.
template <class T> struct Crossing {
    using Type = T;
    static T take(T value) { return value; }
};
template <> struct Crossing<std::uint32_t> {
    using Type = double;
    static std::uint32_t take(double value) {
        if (!is_whole(value)) {
            refuse_number(value);
        }
        return static_cast<std::uint32_t>(value);
    }
};
/// From -1, which is none, on.
template <> struct Crossing<std::int32_t> {
    using Type = double;
    static std::int32_t take(double value) {
        if (value != -1 && (!is_whole(value) || value > 0x7fffffff)) {
            refuse_number(value);
        }
        return static_cast<std::int32_t>(value);
    }
};
// What is lent stays lent.
template <class T> struct Crossing<const T&> {
    using Type = const T&;
    static const T& take(const T& value) { return value; }
};

template <auto member> struct Method;
template <class L, class Returned, class... Args, Returned (*member)(L&, Args...)> struct Method<member> {
    static Returned call(Address laboratory, typename Crossing<Args>::Type... args) {
        return member(*reinterpret_cast<L*>(laboratory), Crossing<Args>::take(args)...);
    }
};
template <class L, class Returned, class... Args, Returned (L::*member)(Args...)> struct Method<member> {
    static Returned call(Address laboratory, typename Crossing<Args>::Type... args) {
        return (reinterpret_cast<L*>(laboratory)->*member)(Crossing<Args>::take(args)...);
    }
};
template <class L, class Returned, class... Args, Returned (L::*member)(Args...) const>
struct Method<member> {
    static Returned call(Address laboratory, typename Crossing<Args>::Type... args) {
        return (reinterpret_cast<const L*>(laboratory)->*member)(Crossing<Args>::take(args)...);
    }
};
/// A whole number in a value object crosses likewise.
template <auto member> struct Field;
template <class C, std::uint32_t C::*member> struct Field<member> { using Class = C; };
template <auto member> double get(const typename Field<member>::Class& object) { return object.*member; }
template <auto member> void set(typename Field<member>::Class& object, double value) {
    object.*member = Crossing<std::uint32_t>::take(value);
}

template <auto member> void method(const char* name) { emscripten::function(name, &Method<member>::call); }

} // namespace astrolabe
