// The facts of a program that do not depend on the kind of its graph.
#pragma once

#include "core/code/code_template.h"
#include "core/grid/cost_model.h"
#include "core/io/reason.h"
#include "core/open_list/open_list.h"
#include "core/search/as_written/program.h"
#include "core/search/options.h"

#include <cstdint>
#include <string>

namespace astrolabe {

/// is_ok() if there are programs for such searches; the codes are those of code_facts().
Reason refusal_of(Algorithm algorithm, as_written::Program program);

/// `has_estimate`: the heuristic is not 0 everywhere.
void say_search(CodeFacts& facts, Algorithm algorithm, const SearchOptions& options, OpenListKind open_list,
                bool has_estimate);
/// Whether the program calls h().
bool needs_estimate(const SearchOptions& options, bool has_estimate);
void say_costs(CodeFacts& facts, const CostModel& costs);

/// Two numbers, as in a list.
std::string pair_text(std::int64_t a, std::int64_t b);

} // namespace astrolabe
