// The tutorials' programs' answers through the façade, with their bugs and without.
#pragma once

#include "tests/support/laboratory_run.h"

#include <doctest/doctest.h>

#include <ostream>
#include <string>
#include <string_view>

namespace astrolabe::test {

struct ProgramAnswer {
    std::string outcome;
    double cost;
    friend bool operator==(const ProgramAnswer&, const ProgramAnswer&) = default;
    friend std::ostream& operator<<(std::ostream& out, const ProgramAnswer& answer) {
        return out << answer.outcome << ' ' << answer.cost;
    }
};

inline ProgramAnswer answer(std::string_view drawing, const SearchSettings& settings) {
    Laboratory lab;
    REQUIRE(lab.load("ascii", drawing).is_ok());
    run(lab, settings);
    return {std::string(lab.result().outcome), lab.result().cost};
}

/// The settings of a program expressed by options alone: what is left of it without its bug.
inline SearchSettings without_bug(const SearchSettings& settings) {
    auto options = settings_as_written(settings);
    options.program = "none";
    return options;
}

} // namespace astrolabe::test
