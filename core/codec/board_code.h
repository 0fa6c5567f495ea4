// A board in as few bytes as we know how.
#pragma once

#include "core/grid/grid.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace astrolabe {

/// Size, kinds of ground, then walls and ground row by row, predicted (wall_model.h, ground_model.h) and
/// given to an arithmetic coder; last a check of twelve bits. The same bytes on every machine. O(cells).
std::vector<std::uint8_t> encode_board(const Grid& grid);

/// The same in parts, for boards that take a while.
class BoardEncoder {
  public:
    /// Borrows the board, which must stay as it is.
    explicit BoardEncoder(const Grid& grid);
    BoardEncoder(const BoardEncoder&) = delete;
    BoardEncoder& operator=(const BoardEncoder&) = delete;
    ~BoardEncoder();

    /// Codes up to this many more rows; returns whether none is left. O(their cells).
    bool advance(std::uint32_t rows);
    /// What encode_board() returns; codes the remaining rows. The encoder must not be used afterwards.
    std::vector<std::uint8_t> finish();

  private:
    struct Work;
    std::unique_ptr<Work> work_;
};

/// Exact inverse of both, in parts: nothing for bytes that encode_board() does not write (except one in 4096
/// garbled ones), and for boards of more than `most_cells`. A few bytes can hold an empty board of 4096 ×
/// 4096, which is allocated then, but never more than that.
class BoardDecoder {
  public:
    /// Of bytes that are refused.
    BoardDecoder();
    /// Reads the size; the board has its memory from here on.
    explicit BoardDecoder(std::vector<std::uint8_t> bytes, std::uint64_t most_cells = Grid::most_cells);
    BoardDecoder(const BoardDecoder&) = delete;
    BoardDecoder& operator=(const BoardDecoder&) = delete;
    ~BoardDecoder();

    /// 0 if the bytes are refused for how they begin.
    std::uint64_t cell_count() const;
    /// Reads up to this many more rows; returns whether none is left. O(their cells).
    bool advance(std::uint32_t rows);
    /// The board; reads the remaining rows. The decoder must not be used afterwards.
    std::optional<Grid> finish();

  private:
    struct Work;
    std::unique_ptr<Work> work_; ///< Null if refused.
};

/// 32-bit FNV-1a of the factors, row by row. O(cells).
std::uint32_t board_digest(const Grid& grid);
/// The same in parts: that of none, and with further factors.
inline constexpr std::uint32_t digest_of_none = 0x811c9dc5;
std::uint32_t digest_with(std::uint32_t digest, std::span<const Factor> factors);

} // namespace astrolabe
