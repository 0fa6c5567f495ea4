#include "wasm/laboratory.h"

#include "core/io/board_code.h"
#include "core/io/text_lines.h"

#include <algorithm>
#include <utility>

namespace astrolabe {
namespace {

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

/// Boards of more are made ready in slices, which takes some 8 units of work a cell; see tests/calls.
constexpr std::uint32_t most_prepared_at_once = 1U << 20U;
/// Cells that are made ready in the time of an expansion, at least, and in one call.
constexpr std::uint32_t cells_an_expansion = 16;
constexpr std::uint64_t fewest_prepared = 1U << 16U;

} // namespace

Reason Laboratory::clear(std::uint32_t width, std::uint32_t height) {
    if (!Grid::is_valid_size(width, height)) {
        return size_refused(width, height);
    }
    replace_board(Grid(width, height));
    return {};
}

Reason Laboratory::resize(std::uint32_t width, std::uint32_t height) {
    if (!Grid::is_valid_size(width, height)) {
        return size_refused(width, height);
    }
    replace_board(resized(grid_, width, height));
    return {};
}

Reason Laboratory::restore(std::uint32_t width, std::uint32_t height,
                           std::span<const std::uint32_t> grounds) {
    if (!Grid::is_valid_size(width, height)) {
        return size_refused(width, height);
    }
    if (grounds.size() != std::size_t{width} * height) {
        return {.code = "board.factors",
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
    replace_board(Grid(width, height, std::move(factors), std::move(extras)));
    return {};
}

Reason Laboratory::generate(std::string_view kind, std::uint32_t width, std::uint32_t height,
                            std::uint32_t percent, std::uint32_t seed) {
    const auto generator = option_named<GeneratorKind>(kind);
    if (!generator) {
        return {.code = "generate.kind",
                .found = quoted(kind),
                .expected = "random, maze, rooms, caves, terrain"};
    }
    if (!Grid::is_valid_size(width, height)) {
        return size_refused(width, height);
    }
    if (percent > 100) {
        return {.code = "generate.percent", .found = std::to_string(percent), .expected = "100"};
    }
    const GeneratorSpec spec{*generator, width, height, percent, seed};
    replace_board(astrolabe::generate(spec));
    remember_generator(spec);
    return {};
}

void Laboratory::remember_generator(const GeneratorSpec& spec) { made_ = {spec, board_digest(grid_)}; }

bool Laboratory::is_as_made() const {
    return made_ && extras().empty() && made_->by.width == width() && made_->by.height == height() &&
           made_->digest == board_digest(grid_);
}

void Laboratory::forget_map_text() {
    writer_.reset();
    map_text_.reset();
}

bool Laboratory::advance_map_to_link(std::uint32_t rows) {
    if (map_text_) {
        return true;
    }
    if (!writer_) {
        if (is_as_made()) {
            map_text_ = write_link_map(made_->by, grid_);
            return true;
        }
        writer_.emplace(grid_);
    }
    if (!writer_->advance(rows)) {
        return false;
    }
    map_text_ = writer_->finish();
    writer_.reset();
    return true;
}

std::string Laboratory::map_to_link() {
    advance_map_to_link(height());
    return *map_text_;
}

Reason Laboratory::map_from_link(std::string_view text) {
    auto map = read_link_map(text);
    if (!map.is_ok()) {
        return map.reason();
    }
    replace_board(std::move(map.value().grid));
    if (map.value().made_by) {
        remember_generator(*map.value().made_by);
    }
    return {};
}

Reason Laboratory::drawn_map_from_link(std::string_view text) {
    if (!is_drawn_map(text)) {
        return {.code = "module.light", .found = quoted(text.substr(0, 1))};
    }
    auto map = read_drawn_map(text);
    if (!map.is_ok()) {
        return map.reason();
    }
    replace_board(std::move(map.value()));
    return {};
}

void Laboratory::end_search() {
    tool_.reset();
    referee_.reset();
    run_.reset();
    question_.reset();
    path_.clear();
    is_sought_ = false;
}

void Laboratory::replace_board(Grid grid, NodeId start, NodeId goal) {
    end_search();
    known_costs_.reset();
    flat_.reset();
    moves_.reset(); // the preparation makes new ones, and new components with them
    finder_.reset();
    memory_->relatives.forget_board();
    forget_map_text();
    grid_ = std::move(grid);
    start_ = start;
    goal_ = goal;
    island_ends_ = {};
}

// A board of walls has its first and its last cell for ends.
std::uint32_t Laboratory::suggested_start(Lattice lattice) {
    const auto start = start_ == NodeId::None ? island_ends(lattice).first : start_;
    return start == NodeId::None ? 0 : index_of(start);
}

std::uint32_t Laboratory::suggested_goal(Lattice lattice) {
    const auto goal = goal_ == NodeId::None ? island_ends(lattice).last : goal_;
    return goal == NodeId::None ? grid_.cell_count() - 1 : index_of(goal);
}

const IslandEnds& Laboratory::island_ends(Lattice lattice) {
    auto& ends = island_ends_[lattice == Lattice::Hexes ? 1 : 0];
    if (!ends) {
        ends = ends_of_largest_island(grid_,
                                      lattice == Lattice::Hexes ? CornerRule::Hexagonal : CornerRule::NoWall);
    }
    return *ends;
}

Reason Laboratory::edit(std::span<const std::uint32_t> cells, std::span<const std::uint32_t> grounds) {
    if (grounds.size() != 1 && grounds.size() != cells.size()) {
        return {.code = "board.factors",
                .found = std::to_string(grounds.size()),
                .expected = std::to_string(cells.size())};
    }
    if (auto reason = check_grounds(grounds); !reason.is_ok()) {
        return reason;
    }
    for (const auto cell : cells) {
        if (cell >= grid_.cell_count()) {
            return {.code = "board.cell",
                    .found = std::to_string(cell),
                    .expected = std::to_string(grid_.cell_count() - 1)};
        }
    }
    end_search();
    forget_map_text();
    known_costs_.reset();
    flat_.reset();
    components_.reset();
    finder_.reset();
    island_ends_ = {};
    // Moves ask for walls alone. While one cell is brought up to date some hundreds of masks can be made
    // anew, which the preparation does.
    constexpr std::size_t masks_an_update = 400;
    if (moves_ && (!moves_->is_whole() || masks_an_update * cells.size() > grid_.cell_count())) {
        moves_.reset();
    }
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto node = node_at(cells[i]);
        const bool was_free = grid_.is_free(node);
        grid_.set_ground(node, static_cast<GroundNumber>(grounds.size() == 1 ? grounds[0] : grounds[i]));
        if (grid_.is_free(node) != was_free && moves_) {
            moves_->update_around(grid_, node);
        }
        memory_->relatives.update_at(grid_, node, was_free);
    }
    return {};
}

std::int32_t Laboratory::nearest_free(std::uint32_t cell, std::string_view board) const {
    const auto lattice = option_named<Lattice>(board);
    return lattice && cell < grid_.cell_count() ? number_of(nearest_free_cell(grid_, node_at(cell), *lattice))
                                                : -1;
}

bool Laboratory::advance_preparation(CornerRule rule, std::uint64_t cells) {
    const auto rows = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(cells / width(), 1, height()));
    if (!moves_ || moves_->rule() != rule) {
        known_costs_.reset();
        components_.reset();
        finder_.reset();
        moves_.emplace(Moves::InSlices{}, grid_, rule);
    }
    if (!moves_->is_whole()) {
        moves_->advance(grid_, rows);
        return false;
    }
    if (!components_) {
        if (!finder_) {
            finder_ = std::make_unique<ComponentFinder>(grid_, rule);
        }
        if (finder_->advance(rows)) {
            components_ = finder_->release();
            finder_.reset();
        }
    }
    return components_.has_value();
}

const Grid& Laboratory::prepare(const SearchPlan& plan) {
    while (!advance_preparation(plan.rules.corner, grid_.cell_count())) {
    }
    return board_of(plan);
}

const Grid& Laboratory::board_of(const SearchPlan& plan) {
    const bool is_plain = grid_.has_uniform_ground() && grid_.cheapest_factor() == plain;
    if (is_plain || !plan.ignores_terrain) {
        return grid_;
    }
    if (!flat_) {
        flat_ = flattened(grid_);
    }
    return *flat_;
}

Reason Laboratory::begin(const SearchSettings& settings, std::uint32_t start, std::uint32_t goal) {
    const auto plan = plan_for(settings);
    if (!plan.is_ok()) {
        return plan.reason();
    }
    for (const auto end : {start, goal}) {
        if (end >= grid_.cell_count()) {
            return {.code = "search.end_outside",
                    .found = std::to_string(end),
                    .expected = std::to_string(grid_.cell_count() - 1)};
        }
    }
    const auto traits = traits_of(plan.value().algorithm);
    if (traits.needs_even_ground && !grid_.has_uniform_ground()) {
        return {.code = "search.even_ground"};
    }
    if (traits.needs_diagonals && plan.value().rules.corner == CornerRule::Four) {
        return {.code = "search.diagonals"};
    }
    if (grid_.cell_count() > traits.most_cells) {
        return {.code = "search.too_many_cells",
                .found = std::to_string(grid_.cell_count()),
                .expected = std::to_string(traits.most_cells)};
    }
    if (const auto most = as_written::most_cells(plan.value().program); grid_.cell_count() > most) {
        return {.code = "search.sorts_too_many_cells",
                .found = std::to_string(grid_.cell_count()),
                .expected = std::to_string(most)};
    }
    const bool needs_queues = plan.value().open_list == OpenListKind::Queues;
    if ((needs_queues || is_relative(plan.value().algorithm)) && !has_relatives()) {
        return {.code = "module.light", .found = needs_queues ? settings.open_list : settings.algorithm};
    }
    // The current run lends the moves that the preparation may rebuild.
    end_search();
    question_ = {plan.value(), node_at(start), node_at(goal)};
    if (grid_.cell_count() <= most_prepared_at_once) {
        prepare(plan.value());
        begin_run();
    }
    return {};
}

void Laboratory::begin_run() {
    run_ = std::make_unique<Run>(board_of(question_->plan), *moves_, *components_, question_->plan,
                                 question_->start, question_->goal, memory_);
    question_.reset();
}

bool Laboratory::has_run(std::uint32_t expansions) {
    if (question_ &&
        advance_preparation(question_->plan.rules.corner,
                            std::max(fewest_prepared, std::uint64_t{expansions} * cells_an_expansion))) {
        begin_run();
    }
    return run_ != nullptr;
}

std::string Laboratory::advance(std::uint32_t expansions) {
    if (!has_run(expansions)) {
        return question_ ? name_of(Outcome::Running) : "idle";
    }
    const auto outcome = run_->advance(expansions);
    keep_path();
    return name_of(outcome);
}

std::string Laboratory::answer(std::uint32_t expansions) {
    if (!has_run(expansions)) {
        return question_ ? name_of(Outcome::Running) : "idle";
    }
    const auto outcome = run_->answer(expansions);
    keep_path();
    return name_of(outcome);
}

void Laboratory::keep_path() {
    if (run_->is_answered() && path_.empty()) {
        const auto& path = run_->result().search.path;
        path_.resize(path.size());
        std::transform(path.begin(), path.end(), path_.begin(), index_of);
    }
}

LaboratoryResult Laboratory::result() const {
    if (question_ || (run_ && !run_->is_answered())) {
        return {.outcome = name_of(Outcome::Running)};
    }
    if (!run_) {
        return {};
    }
    const auto& result = run_->result();
    return {.outcome = name_of(result.search.outcome),
            .cost = run_->costs().shown(result.search.cost),
            .expanded = static_cast<double>(result.search.expanded),
            .generated = static_cast<double>(result.search.generated),
            .improved = static_cast<double>(result.search.improved),
            .reopened = static_cast<double>(result.search.reopened),
            .repairs = static_cast<double>(result.search.repairs),
            .is_repair_refused = result.search.is_repair_refused,
            .steps = result.steps,
            .target = number_of(result.target),
            .is_truncated = result.is_truncated,
            .kernel = std::string(result.search.kernel)};
}

Reason Laboratory::seek(std::uint32_t step) {
    if (!run_ || !run_->is_finished()) {
        return {.code = run_ || question_ ? "search.running" : "search.none"};
    }
    if (step > run_->result().steps) {
        return {.code = "search.step",
                .found = std::to_string(step),
                .expected = std::to_string(run_->result().steps)};
    }
    run_->seek(step);
    is_sought_ = true;
    return {};
}

Position Laboratory::position() const {
    if (!run_ || !is_sought_) {
        return {};
    }
    return {.step = run_->step(),
            .open = run_->reader().open_count(),
            .closed = run_->reader().closed_count(),
            .current = number_of(run_->current())};
}

bool Laboratory::is_on_board(std::uint32_t x, std::uint32_t y, std::uint32_t columns,
                             std::uint32_t rows) const {
    return std::uint64_t{x} + columns <= width() && std::uint64_t{y} + rows <= height();
}

std::span<const double> Laboratory::cells(std::uint32_t x, std::uint32_t y, std::uint32_t columns,
                                          std::uint32_t rows) {
    numbers_.clear();
    if (!run_ || !is_sought_ || !is_on_board(x, y, columns, rows)) {
        return numbers_;
    }
    numbers_.reserve(std::size_t{columns} * rows * numbers_a_cell);
    for (auto row = y; row < y + rows; ++row) {
        for (auto column = x; column < x + columns; ++column) {
            const auto cell = run_->numbers(grid_.node({column, row}));
            numbers_.insert(numbers_.end(),
                            {cell.status, cell.g, cell.h, cell.f, cell.parent_slot, cell.push});
        }
    }
    return numbers_;
}

} // namespace astrolabe
