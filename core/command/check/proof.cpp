// astrolabe proof, astrolabe verify: that a path is optimal, as a file that others can check.
#include "core/check/proof_text.h"
#include "core/command/check/check.h"
#include "core/command/check/proof_json.h"

#include <iostream>

namespace astrolabe::command {
namespace {

constexpr const char* proof_usage =
    R"(usage: astrolabe proof MAP|LINK [--start x,y] [--goal x,y] [--set 'k=v&k=v']

Searches, and prints a proof that its path is optimal, or that there is no path: a JSON with the map, the rules, the
path and a potential for each cell, which anyone can check without searching. See the document on proofs.

exit: 0 done, 1 the path of this search is not optimal, so that nothing is proved, 2 something was not understood
)";

constexpr const char* verify_usage =
    R"(usage: astrolabe verify FILE

Checks a proof that astrolabe proof printed, in one pass over its cells, without searching.

exit: 0 it is a proof, 1 it is not, and a sentence says why, 2 something was not understood
)";

int prove(const Words& words) {
    const auto arguments = read_arguments("proof", words, question_options({}), 1, 1);
    if (!arguments) {
        return bad_input;
    }
    const auto question = answer(arguments->plain[0], *arguments);
    if (!question) {
        return bad_input;
    }
    const auto& run = *question->run;
    const auto& search = run.result().search;
    // Without a path to the goal its search may have gone to another cell.
    const bool is_found = search.outcome == Outcome::Found && run.result().is_goal_reachable;
    const auto proof = astrolabe::prove(run.graph(), question->start, question->goal,
                                        is_found ? search.path : std::vector<NodeId>{});
    if (!proof.is_ok()) {
        fail("", proof.reason());
        return missed;
    }
    std::cout << proof_text(proof.value());
    std::cout.flush();
    return done;
}

std::string sentence_of(const ProofFlaw& flaw, const Proof& proof) {
    const auto step = [&] { return shown(proof.grid, flaw.from) + " to " + shown(proof.grid, flaw.to); };
    switch (flaw.fault) {
    case ProofFault::None:
        break;
    case ProofFault::Sizes:
        return "a path needs a cost, and no path has none";
    case ProofFault::Ends:
        return "the path does not lead from the start to the goal";
    case ProofFault::Step:
        return "the path goes from " + step() + ", which is no legal step";
    case ProofFault::Sum:
        return "the steps of the path do not add up to its cost";
    case ProofFault::Goal:
        return "the potential of the goal is not 0";
    case ProofFault::Start:
        return "the potential of the start is not the cost of the path";
    case ProofFault::Edge:
        return "from " + step() + " the potential falls by more than the step costs";
    }
    return "";
}

int verify(const Words& words) {
    const auto arguments = read_arguments("verify", words, {}, 1, 1);
    const auto text = arguments ? text_of(arguments->plain[0]) : std::nullopt;
    if (!text) {
        return bad_input;
    }
    const auto read = read_proof(*text);
    if (!read.is_ok()) {
        return fail(arguments->plain[0], read.reason());
    }
    const auto& proof = read.value();
    const auto flaw = flaw_in(proof);
    if (flaw.fault != ProofFault::None) {
        std::cout << "Not proved: " << sentence_of(flaw, proof) << ".\n";
        return missed;
    }
    std::cout << "Proved: ";
    if (proof.path.empty()) {
        std::cout << "there is no path";
    } else {
        std::cout << "the path of " << proof.path.size() << " cells costs " << proof.cost
                  << ", and none is cheaper";
    }
    std::cout << ", from " << shown(proof.grid, proof.start) << " to " << shown(proof.grid, proof.goal)
              << ".\n";
    return done;
}

} // namespace

const Command proof_command{"proof", "proves that a path is optimal", proof_usage, prove};
const Command verify_command{"verify", "checks such a proof", verify_usage, verify};

} // namespace astrolabe::command
