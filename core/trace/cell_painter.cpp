#include "core/trace/cell_painter.h"

#include "core/grid/cell_finder.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <vector>

namespace astrolabe {
namespace {

constexpr std::size_t grounds = 256;
/// Cells painted at a time: in a small group, often all are walls or plain.
constexpr std::size_t stretch_cells = 64;

/// A piece of a row.
struct Cells {
    const Factor* factors;
    const std::uint32_t* opened;
    const std::uint32_t* closed;
    std::uint32_t* pixels;
    std::size_t count;

    Cells part(std::size_t first, std::size_t size) const {
        return {factors + first, opened + first, closed + first, pixels + first, size};
    }
};

struct Extremes {
    Factor least = std::numeric_limits<Factor>::max();
    Factor largest = 0;

    bool are_plain_or_walls() const { return largest <= plain; }
    bool are_plain() const { return are_plain_or_walls() && least != wall; }
};

Extremes factors_of(const Cells& cells) {
    Extremes found;
    for (std::size_t i = 0; i < cells.count; ++i) {
        found.least = std::min(found.least, cells.factors[i]);
        found.largest = std::max(found.largest, cells.factors[i]);
    }
    return found;
}

/// Compares and selects, no lookup: compilers do several cells at once.
void paint_plain(const Cells& cells, std::uint32_t step, const std::uint32_t* colours) {
    const auto wall_colour = colours[wall];
    const auto untouched = colours[plain];
    const auto open = colours[grounds + plain];
    const auto closed = colours[2 * grounds + plain];
    const auto* factors = cells.factors;
    const auto* opened_at = cells.opened;
    const auto* closed_at = cells.closed;
    auto* __restrict pixels = cells.pixels;
    for (std::size_t i = 0; i < cells.count; ++i) {
        const auto filling = opened_at[i] <= step ? open : untouched;
        const auto colour = closed_at[i] <= step ? closed : filling;
        pixels[i] = factors[i] == wall ? wall_colour : colour;
    }
}

void paint_on_any_ground(const Cells& cells, std::uint32_t step, const std::uint32_t* colours) {
    for (std::size_t i = 0; i < cells.count; ++i) {
        const auto status = (cells.opened[i] <= step ? grounds : 0) + (cells.closed[i] <= step ? grounds : 0);
        cells.pixels[i] = colours[status + cells.factors[i]];
    }
}

/// How far a step advances is computed once, and kept as a type that no write to a pixel can change.
class Shades {
  public:
    explicit Shades(const CellColours& colours)
        : pixels_(colours.shades),
          a_step_(shades_a_step(colours.last_step, colours.shades.size() / grounds)) {
        for (std::size_t at = plain; at < pixels_.size(); at += grounds) {
            of_plain_.push_back(pixels_[at]);
        }
    }

    bool are_used() const { return !pixels_.empty(); }
    std::uint32_t pixel(std::uint32_t closed_by, Factor factor) const {
        return factor == plain ? on_plain(closed_by)
                               : pixels_[shade_at(closed_by, a_step_) * grounds + factor];
    }
    std::uint32_t on_plain(std::uint32_t closed_by) const { return of_plain_[shade_at(closed_by, a_step_)]; }

  private:
    std::span<const std::uint32_t> pixels_;
    /// Those of factor 1 next to each other: a kilobyte apart they would evict each other from a cache.
    std::vector<std::uint32_t> of_plain_;
    std::uint64_t a_step_;
};

void shade(const Cells& cells, std::uint32_t step, const Shades& shades) {
    for (std::size_t i = 0; i < cells.count; ++i) {
        if (cells.closed[i] <= step && cells.factors[i] != wall) {
            cells.pixels[i] = shades.pixel(cells.closed[i], cells.factors[i]);
        }
    }
}

bool are_closed(const Cells& cells, std::uint32_t step) {
    std::uint32_t latest = 0;
    for (std::size_t i = 0; i < cells.count; ++i) {
        latest = std::max(latest, cells.closed[i]);
    }
    return latest <= step;
}

void shade_plain(const Cells& cells, const Shades& shades) {
    for (std::size_t i = 0; i < cells.count; ++i) {
        cells.pixels[i] = shades.on_plain(cells.closed[i]);
    }
}

/// Each cell by its bits in a word of statuses.
void paint_statuses(const SearchedCells& states, std::span<const Factor> factors, const PaintedArea& area,
                    const std::uint32_t* colours, const Shades& shades, std::span<std::uint32_t> pixels) {
    constexpr std::uint64_t mask = 3;
    constexpr std::uint64_t closed_bits = 0xaaaa'aaaa'aaaa'aaaa;
    const auto shaded_bits = shades.are_used() ? closed_bits : 0;
    auto* pixel = pixels.data();
    for (auto y = area.y; y < area.y + area.rows; ++y) {
        auto cell = std::size_t{y} * area.width + area.x;
        const auto end = cell + area.columns;
        while (cell < end) {
            const auto passed = cell % nodes_a_status_word;
            const auto next = std::min(end, cell - passed + nodes_a_status_word);
            auto word = states.statuses[cell / nodes_a_status_word] >> 2 * passed;
            if (word == 0) {
                for (; cell < next; ++cell) {
                    *pixel++ = colours[factors[cell]];
                }
            }
            if ((word & shaded_bits) != 0) {
                for (; cell < next; ++cell, word >>= 2U) {
                    const auto factor = factors[cell];
                    const bool is_closed = (word & mask) == static_cast<std::uint64_t>(Status::Closed);
                    const auto step = states.closed_by[cell];
                    *pixel++ = is_closed && step != 0 && factor != wall
                                   ? shades.pixel(step, factor)
                                   : colours[(word & mask) * grounds + factor];
                }
            }
            for (; cell < next; ++cell, word >>= 2U) {
                *pixel++ = colours[(word & mask) * grounds + factors[cell]];
            }
        }
    }
}

void paint_ground(std::span<const Factor> factors, const PaintedArea& area, const CellColours& colours,
                  std::span<std::uint32_t> pixels) {
    auto* pixel = pixels.data();
    for (auto y = area.y; y < area.y + area.rows; ++y) {
        const auto* factor = factors.data() + std::size_t{y} * area.width + area.x;
        for (std::uint32_t i = 0; i < area.columns; ++i) {
            *pixel++ = colours.plain[factor[i]];
        }
    }
}

void paint_stamped(const StampView& stamps, std::uint32_t step, std::span<const Factor> factors,
                   const PaintedArea& area, const CellColours& colours, const Shades& shades,
                   std::span<std::uint32_t> pixels) {
    const auto* by_status = colours.plain.data();
    for (std::uint32_t row = 0; row < area.rows; ++row) {
        const auto first = std::size_t{area.y + row} * area.width + area.x;
        const Cells whole{factors.data() + first, stamps.opened.data() + first, stamps.closed.data() + first,
                          pixels.data() + std::size_t{row} * area.columns, area.columns};
        for (std::size_t at = 0; at < area.columns; at += stretch_cells) {
            const auto cells = whole.part(at, std::min(stretch_cells, area.columns - at));
            const auto ground = factors_of(cells);
            if (shades.are_used() && ground.are_plain() && are_closed(cells, step)) {
                shade_plain(cells, shades);
                continue;
            }
            if (ground.are_plain_or_walls()) {
                paint_plain(cells, step, by_status);
            } else {
                paint_on_any_ground(cells, step, by_status);
            }
            if (shades.are_used()) {
                shade(cells, step, shades);
            }
        }
    }
}

} // namespace

void paint_cells(const SearchedCells& states, std::uint32_t step, std::span<const Factor> factors,
                 const PaintedArea& area, const CellColours& colours, std::span<std::uint32_t> pixels) {
    assert(pixels.size() == area.count());
    const auto* by_status = colours.plain.data();
    const Shades shades(colours);
    if (!states.statuses.empty()) {
        return paint_statuses(states, factors, area, by_status, shades, pixels);
    }
    const auto& stamps = states.stamps;
    if (stamps.opened.empty()) {
        paint_ground(factors, area, colours, pixels);
    } else {
        paint_stamped(stamps, step, factors, area, colours, shades, pixels);
    }
    const CellFinder cell_of(area.width);
    for (const auto& change : stamps.changes) {
        const auto index = index_of(change.node);
        const auto cell = cell_of(change.node);
        const auto x = cell.x - area.x; // wraps around on the left of the area, and above it
        const auto y = cell.y - area.y;
        const auto factor = factors[index];
        if (x >= area.columns || y >= area.rows || factor == wall) {
            continue;
        }
        const bool is_shaded = change.status == Status::Closed && shades.are_used();
        pixels[std::size_t{y} * area.columns + x] =
            is_shaded ? shades.pixel(change.step, factor)
                      : by_status[static_cast<std::size_t>(change.status) * grounds + factor];
    }
}

} // namespace astrolabe
