#include "core/codec/graph_code.h"

#include "core/codec/base64url.h"
#include "core/codec/range_coder.h"

#include <array>
#include <bit>
#include <utility>

namespace astrolabe {
namespace {

constexpr char version_letter = 'n';

/// The probability of one bit, learnt from those that came in its place before.
class LearntBit {
  public:
    bool code(RangeCoder& coder, bool bit) {
        bit = coder.code(bit, chance_);
        // quick to learn at first, then slower; never certain
        constexpr std::uint32_t slowest = 30;
        const auto target = bit ? std::int32_t{65'536 - 64} : std::int32_t{64};
        const auto from = static_cast<std::int32_t>(chance_);
        chance_ = static_cast<Chance>(from + (target - from) / static_cast<std::int32_t>(seen_ + 2));
        seen_ += seen_ < slowest ? 1 : 0;
        return bit;
    }

  private:
    Chance chance_ = even_chance;
    std::uint32_t seen_ = 0;
};

/// Whole numbers below 2^31, small ones in few bits: the number of binary digits and the two digits behind
/// the first by learnt probabilities, the others as they are.
class LearntNumber {
  public:
    std::uint32_t code(RangeCoder& coder, std::uint32_t number) {
        // number + 1 has at least one digit, and it is a 1
        const auto value = number + 1;
        const auto digits = static_cast<std::uint32_t>(std::bit_width(value));
        std::uint32_t length = 1;
        while (length < most_digits && has_more_[length].code(coder, digits > length)) {
            ++length;
        }
        std::uint32_t read = 1;
        for (auto left = length - 1; left > 0; --left) {
            const bool digit = (value >> (left - 1) & 1U) != 0;
            const auto behind_first = length - 1 - left;
            auto& learnt = next_digits_[length][behind_first == 0 ? 0 : read & 1U ? 2 : 1];
            read =
                read << 1U | (behind_first < 2 ? learnt.code(coder, digit) : coder.code(digit, even_chance));
        }
        return read - 1;
    }

  private:
    static constexpr std::uint32_t most_digits = 31;
    std::array<LearntBit, most_digits + 1> has_more_;
    std::array<std::array<LearntBit, 3>, most_digits + 1> next_digits_;
};

/// Differences, of either sign: 0, -1, 1, -2, 2 as 0, 1, 2, 3, 4.
class LearntDifference {
  public:
    std::int64_t code(RangeCoder& coder, std::int64_t difference) {
        const auto folded = difference < 0 ? -2 * difference - 1 : 2 * difference;
        const std::int64_t read = number_.code(coder, static_cast<std::uint32_t>(folded));
        return read % 2 == 0 ? read / 2 : -(read + 1) / 2;
    }

  private:
    LearntNumber number_;
};

/// Bytes of names, by what kind of byte came before.
class LearntLetter {
  public:
    std::uint8_t code(RangeCoder& coder, std::uint8_t byte) {
        auto& learnt = by_kind_[kind_];
        std::size_t node = 1; // in the tree of the digits so far
        for (std::uint32_t left = 8; left > 0; --left) {
            node = node << 1U | (learnt[node].code(coder, (byte >> (left - 1) & 1U) != 0) ? 1U : 0U);
        }
        const auto read = static_cast<std::uint8_t>(node);
        kind_ = read < 0x80 ? 0 : read < 0xc0 ? 1 : 2;
        return read;
    }
    void begin_name() { kind_ = 0; }

  private:
    std::size_t kind_ = 0; // ASCII or the beginning; inside, at the first byte of a longer character
    std::array<std::array<LearntBit, 256>, 3> by_kind_;
};

/// Whether the second is the first one reversed.
bool is_reverse(const GraphEdge& first, const GraphEdge& second) {
    return second == GraphEdge{first.to, first.from, first.cost};
}

/// Goes through a graph part by part, which writes it or reads it back: the coder knows which.
class GraphCoder {
  public:
    explicit GraphCoder(RangeCoder& coder) : coder_(coder) {}

    std::size_t count(std::size_t number) { return counts_.code(coder_, static_cast<std::uint32_t>(number)); }

    GraphNode node(const GraphNode& node) {
        GraphNode read;
        read.x = last_.x + x_.code(coder_, node.x - last_.x);
        read.y = last_.y + y_.code(coder_, node.y - last_.y);
        const auto length = lengths_.code(coder_, static_cast<std::uint32_t>(node.name.size()));
        letters_.begin_name();
        for (std::size_t index = 0; index < length && index <= graph_limits::name_bytes; ++index) {
            const auto letter =
                index < node.name.size() ? static_cast<std::uint8_t>(node.name[index]) : std::uint8_t{0};
            read.name += static_cast<char>(letters_.code(coder_, letter));
        }
        last_.x = read.x;
        last_.y = read.y;
        return read;
    }

    GraphEdge edge(const GraphEdge& edge) {
        GraphEdge read;
        read.from = from_ + froms_.code(coder_, edge.from - from_);
        read.to = read.from + tos_.code(coder_, edge.to - edge.from);
        read.cost = std::int64_t{costs_.code(coder_, static_cast<std::uint32_t>(edge.cost - 1))} + 1;
        from_ = read.from;
        return read;
    }

    bool is_both_directions(bool is_both) { return both_.code(coder_, is_both); }

  private:
    RangeCoder& coder_;
    LearntNumber counts_;
    GraphNode last_;
    LearntDifference x_;
    LearntDifference y_;
    LearntNumber lengths_;
    LearntLetter letters_;
    std::int64_t from_ = 0;
    LearntDifference froms_;
    LearntDifference tos_;
    LearntNumber costs_;
    LearntBit both_;
};

std::vector<std::uint8_t> encoded(const GraphDefinition& definition) {
    RangeCoder bits;
    GraphCoder coder(bits);
    const auto& [nodes, edges] = definition;
    coder.count(nodes.size());
    coder.count(edges.size());
    for (const auto& node : nodes) {
        coder.node(node);
    }
    for (std::size_t index = 0; index < edges.size(); ++index) {
        coder.edge(edges[index]);
        const bool is_both = index + 1 < edges.size() && is_reverse(edges[index], edges[index + 1]);
        coder.is_both_directions(is_both);
        index += is_both ? 1 : 0;
    }
    return bits.finish();
}

/// Any bytes give some graph, within the limits of counts and names; nothing beyond them.
std::optional<GraphDefinition> decoded(std::span<const std::uint8_t> bytes) {
    RangeCoder bits(bytes);
    GraphCoder coder(bits);
    const auto node_count = coder.count(0);
    const auto edge_count = coder.count(0);
    if (node_count > graph_limits::nodes || edge_count > graph_limits::edges) {
        return std::nullopt;
    }
    GraphDefinition definition;
    definition.nodes.reserve(node_count);
    definition.edges.reserve(edge_count);
    while (definition.nodes.size() < node_count) {
        definition.nodes.push_back(coder.node({}));
    }
    while (definition.edges.size() < edge_count) {
        const auto edge = coder.edge({.cost = 1});
        definition.edges.push_back(edge);
        if (coder.is_both_directions(false)) {
            definition.edges.push_back({edge.to, edge.from, edge.cost});
        }
    }
    return definition;
}

Reason broken_graph() { return {.code = "link.map_broken"}; }

} // namespace

std::string write_link_graph(const GraphDefinition& definition) {
    return version_letter + to_base64url(encoded(definition));
}

Result<GraphDefinition> read_link_graph(std::string_view text) {
    if (text.empty()) {
        return broken_graph();
    }
    if (text.front() != version_letter) {
        return Reason{.code = "link.map_version"};
    }
    const auto bytes = from_base64url(text.substr(1));
    if (!bytes) {
        return broken_graph();
    }
    auto definition = decoded(*bytes);
    // A graph has one code: bytes that no writer wrote mean nothing.
    if (!definition || fault_in(*definition) || encoded(*definition) != *bytes) {
        return broken_graph();
    }
    return std::move(*definition);
}

} // namespace astrolabe
