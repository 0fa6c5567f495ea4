// Work too long for one call: done in slices, and cancelled by being dropped.
#pragma once

#include <cstdint>
#include <memory>

namespace astrolabe {

/// What a laboratory does beside its search, one at a time. A method of its own begins it (begin_pairs()),
/// and others tell what came of it (pair_route()); it is gone on with, watched and cancelled by
/// advance_job(), job_progress() and cancel_job(), whichever it is. Each kind is defined by the file that
/// serves it.
class Job {
  public:
    enum class Kind : std::uint8_t { Method, OpenList, Pairs, DeadEnds, TimedSearch, Joining, PathCheck };

    explicit Job(Kind kind) : kind_(kind) {}
    virtual ~Job() = default;

    Kind kind() const { return kind_; }
    /// About so much more of it, in units that the kind says; whether all is done.
    virtual bool advance(std::uint32_t work) = 0;
    /// The share that is done, 0 to 1, and 1 only when all is; where nobody can know, 0 until then.
    virtual double progress() const = 0;

  private:
    Kind kind_;
};

/// The job as what it was made as; null if there is none, or one of another kind.
template <class Made> Made* job_as(const std::unique_ptr<Job>& job) {
    return job && job->kind() == Made::own_kind ? static_cast<Made*>(job.get()) : nullptr;
}

} // namespace astrolabe
