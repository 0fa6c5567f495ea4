// The other algorithms that serve every graph, made for the given graph. Only for the files that make
// searches.
#pragma once

#include "core/run/search_adapter.h"
#include "core/search/bidirectional/bidirectional.h"
#include "core/search/catalogue.h"
#include "core/search/flow_field/flow_field.h"
#include "core/search/fringe/fringe_search.h"
#include "core/search/iterative_deepening/iterative_deepening.h"

#include <memory>

namespace astrolabe {

/// Between two expansions it checks nodes that it leaves where they are.
template <class Search> struct FringeKit : OwnedSearch<Search> {
    using OwnedSearch<Search>::OwnedSearch;
    std::uint64_t work() const { return this->search.checked() / checks_an_expansion; }

    static constexpr std::uint64_t checks_an_expansion = 16;
};

/// Null for an algorithm that is not among them. Borrows graph and heuristic, which estimates towards the
/// goal of the question; `to_start` returns one that estimates towards its start.
template <Graph G, Heuristic H, class ToStart>
std::unique_ptr<AnySearch> search_on_any_graph(Algorithm algorithm, const G& graph, const H& heuristic,
                                               const ToStart& to_start, const SearchQuestion& asked) {
    const auto& [start, goal, options] = asked;
    switch (algorithm) {
    case Algorithm::Bidirectional:
    case Algorithm::BidirectionalDijkstra:
        return std::make_unique<OtherSearchAdapter<OwnedSearch<BidirectionalSearch<G, H>>>>(
            graph, heuristic, to_start(), start, goal, options);
    case Algorithm::IterativeDeepening:
        return std::make_unique<OtherSearchAdapter<OwnedSearch<IterativeDeepening<G, H>>>>(
            graph, heuristic, start, goal, options);
    case Algorithm::Fringe:
        return std::make_unique<OtherSearchAdapter<FringeKit<FringeSearch<G, H>>>>(graph, heuristic, start,
                                                                                   goal, options);
    case Algorithm::FlowField:
        return std::make_unique<OtherSearchAdapter<OwnedSearch<FlowField<G>>>>(graph, start, goal, options);
    default:
        return nullptr;
    }
}

} // namespace astrolabe
