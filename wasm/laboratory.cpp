#include "wasm/laboratory.h"

#include "core/codec/board_code.h"
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

} // namespace astrolabe
