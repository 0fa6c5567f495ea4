// Adapts a search of the core to the interface that a run needs. Only for the files that make searches.
#pragma once

#include "core/run/any_search.h"
#include "core/search/textbook/textbook_search.h"

#include <memory>
#include <utility>
#include <vector>

namespace astrolabe {

/// A search to which nothing has to be lent.
template <class Search> struct OwnedSearch {
    template <class... Given>
    explicit OwnedSearch(Given&&... given) : search(std::forward<Given>(given)...) {}

    Search search;
};

/// A search that lies elsewhere and stays there, as LPA* between two questions.
template <class Search> struct BorrowedSearch {
    explicit BorrowedSearch(Search& kept) : search(kept) {}

    Search& search;
};

/// The textbook search together with all that is lent to it.
template <OpenList O, Graph G, Heuristic H> struct Textbook {
    Textbook(const G& given, const H& estimate, const SearchQuestion& asked)
        : graph(given), heuristic(estimate), open(given.node_count()),
          search(graph, heuristic, open, asked.start, asked.goal, asked.options) {}

    G graph;
    H heuristic;
    O open;
    TextbookSearch<G, H, O> search;
};

/// A search with all that it needs. Its `Kit` has a member `search`, and if needed
/// - work(): the work of the search besides its expansions, in units as costly as an expansion elsewhere.
///   Then advance() stops after fewer expansions;
/// - result(): its result in place of the search's own;
/// - ended(): called whenever advance() comes to an end.
template <class Kit, class Asked> class SearchAdapter : public Asked {
  public:
    template <class... Given>
    explicit SearchAdapter(Given&&... given) : kit_(std::forward<Given>(given)...) {}

    Outcome advance(std::uint64_t expansions) override {
        const auto outcome = advance_within(expansions);
        if constexpr (requires { kit_.ended(); }) {
            if (outcome != Outcome::Running) {
                kit_.ended();
            }
        }
        return outcome;
    }
    SearchResult result() const override {
        if constexpr (requires { kit_.result(); }) {
            return kit_.result();
        } else {
            return kit_.search.result();
        }
    }
    std::vector<NodeId> path_to(NodeId node) const override { return kit_.search.path_to(node); }
    Trace release_trace() override { return kit_.search.release_trace(); }

  protected:
    const Kit& kit() const { return kit_; }

  private:
    Outcome advance_within(std::uint64_t expansions) {
        if constexpr (requires { kit_.work(); }) {
            const auto begun = kit_.work();
            auto outcome = kit_.search.advance(0);
            for (; outcome == Outcome::Running && expansions > 0; --expansions) {
                if (kit_.work() - begun >= expansions) {
                    break;
                }
                outcome = kit_.search.step();
            }
            return outcome;
        } else {
            return kit_.search.advance(expansions);
        }
    }

    Kit kit_;
};

template <class Kit> using OtherSearchAdapter = SearchAdapter<Kit, AnySearch>;

/// The same for a search whose nodes have the textbook's states.
template <class Kit> class TextbookAdapter final : public SearchAdapter<Kit, AnyTextbookSearch> {
  public:
    using SearchAdapter<Kit, AnyTextbookSearch>::SearchAdapter;

    NodeState node_state(NodeId node) const override { return this->kit().search.node_state(node); }
};

template <OpenList O, Graph G, Heuristic H>
std::unique_ptr<AnyTextbookSearch> search_with(const G& graph, const H& heuristic,
                                               const SearchQuestion& asked) {
    return std::make_unique<TextbookAdapter<Textbook<O, G, H>>>(graph, heuristic, asked);
}

} // namespace astrolabe
