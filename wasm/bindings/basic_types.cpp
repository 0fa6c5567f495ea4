// The basic types that cross between C++ and JavaScript. This stands in for the native library of Embind,
// which registers all numbers, texts of three widths and seventeen views, and prints addresses by
// printf: the first load is 3.2 KB smaller under brotli (2026-11-30). What is missing here is an error at its
// first use.
#include <emscripten/bind.h>
#include <emscripten/em_macros.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>

namespace {

using namespace emscripten::internal;

template <class Number> void register_whole_number(const char* name) {
    _embind_register_integer(TypeID<Number>::get(), name, sizeof(Number), std::numeric_limits<Number>::min(),
                             std::numeric_limits<Number>::max());
}

/// `kind` counts from Int8Array, its unsigned counterpart and so on, up to Float32Array and Float64Array.
template <class Number> void register_view(unsigned kind, const char* name) {
    _embind_register_memory_view(TypeID<emscripten::memory_view<Number>>::get(), kind, name);
}

} // namespace

[[gnu::constructor]] static void register_basic_types() {
    _embind_register_void(TypeID<void>::get(), "void");
    _embind_register_bool(TypeID<bool>::get(), "bool", sizeof(bool), true, false);
    register_whole_number<std::int32_t>("int");
    register_whole_number<std::uint32_t>("unsigned");
    register_whole_number<std::size_t>("unsigned long");
    _embind_register_float(TypeID<double>::get(), "double", sizeof(double));
    _embind_register_std_string(TypeID<std::string>::get(), "std::string");
    _embind_register_emval(TypeID<emscripten::val>::get(), "val");
    register_view<std::uint8_t>(1, "Uint8Array");
    register_view<std::uint16_t>(3, "Uint16Array");
    register_view<std::uint32_t>(5, "Uint32Array");
    register_view<double>(7, "Float64Array");
}

/// By this name Embind asks for that of a type that is not registered, and frees it.
extern "C" EMSCRIPTEN_KEEPALIVE const char* __getTypeName(const void* /*type*/) {
    return strdup("missing in basic_types.cpp");
}
