// What does the work of a path request; it differs by planner.
#pragma once

#include "core/search/options.h"
#include "core/world/planning/path_search.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace astrolabe {

class PathSearch::Running {
  public:
    Running() = default;
    virtual ~Running() = default;
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    /// At most this many expansions; returns how many were made, the last of which may find no more to
    /// expand.
    virtual std::uint64_t advance(std::uint64_t expansions) = 0;
    virtual bool is_finished() const = 0;
    virtual void tell(PathAnswer& answer) const = 0;
};

/// Paths are requested by the thousand and their logs are never read.
inline SearchOptions without_log(TraceFormat format) {
    return {.trace_format = format, .trace_budget_bytes = 0};
}

/// By a search that goes step by step.
template <class Search> class StepByStep : public PathSearch::Running {
  public:
    std::uint64_t advance(std::uint64_t expansions) override {
        std::uint64_t made = 0;
        while (made < expansions && outcome_ == Outcome::Running) {
            outcome_ = static_cast<Search&>(*this).step();
            ++made;
        }
        return made;
    }
    bool is_finished() const override { return outcome_ != Outcome::Running; }

  protected:
    Outcome outcome_ = Outcome::Running;
};

/// By a kernel, which goes many steps at a time.
template <class Kernel> class ByKernel : public PathSearch::Running {
  public:
    std::uint64_t advance(std::uint64_t expansions) override {
        const auto before = search_->expanded();
        outcome_ = search_->advance(expansions);
        return search_->expanded() - before + (outcome_ == Outcome::NoPath ? 1 : 0);
    }
    bool is_finished() const override { return outcome_ != Outcome::Running; }

  protected:
    explicit ByKernel(const std::shared_ptr<SearchMemories>& memories) : memory_(memories) {}

    LentMemory memory_;
    std::optional<Kernel> search_; ///< To be made by who derives from this.
    Outcome outcome_ = Outcome::Running;
};

} // namespace astrolabe
