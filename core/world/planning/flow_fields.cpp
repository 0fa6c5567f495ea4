#include "core/world/planning/flow_fields.h"

#include <algorithm>
#include <tuple>

namespace astrolabe {

FlowFields::FlowFields(std::uint32_t cell_count)
    : most_(std::clamp<std::size_t>((std::size_t{32} << 20U) / cell_count, 8, 1024)) {}

/// Where it is, or would be inserted.
std::size_t FlowFields::index_for(std::uint8_t team, NodeId goal) const {
    const auto found = std::lower_bound(fields_.begin(), fields_.end(), std::tuple(team, goal),
                                        [](const SharedField& field, const auto& wanted) {
                                            return std::tuple(field.team, field.goal) < wanted;
                                        });
    return static_cast<std::size_t>(found - fields_.begin());
}

bool FlowFields::is_at(std::size_t index, std::uint8_t team, NodeId goal) const {
    return index < fields_.size() && fields_[index].team == team && fields_[index].goal == goal;
}

const SharedField* FlowFields::find(std::uint8_t team, NodeId goal) const {
    const auto index = index_for(team, goal);
    return is_at(index, team, goal) ? &fields_[index] : nullptr;
}

SharedField* FlowFields::find(std::uint8_t team, NodeId goal) {
    const auto index = index_for(team, goal);
    return is_at(index, team, goal) ? &fields_[index] : nullptr;
}

SharedField* FlowFields::use(std::uint8_t team, NodeId goal, std::uint32_t tick) {
    auto index = index_for(team, goal);
    if (!is_at(index, team, goal)) {
        if (fields_.size() >= most_) {
            const auto precedes = [](const SharedField& a, const SharedField& b) {
                return std::tuple(a.is_asked, a.used) < std::tuple(b.is_asked, b.used);
            };
            const auto oldest = std::min_element(fields_.begin(), fields_.end(), precedes);
            if (oldest->is_asked || oldest->used == tick) {
                return nullptr;
            }
            fields_.erase(oldest);
            index = index_for(team, goal);
        }
        fields_.insert(fields_.begin() + static_cast<std::ptrdiff_t>(index), {.team = team, .goal = goal});
    }
    fields_[index].used = tick;
    return &fields_[index];
}

void FlowFields::keep(std::uint8_t team, NodeId goal, std::uint32_t tick) {
    if (auto* const field = find(team, goal)) {
        field->used = tick;
    }
}

std::size_t FlowFields::bytes() const {
    auto bytes = fields_.size() * sizeof(SharedField);
    for (const auto& field : fields_) {
        if (field.arrows != nullptr) {
            bytes += field.arrows->slots.size() / static_cast<std::size_t>(field.arrows.use_count());
        }
    }
    return bytes;
}

void FlowFields::outdate() {
    for (auto& field : fields_) {
        field.version = 0;
        field.is_in_vain = field.is_asked;
    }
}

void FlowFields::forget_queue_positions() {
    for (auto& field : fields_) {
        field.queue_position = 0;
    }
}

} // namespace astrolabe
