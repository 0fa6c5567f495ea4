// What a program must do to search exactly as a finished search did, as facts for a template.
#pragma once

#include "core/code/code_template.h"
#include "core/explain/finished_search.h"
#include "core/graph/graph_definition.h"
#include "core/io/reason.h"
#include "core/open_list/open_list.h"

namespace astrolabe {

/// The board as rows in the program, up to this many cells; above it the program reads a Moving AI map, which
/// holds walls only.
inline constexpr std::uint32_t most_cells_drawn = 1U << 16U;

/// The facts of the textbook's searches. Nodes leave an open list of the kind in the order in which they left
/// that of the search. Codes: code.program for a tutorial's program as written, code.algorithm for other
/// algorithms, with its name as `found`; code.cells for more cells with costs than most_cells_drawn.
/// O(cells).
Result<CodeFacts> code_facts(const FinishedSearch<GridGraph>& search, OpenListKind open_list);
/// The definition must be that of the graph. O(nodes + edges).
Result<CodeFacts> code_facts(const FinishedSearch<ExplicitGraph>& search, const GraphDefinition& definition,
                             OpenListKind open_list);

} // namespace astrolabe
