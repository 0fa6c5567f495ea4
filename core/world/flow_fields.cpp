#include "core/world/flow_fields.h"

#include <algorithm>

namespace astrolabe {

FlowFields::FlowFields(std::uint32_t cell_count)
    : most_(std::clamp<std::size_t>((std::size_t{32} << 20U) / cell_count, 8, 1024)) {}

SharedField& FlowFields::field(std::uint8_t team, NodeId goal, std::uint32_t tick) {
    const auto is_it = [&](const SharedField& field) { return field.team == team && field.goal == goal; };
    auto found = std::find_if(fields_.begin(), fields_.end(), is_it);
    if (found == fields_.end()) {
        if (fields_.size() >= most_) {
            fields_.erase(
                std::min_element(fields_.begin(), fields_.end(),
                                 [](const SharedField& a, const SharedField& b) { return a.used < b.used; }));
        }
        fields_.push_back({.team = team, .goal = goal});
        found = fields_.end() - 1;
    }
    found->used = tick;
    return *found;
}

} // namespace astrolabe
