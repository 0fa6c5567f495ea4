#include "core/io/reason.h"

namespace astrolabe {

Reason refused(const char* code, std::uint32_t line, std::string_view found, std::string_view expected) {
    return {.code = code, .line = line, .found = std::string(found), .expected = std::string(expected)};
}

Reason refused(const char* code, std::uint32_t line, std::uint32_t found, std::uint32_t expected) {
    return refused(code, line, std::to_string(found), std::to_string(expected));
}

} // namespace astrolabe
