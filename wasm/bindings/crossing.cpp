#include "wasm/bindings/crossing.h"

#include <emscripten.h>

// An exception of JavaScript leaves the functions of the module without their ends, which would restore the
// stack: a refusal sets it to where it is between two calls.
#ifdef EM_JS_DEPS
EM_JS_DEPS(crossing, "$stackSave,$stackRestore")
#endif
EM_JS(void, prepare_crossing, (), {
    Module.stackBetweenCalls = stackSave();
    var literals = new Map();
    // The same text is at the same address for ever, and is decoded once.
    Module.literal = function(text) {
        var literal = literals.get(text);
        if (!literal)
            literals.set(text, literal = UTF8ToString(text));
        return literal;
    };
});
EM_JS(void, throw_range_error, (double found), {
    stackRestore(Module.stackBetweenCalls);
    throw new RangeError(found + ' is no whole number that is understood here');
});
EM_JS(void, refuse_array, (double most), {
    stackRestore(Module.stackBetweenCalls);
    throw new TypeError('an array of at most ' + most + ' items is needed');
});
EM_JS(void, refuse_text, (), {
    stackRestore(Module.stackBetweenCalls);
    throw new TypeError('a string is needed');
});

EM_JS(emscripten::EM_VAL, frozen, (emscripten::EM_VAL handle),
      { return Emval.toHandle(Object.freeze(Emval.toValue(handle))); });

// In UTF-8, as the browser does it: Embind would take as long for a large text as its reader. Then into
// memory.
EM_JS(emscripten::EM_VAL, encoded_text, (emscripten::EM_VAL text),
      { return Emval.toHandle(new TextEncoder().encode(Emval.toValue(text))); });
EM_JS(void, copy_bytes, (emscripten::EM_VAL bytes, char* to), { HEAPU8.set(Emval.toValue(bytes), to); });

// Embind would copy a text once more and read it letter by letter, and would ask for a result field by field.
EM_JS(emscripten::EM_VAL, text_at, (const char* text), { return Emval.toHandle(UTF8ToString(text)); });
EM_JS(emscripten::EM_VAL, literal_at, (const char* text), { return Emval.toHandle(Module.literal(text)); });
EM_JS(emscripten::EM_VAL, search_result,
      (const char* outcome, double cost, double expanded, double generated, double improved, double reopened,
       double repairs, bool isRepairRefused, double steps, double target, bool isTruncated,
       const char* kernel, double tierSide),
      {
          return Emval.toHandle({
              outcome : Module.literal(outcome),
              cost : cost,
              expanded : expanded,
              generated : generated,
              improved : improved,
              reopened : reopened,
              repairs : repairs,
              isRepairRefused : !!isRepairRefused,
              steps : steps,
              target : target,
              isTruncated : !!isTruncated,
              kernel : Module.literal(kernel),
              tierSide : tierSide
          });
      });

// A typed array as it is, another array as a copy; null for anything else, or if it is too long. An object
// with nothing but a length would take that much memory. Reading an array may run any code, which may throw:
// that ends here.
EM_JS(emscripten::EM_VAL, read_array, (emscripten::EM_VAL handle, double most, bool is_of_texts), {
    var array = Emval.toValue(handle);
    var top = stackSave();
    var items = null;
    try {
        var length = array.length; // read once: some lists grow while they are read
        if (Array.isArray(array) && length <= most) {
            items = is_of_texts ? new Array(length) : new Float64Array(length);
            for (var i = 0; i < length; i++)
                items[i] = is_of_texts ? String(array[i]) : array[i];
        } else if (ArrayBuffer.isView(array) && !Object.hasOwnProperty.call(array, 'length') &&
                   length <= most) {
            items = array;
        }
    } catch (error) {
        items = null;
    }
    stackRestore(top);
    return Emval.toHandle(items);
});

// Embind knows a type by a converter, of which it calls toWireType for each argument: gives the address of a
// copy, which the destructors end.
EM_JS(void, keep_last_converted, (const void* type), {
    whenDependentTypesAreResolved(
        [], [type], function(types) {
            var converter = types[0];
            var convert = converter['toWireType'];
            var last = null;   // as the module read it
            var frozen = null; // the object itself, where it cannot change any more
            var copy = 0;
            var destructorsOfCopy = [];
            converter['toWireType'] = function(destructors, object) {
                if (object && object == frozen)
                    return copy;
                var isSame = last && object && typeof object == 'object';
                for (var name in last)
                    isSame = isSame && Object.is(object[name], last[name]);
                if (!isSame) {
                    frozen = null;                                           // if this object is refused
                    last = converter['fromWireType'](convert(null, object)); // which ends that copy
                    runDestructors(destructorsOfCopy);
                    copy = convert(destructorsOfCopy, last);
                }
                frozen = Object.isFrozen(object) ? object : null;
                return copy;
            };
            converter.destructorFunction = null; // which would end the copy after each call
            return [];
        });
});

EMSCRIPTEN_BINDINGS(astrolabe_crossing) { prepare_crossing(); }

namespace astrolabe {

void convert_only_changes_of(const void* type) { keep_last_converted(type); }

namespace {

using emscripten::val;

/// As many as a board has cells at most.
constexpr double most_items = 1U << 24U;

val items_of(const val& array, bool is_of_texts) {
    auto items = val::take_ownership(read_array(array.as_handle(), most_items, is_of_texts));
    if (items.isNull()) {
        refuse_array(most_items);
    }
    return items;
}

} // namespace

void refuse_number(double found) {
    throw_range_error(found);
    __builtin_unreachable();
}

Handed text_out(const std::string& text) { return {text_at(text.c_str())}; }

Handed literal_out(std::string_view text) { return {literal_at(text.data())}; }

Handed result_out(const LaboratoryResult& result) {
    return {search_result(result.outcome.data(), result.cost, result.expanded, result.generated,
                          result.improved, result.reopened, result.repairs, result.is_repair_refused,
                          result.steps, result.target, result.is_truncated, result.kernel.data(),
                          result.tier_side)};
}

Handed handed(const val& value) {
    emscripten::internal::_emval_incref(value.as_handle());
    return {value.as_handle()};
}

Handed no_refusal() {
    static const auto made = val::take_ownership(frozen(val(Reason{}).as_handle()));
    return handed(made);
}

std::vector<double> numbers_in(const val& array) {
    return emscripten::convertJSArrayToNumberVector<double>(items_of(array, false));
}

std::vector<std::uint32_t> whole_numbers_in(const val& array) {
    auto items = items_of(array, false);
    for (const auto* kind : {"Uint8Array", "Uint16Array", "Uint32Array"}) {
        if (items.instanceof (val::global(kind))) {
            return emscripten::convertJSArrayToNumberVector<std::uint32_t>(items);
        }
    }
    auto any = emscripten::convertJSArrayToNumberVector<double>(items);
    std::vector<std::uint32_t> whole;
    whole.reserve(any.size());
    for (const auto number : any) {
        if (!is_whole(number)) {
            items = val::undefined();
            any = {};
            whole = {};
            refuse_number(number);
        }
        whole.push_back(static_cast<std::uint32_t>(number));
    }
    return whole;
}

std::string text_in(const val& text) {
    if (!text.isString()) {
        refuse_text();
    }
    const auto bytes = val::take_ownership(encoded_text(text.as_handle()));
    std::string copy(bytes["length"].as<std::size_t>(), char{});
    copy_bytes(bytes.as_handle(), copy.data());
    return copy;
}

std::vector<std::string> texts_in(const val& array) {
    return emscripten::vecFromJSArray<std::string>(items_of(array, true));
}

} // namespace astrolabe
