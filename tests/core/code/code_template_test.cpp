// Programs from templates.
#include "core/code/code_template.h"

#include <doctest/doctest.h>

namespace astrolabe::test {
namespace {

std::string code_text(const std::vector<CodeLine>& lines) {
    std::string text;
    for (const auto& line : lines) {
        text += line.text + "\n";
    }
    return text;
}

TEST_CASE("code template: lines are taken by facts, within each other and negated") {
    CodeFacts facts;
    facts.say("a");
    facts.say("c");
    CHECK(code_text(write_code("1\n#? a\n2\n//? b\n3\n//? else\n4\n//? end\n#? end\n#? !a\n5\n#? end\n6\n",
                               facts)) == "1\n2\n4\n6\n");
    CHECK(code_text(write_code("#? b|c\n1\n#? end\n#? b|d\n2\n#? else\n3\n#? end\n", facts)) == "1\n3\n");
    CHECK(code_text(write_code("#? b\n#? a\n1\n#? end\n2\n#? end", facts)).empty());
}

TEST_CASE("code template: values and lists are filled in") {
    CodeFacts facts;
    facts.set("goal", std::uint64_t{7});
    facts.set("name", "A*");
    facts.list("steps") = {"0, 1", "1, 0"};
    facts.list("none");
    CHECK(code_text(write_code("«name» to «goal»; «unknown»", facts)) == "A* to 7; «unknown»\n");
    CHECK(code_text(write_code("S = [«steps (…)»] and [«none (…)»]\n", facts)) ==
          "S = [(0, 1), (1, 0)] and []\n");
    CHECK(code_text(write_code("  «steps {…},»\n«none [ … ]»\n", facts)) == "  {0, 1},\n  {1, 0},\n");
    CHECK(code_text(write_code("  «steps* {…},»\n", facts)) == "  {0, 1}, {1, 0},\n");
    facts.list("steps") = std::vector<std::string>(60, "10, 20");
    const auto packed = write_code("«steps* (…),»\n", facts);
    CHECK(packed.size() == 6);
    CHECK(packed.front().text.size() <= 100);
}

TEST_CASE("code template: marks are cut off their lines") {
    const auto lines = write_code("g = 1  #@ take\nh(); // why //@ push\n\nplain # no mark\n", {});
    REQUIRE(lines.size() == 4);
    CHECK(lines[0] == CodeLine{"g = 1", "take"});
    CHECK(lines[1] == CodeLine{"h(); // why", "push"});
    CHECK(lines[2] == CodeLine{});
    CHECK(lines[3] == CodeLine{"plain # no mark", ""});
}

TEST_CASE("code template: what is no template of ours does no harm") {
    CHECK(code_text(write_code("#? end\n#? else\n1\n", {})) == "1\n");
    CHECK(write_code("#? a\n1\n#? ", {}).empty());
    CHECK(code_text(write_code("«\n»«\n«»\n", {})) == "«\n»«\n«»\n");
    CHECK(write_code("", {}).empty());
}

} // namespace
} // namespace astrolabe::test
