// The façade for checks of other people's searches, beside Laboratory, which is for our own.
#pragma once

#include "core/check/order_check.h"
#include "core/check/seen_cells.h"
#include "core/check/seen_numbers.h"
#include "core/io/reason.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace astrolabe {

/// The same members as NumberFault in check.d.ts.
struct ShownNumberFault {
    std::int32_t row = -1;
    double found = 0;
    double expected = 0;
};

/// The same members as SeenNumbers in check.d.ts.
struct ShownNumbers {
    std::vector<std::string> heuristics;
    std::string nearest;
    double weight = 1;
    bool f_has_g = true;
    double unit_of_h = 0;
    double unit_of_g = 0;
    bool has_two_units = false;
    ShownNumberFault sum;
    ShownNumberFault step;
    std::int32_t step_through = -1;
    ShownNumberFault estimate;
    ShownNumberFault fall;
};

/// The same members as OrderFindings in check.d.ts.
struct ShownFindings {
    double setups = 0;
    std::vector<std::string> bugs;
    std::vector<std::string> options; ///< "key=value|value", one for each option that the page names.
    SearchSettings settings;
    double agreed = 0;
    std::int32_t seen = -1;
    std::int32_t expected = -1;
    bool is_start_wall = false;
    bool is_goal_wall = false;
    ShownNumbers numbers;
};

/// One order of expansion or one proof at a time. Members are described in check.d.ts, member for member.
class CheckLaboratory {
  public:
    CheckLaboratory() = default;
    CheckLaboratory(const CheckLaboratory&) = delete;
    CheckLaboratory& operator=(const CheckLaboratory&) = delete;
    ~CheckLaboratory() = default;

    Reason begin(std::uint32_t width, std::uint32_t height, std::span<const std::uint32_t> grounds,
                 std::string_view kind, std::uint32_t start, std::uint32_t goal, std::int32_t own_goal,
                 std::string_view text);
    std::string advance(std::uint32_t work);
    double progress() const { return check_ ? check_->progress() : 0; }
    std::optional<ShownFindings> findings();

    Reason prove(std::uint32_t width, std::uint32_t height, std::span<const std::uint32_t> grounds,
                 const SearchSettings& settings, std::uint32_t start, std::uint32_t goal,
                 std::span<const std::uint32_t> path);
    std::string proof() const { return proof_; }

    std::span<const std::uint32_t> cells() const { return cells_; }
    bool is_row_first() const { return counting_.is_row_first; }
    std::uint32_t first_number() const { return counting_.first; }
    bool is_y_up() const { return counting_.is_y_up; }

  private:
    /// Ends what was going on, and takes the board.
    Reason take(std::uint32_t width, std::uint32_t height, std::span<const std::uint32_t> grounds,
                std::uint32_t start, std::uint32_t goal);

    PreparedBoard board_;
    std::unique_ptr<OrderCheck> check_; ///< Borrows the board.
    bool is_done_ = false;
    std::vector<std::uint32_t> cells_;
    Counting counting_;
    ShownNumbers numbers_; ///< Known from the beginning.
    std::string proof_;
};

} // namespace astrolabe
