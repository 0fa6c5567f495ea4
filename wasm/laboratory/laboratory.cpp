#include "wasm/laboratory/laboratory.h"

#include "core/codec/board_code.h"
#include "core/io/text_lines.h"
#include "core/run/option_names.h"
#include "wasm/laboratory/grounds.h"

#include <algorithm>
#include <utility>

namespace astrolabe {

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
    replace_board(resized(grid(), width, height));
    return {};
}

Reason Laboratory::restore(std::uint32_t width, std::uint32_t height,
                           std::span<const std::uint32_t> grounds) {
    auto restored = grid_of(width, height, grounds);
    if (!restored.is_ok()) {
        return restored.reason();
    }
    replace_board(std::move(restored.value()));
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
    // It may have been made in advance.
    return map_from_link(write_link_map({*generator, width, height, percent, seed}));
}

bool Laboratory::is_as_made() const {
    return made_ && extras().empty() && made_->by.width == width() && made_->by.height == height() &&
           made_->digest == board_digest(grid());
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
            map_text_ = write_link_map(made_->by, grid());
            return true;
        }
        writer_.emplace(grid());
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

void Laboratory::begin_map_from_link(std::string_view text) {
    coming_.emplace().link.emplace(std::string(text));
}

void Laboratory::add_map_text(std::string_view lines, bool is_first) {
    if (is_first) {
        coming_.emplace();
    }
    if (coming_ && !coming_->link && !coming_->map) {
        coming_->text.add(lines);
    }
}

Laboratory::Coming::Coming() = default;

void Laboratory::Coming::finish() {
    if (link) {
        map.emplace(link->finish());
        return;
    }
    auto read = text.finish();
    if (!read.is_ok()) {
        map.emplace(read.reason());
        return;
    }
    map.emplace(LinkMap{.grid = std::move(read.value().grid)});
    start = read.value().start;
    goal = read.value().goal;
    kind = read.value().kind;
}

bool Laboratory::advance_map(std::uint32_t rows) {
    if (!coming_ || coming_->is_found) {
        return true;
    }
    auto& coming = *coming_;
    if (coming.island) {
        coming.is_found = coming.island->advance(rows);
    } else if (!coming.link || coming.link->advance(rows)) {
        coming.finish();
        coming.is_found = !coming.map->is_ok();
        if (!coming.is_found) {
            coming.island.emplace(coming.map->value().grid, Lattice::Squares);
        }
    }
    return coming.is_found;
}

Reason Laboratory::map_from_link(std::string_view text) {
    if (!coming_ || !coming_->link || coming_->link->text() != text) {
        begin_map_from_link(text);
    }
    return take_coming();
}

Reason Laboratory::map_from_text() {
    if (!coming_ || coming_->link) {
        return {.code = "map.empty"};
    }
    return take_coming();
}

Reason Laboratory::take_coming() {
    if (!coming_->map) {
        coming_->finish();
    }
    auto& map = *coming_->map;
    if (!map.is_ok()) {
        auto reason = map.reason();
        coming_.reset();
        return reason;
    }
    if (map.value().made_by) {
        made_ = {*map.value().made_by, map.value().digest};
    }
    if (!coming_->link) {
        loaded_format_ = option_name(coming_->kind);
    }
    const auto ends = coming_->is_found ? std::optional(coming_->island->ends()) : std::nullopt;
    replace_board(std::move(map.value().grid), coming_->start, coming_->goal);
    if (ends) {
        board_.keep_ends(*ends);
    }
    return {};
}

void Laboratory::end_search() {
    SearchLaboratory::end_search();
    question_.reset();
}

void Laboratory::replace_board(Grid grid, NodeId start, NodeId goal) {
    end_search();
    forget_map_text();
    coming_.reset();
    board_.replace(std::move(grid), start, goal);
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
        if (cell >= grid().cell_count()) {
            return {.code = "board.cell",
                    .found = std::to_string(cell),
                    .expected = std::to_string(grid().cell_count() - 1)};
        }
    }
    end_search();
    forget_map_text();
    board_.edit(cells, grounds);
    return {};
}

std::uint32_t Laboratory::suggested_start(std::string_view board) {
    return index_of(board_.suggested_start(option_named<Lattice>(board).value_or(Lattice::Squares)));
}

std::uint32_t Laboratory::suggested_goal(std::string_view board) {
    return index_of(board_.suggested_goal(option_named<Lattice>(board).value_or(Lattice::Squares)));
}

std::int32_t Laboratory::nearest_free(std::uint32_t cell, std::string_view board) const {
    const auto lattice = option_named<Lattice>(board);
    return lattice && cell < grid().cell_count()
               ? number_of(nearest_free_cell(grid(), node_at(cell), *lattice))
               : -1;
}

} // namespace astrolabe
