// Registers the façade for the game world with Embind. world.d.ts describes what is here.
#include "wasm/bindings/bindings.h"
#include "wasm/world/world_laboratory.h"

namespace {

using astrolabe::JsReason;
using astrolabe::list;
using astrolabe::method;
using astrolabe::shaped;
using astrolabe::view;
using astrolabe::WorldLaboratory;
using emscripten::val;

JsReason begin(WorldLaboratory& lab, std::uint32_t width, std::uint32_t height, const val& factors,
               const std::string& corner, double seed, const std::string& script) {
    // Lists of more than a world can have are not taken over: their lengths say enough.
    const auto length = factors["length"].as<std::size_t>();
    return shaped(lab.begin(width, height,
                            length <= astrolabe::world_limits::cells ? astrolabe::numbers(factors)
                                                                     : std::vector<std::uint32_t>{},
                            corner, seed, script));
}
JsReason begin_preset(WorldLaboratory& lab, const std::string& name, const std::string& script) {
    return shaped(lab.begin_preset(name, script));
}
JsReason act(WorldLaboratory& lab, const std::string& script) { return shaped(lab.act(script)); }
JsReason refusal_of(WorldLaboratory& lab, const std::string& script) {
    return shaped(lab.refusal_of(script));
}
val units(WorldLaboratory& lab) { return view(lab.units()); }
val way(WorldLaboratory& lab, std::uint32_t number) { return view(lab.way(number)); }
val factors(WorldLaboratory& lab) { return view(lab.factors()); }
val influence(WorldLaboratory& lab) { return view(lab.influence()); }
val teams(WorldLaboratory& lab) { return list(lab.teams()); }
val seen(WorldLaboratory& lab, std::uint32_t team) { return view(lab.seen(team)); }
val known(WorldLaboratory& lab, std::uint32_t team) { return view(lab.known(team)); }
val requests(WorldLaboratory& lab) { return view(lab.requests()); }
val islands(WorldLaboratory& lab) { return view(lab.islands()); }

/// Made member by member: a value object would bring a function of the module for each.
val counts(WorldLaboratory& lab) {
    const auto& world = lab.counts();
    const auto& queue = lab.queue_counts();
    auto object = val::object();
    const auto set = [&](const char* name, std::uint64_t number) {
        object.set(name, static_cast<double>(number));
    };
    const auto set_by_brain = [&](const char* name, const auto& numbers) {
        object.set(name, list(std::vector<double>(numbers.begin(), numbers.end())));
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
    set_by_brain("arrivalsByBrain", world.arrivals_by_brain);
    set_by_brain("expansionsByBrain", world.expansions_by_brain);
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
        .field("doctrine", &ShownWorldOptions::doctrine)
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

    emscripten::function("WorldLaboratory.new", &astrolabe::create<WorldLaboratory>);
    emscripten::function("WorldLaboratory.delete", &astrolabe::destroy<WorldLaboratory>);
    method<&begin>("WorldLaboratory.begin");
    method<&begin_preset>("WorldLaboratory.beginPreset");
    method<&act>("WorldLaboratory.act");
    method<&refusal_of>("WorldLaboratory.refusalOf");
    method<&WorldLaboratory::take_back>("WorldLaboratory.takeBack");
    method<&WorldLaboratory::put_back>("WorldLaboratory.putBack");
    method<&WorldLaboratory::can_take_back>("WorldLaboratory.canTakeBack");
    method<&WorldLaboratory::can_put_back>("WorldLaboratory.canPutBack");
    method<&WorldLaboratory::seek>("WorldLaboratory.seek");
    method<&WorldLaboratory::now>("WorldLaboratory.now");
    method<&WorldLaboratory::last>("WorldLaboratory.last");
    method<&WorldLaboratory::width>("WorldLaboratory.width");
    method<&WorldLaboratory::height>("WorldLaboratory.height");
    method<&WorldLaboratory::corner>("WorldLaboratory.corner");
    method<&WorldLaboratory::seed>("WorldLaboratory.seed");
    method<&WorldLaboratory::preset>("WorldLaboratory.preset");
    method<&units>("WorldLaboratory.units");
    method<&way>("WorldLaboratory.way");
    method<&factors>("WorldLaboratory.factors");
    method<&WorldLaboratory::ground_version>("WorldLaboratory.groundVersion");
    method<&influence>("WorldLaboratory.influence");
    method<&teams>("WorldLaboratory.teams");
    method<&seen>("WorldLaboratory.seen");
    method<&known>("WorldLaboratory.known");
    method<&requests>("WorldLaboratory.requests");
    method<&counts>("WorldLaboratory.counts");
    method<&WorldLaboratory::options>("WorldLaboratory.options");
    method<&islands>("WorldLaboratory.islands");
    method<&WorldLaboratory::script>("WorldLaboratory.script");
    method<&WorldLaboratory::digest>("WorldLaboratory.digest");
}
