// The names of options in links, in JavaScript and on the command line. Each is defined once, here.
#pragma once

#include "core/explain/reachability.h"
#include "core/explain/step_survey.h"
#include "core/generate/generators.h"
#include "core/grid/grid_graph.h"
#include "core/io/map_text.h"
#include "core/search/as_written/program.h"
#include "core/search/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace astrolabe {

/// The value that a name stands for; nothing for an unknown name.
template <class E> std::optional<E> option_named(std::string_view name);

template <> std::optional<Algorithm> option_named(std::string_view name);
template <> std::optional<HeuristicKind> option_named(std::string_view name);
template <> std::optional<CornerRule> option_named(std::string_view name);
template <> std::optional<Lattice> option_named(std::string_view name);
template <> std::optional<CostModel> option_named(std::string_view name);
template <> std::optional<Tie> option_named(std::string_view name);
template <> std::optional<Stop> option_named(std::string_view name);
template <> std::optional<Update> option_named(std::string_view name);
template <> std::optional<OpenListKind> option_named(std::string_view name);
template <> std::optional<Nearness> option_named(std::string_view name);
template <> std::optional<NeighbourOrder> option_named(std::string_view name);
template <> std::optional<GeneratorKind> option_named(std::string_view name);
template <> std::optional<as_written::Program> option_named(std::string_view name);
template <> std::optional<StepEvent> option_named(std::string_view name);
template <> std::optional<MapKind> option_named(std::string_view name);

/// The names of all algorithms, separated by blanks.
std::string algorithm_names();

/// The available choices as JSON: for each algorithm the contents of core/search/catalogue.h, for all other
/// options the names. wasm/catalogue.mjs is this text, written down for the page.
std::string catalogue_text();

/// "running", "found", "no-path", "gave-up" or "broken"; a literal.
std::string_view name_of(Outcome outcome);

/// The name that stands for a value.
std::string option_name(const Algorithm& value);
std::string option_name(const HeuristicKind& value);
std::string option_name(const CornerRule& value);
std::string option_name(const CostModel& value);
std::string option_name(const Tie& value);
std::string option_name(const Stop& value);
std::string option_name(const Update& value);
std::string option_name(const OpenListKind& value);
std::string option_name(const as_written::Program& value);
std::string option_name(const MapKind& value);
/// Digits for an order without a name.
std::string option_name(const NeighbourOrder& order);

} // namespace astrolabe
