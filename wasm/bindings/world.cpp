// Registers the façade for the game world with Embind. world.d.ts describes what is here.
#include "wasm/bindings/crossing.h"
#include "wasm/world/world_laboratory.h"

namespace {

using astrolabe::crossing;
using astrolabe::WorldLaboratory;

/// Built member by member: a value object would add a function of the module for each.
emscripten::val counts(WorldLaboratory& lab) {
    const auto& world = lab.counts();
    const auto& queue = lab.queue_counts();
    auto object = emscripten::val::object();
    const auto set = [&](const char* name, std::uint64_t number) {
        object.set(name, static_cast<double>(number));
    };
    const auto set_by_planner = [&](const char* name, const auto& numbers) {
        object.set(name, astrolabe::Leaving<std::vector<double>>::give({numbers.begin(), numbers.end()}));
    };
    set("arrivals", world.arrivals);
    set("steps", world.steps);
    set("waits", world.waits);
    set("asides", world.asides);
    set("pushes", world.pushes);
    set("deadlocks", world.deadlocks);
    set("yields", world.yields);
    set("replans", world.replans);
    set("cutOffs", world.cut_offs);
    set("lost", world.lost);
    set("refused", world.refused);
    set_by_planner("arrivalsByPlanner", world.arrivals_by_planner);
    set_by_planner("expansionsByPlanner", world.expansions_by_planner);
    set("asked", queue.asked);
    set("begun", queue.begun);
    set("answered", queue.answered);
    set("withdrawn", queue.withdrawn);
    set("expanded", queue.expanded);
    set("expandedLastTick", queue.expanded_last_tick);
    set("begunLastTick", queue.begun_last_tick);
    set("answeredLastTick", queue.answered_last_tick);
    return object;
}

} // namespace

EMSCRIPTEN_BINDINGS(astrolabe_world) {
    using astrolabe::ShownWorldOptions;
    emscripten::value_object<ShownWorldOptions>("WorldOptions")
        .field("otherUnits", &ShownWorldOptions::other_units)
        .field("goals", &ShownWorldOptions::goals)
        .field("sight", &ShownWorldOptions::sight)
        .field("sightRadius", &ShownWorldOptions::sight_radius)
        .field("terrainTakesTicks", &ShownWorldOptions::terrain_takes_ticks)
        .field("patience", &ShownWorldOptions::patience)
        .field("budget", &ShownWorldOptions::budget)
        .field("slots", &ShownWorldOptions::slots)
        .field("mostBegun", &ShownWorldOptions::most_begun)
        .field("localRadius", &ShownWorldOptions::local_radius)
        .field("localSteps", &ShownWorldOptions::local_steps)
        .field("localStepLength", &ShownWorldOptions::local_step_length)
        .field("localShifts", &ShownWorldOptions::local_shifts)
        .field("usesInfluence", &ShownWorldOptions::uses_influence)
        .field("standingInfluence", &ShownWorldOptions::standing_influence)
        .field("crowdingInfluence", &ShownWorldOptions::crowding_influence)
        .field("lossInfluence", &ShownWorldOptions::loss_influence)
        .field("decayTicks", &ShownWorldOptions::decay_ticks)
        .field("asInTutorial", &ShownWorldOptions::as_in_tutorial);

    emscripten::class_<WorldLaboratory>("WorldLaboratory")
        .constructor<>()
        .function("begin", crossing<&WorldLaboratory::begin>)
        .function("beginPreset", crossing<&WorldLaboratory::begin_preset>)
        .function("act", crossing<&WorldLaboratory::act>)
        .function("refusalOf", crossing<&WorldLaboratory::refusal_of>)
        .function("takeBack", crossing<&WorldLaboratory::take_back>)
        .function("putBack", crossing<&WorldLaboratory::put_back>)
        .function("canTakeBack", crossing<&WorldLaboratory::can_take_back>)
        .function("canPutBack", crossing<&WorldLaboratory::can_put_back>)
        .function("seek", crossing<&WorldLaboratory::seek>)
        .function("now", crossing<&WorldLaboratory::now>)
        .function("last", crossing<&WorldLaboratory::last>)
        .function("width", crossing<&WorldLaboratory::width>)
        .function("height", crossing<&WorldLaboratory::height>)
        .function("corner", crossing<&WorldLaboratory::corner>)
        .function("seed", crossing<&WorldLaboratory::seed>)
        .function("preset", crossing<&WorldLaboratory::preset>)
        .function("units", crossing<&WorldLaboratory::units>)
        .function("path", crossing<&WorldLaboratory::path>)
        .function("factors", crossing<&WorldLaboratory::factors>)
        .function("groundVersion", crossing<&WorldLaboratory::ground_version>)
        .function("influence", crossing<&WorldLaboratory::influence>)
        .function("teams", crossing<&WorldLaboratory::teams>)
        .function("seen", crossing<&WorldLaboratory::seen>)
        .function("known", crossing<&WorldLaboratory::known>)
        .function("requests", crossing<&WorldLaboratory::requests>)
        .function("counts", crossing<&counts>)
        .function("options", crossing<&WorldLaboratory::options>)
        .function("islands", crossing<&WorldLaboratory::islands>)
        .function("script", crossing<&WorldLaboratory::script>)
        .function("digest", crossing<&WorldLaboratory::digest>);
}
