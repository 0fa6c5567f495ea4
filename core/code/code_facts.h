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

/// What is to be written: without its map, a search alone takes no longer on a larger board.
enum class CodePart { Program, SearchAlone };

/// The facts of the textbook's searches. Nodes leave an open list of the kind in the order in which they left
/// that of the search. Codes: code.program for a tutorial's program as written, code.algorithm for other
/// algorithms, with its name as `found`; for a program code.cells, for more cells with costs than
/// most_cells_drawn. O(cells) for a program, O(1) for the search alone.
Result<CodeFacts> code_facts(const FinishedSearch<GridGraph>& search, OpenListKind open_list, CodePart part);
/// The definition must be that of the graph. O(nodes + edges), O(1) for the search alone.
Result<CodeFacts> code_facts(const FinishedSearch<ExplicitGraph>& search, const GraphDefinition& definition,
                             OpenListKind open_list, CodePart part);

} // namespace astrolabe
