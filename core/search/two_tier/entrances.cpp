#include "core/search/two_tier/entrances.h"

#include <algorithm>
#include <array>

namespace astrolabe {
namespace {

Cell beside(Cell cell, Slot slot) {
    return {cell.x + static_cast<std::uint32_t>(directions[slot].dx),
            cell.y + static_cast<std::uint32_t>(directions[slot].dy)};
}

/// The crossings of every cell of one cluster, by the numbers of its area.
class Surveyor {
  public:
    Surveyor(const GridGraph& graph, const Area& area)
        : graph_(graph), area_(area), crossings_(area.cell_count()) {}

    /// A border: `length` cells from `first` on, one after the other by `along`, with the next cluster
    /// beside them in the direction `across`.
    void survey_border(Cell first, std::uint32_t length, Slot along, Slot across) {
        auto cell = first;
        std::uint32_t run = 0;
        for (std::uint32_t i = 0; i < length; ++i, cell = beside(cell, along)) {
            if (is_free(cell) && is_free(beside(cell, across))) {
                ++run;
            } else {
                add_transitions(cell, run, opposite(along), across);
                run = 0;
            }
        }
        add_transitions(cell, run, opposite(along), across);
    }

    /// The diagonal steps out of the area from this cell.
    void survey_corners(Cell cell) {
        constexpr std::array<Slot, 4> diagonals{0, 2, 5, 7};
        for (const auto slot : diagonals) {
            const auto to = beside(cell, slot);
            if (!area_.contains(to) && is_free(cell) && is_free(to) && !is_free({to.x, cell.y}) &&
                !is_free({cell.x, to.y}) && is_legal(cell, slot)) {
                add(cell, slot);
            }
        }
    }

    Transitions transitions() const {
        Transitions found;
        for (std::uint32_t number = 0; number < crossings_.size(); ++number) {
            if (crossings_[number] != 0) {
                found.cells.push_back(graph_.grid().node(area_.cell(number)));
                found.crossings.push_back(crossings_[number]);
            }
        }
        return found;
    }

  private:
    /// Cells off the board are not.
    bool is_free(Cell cell) const {
        const auto& grid = graph_.grid();
        return cell.x < grid.width() && cell.y < grid.height() && grid.is_free(grid.node(cell));
    }
    bool is_legal(Cell cell, Slot slot) const {
        return (graph_.legal_slots(graph_.grid().node(cell)) >> slot & 1U) != 0;
    }
    void add(Cell cell, Slot slot) {
        crossings_[area_.number(cell)] |= static_cast<std::uint8_t>(1U << slot);
    }

    /// What a step from this cell across the border and one back are charged for their ground.
    Cost charge(Cell cell, Slot across) const {
        const auto& grid = graph_.grid();
        return graph_.straight_step_cost(grid.node(cell)) +
               graph_.straight_step_cost(grid.node(beside(cell, across)));
    }

    /// For a run of this many cells that ends just before `end`.
    void add_transitions(Cell end, std::uint32_t run, Slot back, Slot across) {
        if (run == 0) {
            return;
        }
        const auto before_end = [&](std::uint32_t count) {
            return Cell{end.x + count * static_cast<std::uint32_t>(directions[back].dx),
                        end.y + count * static_cast<std::uint32_t>(directions[back].dy)};
        };
        const auto middle = run / 2 + 1; // counted back
        const auto to_middle = [&](std::uint32_t count) {
            return std::max(count, middle) - std::min(count, middle);
        };
        auto best = middle;
        auto least = charge(before_end(best), across);
        bool is_even = true;
        for (auto count = run; count > 0; --count) {
            const auto here = charge(before_end(count), across);
            is_even = is_even && here == charge(before_end(run), across);
            if (here < least || (here == least && to_middle(count) < to_middle(best))) {
                best = count;
                least = here;
            }
        }
        if (run < long_run || !is_even) {
            add(before_end(best), across);
        }
        if (run >= long_run) {
            add(before_end(run), across);
            add(before_end(1), across);
        }
    }

    const GridGraph& graph_;
    Area area_;
    std::vector<std::uint8_t> crossings_;
};

} // namespace

Transitions transitions_of(const GridGraph& graph, const Clusters& clusters, std::uint32_t cluster) {
    constexpr Slot up = 1;
    constexpr Slot left = 3;
    constexpr Slot right = 4;
    constexpr Slot down = 6;
    const auto area = clusters.area(cluster);
    const auto last_x = area.x + area.width - 1;
    const auto last_y = area.y + area.height - 1;
    Surveyor surveyor(graph, area);
    surveyor.survey_border({area.x, area.y}, area.width, right, up);
    surveyor.survey_border({area.x, last_y}, area.width, right, down);
    surveyor.survey_border({area.x, area.y}, area.height, down, left);
    surveyor.survey_border({last_x, area.y}, area.height, down, right);
    for (auto x = area.x; x <= last_x; ++x) {
        surveyor.survey_corners({x, area.y});
        surveyor.survey_corners({x, last_y});
    }
    for (auto y = area.y; y <= last_y; ++y) {
        surveyor.survey_corners({area.x, y});
        surveyor.survey_corners({last_x, y});
    }
    return surveyor.transitions();
}

} // namespace astrolabe
