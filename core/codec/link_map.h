// A board as the value of a link's `m=`: exact, in letters that every messenger leaves alone. The first
// of them names the code:
//
//     a…                               base64url of board_code.h: any board without extras
//     e….…                             the same, and behind the full stop the extras of its cells, coded as
//                                      a board that has them for factors
//     g.maze.64.36.0.7.q8Zr1A          output of a generator: kind, width, height, percent, seed; last
//                                      the digest of its board, which may be left out
//     r…                               base64url of run_code.h, as in the first links; only read
#pragma once

#include "core/codec/board_code.h"
#include "core/generate/generators.h"
#include "core/io/reason.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace astrolabe {

/// O(cells).
std::string write_link_map(const Grid& grid);
/// `grid` must be what the generator makes of it. O(cells).
std::string write_link_map(const GeneratorSpec& made_by, const Grid& grid);
/// The same without the digest.
std::string write_link_map(const GeneratorSpec& made_by);

/// The first of these in parts, for boards that take a while.
class LinkMapWriter {
  public:
    /// Borrows the board, which must stay as it is.
    explicit LinkMapWriter(const Grid& grid);

    /// Codes up to this many more rows; returns whether none is left. O(their cells).
    bool advance(std::uint32_t rows);
    /// Codes the remaining rows, too. The writer must not be used afterwards.
    std::string finish();

  private:
    BoardEncoder factors_;
    std::unique_ptr<const Grid> extras_; ///< As a board, if there are any; where the encoder finds it.
    std::optional<BoardEncoder> extras_encoder_;
};

struct LinkMap {
    Grid grid;
    std::optional<GeneratorSpec> made_by;
    std::uint32_t digest = 0; ///< Of the board of a generator.
};

/// Exact inverse of all these. Codes: link.map_version for a code that is not known here, or a generator that
/// makes another board here than it did for the writer; link.map_broken for what no writer wrote, and for
/// boards of more than `most_cells`.
Result<LinkMap> read_link_map(std::string_view text, std::uint64_t most_cells = Grid::most_cells);

/// The same in parts, for boards that take a while. The first links finish() reads at once.
class LinkMapReader {
  public:
    explicit LinkMapReader(std::string text, std::uint64_t most_cells = Grid::most_cells);
    LinkMapReader(const LinkMapReader&) = delete;
    LinkMapReader& operator=(const LinkMapReader&) = delete;
    ~LinkMapReader();

    const std::string& text() const { return text_; }
    /// Reads up to this many more rows, or makes them, as BoardMaker does; returns whether none is left.
    /// O(their cells).
    bool advance(std::uint32_t rows);
    /// What read_link_map() returns; reads the rest, too. The reader must not be used afterwards.
    Result<LinkMap> finish();

  private:
    struct Made;

    std::string text_;
    std::uint64_t most_cells_;
    std::unique_ptr<Made> made_; ///< Where a generator makes it.
    BoardDecoder factors_;
    BoardDecoder extras_;
};

} // namespace astrolabe
