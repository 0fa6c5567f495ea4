// With a library for JSON, since what is read is from outside: nlohmann/json, whose parser does not recurse.
#include "core/command/check/proof_json.h"

#include "core/run/option_names.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <utility>

namespace astrolabe::command {
namespace {

using Json = nlohmann::json;

constexpr const char* format_name = "astrolabe-proof";
/// Exact in every language: below 2^53.
constexpr Cost most = (Cost{1} << 53U) - 1;

/// A document that is read member by member: the first fault stays.
class Reader {
  public:
    explicit Reader(const Json& document) : document_(&document) {}

    const std::string& fault() const { return fault_; }
    bool is_good() const { return fault_.empty(); }
    void blame(const std::string& name) { fault_ = fault_.empty() ? name : fault_; }

    const Json& member(const char* name) {
        static const Json nothing;
        const auto found = document_->find(name);
        if (found == document_->end()) {
            blame(name);
            return nothing;
        }
        return *found;
    }
    bool has(const char* name) const { return document_->contains(name); }

    Cost number(const Json& value, const char* name, Cost largest) {
        if (!value.is_number_unsigned() || value.get<Cost>() > largest) {
            blame(name);
            return 0;
        }
        return value.get<Cost>();
    }

    /// A number for each cell; null is `none`, where that may be.
    std::vector<Cost> rows(const char* name, std::uint32_t width, std::uint32_t height, Cost largest,
                           std::optional<Cost> none) {
        const auto& list = member(name);
        std::vector<Cost> values;
        if (!list.is_array() || list.size() != height) {
            blame(name);
            return values;
        }
        for (const auto& row : list) {
            if (!row.is_array() || row.size() != width) {
                blame(name);
                return values;
            }
            for (const auto& value : row) {
                values.push_back(value.is_null() && none ? *none : number(value, name, largest));
            }
        }
        return values;
    }

    NodeId cell(const Json& value, const char* name, const Grid& grid) {
        if (!value.is_array() || value.size() != 2) {
            blame(name);
            return NodeId::None;
        }
        const auto x = number(value[0], name, grid.width() - 1);
        const auto y = number(value[1], name, grid.height() - 1);
        return grid.node({static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)});
    }

    template <class Option> Option option(const Json& value, const char* name) {
        const auto found = value.is_string() ? option_named<Option>(value.get<std::string>()) : std::nullopt;
        if (!found) {
            blame(name);
        }
        return found.value_or(Option{});
    }

  private:
    const Json* document_;
    std::string fault_;
};

Reason refused_member(const std::string& name) { return {.code = "proof.member", .found = name}; }

} // namespace

Result<Proof> read_proof(const std::string& text) {
    const auto document = Json::parse(text, nullptr, false);
    if (!document.is_object()) {
        return Reason{.code = "proof.json"};
    }
    Reader reader(document);
    if (!reader.has("format") || document["format"] != format_name || !reader.has("version") ||
        document["version"] != 1) {
        return Reason{.code = "proof.format"};
    }
    const auto width =
        static_cast<std::uint32_t>(reader.number(reader.member("width"), "width", Grid::max_side));
    const auto height =
        static_cast<std::uint32_t>(reader.number(reader.member("height"), "height", Grid::max_side));
    if (!reader.is_good() || !Grid::is_valid_size(width, height)) {
        return refused_member(reader.is_good() ? "width" : reader.fault());
    }
    const auto ground = reader.rows("ground", width, height, 255, std::nullopt);
    const auto added =
        reader.has("added") ? reader.rows("added", width, height, 255, std::nullopt) : std::vector<Cost>{};
    auto potentials = reader.rows("potentials", width, height, most, TrueCosts::infinite);
    if (!reader.is_good()) {
        return refused_member(reader.fault());
    }
    std::vector<Factor> factors(ground.begin(), ground.end());
    std::vector<Extra> extras(added.begin(), added.end());
    Proof proof{.grid = Grid(width, height, std::move(factors), std::move(extras)),
                .potentials = std::move(potentials)};
    const auto lattice = reader.option<Lattice>(reader.member("board"), "board");
    const auto corner = reader.option<CornerRule>(reader.member("corner"), "corner");
    proof.rules = {.lattice = lattice,
                   .corner = corner,
                   .costs = {.straight = reader.number(reader.member("straight"), "straight", 1'000'000),
                             .diagonal = reader.number(reader.member("diagonal"), "diagonal", 1'000'000)}};
    if (proof.rules.costs.straight == 0 || proof.rules.costs.diagonal == 0) {
        reader.blame("straight");
    }
    proof.start = reader.cell(reader.member("start"), "start", proof.grid);
    proof.goal = reader.cell(reader.member("goal"), "goal", proof.grid);
    const auto& cost = reader.member("cost");
    proof.cost = cost.is_null() ? TrueCosts::infinite : reader.number(cost, "cost", most);
    const auto& path = reader.member("path");
    if (!path.is_array()) {
        reader.blame("path");
    } else {
        for (const auto& cell : path) {
            proof.path.push_back(reader.cell(cell, "path", proof.grid));
        }
    }
    if (!reader.is_good()) {
        return refused_member(reader.fault());
    }
    return proof;
}

} // namespace astrolabe::command
