# The WebAssembly modules, and why each flag is there. There are two, each with classes of its own: astrolabe has
# boards and all that is searched on them, astrolabe_places what is beside the laboratory: graphs, the game world,
# checks of other people's searches. Measured 2026-12-01 with Emscripten 3.1.6, under brotli: 164 KB and 158 KB, and
# 249.8 KB for the first load; one module for all would bring the first load over the 250 KB that it may have (301 KB, measured 2026-11-23).

# No exceptions and no run-time type information anywhere but in the tests: half the size. Embind
# needs to be reported, and -fno-rtti must be given to compiler and linker alike.
target_compile_options(astrolabe_core PRIVATE -fno-rtti -fno-exceptions)
target_compile_options(facade PRIVATE -fno-rtti -fno-exceptions)

add_library(bindings OBJECT wasm/bindings/crossing.cpp wasm/bindings/shared.cpp wasm/bindings/settings.cpp)
target_link_libraries(bindings PRIVATE facade)
add_executable(astrolabe wasm/bindings/laboratory.cpp)
add_executable(astrolabe_places wasm/bindings/graph.cpp wasm/bindings/world.cpp wasm/bindings/check.cpp)

foreach(target bindings astrolabe astrolabe_places)
  target_compile_definitions(${target} PRIVATE EMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0)
  target_compile_options(${target} PRIVATE -fno-rtti -fno-exceptions)
endforeach()

set(link_options
  -O3 -fno-rtti -fno-exceptions
  -sMODULARIZE=1 -sEXPORT_ES6=1      # a factory function, imported as a module
  -sENVIRONMENT=web,worker           # Node gets the bytes passed in, and then needs nothing of its own
  -sALLOW_MEMORY_GROWTH=1            # boards differ in size by a factor of a million
  -sABORTING_MALLOC=1                # a text that comes in would be written over address 0 where there is no memory
  -sDYNAMIC_EXECUTION=0              # no eval: allows a Content Security Policy without 'unsafe-eval'
  -sFILESYSTEM=0                     # texts come as strings
  -sTEXTDECODER=2                    # every browser that runs the page has one
  -sINCOMING_MODULE_JS_API=wasmBinary,locateFile,instantiateWasm # what the page passes in, and nothing else
  -sBINARYEN_EXTRA_PASSES=--converge # passes are repeated until nothing gets smaller: 1.5 KB under brotli (2026-11-28)
  -sMALLOC=emmalloc)                 # small; allocations here are few and large

# Of Embind only what is in JavaScript; wasm/bindings/basic_types.cpp stands in for what is native, and saves 3.2 KB of
# the first load (2026-11-30). Later versions have more in the native part.
if(EMSCRIPTEN_VERSION VERSION_EQUAL 3.1.6)
  target_sources(bindings PRIVATE wasm/bindings/basic_types.cpp)
  set(embind -sEXPORTED_FUNCTIONS=_malloc,_free "SHELL:--js-library ${EMSCRIPTEN_ROOT_PATH}/src/embind/embind.js"
    "SHELL:--js-library ${EMSCRIPTEN_ROOT_PATH}/src/embind/emval.js")
else()
  set(embind --bind)
endif()

foreach(module astrolabe astrolabe_places)
  set_target_properties(${module} PROPERTIES SUFFIX .mjs)
  target_link_libraries(${module} PRIVATE bindings facade)
  target_link_options(${module} PRIVATE ${link_options} ${embind} "SHELL:--js-library ${CMAKE_SOURCE_DIR}/wasm/bindings/invoker.js")
  set_property(TARGET ${module} APPEND PROPERTY LINK_DEPENDS ${CMAKE_SOURCE_DIR}/wasm/bindings/invoker.js)
endforeach()

# What runs once a gesture, not once a cell, is built small: without it the modules are 7 KB and 6 KB larger under
# brotli (2026-11-24), and the first load is over its limit.
# Dead ends, their tree of blocks and the check of a heuristic do run over all cells, but on request and in slices: 1 KB
# less for dead ends found 7 to 30 % later, 32 ms in place of 28 on a million cells (2026-11-29).
# The ground of a cell is set by a call, however that is built. Where a wall may split a component, up to 16,000 cells around it
# are searched, in 0.8 ms at most (2026-12-01).
# The jump lines of a board are made by its first jump point search: 0.7 KB less for 1.2 ms in place of 0.7 on a million
# cells, and 2 µs in place of 1 for a wall drawn later (2026-11-30).
# The upper tier of a board is made by the first search that has one: 2.2 KB less for 277 ms in place of 258 on a million
# cells; searches on tiers take 11 ms in place of 10 for 1.8 KB, and local walks 3.6 in place of 2.7 for ten thousand
# expansions, for 1.1 KB. LPA* where its kernel does not stand in is rare (2026-11-30).
# What is on an open list at a step is asked once a picture: 1.1 KB less for the same 0.1 to 0.2 ms with 4930 entries (2026-11-30).
# Lists of another kind are rebuilt on request and in slices: 1.5 KB less for a heap after 94 ms in place of 89, a sorted
# list after 170 in place of 141, with 175,000 expansions (2026-11-30). On which list a neighbour is takes as
# long to count either way, with 0.4 KB less, and a list as an ordered map 109 ms in place of 90, with 0.2 KB less (2026-12-01).
# A path is straightened after its search: 0.4 KB less for 39 ms in place of 36 with it on a million cells (2026-11-29).
# But not what each query runs through, core/run/run.cpp: with it and prepared_board.cpp built small, a query on a board of
# 49 × 49 cells took 3 % longer with A*, 10 % with jump point search, for 1.4 KB; prepared_board.cpp alone makes it 1 % and 4 %
# longer, for 0.5 KB (2026-11-30).
set(once_a_gesture
  wasm/bindings/basic_types.cpp wasm/bindings/crossing.cpp wasm/bindings/shared.cpp wasm/bindings/settings.cpp wasm/bindings/laboratory.cpp wasm/bindings/graph.cpp wasm/bindings/world.cpp wasm/bindings/check.cpp
  wasm/laboratory/grounds.cpp wasm/check/check_laboratory.cpp core/check/order_check.cpp core/check/proof.cpp core/check/proof_text.cpp core/check/seen_cells.cpp core/check/seen_rows.cpp core/check/setup_space.cpp
  core/run/prepared_board.cpp wasm/laboratory/search_laboratory.cpp wasm/laboratory/graph_laboratory.cpp core/run/graph_run.cpp core/run/graph_search.cpp
  wasm/laboratory/laboratory.cpp wasm/laboratory/texts.cpp wasm/laboratory/methods.cpp wasm/laboratory/open_list.cpp
  wasm/laboratory/pairs.cpp wasm/laboratory/path_check.cpp
  wasm/laboratory/tiers.cpp core/run/kept_lifelong.cpp core/kernels/lifelong_on_grid.cpp core/search/two_tier/two_tier_search.cpp core/search/two_tier/coarse_search.cpp core/search/two_tier/abstract_graph.cpp core/search/two_tier/entrances.cpp core/search/two_tier/coarse_board.cpp core/search/two_tier/linked_graph.cpp core/search/two_tier/legs.cpp core/search/local_walk/local_walk.cpp core/compare/path_quality.cpp core/run/option_names.cpp core/run/search_settings.cpp wasm/laboratory/why_display.cpp wasm/laboratory/verdict_display.cpp
  wasm/world/world_laboratory.cpp wasm/world/world_views.cpp core/world/script/presets.cpp core/world/script/script_reader.cpp core/world/script/script_writer.cpp core/world/world_commands.cpp core/world/world_log.cpp
  core/precompute/graph_costs.cpp core/precompute/largest_island.cpp core/precompute/components_update.cpp core/grid/grid.cpp core/precompute/dead_ends.cpp core/precompute/block_tree.cpp core/explain/heuristic_audit.cpp core/explain/why.cpp core/explain/neighbour_outcomes.cpp core/explain/open_rank.cpp
  core/explain/cause.cpp core/explain/referee.cpp core/explain/path_check.cpp core/grid/move_refusal.cpp
  core/search/as_written/program.cpp core/search/as_written/game_server.cpp core/search/as_written/resorted_list.cpp core/search/as_written/unity_list.cpp core/search/canonical/pruning.cpp core/search/jump_point/jump_lines.cpp core/kernels/increment_table.cpp core/kernels/kernel.cpp core/kernels/packed_increments.cpp core/kernels/placed_moves.cpp
  core/path/cell_swapping.cpp core/path/string_pulling.cpp core/path/turns.cpp
  core/replay/list_content.cpp core/replay/membership.cpp core/open_list/ordered_map.cpp core/replay/list_work.cpp core/run/search_run.cpp core/explain/reachability.cpp core/explain/program_list.cpp core/explain/branching_factor.cpp
  core/generate/generators.cpp core/generate/maze.cpp core/generate/rooms.cpp core/generate/terrain.cpp core/generate/caves.cpp
  wasm/laboratory/dead_ends.cpp wasm/laboratory/islands.cpp wasm/laboratory/pictures.cpp wasm/laboratory/search.cpp wasm/laboratory/timed.cpp)
file(GLOB small_folders RELATIVE ${CMAKE_SOURCE_DIR} core/code/*.cpp core/codec/*.cpp core/io/*.cpp)
# But for these, which run once a cell of a map that is put into a link.
list(REMOVE_ITEM small_folders core/codec/bit_mixer.cpp core/codec/wall_model.cpp)
# Functions are inlined all the same, which emcc does not do at -Oz: without it the modules are 8 KB and 10 KB larger
# under brotli, and emptying a list of a million numbers is a loop of a million turns, also where other files do it,
# since a linker keeps one copy of each function (2026-11-28).
set_source_files_properties(
  ${once_a_gesture} ${small_folders} PROPERTIES COMPILE_OPTIONS "-Oz;-finline-functions")

# What is done to a million cells at a time is done to sixteen bytes at once, by compilers that see how; so are the
# comparisons of a node with its eight neighbours (core/kernels/eight_neighbours.h).
set_source_files_properties(
  core/trace/cell_painter.cpp core/trace/stamps.cpp core/precompute/components_renumber.cpp core/kernels/monotone_queue_search.cpp core/kernels/lifelong_kernel.cpp
  PROPERTIES COMPILE_OPTIONS -msimd128)

# With a Node that Debian did not package, emcc's optimizer does not find the acorn that Debian did.
execute_process(
  COMMAND ${CMAKE_COMMAND} -E env --unset=NODE_PATH node -e "require.resolve('acorn')"
  RESULT_VARIABLE acorn_is_missing OUTPUT_QUIET ERROR_QUIET)
if(acorn_is_missing)
  set_property(GLOBAL PROPERTY RULE_LAUNCH_LINK "${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs")
endif()
