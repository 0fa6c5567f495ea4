// What the light module has in place of what the whole one has under that name.
#include "wasm/bindings.h"

namespace {

using astrolabe::JsReason;
using astrolabe::Laboratory;

JsReason drawn_map_from_link(Laboratory& lab, const std::string& text) {
    return astrolabe::shaped(lab.drawn_map_from_link(text));
}

} // namespace

EMSCRIPTEN_BINDINGS(astrolabe_light) {
    emscripten::value_object<astrolabe::SearchSettings> settings("SearchSettings");
    astrolabe::register_fields(settings);
    astrolabe::method<&drawn_map_from_link>("Laboratory.mapFromLink");
}
