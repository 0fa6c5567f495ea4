// Registers the settings of a search on a board. Both modules have them.
#include "core/run/search_settings.h"
#include "wasm/bindings/crossing.h"

EMSCRIPTEN_BINDINGS(astrolabe_settings) {
    using astrolabe::SearchSettings;
    using astrolabe::set_whole;
    using astrolabe::whole;
    emscripten::value_object<SearchSettings>("SearchSettings")
        .field("program", &SearchSettings::program)
        .field("corrected", &SearchSettings::corrected)
        .field("algorithm", &SearchSettings::algorithm)
        .field("heuristic", &SearchSettings::heuristic)
        .field("weightHundredths", &whole<&SearchSettings::weight_hundredths>,
               &set_whole<&SearchSettings::weight_hundredths>)
        .field("board", &SearchSettings::board)
        .field("corner", &SearchSettings::corner)
        .field("costs", &SearchSettings::costs)
        .field("tie", &SearchSettings::tie)
        .field("stop", &SearchSettings::stop)
        .field("update", &SearchSettings::update)
        .field("reopens", &SearchSettings::reopens)
        .field("neighbourOrder", &SearchSettings::neighbour_order)
        .field("allowsBlockedGoal", &SearchSettings::allows_blocked_goal)
        .field("nearest", &SearchSettings::nearest)
        .field("openList", &SearchSettings::open_list)
        .field("floods", &SearchSettings::floods)
        .field("localRadius", &whole<&SearchSettings::local_radius>,
               &set_whole<&SearchSettings::local_radius>)
        .field("localSteps", &whole<&SearchSettings::local_steps>, &set_whole<&SearchSettings::local_steps>)
        .field("localShifts", &SearchSettings::local_shifts)
        .field("localSeed", &whole<&SearchSettings::local_seed>, &set_whole<&SearchSettings::local_seed>)
        .field("localTurns", &SearchSettings::local_turns)
        .field("tiers", &SearchSettings::tiers)
        .field("clusterSide", &whole<&SearchSettings::cluster_side>,
               &set_whole<&SearchSettings::cluster_side>);
    astrolabe::convert_only_changes<SearchSettings>();
}
