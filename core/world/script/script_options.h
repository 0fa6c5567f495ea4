// The letters by which a script names the options of a world, in the order of WorldOptions.
#pragma once

#include "core/world/options.h"

#include <array>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace astrolabe {

/// One option as a number: how it is read and written.
struct OptionLetter {
    char letter;
    std::uint32_t (*get)(const WorldOptions&);
    void (*set)(WorldOptions&, std::uint32_t);
    std::uint32_t largest;
};

namespace script_detail {

template <auto Member> constexpr OptionLetter option(char letter, std::uint32_t largest = 10'000'000) {
    using Value = std::remove_reference_t<decltype(std::declval<WorldOptions>().*Member)>;
    return {letter, [](const WorldOptions& options) { return static_cast<std::uint32_t>(options.*Member); },
            [](WorldOptions& options, std::uint32_t number) { options.*Member = static_cast<Value>(number); },
            largest};
}

inline constexpr std::uint32_t most_influence = 0xffff;
using Options = WorldOptions;
inline constexpr std::array option_letters{
    option<&Options::other_units>('d', 1),
    option<&Options::goals>('g', 3),
    option<&Options::sight>('s', 2),
    option<&Options::sight_radius>('r'),
    option<&Options::terrain_takes_ticks>('t', 1),
    option<&Options::patience>('p'),
    option<&Options::budget>('b'),
    option<&Options::slots>('n'),
    option<&Options::most_begun>('m'),
    option<&Options::local_radius>('l'),
    option<&Options::local_steps>('k'),
    option<&Options::local_step_length>('e'),
    option<&Options::local_shifts>('h', 1),
    option<&Options::uses_influence>('i', 1),
    option<&Options::standing_influence>('u', most_influence),
    option<&Options::crowding_influence>('c', most_influence),
    option<&Options::loss_influence>('x', most_influence),
    option<&Options::decay_ticks>('f'),
    option<&Options::as_in_tutorial>('a', 1),
};

} // namespace script_detail
using script_detail::option_letters;

/// Null for an unknown letter.
constexpr const OptionLetter* option_named(char letter) {
    for (const auto& option : option_letters) {
        if (option.letter == letter) {
            return &option;
        }
    }
    return nullptr;
}

} // namespace astrolabe
