#include "core/explain/referee.h"

#include "core/explain/branching_factor.h"

#include <limits>
#include <utility>

namespace astrolabe {
namespace {

Tristate tristate(bool holds) { return holds ? Tristate::Holds : Tristate::Fails; }

} // namespace

template <Graph G>
Referee<G>::Referee(const FinishedSearch<G>& search, const SearchResult& result, std::shared_ptr<Truth> known)
    : search_(search), to_led_(std::move(known)) {
    if (!to_led_ || !to_led_->are_those_of(search.graph, search.own_goal)) {
        to_led_ = std::make_shared<Truth>(search.graph, search.own_goal);
    }
    if (search.target != search.goal) {
        to_other_ = std::make_unique<Truth>(search.graph, is_flood() ? search.target : search.goal);
    }
    const auto& options = search.options;
    verdict_.cost = result.cost;
    verdict_.depth = result.path.size() - 1;
    verdict_.branching_factor = search.descriptor().parents == Parents::Beside
                                    ? effective_branching_factor(result.generated, verdict_.depth)
                                    : std::numeric_limits<double>::quiet_NaN();
    verdict_.conditions.selects_by_f = tristate(options.order == Order::F);
    verdict_.conditions.stops_when_selected = tristate(options.stop == Stop::WhenSelected);
    if (options.update == Update::Never) {
        verdict_.conditions.takes_cheaper_paths = Tristate::Fails;
    } else if (options.reopens) {
        verdict_.conditions.takes_cheaper_paths = Tristate::Holds;
    }
}

template <Graph G> bool Referee<G>::advance(std::uint64_t work) {
    if (verdict_.is_final || !know_costs(work)) {
        return verdict_.is_final;
    }
    if (verdict_.ruling == Ruling::Unknown) {
        if (know_shortest_path(work)) {
            rule();
        }
        return verdict_.is_final;
    }
    if (!audit_->is_done()) {
        audit_->advance(work);
        conclude_from_findings();
        return verdict_.is_final;
    }
    if (!cause_finder_ || cause_finder_->advance(work)) {
        if (cause_finder_) {
            verdict_.cause = cause_finder_->cause();
        }
        verdict_.is_final = true;
    }
    return verdict_.is_final;
}

template <Graph G> bool Referee<G>::know_costs(std::uint64_t work) {
    if (!to_led_->is_done()) {
        to_led_->advance(work);
        return false;
    }
    if (to_other_ && !to_other_->is_done()) {
        to_other_->advance(work);
        return false;
    }
    return true;
}

template <Graph G> bool Referee<G>::know_shortest_path(std::uint64_t work) {
    if (!path_to_target_) {
        path_to_target_.emplace(search_.graph, costs_to_target(), search_.start);
    }
    if (!path_to_target_->advance(work)) {
        return false;
    }
    shortest_path_ = path_to_target_->release();
    path_to_target_.reset();
    return true;
}

template <Graph G> void Referee<G>::rule() {
    const auto& to_goal = to_other_ && !is_flood() ? *to_other_ : *to_led_;
    verdict_.conditions.path_exists = tristate(to_goal(search_.start) != Truth::infinite);
    verdict_.optimum = costs_to_target()(search_.start);
    verdict_.ruling = search_.descriptor().parents == Parents::Lines
                          ? Ruling::AnyAngle
                          : ruling_of(verdict_.cost, verdict_.optimum);
    to_other_.reset();
    audit_.emplace(search_.graph, search_.weighted(), *to_led_, search_.start);
    const bool has_cause = verdict_.ruling == Ruling::Longer || verdict_.ruling == Ruling::AnyAngle;
    if (has_cause && search_.descriptor().promise != Promise::ByOptions) {
        verdict_.cause.kind = CauseKind::Algorithm;
    } else if (has_cause && search_.follows_options()) {
        cause_finder_.emplace(search_, shortest_path_);
    } else if (has_cause) {
        verdict_.cause.kind = CauseKind::AsWritten;
    }
}

template <Graph G> void Referee<G>::conclude_from_findings() {
    const auto& found = audit_->findings();
    auto& conditions = verdict_.conditions;
    verdict_.findings = found;
    // One counter-example is enough to disprove; proof takes a check of all.
    const auto known = [this](bool holds) {
        return !holds ? Tristate::Fails : audit_->is_done() ? Tristate::Holds : Tristate::Unknown;
    };
    conditions.admissible = known(found.is_admissible());
    conditions.consistent = known(found.is_consistent());
    conditions.positive_costs = known(found.costliest_step == 0 || found.cheapest_step > 0);
    if (search_.options.update != Update::Never && !search_.options.reopens) {
        conditions.takes_cheaper_paths = conditions.consistent;
    }
    if (audit_->is_done()) {
        verdict_.is_guaranteed = guarantee();
    }
}

template <Graph G> Tristate Referee<G>::guarantee() const {
    const auto& conditions = verdict_.conditions;
    if (!search_.follows_options()) {
        return Tristate::Fails;
    }
    const bool is_stopped_right = conditions.stops_when_selected == Tristate::Holds;
    switch (search_.descriptor().promise) {
    case Promise::Always:
        return tristate(is_stopped_right);
    case Promise::IfAdmissible:
        return tristate(is_stopped_right && conditions.admissible == Tristate::Holds);
    case Promise::IfConsistent:
        return tristate(is_stopped_right && conditions.admissible == Tristate::Holds &&
                        conditions.consistent == Tristate::Holds);
    case Promise::Nothing:
        return Tristate::Fails;
    case Promise::ByOptions:
        break;
    }
    if (search_.options.order == Order::Depth) {
        // The fewest steps are the cheapest path where all cost the same.
        return tristate(verdict_.findings.cheapest_step == verdict_.findings.costliest_step);
    }
    const bool takes_cheaper_paths =
        conditions.selects_by_f == Tristate::Holds && conditions.takes_cheaper_paths == Tristate::Holds;
    // A flood ends when no path is left to improve; no estimate and no stop rule ends it sooner.
    return tristate(takes_cheaper_paths &&
                    (is_flood() || (conditions.admissible == Tristate::Holds &&
                                    conditions.stops_when_selected == Tristate::Holds)));
}

template class Referee<GridGraph>;
template class Referee<ExplicitGraph>;

} // namespace astrolabe
