// The queue that asks for numbers late, against a sorted list.
#include "core/open_list/late_queue.h"
#include "core/random/random.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <limits>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace astrolabe::test {
namespace {

/// What LPA* keeps of a node: whether it is open, with which f, and by which push.
struct OpenNode {
    std::uint64_t f = 0;
    std::uint32_t push = 0;
};

/// The open nodes: by f, the last push first.
class Expected {
  public:
    explicit Expected(std::size_t nodes) : nodes_(nodes) {}

    const OpenNode& at(NodeId node) const { return nodes_[index_of(node)]; }
    void set(NodeId node, const OpenNode& open) {
        remove(node);
        nodes_[index_of(node)] = open;
        order_.emplace(open.f, ~open.push, index_of(node));
    }
    void remove(NodeId node) {
        auto& at = nodes_[index_of(node)];
        order_.erase({at.f, ~at.push, index_of(node)});
        at = {};
    }
    bool is_empty() const { return order_.empty(); }
    std::size_t size() const { return order_.size(); }
    std::uint64_t first_f() const { return std::get<0>(*order_.begin()); }
    NodeId first() const { return node_at(std::get<2>(*order_.begin())); }

  private:
    std::vector<OpenNode> nodes_;
    std::set<std::tuple<std::uint64_t, std::uint32_t, std::uint32_t>> order_;
};

TEST_CASE("late queue: of equal f the last push leaves first, also where only its number changed") {
    std::uint64_t renumbered = 0;
    std::uint64_t fallen = 0;
    std::uint64_t moved = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        CAPTURE(seed);
        Random random(seed);
        constexpr std::uint32_t nodes = 60;
        const auto grain = std::uint64_t{1} << random.below(10); // few numbers or many, so many ties or few
        Expected expected(nodes);
        LateQueue queue;
        queue.begin(random.below(6));
        std::uint32_t pushes = 0;
        std::uint64_t f = 100'000;
        const auto is_stale = [&](std::uint64_t of_entry, NodeId node) {
            return expected.at(node).push == 0 || expected.at(node).f != of_entry;
        };
        const auto number_of = [&](NodeId node) { return expected.at(node).push; };
        for (auto turns = random.below(2000); turns > 0 || !expected.is_empty(); turns -= turns > 0 ? 1 : 0) {
            for (auto more = turns > 0 ? random.below(4) : 0; more > 0; --more) {
                const auto node = node_at(random.below(nodes));
                const auto& before = expected.at(node);
                const auto rise = grain * random.below(random.is_chance(5) ? 3000 : 40);
                const bool falls = random.is_chance(2);
                const OpenNode after{falls                                      ? f - std::min(f, rise)
                                     : before.push != 0 && random.is_chance(50) ? before.f
                                                                                : f + rise,
                                     ++pushes};
                fallen += falls ? 1 : 0;
                const bool keeps_entry = before.push != 0 && before.f == after.f && queue.can_renumber();
                renumbered += keeps_entry ? 1 : 0;
                expected.set(node, after);
                if (!keeps_entry) {
                    queue.push(after.f, node, after.push);
                }
            }
            if (random.is_chance(10)) {
                expected.remove(node_at(random.below(nodes)));
            }
            if (random.is_chance(1)) {
                const auto added = random.below(1000);
                std::vector<std::pair<NodeId, OpenNode>> renewed;
                queue.renew([&](std::uint64_t& of_entry, NodeId node) {
                    const bool stays = !is_stale(of_entry, node);
                    of_entry += added;
                    if (stays) {
                        renewed.emplace_back(node, OpenNode{of_entry, number_of(node)});
                    }
                    return stays;
                });
                for (const auto& [node, open] : renewed) {
                    expected.set(node, open);
                }
                moved += renewed.size();
            }
            REQUIRE(queue.find_first(is_stale, number_of) == !expected.is_empty());
            if (!expected.is_empty() && random.is_chance(70)) {
                REQUIRE(queue.front() == expected.first_f());
                const auto node = queue.pop();
                REQUIRE(node == expected.first());
                f = std::max(f, expected.first_f());
                expected.remove(node);
            }
        }
        REQUIRE_FALSE(queue.find_first(is_stale, number_of));
    }
    CHECK(renumbered > 10'000);
    CHECK(fallen > 1000);
    CHECK(moved > 1000);
}

} // namespace
} // namespace astrolabe::test
