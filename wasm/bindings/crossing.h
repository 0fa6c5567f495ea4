// How values cross between C++ and JavaScript where Embind leaves it open: arguments are checked before
// anything is done with them, and results are a view, a list or null. Only for the bindings.
#pragma once

#include "core/io/reason.h"
#include "wasm/laboratory/search_laboratory.h"

#include <emscripten/bind.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace astrolabe {

// In crossing.cpp. They throw a JavaScript RangeError: no destructors run on the path out, so there must be
// nothing to destroy.
[[noreturn]] void refuse_number(double found);
/// From an array of numbers or a typed array, of no more items than a board has cells; otherwise throws a
/// TypeError.
std::vector<double> numbers_in(const emscripten::val& array);
/// Each must be a whole number; otherwise throws the RangeError.
std::vector<std::uint32_t> whole_numbers_in(const emscripten::val& array);
std::vector<std::string> texts_in(const emscripten::val& array);
/// From a string, where Embind would accept arrays of bytes, too; otherwise throws a TypeError.
std::string text_in(const emscripten::val& text);

inline bool is_whole(double value) {
    return value >= 0 && value <= 0xffffffffU && static_cast<std::uint32_t>(value) == value;
}

/// How an argument arrives. JavaScript has one type of number, and 2^32 + 5 would arrive as 5: whole numbers
/// cross unconverted and are checked here.
template <class T> struct Arriving {
    using Type = T;
    static T take(T value) { return value; }
};
template <class T> struct Arriving<const T&> {
    using Type = const T&;
    static const T& take(const T& value) { return value; }
};
template <> struct Arriving<std::uint32_t> {
    using Type = double;
    static std::uint32_t take(double value) {
        if (!is_whole(value)) {
            refuse_number(value);
        }
        return static_cast<std::uint32_t>(value);
    }
};
/// From -1, which means none, upwards.
template <> struct Arriving<std::int32_t> {
    using Type = double;
    static std::int32_t take(double value) {
        if (value != -1 && (!is_whole(value) || value > 0x7fffffff)) {
            refuse_number(value);
        }
        return static_cast<std::int32_t>(value);
    }
};
template <> struct Arriving<std::string_view> {
    using Type = const emscripten::val&;
    static std::string take(const emscripten::val& text) { return text_in(text); }
};
template <> struct Arriving<std::span<const std::uint32_t>> {
    using Type = const emscripten::val&;
    static std::vector<std::uint32_t> take(const emscripten::val& array) { return whole_numbers_in(array); }
};
template <> struct Arriving<std::span<const double>> {
    using Type = const emscripten::val&;
    static std::vector<double> take(const emscripten::val& array) { return numbers_in(array); }
};
template <> struct Arriving<const std::vector<std::string>&> {
    using Type = const emscripten::val&;
    static std::vector<std::string> take(const emscripten::val& array) { return texts_in(array); }
};

/// What JavaScript takes over, where a val would be counted up, and down again.
struct Handed {
    emscripten::EM_VAL handle;
};
/// In crossing.cpp.
Handed handed(const emscripten::val& value);

/// How a result leaves.
template <class T> struct Leaving {
    static T give(T value) { return value; }
};
/// As a view into the memory of the module: to be used at once.
template <class T> struct Leaving<std::span<const T>> {
    static Handed give(std::span<const T> numbers) {
        using View = emscripten::memory_view<T>;
        const emscripten::internal::WireTypePack<View> view(View(numbers.size(), numbers.data()));
        return {emscripten::internal::_emval_take_value(emscripten::internal::TypeID<View>::get(), view)};
    }
};
template <class T> struct Leaving<std::vector<T>> {
    static emscripten::val give(const std::vector<T>& items) {
        auto array = emscripten::val::array();
        for (const auto& item : items) {
            array.call<void>("push", item);
        }
        return array;
    }
};
template <class T> struct Leaving<std::optional<T>> {
    static emscripten::val give(const std::optional<T>& value) {
        return value ? emscripten::val(Leaving<T>::give(*value)) : emscripten::val::null();
    }
};

/// A text without a zero. In crossing.cpp.
Handed text_out(const std::string& text);
template <> struct Leaving<std::string> {
    static Handed give(const std::string& text) { return text_out(text); }
};

/// A literal: decoded once. In crossing.cpp.
Handed literal_out(std::string_view text);
template <> struct Leaving<std::string_view> {
    static Handed give(std::string_view text) { return literal_out(text); }
};

/// In crossing.cpp.
Handed result_out(const LaboratoryResult& result);
template <> struct Leaving<LaboratoryResult> {
    static Handed give(const LaboratoryResult& result) { return result_out(result); }
};

/// One object for whatever went well, the most frequent result of all; frozen. In crossing.cpp.
Handed no_refusal();
template <> struct Leaving<Reason> {
    static Handed give(const Reason& reason) {
        return reason.is_ok() ? no_refusal() : handed(emscripten::val(reason));
    }
};

template <auto member> struct Crossing;
template <class C, class Returned, class... Args, Returned (*function)(C&, Args...)>
struct Crossing<function> {
    using Class = C;
    template <class L> static auto call(L& laboratory, typename Arriving<Args>::Type... args) {
        return Leaving<Returned>::give(function(laboratory, Arriving<Args>::take(args)...));
    }
};
template <class C, class Returned, class... Args, Returned (C::*member)(Args...)> struct Crossing<member> {
    using Class = C;
    template <class L> static auto call(L& laboratory, typename Arriving<Args>::Type... args) {
        if constexpr (std::is_void_v<Returned>) {
            (laboratory.*member)(Arriving<Args>::take(args)...);
        } else {
            return Leaving<Returned>::give((laboratory.*member)(Arriving<Args>::take(args)...));
        }
    }
};
template <class C, class Returned, class... Args, Returned (C::*member)(Args...) const>
struct Crossing<member> {
    using Class = C;
    template <class L> static auto call(const L& laboratory, typename Arriving<Args>::Type... args) {
        return Leaving<Returned>::give((laboratory.*member)(Arriving<Args>::take(args)...));
    }
};
/// A member of a laboratory, or a function whose first parameter is one, for class_::function(). Embind must
/// be given the class of members that a laboratory inherits from its base.
template <auto member, class L = typename Crossing<member>::Class>
constexpr auto crossing = &Crossing<member>::template call<L>;

template <auto member> struct Field;
template <class C, class T, T C::*member> struct Field<member> {
    using Class = C;
    using Value = T;
};
/// For value_object::field(): of what JavaScript passes in, a whole number …
template <auto member> double whole(const typename Field<member>::Class& object) { return object.*member; }
template <auto member> void set_whole(typename Field<member>::Class& object, double value) {
    object.*member = Arriving<std::uint32_t>::take(value);
}
/// … and of what only goes out, a view, a list or what may be absent.
template <auto member> auto out(const typename Field<member>::Class& object) {
    return Leaving<typename Field<member>::Value>::give(object.*member);
}
template <auto member> void not_in(typename Field<member>::Class& /*object*/, emscripten::val /*value*/) {}

// In crossing.cpp.
void convert_only_changes_of(const void* type);
/// From now on, an object that differs in no field from the last of this value_object is not converted again.
/// For settings: two dozen fields take longer to cross than a search on a small board. The fields of a frozen
/// object, which must not be computed, are not even compared again. Functions must not change what they are
/// given.
template <class Object> void convert_only_changes() {
    convert_only_changes_of(emscripten::internal::TypeID<Object>::get());
}

} // namespace astrolabe

namespace emscripten::internal {

template <> struct TypeID<astrolabe::Handed> : TypeID<val> {};
template <> struct BindingType<astrolabe::Handed> {
    using WireType = EM_VAL;
    static WireType toWireType(astrolabe::Handed given) { return given.handle; }
};

} // namespace emscripten::internal
