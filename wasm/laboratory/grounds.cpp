#include "wasm/laboratory/grounds.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace astrolabe {

Reason size_refused(std::uint32_t width, std::uint32_t height) {
    return {.code = "board.size",
            .found = std::to_string(width) + " x " + std::to_string(height),
            .expected = std::to_string(Grid::max_side)};
}

Reason check_grounds(std::span<const std::uint32_t> grounds) {
    for (const auto ground : grounds) {
        if (!is_ground(ground)) {
            return {.code = "board.factor", .found = std::to_string(ground), .expected = "255"};
        }
    }
    return {};
}

Result<Grid> grid_of(std::uint32_t width, std::uint32_t height, std::span<const std::uint32_t> grounds) {
    if (!Grid::is_valid_size(width, height)) {
        return size_refused(width, height);
    }
    if (grounds.size() != std::size_t{width} * height) {
        return Reason{.code = "board.factors",
                      .found = std::to_string(grounds.size()),
                      .expected = std::to_string(width * height)};
    }
    if (auto reason = check_grounds(grounds); !reason.is_ok()) {
        return reason;
    }
    std::vector<Factor> factors;
    std::vector<Extra> extras;
    factors.reserve(grounds.size());
    if (std::any_of(grounds.begin(), grounds.end(), [](auto ground) { return ground > 255; })) {
        extras.reserve(grounds.size());
    }
    for (const auto ground : grounds) {
        factors.push_back(factor_of(static_cast<GroundNumber>(ground)));
        if (extras.capacity() != 0) {
            extras.push_back(extra_of(static_cast<GroundNumber>(ground)));
        }
    }
    return Grid(width, height, std::move(factors), std::move(extras));
}

} // namespace astrolabe
