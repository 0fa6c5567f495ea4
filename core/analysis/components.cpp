#include "core/analysis/components.h"

#include <algorithm>

namespace astrolabe {
namespace {

/// Neighbouring free cells of one row, [begin, end).
struct Run {
    std::uint32_t begin;
    std::uint32_t end;
};

class UnionFind {
  public:
    std::uint32_t add() {
        parents_.push_back(static_cast<std::uint32_t>(parents_.size()));
        return parents_.back();
    }
    std::uint32_t root(std::uint32_t item) {
        while (parents_[item] != item) {
            parents_[item] = parents_[parents_[item]];
            item = parents_[item];
        }
        return item;
    }
    /// The smaller number becomes the root, so that roots come in the order of first cells.
    void join(std::uint32_t a, std::uint32_t b) {
        a = root(a);
        b = root(b);
        parents_[std::max(a, b)] = std::min(a, b);
    }

  private:
    std::vector<std::uint32_t> parents_;
};

void append_runs(const Grid& grid, std::uint32_t y, std::vector<Run>& runs) {
    const auto row = grid.factors().subspan(std::size_t{y} * grid.width(), grid.width());
    std::uint32_t x = 0;
    while (x < grid.width()) {
        while (x < grid.width() && row[x] == wall) {
            ++x;
        }
        const auto begin = x;
        while (x < grid.width() && row[x] != wall) {
            ++x;
        }
        if (begin < x) {
            runs.push_back({begin, x});
        }
    }
}

} // namespace

Components connected_components(const Grid& grid, CornerRule rule) {
    const std::uint32_t reach = rule == CornerRule::Always ? 1 : 0;
    std::vector<Run> runs;
    std::vector<std::size_t> row_begins;
    UnionFind sets;
    for (std::uint32_t y = 0; y < grid.height(); ++y) {
        const auto row_begin = runs.size();
        row_begins.push_back(row_begin);
        append_runs(grid, y, runs);
        auto above = y == 0 ? 0 : row_begins[y - 1]; // first run of the row above that may still touch
        for (auto run = row_begin; run < runs.size(); ++run) {
            sets.add();
            while (above < row_begin && runs[above].end + reach <= runs[run].begin) {
                ++above;
            }
            for (auto other = above; other < row_begin && runs[other].begin < runs[run].end + reach;
                 ++other) {
                sets.join(static_cast<std::uint32_t>(run), static_cast<std::uint32_t>(other));
            }
        }
    }

    Components components{.labels = std::vector<std::uint32_t>(grid.cell_count(), Components::none)};
    std::vector<std::uint32_t> label_of_root(runs.size(), Components::none);
    std::uint32_t y = 0;
    for (std::size_t run = 0; run < runs.size(); ++run) {
        while (y + 1 < grid.height() && row_begins[y + 1] <= run) {
            ++y;
        }
        auto& label = label_of_root[sets.root(static_cast<std::uint32_t>(run))];
        if (label == Components::none) {
            label = components.count++;
        }
        const auto row =
            components.labels.begin() + static_cast<std::ptrdiff_t>(std::size_t{y} * grid.width());
        std::fill(row + runs[run].begin, row + runs[run].end, label);
    }
    return components;
}

} // namespace astrolabe
