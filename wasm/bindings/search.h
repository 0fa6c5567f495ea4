// Registers with Embind what all laboratories inherit from SearchLaboratory. search.d.ts describes it.
#pragma once

#include "wasm/bindings/crossing.h"

namespace astrolabe {

template <class L> emscripten::class_<L> with_search(emscripten::class_<L> laboratory) {
    return laboratory.function("advance", crossing<&L::advance, L>)
        .function("answer", crossing<&L::answer, L>)
        .function("result", crossing<&L::result, L>)
        .function("path", crossing<&L::path, L>)
        .function("seek", crossing<&L::seek, L>)
        .function("position", crossing<&L::position, L>)
        .function("statuses", crossing<&L::statuses, L>)
        .function("why", crossing<&L::why, L>)
        .function("survey", crossing<&L::survey, L>)
        .function("stepsWith", crossing<&L::steps_with, L>)
        .function("stepsOf", crossing<&L::steps_of, L>)
        .function("nextStepWith", crossing<&L::next_step_with, L>)
        .function("previousStepWith", crossing<&L::previous_step_with, L>)
        .function("log", crossing<&L::log, L>)
        .function("code", crossing<&L::code, L>)
        .function("judge", crossing<&L::judge, L>)
        .function("verdict", crossing<&L::verdict, L>)
        .function("shortestPath", crossing<&L::shortest_path, L>)
        .function("advanceJob", crossing<&L::advance_job, L>)
        .function("jobProgress", crossing<&L::job_progress, L>)
        .function("cancelJob", crossing<&L::cancel_job, L>);
}

} // namespace astrolabe
