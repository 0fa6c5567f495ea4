// Instead of relatives.cpp in a module without them.
#include "core/run/relatives.h"

namespace astrolabe {

struct RelativeMemory::Kept {};

RelativeMemory::RelativeMemory() = default;
RelativeMemory::~RelativeMemory() = default;
void RelativeMemory::forget_board() {}
void RelativeMemory::update_at(const Grid& /*grid*/, NodeId /*changed*/, bool /*was_free*/) {}

bool has_relatives() { return false; }

std::unique_ptr<AnyTextbookSearch> make_search_by_queues(const GridGraph& /*graph*/,
                                                         const GridHeuristic& /*heuristic*/,
                                                         const SearchQuestion& /*asked*/) {
    return nullptr;
}

std::unique_ptr<AnySearch> make_relative(const SearchPlan& /*plan*/, const GridGraph& /*graph*/,
                                         const GridHeuristic& /*heuristic*/, NodeId /*start*/,
                                         NodeId /*goal*/, SearchMemory& /*memory*/) {
    return nullptr;
}

} // namespace astrolabe
