#include "wasm/search_settings.h"

#include "core/io/text_lines.h"

namespace astrolabe {
namespace {

/// Looks names up one after the other and keeps the first that is unknown.
class Reader {
  public:
    template <class E> void read(const char* option, const std::string& name, E& value) {
        if (const auto known = option_named<E>(name)) {
            value = *known;
        } else {
            refuse(option, name);
        }
    }

    void refuse(const char* option, const std::string& found) {
        if (reason_.is_ok()) {
            reason_ = {.code = "search.settings", .found = quoted(found), .expected = option};
        }
    }

    const Reason& reason() const { return reason_; }

  private:
    Reason reason_;
};

} // namespace

Result<SearchPlan> plan_for(const SearchSettings& settings) {
    SearchPlan plan;
    SearchOptions chosen;
    Reader reader;
    reader.read("algorithm", settings.algorithm, plan.algorithm);
    reader.read("heuristic", settings.heuristic, plan.heuristic);
    reader.read("corner", settings.corner, plan.rules.corner);
    reader.read("costs", settings.costs, plan.rules.costs);
    reader.read("neighbourOrder", settings.neighbour_order, plan.rules.order);
    reader.read("tie", settings.tie, chosen.tie);
    reader.read("stop", settings.stop, chosen.stop);
    reader.read("update", settings.update, chosen.update);
    reader.read("openList", settings.open_list, plan.open_list);
    reader.read("nearest", settings.nearest, plan.nearness);
    if (settings.weight_hundredths > max_weight_hundredths) {
        reader.refuse("weightHundredths", std::to_string(settings.weight_hundredths));
    }
    if (!reader.reason().is_ok()) {
        return reader.reason();
    }
    chosen.weight_hundredths = settings.weight_hundredths;
    chosen.reopens = settings.reopens;
    plan.options = options_for(plan.algorithm, chosen);
    plan.allows_blocked_goal = settings.allows_blocked_goal;
    plan.floods = settings.floods;
    return plan;
}

} // namespace astrolabe
