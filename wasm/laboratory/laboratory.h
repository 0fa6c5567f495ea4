// The façade for boards: it checks what comes from outside and converts what goes there; the algorithms are
// in core/.
#pragma once

#include "core/codec/link_map.h"
#include "core/io/map_text.h"
#include "core/precompute/largest_island.h"
#include "core/run/prepared_board.h"
#include "wasm/laboratory/search_laboratory.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace astrolabe {

/// The same members as Scenario in astrolabe.d.ts.
struct LaboratoryScenario {
    Reason reason;
    std::string map;
    std::span<const double> rows;
};

/// The same members as MethodResult in astrolabe.d.ts.
struct LaboratoryMethodResult {
    bool is_found = false;
    double length = 0;
    double cost = 0;
    std::uint32_t turns = 0;
    double expanded = 0;
};

/// The same members as PairsPlan in astrolabe.d.ts.
struct LaboratoryPairsPlan {
    Reason reason;
    std::uint32_t cells = 0;
    double bytes = 0;
    double floyd_probes = 0;
    double search_probes = 0;
};

/// The same members as PairRoute in astrolabe.d.ts.
struct LaboratoryPairRoute {
    double cost = 0;
    std::int32_t next = -1;
    std::span<const std::uint32_t> path;
};

/// The same members as DeadEnds in astrolabe.d.ts.
struct LaboratoryDeadEnds {
    bool is_connected = false;
    std::uint32_t count = 0;
    std::span<const std::uint8_t> marks;
};

/// The same members as SkippingResult in astrolabe.d.ts.
struct LaboratorySkippingResult {
    bool is_found = false;
    double cost = 0;
    double expanded = 0;
};

/// The same members as PathCheck in methods.d.ts.
struct LaboratoryPathCheck {
    std::string fault;
    double cells = 0;
    double cost = 0;
    double optimum = 0;
    double leaves_at = 0;
};

/// The same members as Answer in results.d.ts.
struct LaboratoryAnswer {
    Reason reason;
    bool is_edited = false;
    LaboratoryResult result;
    Position position;
    LaboratoryVerdict verdict;
    std::span<const std::uint32_t> path;
};

/// A board and its current search. Members are described in astrolabe.d.ts, member for member.
/// Cells come from outside as numbers of any value and are checked here.
class Laboratory : public SearchLaboratory<Run> {
  public:
    Reason load(std::string_view format, std::string_view text);
    std::string loaded_format() const { return loaded_format_; }
    /// The choices: catalogue_text().
    std::string catalogue() const { return catalogue_text(); }
    static constexpr std::size_t numbers_a_scenario_row = 6;
    LaboratoryScenario read_scenario(std::string_view text);
    Reason clear(std::uint32_t width, std::uint32_t height);
    std::uint32_t width() const { return grid().width(); }
    std::uint32_t height() const { return grid().height(); }
    std::span<const Factor> factors() const { return grid().factors(); }
    std::span<const Extra> extras() const { return grid().extras(); }
    std::uint32_t suggested_start(std::string_view board = "squares");
    std::uint32_t suggested_goal(std::string_view board = "squares");
    Reason edit(std::span<const std::uint32_t> cells, std::span<const std::uint32_t> grounds);
    Reason resize(std::uint32_t width, std::uint32_t height);
    Reason restore(std::uint32_t width, std::uint32_t height, std::span<const std::uint32_t> grounds);
    Reason generate(std::string_view kind, std::uint32_t width, std::uint32_t height, std::uint32_t percent,
                    std::uint32_t seed);
    bool advance_map_to_link(std::uint32_t rows);
    std::string map_to_link();
    void begin_map_from_link(std::string_view text);
    bool advance_map(std::uint32_t rows);
    Reason map_from_link(std::string_view text);
    void add_map_text(std::string_view lines, bool is_first);
    Reason map_from_text();
    std::int32_t nearest_free(std::uint32_t cell, std::string_view board) const;

    void forget_answer();
    Reason begin(const SearchSettings& settings, std::uint32_t start, std::uint32_t goal);
    /// All that a gesture needs, in one call: edit(), begin(), advance(), seek() and judge().
    LaboratoryAnswer ask(std::span<const std::uint32_t> cells, std::span<const std::uint32_t> grounds,
                         const SearchSettings& settings, std::uint32_t start, std::uint32_t goal,
                         std::int32_t step, std::uint32_t expansions, std::uint32_t work);
    std::span<const std::uint32_t> expanded_at(std::uint32_t y, std::uint32_t rows);
    std::span<const std::uint8_t> closers(std::uint32_t y, std::uint32_t rows);
    /// The colours that paint() uses; returns whether their lengths are right.
    bool set_colours(std::span<const std::uint32_t> by_status, std::span<const std::uint32_t> shades);
    std::span<const std::uint8_t> paint(std::string_view shading, std::uint32_t x, std::uint32_t y,
                                        std::uint32_t columns, std::uint32_t rows);
    static constexpr std::size_t numbers_a_cell = 6;
    static constexpr std::size_t numbers_a_row = 6;
    std::span<const double> printout(std::uint32_t first, std::uint32_t last);
    std::span<const double> cells(std::uint32_t x, std::uint32_t y, std::uint32_t columns,
                                  std::uint32_t rows);

    static constexpr std::size_t xray_numbers_a_cell = 4;
    std::span<const double> xray(std::uint32_t x, std::uint32_t y, std::uint32_t columns, std::uint32_t rows);

    double held_bytes() const;

    /// Hundredths of a straight step.
    static constexpr std::uint32_t max_turn_penalty = 10'000;
    Reason begin_method(std::string_view name, const SearchSettings& settings, std::uint32_t start,
                        std::uint32_t goal, std::uint32_t turn_penalty);
    LaboratoryMethodResult method_result() const;
    std::span<const std::uint32_t> method_path() const;

    Reason begin_path_check(const SearchSettings& settings, std::span<const std::uint32_t> cells);
    LaboratoryPathCheck path_check() const;

    static constexpr std::size_t numbers_an_edge = 4;
    /// The most cells whose edges tier_edges() returns in one call.
    static constexpr std::uint32_t most_tier_cells = 1U << 16U;
    std::span<const double> tier_edges(std::uint32_t x, std::uint32_t y, std::uint32_t columns,
                                       std::uint32_t rows);
    std::span<const std::uint8_t> tier_squares() const;
    std::span<const std::uint32_t> tier_path();

    Reason open_list_reason(std::string_view kind) const;
    Reason begin_open_list(std::string_view kind);
    std::span<const double> open_list_series(std::string_view kind) const;
    static constexpr std::size_t numbers_an_entry = 5;
    std::span<const double> open_list_at(std::string_view kind, std::uint32_t step);
    Reason membership_reason() const;
    Reason begin_membership();
    std::span<const double> membership_series() const;
    Reason begin_timed(std::string_view list, const SearchSettings& settings, std::uint32_t start,
                       std::uint32_t goal);
    double timed_expanded() const;

    LaboratoryPairsPlan pairs_plan(const SearchSettings& settings);
    Reason begin_pairs(std::string_view method, const SearchSettings& settings);
    LaboratoryPairRoute pair_route(std::uint32_t from, std::uint32_t to);

    Reason begin_dead_ends(const SearchSettings& settings);
    LaboratoryDeadEnds dead_ends_of_board();
    LaboratoryDeadEnds dead_ends_between(std::uint32_t start, std::uint32_t goal);
    Reason begin_skipping(std::uint32_t start, std::uint32_t goal);
    LaboratorySkippingResult skipping_result() const;

    std::span<const std::uint32_t> islands(const SearchSettings& settings);

  private:
    const Grid& grid() const { return board_.grid(); }
    std::optional<UpperTier> upper_tier() const;
    bool is_on_board(std::uint32_t x, std::uint32_t y, std::uint32_t columns, std::uint32_t rows) const;
    void end_search();
    void replace_board(Grid grid, NodeId start = NodeId::None, NodeId goal = NodeId::None);
    bool is_as_made() const;
    void forget_map_text();
    Reason take_coming();
    void begin_run();
    Result<CodeFacts> facts_for_code(CodePart part) const override;
    bool is_preparing() const override { return question_.has_value(); }
    bool prepare_run(std::uint32_t expansions) override;
    std::uint32_t tier_side() const override;
    std::shared_ptr<TrueCosts> known_costs() const override { return board_.known_costs(); }
    void keep_costs(const std::shared_ptr<TrueCosts>& costs) override { board_.keep_costs(costs); }

    /// The generator's rule of the last board that came from one, and that board's digest.
    struct Made {
        GeneratorSpec by;
        std::uint32_t digest;
    };

    PreparedBoard board_;
    std::optional<Made> made_;            ///< The board may have been edited since.
    std::string loaded_format_;           ///< Of the last text that was not refused.
    std::optional<LinkMapWriter> writer_; ///< Borrows the board, until the text is complete.
    std::optional<std::string> map_text_; ///< The result of map_to_link().
    /// A board that is read in advance, and then its largest island.
    struct Coming {
        Coming();

        std::optional<LinkMapReader> link; ///< None: it comes from a text.
        MapTextReader text;
        std::optional<Result<LinkMap>> map; ///< Once it is read.
        NodeId start = NodeId::None;        ///< Of a text; likewise.
        NodeId goal = NodeId::None;
        MapKind kind = MapKind::MovingAi;
        std::optional<LargestIsland> island; ///< Borrows that board.
        bool is_found = false;

        void finish();
    };
    std::optional<Coming>
        coming_; ///< From begin_map_from_link() or add_map_text() to the call that takes it.
    /// The arguments of begin() on a large board, until it is prepared.
    struct Question {
        SearchPlan plan;
        NodeId start;
        NodeId goal;
    };
    std::optional<Question> question_;
    SearchSettings read_settings_; ///< The last ones: most searches follow one with the same.
    Result<SearchPlan> read_plan_ = plan_for(read_settings_);
    std::vector<std::uint32_t> plain_colours_;
    std::vector<std::uint32_t> shades_;
    std::vector<std::uint32_t> pixels_;      ///< The last result of paint().
    std::vector<std::uint32_t> expanded_at_; ///< The last result of expanded_at(), where not the stamps'.
    std::vector<std::uint8_t> closers_;      ///< The last result of closers().
    std::vector<std::uint32_t> tier_path_;
    std::vector<std::uint32_t> islands_; ///< The last result of islands().
};

} // namespace astrolabe
