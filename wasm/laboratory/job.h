// Work too long for one call: done in slices, and cancelled by dropping it.
#pragma once

#include <cstdint>
#include <memory>

namespace astrolabe {

/// What a laboratory does beside its search, one job at a time. One method begins it (begin_pairs()), and
/// others give its result (pair_route()); advance_job(), job_progress() and cancel_job() advance, watch and
/// cancel it, whatever its kind. Each kind is defined by the file that
/// serves it.
class Job {
  public:
    enum class Kind : std::uint8_t { Method, OpenList, Pairs, DeadEnds, TimedSearch, Joining, PathCheck };

    explicit Job(Kind kind) : kind_(kind) {}
    virtual ~Job() = default;

    Kind kind() const { return kind_; }
    /// Does about this much more of it, in units that depend on the kind; returns whether all is done.
    virtual bool advance(std::uint32_t work) = 0;
    /// The share that is done, 0 to 1, and 1 only when all is; where it cannot be known, 0 until then.
    virtual double progress() const = 0;

  private:
    Kind kind_;
};

/// The job as its own kind; null if there is none, or one of another kind.
template <class Made> Made* job_as(const std::unique_ptr<Job>& job) {
    return job && job->kind() == Made::own_kind ? static_cast<Made*>(job.get()) : nullptr;
}

} // namespace astrolabe
