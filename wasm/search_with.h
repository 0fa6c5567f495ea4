// How the textbook search becomes one that a run can ask. Only for the files that make searches.
#pragma once

#include "core/search/textbook_search.h"
#include "wasm/any_search.h"

#include <memory>
#include <vector>

namespace astrolabe {

/// A textbook search together with all that is lent to it.
template <OpenList O, Graph G, Heuristic H> class SearchWith final : public AnyTextbookSearch {
  public:
    SearchWith(const G& graph, const H& heuristic, const SearchQuestion& asked)
        : graph_(graph), heuristic_(heuristic), open_(graph.node_count()),
          search_(graph_, heuristic_, open_, asked.start, asked.goal, asked.options) {}

    Outcome advance(std::uint64_t expansions) override { return search_.advance(expansions); }
    SearchResult result() const override { return search_.result(); }
    std::vector<NodeId> path_to(NodeId node) const override { return search_.path_to(node); }
    NodeState node_state(NodeId node) const override { return search_.node_state(node); }
    Trace release_trace() override { return search_.release_trace(); }

  private:
    G graph_;
    H heuristic_;
    O open_;
    TextbookSearch<G, H, O> search_;
};

template <OpenList O, Graph G, Heuristic H>
std::unique_ptr<AnyTextbookSearch> search_with(const G& graph, const H& heuristic,
                                               const SearchQuestion& asked) {
    return std::make_unique<SearchWith<O, G, H>>(graph, heuristic, asked);
}

} // namespace astrolabe
