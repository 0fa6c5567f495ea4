// How a search of the core becomes one that a run can ask. Only for the files that make searches.
#pragma once

#include "wasm/any_search.h"

#include <memory>
#include <utility>
#include <vector>

namespace astrolabe {

/// A search that is nothing but what it is made of.
template <class Search> class SearchBy final : public AnySearch {
  public:
    template <class... Given> explicit SearchBy(Given&&... given) : search_(std::forward<Given>(given)...) {}

    Outcome advance(std::uint64_t expansions) override { return search_.advance(expansions); }
    SearchResult result() const override { return search_.result(); }
    std::vector<NodeId> path_to(NodeId node) const override { return search_.path_to(node); }
    Trace release_trace() override { return search_.release_trace(); }

  private:
    Search search_;
};

/// A search that lies elsewhere and stays there, as LPA* between two questions.
template <class Search> class SearchByRepair final : public AnySearch {
  public:
    explicit SearchByRepair(Search& search) : search_(&search) {}

    Outcome advance(std::uint64_t expansions) override { return search_->advance(expansions); }
    SearchResult result() const override { return search_->result(); }
    std::vector<NodeId> path_to(NodeId node) const override { return search_->path_to(node); }
    Trace release_trace() override { return search_->release_trace(); }

  private:
    Search* search_;
};

} // namespace astrolabe
