#include "core/command/link_settings.h"

#include "core/command/words.h"

#include <algorithm>
#include <array>
#include <optional>

namespace astrolabe::command {
namespace {

struct WordKey {
    std::string_view key;
    std::string SearchSettings::*member;
};
constexpr std::array<WordKey, 14> words{{{"as", &SearchSettings::program},
                                         {"b", &SearchSettings::board},
                                         {"a", &SearchSettings::algorithm},
                                         {"h", &SearchSettings::heuristic},
                                         {"c", &SearchSettings::corner},
                                         {"k", &SearchSettings::costs},
                                         {"tie", &SearchSettings::tie},
                                         {"stop", &SearchSettings::stop},
                                         {"up", &SearchSettings::update},
                                         {"no", &SearchSettings::neighbour_order},
                                         {"near", &SearchSettings::nearest},
                                         {"ol", &SearchSettings::open_list},
                                         {"lt", &SearchSettings::local_turns},
                                         {"tiers", &SearchSettings::tiers}}};

struct FlagKey {
    std::string_view key;
    bool SearchSettings::*member;
};
constexpr std::array<FlagKey, 5> flags{{{"fix", &SearchSettings::corrected},
                                        {"re", &SearchSettings::reopens},
                                        {"bg", &SearchSettings::allows_blocked_goal},
                                        {"fl", &SearchSettings::floods},
                                        {"lf", &SearchSettings::local_shifts}}};

struct NumberKey {
    std::string_view key;
    std::uint32_t SearchSettings::*member;
};
constexpr std::array<NumberKey, 4> numbers{{{"lr", &SearchSettings::local_radius},
                                            {"ll", &SearchSettings::local_steps},
                                            {"ls", &SearchSettings::local_seed},
                                            {"cs", &SearchSettings::cluster_side}}};

/// How a search is displayed, and what is not about a search.
constexpr std::array<std::string_view, 35> passed_over{
    "v",     "z",    "t",    "shade", "num",     "arrows", "xray",   "best", "edges", "bp", "ui", "edit",
    "theme", "lang", "hi",   "quiz",  "loop",    "race",   "rm",     "rv",   "rp",    "rs", "rt", "code",
    "world", "seed", "tick", "wv",    "islands", "co",     "rulers", "do",   "p",     "ex", "js"};

/// "1.5" as 150: at most two decimals.
std::optional<std::uint32_t> hundredths(std::string_view text) {
    const auto point = text.find('.');
    const auto whole = whole_number(text.substr(0, point));
    if (!whole || *whole > 99'999) {
        return std::nullopt;
    }
    if (point == std::string_view::npos) {
        return 100 * *whole;
    }
    const auto decimals = text.substr(point + 1);
    const auto part = whole_number(decimals);
    if (!part || decimals.size() > 2) {
        return std::nullopt;
    }
    return 100 * *whole + (decimals.size() == 1 ? 10 : 1) * *part;
}

enum class PairOutcome { Read, PassedOver, UnknownKey, BadValue };

PairOutcome read_pair(std::string_view key, std::string_view value, SearchSettings& settings) {
    for (const auto& word : words) {
        if (word.key == key) {
            settings.*word.member = value;
            return PairOutcome::Read;
        }
    }
    for (const auto& flag : flags) {
        if (flag.key == key) {
            settings.*flag.member = value == "1";
            return value == "0" || value == "1" ? PairOutcome::Read : PairOutcome::BadValue;
        }
    }
    const auto read_number = [&](std::uint32_t SearchSettings::*member, std::optional<std::uint32_t> number) {
        settings.*member = number.value_or(0);
        return number ? PairOutcome::Read : PairOutcome::BadValue;
    };
    for (const auto& number : numbers) {
        if (number.key == key) {
            return read_number(number.member, whole_number(value));
        }
    }
    if (key == "w") {
        return read_number(&SearchSettings::weight_hundredths, hundredths(value));
    }
    const bool is_known = std::find(passed_over.begin(), passed_over.end(), key) != passed_over.end();
    return is_known ? PairOutcome::PassedOver : PairOutcome::UnknownKey;
}

} // namespace

bool is_settings_key(std::string_view key) {
    SearchSettings settings;
    const auto outcome = read_pair(key, "", settings);
    return outcome == PairOutcome::Read || outcome == PairOutcome::BadValue;
}

std::string read_link_settings(std::string_view pairs, SearchSettings& settings) {
    auto read = settings;
    while (!pairs.empty()) {
        const auto end = std::min(pairs.find('&'), pairs.size());
        const auto pair = pairs.substr(0, end);
        pairs.remove_prefix(std::min(end + 1, pairs.size()));
        if (pair.empty()) {
            continue;
        }
        const auto equals = pair.find('=');
        if (equals == std::string_view::npos) {
            return "'" + std::string(pair) + "' is no pair k=v";
        }
        const auto key = pair.substr(0, equals);
        const auto outcome = read_pair(key, pair.substr(equals + 1), read);
        if (outcome == PairOutcome::UnknownKey) {
            return "'" + std::string(key) + "' is no key of a link that says how to search";
        }
        const auto plan = plan_for(read);
        if (outcome == PairOutcome::BadValue || (!plan.is_ok() && plan.reason().code == "search.settings")) {
            return "'" + std::string(pair) + "' has a value that is not understood";
        }
    }
    settings = read;
    return {};
}

std::string link_settings(const SearchSettings& settings) {
    const SearchSettings usual;
    std::string pairs;
    const auto write = [&](std::string_view key, const std::string& value) {
        pairs.append(pairs.empty() ? "" : "&").append(key).append("=").append(value);
    };
    for (const auto& [key, member] : words) {
        if (settings.*member != usual.*member) {
            write(key, settings.*member);
        }
    }
    for (const auto& [key, member] : flags) {
        if (settings.*member != usual.*member) {
            write(key, settings.*member ? "1" : "0");
        }
    }
    for (const auto& [key, member] : numbers) {
        if (settings.*member != usual.*member) {
            write(key, std::to_string(settings.*member));
        }
    }
    if (settings.weight_hundredths != usual.weight_hundredths) {
        write("w", decimal(settings.weight_hundredths / 100.0, 2));
    }
    return pairs;
}

} // namespace astrolabe::command
