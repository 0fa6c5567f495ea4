#include "core/grid/grid_graph.h"
#include "core/path/path.h"

namespace astrolabe {

bool PathSum::advance(const GridGraph& graph, std::span<const NodeId> path, std::uint64_t steps) {
    is_legal_ = is_legal_ && !path.empty();
    const bool is_uniform = graph.has_uniform_costs();
    const auto* const legal_of_all = graph.legal_slots_of_all();
    // Those of the step before: most paths are mostly straight.
    Slot slot = 0;
    auto offset = graph.offset(slot);
    Cost cost = 0;
    bool is_known = false; // the cost of another step by this slot, too
    for (; is_legal_ && steps > 0 && next_ < path.size(); --steps, ++next_) {
        const auto from = path[next_ - 1];
        const auto leads = index_of(path[next_]) - index_of(from);
        const std::uint32_t legal = is_uniform ? legal_of_all[index_of(from)] : graph.legal_slots(from);
        if (leads != offset || (legal & bit(slot)) == 0) {
            // On boards one or two cells wide slots share an offset, but only one of them is legal.
            for (slot = 0; slot < direction_count; ++slot) {
                offset = graph.offset(slot);
                if (leads == offset && (legal & bit(slot)) != 0) {
                    break;
                }
            }
            is_known = false;
            is_legal_ = slot < direction_count;
        }
        if (!is_known && is_legal_) {
            cost = graph.move(from, slot).cost;
            is_known = is_uniform;
        }
        sum_ += cost;
    }
    return !is_legal_ || next_ >= path.size();
}

} // namespace astrolabe
