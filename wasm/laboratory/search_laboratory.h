// What all laboratories have in common, whatever their search is on: starting it, reading it at any step,
// having it judged, and long work beside it.
#pragma once

#include "core/code/code_facts.h"
#include "core/explain/referee.h"
#include "core/io/reason.h"
#include "core/run/graph_run.h"
#include "core/run/run.h"
#include "wasm/laboratory/job.h"
#include "wasm/laboratory/verdict_display.h"
#include "wasm/laboratory/why_display.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace astrolabe {

/// The same members as SearchResult in results.d.ts.
struct LaboratoryResult {
    std::string_view outcome = "idle"; ///< A literal.
    double cost = 0;
    double expanded = 0;
    double generated = 0;
    double improved = 0;
    double reopened = 0;
    double repairs = 0;
    bool is_repair_refused = false;
    std::uint32_t steps = 0;
    std::int32_t target = -1;
    bool is_truncated = false;
    std::string_view kernel; ///< Likewise.
    std::uint32_t tier_side = 0;
};

/// The same members as Position in results.d.ts.
struct Position {
    std::uint32_t step = 0;
    std::uint32_t open = 0;
    std::uint32_t closed = 0;
    std::int32_t current = -1;
};

/// The same members as Code in results.d.ts.
struct LaboratoryCode {
    Reason reason;
    std::string lines;
};

/// For runs on graphs of one kind. Members are described in search.d.ts, member for member. Nodes come from
/// outside as numbers of any value and are checked here.
template <class R> class SearchLaboratory {
  public:
    /// A literal, as are those of judge() and advance_job().
    std::string_view advance(std::uint32_t expansions);
    LaboratoryResult answer(std::uint32_t expansions);
    LaboratoryResult result() const;
    std::span<const std::uint32_t> path() const { return path_; }

    Reason seek(std::uint32_t step);
    Position position();
    std::span<const std::uint8_t> statuses();
    std::optional<ShownWhy> why(std::uint32_t node);
    bool survey(std::uint32_t steps) { return has_trace() && run_->survey().advance(steps); }
    std::span<const std::uint32_t> steps_with(std::string_view kind);
    std::span<const std::uint32_t> steps_of(std::uint32_t node, std::string_view kind);
    std::int32_t next_step_with(std::string_view kind, std::int32_t node, std::uint32_t after);
    std::int32_t previous_step_with(std::string_view kind, std::int32_t node, std::uint32_t before);
    /// The most steps that log() or printout() covers in one call.
    static constexpr std::uint32_t max_logged_steps = 1000;
    static constexpr std::size_t numbers_an_event = 7;
    std::span<const double> log(std::uint32_t first, std::uint32_t last);

    LaboratoryCode code(std::string_view code_template, bool is_program) const;

    std::string_view judge(std::uint32_t work);
    LaboratoryVerdict verdict() const;
    std::span<const std::uint32_t> shortest_path();

    std::string_view advance_job(std::uint32_t work);
    double job_progress() const { return job_ ? job_->progress() : 0; }
    void cancel_job() { job_.reset(); }

  protected:
    using G = typename R::GraphType;
    using Truth = typename Referee<G>::Truth;

    SearchLaboratory() = default;
    ~SearchLaboratory() = default;

    void end_search();
    bool has_trace() const { return run_ && run_->is_finished(); }
    bool is_in_trace(std::uint32_t first, std::uint32_t last) const;
    bool is_node(std::uint32_t node) const { return node < run_->finished_search().graph.node_count(); }
    /// Why nothing can be said of a finished search; requires that has_trace() does not hold.
    Reason no_trace() const { return {.code = run_ || is_preparing() ? "search.running" : "search.none"}; }

    std::unique_ptr<R> run_;
    std::unique_ptr<Referee<G>> referee_; ///< Of the run; borrows what it holds.
    std::unique_ptr<Job> job_;            ///< Borrows what is searched, or what the run holds.
    bool is_sought_ = false;
    std::vector<double> numbers_; ///< Behind the last view of numbers.

  private:
    /// A search was begun, but there is no run yet.
    virtual bool is_preparing() const { return false; }
    /// Continues the preparation, if needed; returns whether there is a run.
    virtual bool prepare_run(std::uint32_t /*expansions*/) { return run_ != nullptr; }
    /// True costs kept from one search to the next, if any.
    virtual std::shared_ptr<Truth> known_costs() const { return nullptr; }
    virtual void keep_costs(const std::shared_ptr<Truth>& /*costs*/) {}
    /// SearchResult::tierSide of the run.
    virtual std::uint32_t tier_side() const { return 0; }
    void copy_path();
    /// Of the finished run.
    virtual Result<CodeFacts> facts_for_code(CodePart part) const = 0;

    std::vector<Status> statuses_; ///< The last result of statuses().
    std::vector<std::uint32_t> path_;
    std::vector<std::uint32_t> steps_; ///< The last result of steps_with() or steps_of().
    std::vector<std::uint32_t> shortest_path_;
};

} // namespace astrolabe
