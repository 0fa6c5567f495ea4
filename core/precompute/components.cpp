#include "core/precompute/components.h"

#include "core/grid/direction.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <utility>

namespace astrolabe {
namespace {

/// Runs that touch, as sets. The smallest number is the root, so that roots come in the order of first cells.
class UnionFind {
  public:
    explicit UnionFind(std::size_t count) : parents_(count) {}

    /// Makes the set of this item alone.
    void add(std::uint32_t item) { parents_[item] = item; }
    /// Joins the set of `item` to that which has this root; returns the root of both.
    std::uint32_t join(std::uint32_t root, std::uint32_t item) {
        const auto other = root_of(item);
        parents_[std::max(root, other)] = std::min(root, other);
        return std::min(root, other);
    }
    /// Numbers the sets in the order of their roots. Each item then has the number of its set; returns how
    /// many there are.
    std::uint32_t number() {
        std::uint32_t count = 0;
        for (std::uint32_t item = 0; item < parents_.size(); ++item) {
            const auto parent = parents_[item]; // comes before the item, so it has its number
            parents_[item] = parent == item ? count++ : parents_[parent];
        }
        return count;
    }
    /// Only after number().
    std::uint32_t number_of(std::size_t item) const { return parents_[item]; }

  private:
    std::uint32_t root_of(std::uint32_t item) {
        while (parents_[item] != item) {
            parents_[item] = parents_[parents_[item]];
            item = parents_[item];
        }
        return item;
    }

    std::vector<std::uint32_t> parents_;
};

/// Joins the runs that touch: in columns that they share; and if the corner rule requires no free cell beside
/// a step, those to which a step leads up left or up right.
class Joining {
  public:
    Joining(const FreeRuns& rows, const MoveRules& rules)
        : rows_(&rows), lattice_(&traits_of(rules.lattice)),
          joins_corners_(traits_of(rules.corner).free_sides == 0), sets_(rows.all().size()) {}

    /// Those of the next row with those above.
    void join_row() {
        const auto& runs = rows_->all();
        const auto row_begin = run_;
        const auto reach_left = reach(up_left);
        const auto reach_right = reach(up_right);
        for (; run_ < rows_->row_end(y_); ++run_) {
            const auto [begin, end] = runs[run_];
            auto root = static_cast<std::uint32_t>(run_);
            sets_.add(root);
            while (above_ < above_end_ && runs[above_].end + reach_left <= begin) {
                ++above_;
            }
            for (auto other = above_; other < above_end_ && runs[other].begin < end + reach_right; ++other) {
                root = sets_.join(root, static_cast<std::uint32_t>(other));
            }
        }
        above_ = row_begin;
        above_end_ = run_;
        ++y_;
    }

    std::uint32_t row_count() const { return y_; }
    UnionFind& sets() { return sets_; }

  private:
    static constexpr Slot up_left = slot_towards(-1, -1);
    static constexpr Slot up_right = slot_towards(1, -1);

    /// How many columns further than its own cells a run of this row touches the one above in this direction.
    std::uint32_t reach(Slot up) const { return joins_corners_ && lattice_->has_slot(y_, up) ? 1 : 0; }

    const FreeRuns* rows_;
    const LatticeTraits* lattice_;
    bool joins_corners_;
    UnionFind sets_;
    std::uint32_t y_ = 0;
    std::size_t run_ = 0;
    std::size_t above_ = 0; // first run of the row above that may still touch
    std::size_t above_end_ = 0;
};

/// Writes row after row from left to right, a few labels at a time: labels written too far are overwritten.
class LabelWriter {
  public:
    explicit LabelWriter(std::size_t cell_count) { labels_.reserve(cell_count + at_a_time); }

    /// So many more cells can be labelled. Memory is used row by row: for pages that were never used before,
    /// the system takes longer than for the labels.
    void add_row(std::size_t cells) { labels_.resize(std::max(labels_.size(), at_a_time) + cells); }

    /// This label for all cells up to here.
    void fill(std::size_t end, std::uint32_t label) {
        for (auto at = begin_; at < end; at += at_a_time) {
            std::fill_n(labels_.data() + at, at_a_time, label);
        }
        begin_ = end;
    }
    std::vector<std::uint32_t> release() {
        labels_.resize(labels_.size() - at_a_time);
        return std::move(labels_);
    }

  private:
    static constexpr std::size_t at_a_time = 8;

    std::vector<std::uint32_t> labels_;
    std::size_t begin_ = 0;
};

} // namespace

/// First the runs, then the sets that they make, then the labels.
struct ComponentFinder::Work {
    const Grid* grid;
    MoveRules rules;
    FreeRuns rows;
    std::optional<Joining> joining;
    std::uint32_t count = 0;
    std::optional<LabelWriter> labels;
    std::vector<NodeId> firsts;
    std::size_t run = 0;
    std::uint32_t rows_labelled = 0;

    void label_row() {
        const auto row_begin = std::size_t{rows_labelled} * grid->width();
        labels->add_row(grid->width());
        for (; run < rows.row_end(rows_labelled); ++run) {
            const auto begin = row_begin + rows.all()[run].begin;
            const auto label = joining->sets().number_of(run);
            labels->fill(begin, Components::none);
            labels->fill(row_begin + rows.all()[run].end, label);
            if (label == firsts.size()) {
                firsts.push_back(node_at(static_cast<std::uint32_t>(begin)));
            }
        }
        ++rows_labelled;
    }
};

ComponentFinder::ComponentFinder(const Grid& grid, const MoveRules& rules)
    : work_(std::make_unique<Work>(Work{.grid = &grid, .rules = rules})) {}

ComponentFinder::~ComponentFinder() = default;

bool ComponentFinder::join(std::uint32_t rows) {
    auto& work = *work_;
    const auto height = work.grid->height();
    if (work.rows.row_count() < height) {
        for (; rows > 0 && work.rows.row_count() < height; --rows) {
            work.rows.append_row(*work.grid);
        }
        return false;
    }
    if (!work.joining) {
        work.joining.emplace(work.rows, work.rules);
    }
    if (work.joining->row_count() == height) {
        return true;
    }
    for (; rows > 0 && work.joining->row_count() < height; --rows) {
        work.joining->join_row();
    }
    if (work.joining->row_count() == height) {
        work.count = work.joining->sets().number();
    }
    return false;
}

const FreeRuns& ComponentFinder::runs() const { return work_->rows; }

std::uint32_t ComponentFinder::count() const { return work_->count; }

std::uint32_t ComponentFinder::label_of(std::size_t run) const {
    return work_->joining->sets().number_of(run);
}

bool ComponentFinder::advance(std::uint32_t rows) {
    auto& work = *work_;
    if (!join(rows)) {
        return false;
    }
    const auto height = work.grid->height();
    if (!work.labels) {
        work.firsts.reserve(work.count);
        work.labels.emplace(work.grid->cell_count());
    }
    for (; rows > 0 && work.rows_labelled < height; --rows) {
        work.label_row();
    }
    if (work.rows_labelled == height) {
        work.labels->fill(work.grid->cell_count(), Components::none);
        return true;
    }
    return false;
}

Components ComponentFinder::release() {
    const auto count = static_cast<std::uint32_t>(work_->firsts.size());
    return {.labels = work_->labels->release(), .count = count, .firsts = std::move(work_->firsts)};
}

Components connected_components(const Grid& grid, const MoveRules& rules) {
    ComponentFinder finder(grid, rules);
    while (!finder.advance(grid.height())) {
    }
    return finder.release();
}

std::vector<std::uint32_t> numbered_by_size(Components components) {
    auto labels = std::move(components.labels);
    // Sorted as one number: each cell subtracts 2^32, so larger components come first; of equal ones the
    // smaller label, which is the lower half.
    constexpr std::int64_t one_cell = std::int64_t{1} << 32U;
    std::vector<std::int64_t> order(components.count);
    std::iota(order.begin(), order.end(), 0);
    for (const auto label : labels) {
        if (label != Components::none) {
            order[label] -= one_cell;
        }
    }
    std::sort(order.begin(), order.end());
    std::vector<std::uint32_t> numbers(components.count);
    std::uint32_t number = 0;
    for (const auto sized : order) {
        numbers[static_cast<std::uint32_t>(sized)] = ++number; // its label
    }
    for (auto& label : labels) {
        label = label == Components::none ? 0 : numbers[label];
    }
    return labels;
}

} // namespace astrolabe
