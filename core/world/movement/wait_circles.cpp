#include "core/world/movement/wait_circles.h"

#include <algorithm>

namespace astrolabe {

std::vector<std::vector<std::uint32_t>> wait_circles(std::span<const std::uint32_t> waits_for) {
    std::vector<std::vector<std::uint32_t>> circles;
    std::vector<std::uint32_t> walk_of(waits_for.size(), waits_for_nobody); // the first walk to reach each
    for (std::uint32_t start = 0; start < waits_for.size(); ++start) {
        auto at = start;
        while (at != waits_for_nobody && walk_of[at] == waits_for_nobody) {
            walk_of[at] = start;
            at = waits_for[at];
        }
        if (at == waits_for_nobody || walk_of[at] != start) {
            continue;
        }
        std::vector<std::uint32_t> circle{at};
        for (auto next = waits_for[at]; next != at; next = waits_for[next]) {
            circle.push_back(next);
        }
        std::rotate(circle.begin(), std::min_element(circle.begin(), circle.end()), circle.end());
        circles.push_back(std::move(circle));
    }
    return circles;
}

} // namespace astrolabe
