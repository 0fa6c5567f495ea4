// With a library for YAML, yaml-cpp: its parser, which bounds how deeply it recurses, and not its nodes,
// which keep an alias as a reference and take several times the memory.
#include "core/command/check/trace_yaml.h"

#include <yaml-cpp/depthguard.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <sstream>
#include <unordered_map>
#include <utility>
#include <vector>

namespace astrolabe::command {
namespace {

using Json = nlohmann::json;

/// References to other places of the text, `*name`. The page has the same bound.
constexpr std::size_t most_aliases = 100;
/// Values in the document, copies for aliases included: more than a text of the allowed length can mean.
constexpr std::size_t most_values = 1U << 21U;
constexpr std::size_t longest_sentence = 100;

bool is_one_of(const std::string& word, std::initializer_list<const char*> words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// [-+]?(\.\d+|\d+(\.\d*)?)([eE][-+]?\d+)?
bool is_decimal(const std::string& word) {
    std::size_t at = 0;
    const auto take = [&](const char* characters) {
        const auto from = at;
        at = std::min(word.find_first_not_of(characters, at), word.size());
        return at - from;
    };
    const auto take_one = [&](const char* characters) {
        const bool is_there =
            at < word.size() && std::string_view(characters).find(word[at]) != std::string::npos;
        at += is_there ? 1 : 0;
        return is_there;
    };
    constexpr const char* digits = "0123456789";
    take_one("+-");
    const auto before = take(digits);
    const auto after = take_one(".") ? take(digits) : 0;
    if (before + after == 0) {
        return false;
    }
    if (take_one("eE")) {
        take_one("+-");
        return take(digits) > 0 && at == word.size();
    }
    return at == word.size();
}

/// What a scalar without quotation marks is: null, a truth value, a number or a text.
Json value_of(const std::string& word) {
    if (is_one_of(word, {"", "~", "null", "Null", "NULL"})) {
        return nullptr;
    }
    if (is_one_of(word, {"true", "True", "TRUE", "false", "False", "FALSE"})) {
        return word[0] == 't' || word[0] == 'T';
    }
    if (is_decimal(word)) {
        return std::strtod(word.c_str(), nullptr);
    }
    if (is_one_of(word, {".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF"})) {
        return std::numeric_limits<double>::infinity();
    }
    if (is_one_of(word, {"-.inf", "-.Inf", "-.INF"})) {
        return -std::numeric_limits<double>::infinity();
    }
    if (is_one_of(word, {".nan", ".NaN", ".NAN"})) {
        return std::numeric_limits<double>::quiet_NaN();
    }
    const auto digits = word.size() > 2 ? word.substr(2) : std::string();
    for (const auto& [prefix, allowed, base] :
         {std::tuple("0x", "0123456789abcdefABCDEF", 16), std::tuple("0o", "01234567", 8)}) {
        if (word.starts_with(prefix) && !digits.empty() &&
            digits.find_first_not_of(allowed) == std::string::npos) {
            return static_cast<double>(std::strtoull(digits.c_str(), nullptr, base));
        }
    }
    return word;
}

/// Puts together what the parser meets. Refuses by an exception, as the parser does.
class DocumentBuilder : public YAML::EventHandler {
  public:
    Json document;

    void OnDocumentStart(const YAML::Mark& mark) override {
        if (std::exchange(has_begun_, true)) {
            throw YAML::ParserException(mark, "there is more than one document");
        }
    }
    void OnDocumentEnd() override {}

    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override { add(mark, nullptr, anchor, 1); }

    void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override {
        const auto found = anchors_.find(anchor);
        if (found == anchors_.end()) {
            throw YAML::ParserException(mark, "a value contains itself");
        }
        if (++aliases_ > most_aliases) {
            throw YAML::ParserException(mark, "more than " + std::to_string(most_aliases) + " aliases");
        }
        const auto& [value, size] = found->second;
        count(mark, size);
        add(mark, value, YAML::NullAnchor, size);
    }

    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& word) override {
        // "?" is the tag of what has none; keys are compared as they are written.
        const bool is_plain = is_one_of(tag, {"?", "tag:yaml.org,2002:int", "tag:yaml.org,2002:float",
                                              "tag:yaml.org,2002:null", "tag:yaml.org,2002:bool"});
        add(mark, is_plain && !is_key_next() ? value_of(word) : Json(word), anchor, 1);
    }

    void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value) override {
        open_.push_back({Json::array(), mark, anchor, values_});
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value) override {
        open_.push_back({Json::object(), mark, anchor, values_});
    }
    void OnMapEnd() override { close(); }

  private:
    /// A collection of which the end has not come yet.
    struct Collection {
        Json value;
        YAML::Mark mark;
        YAML::anchor_t anchor = YAML::NullAnchor;
        std::size_t first = 0; ///< Number of values before it.
        bool has_key = false;  ///< Of a map: a key of which the value has not come yet.
        Json key = nullptr;
    };

    bool is_key_next() const {
        return !open_.empty() && open_.back().value.is_object() && !open_.back().has_key;
    }

    void count(const YAML::Mark& mark, std::size_t size) {
        values_ += size;
        if (values_ > most_values) {
            throw YAML::ParserException(mark, "too many values");
        }
    }

    void close() {
        auto [value, mark, anchor, first, has_key, key] = std::move(open_.back());
        open_.pop_back();
        add(mark, std::move(value), anchor, values_ - first + 1);
    }

    /// A value of so many values, itself included, which are counted but for itself.
    void add(const YAML::Mark& mark, Json value, YAML::anchor_t anchor, std::size_t size) {
        count(mark, 1);
        if (anchor != YAML::NullAnchor) {
            count(mark, size);
            anchors_.insert_or_assign(anchor, std::pair(value, size));
        }
        if (open_.empty()) {
            document = std::move(value);
            return;
        }
        auto& parent = open_.back();
        if (parent.value.is_array()) {
            parent.value.push_back(std::move(value));
        } else if (!std::exchange(parent.has_key, !parent.has_key)) {
            parent.key = std::move(value);
        } else if (parent.key.is_string()) { // no member that is asked for has another key
            parent.value[parent.key.get_ref<const std::string&>()] = std::move(value);
        }
    }

    std::vector<Collection> open_;
    /// What has a name, with the number of values in it.
    std::unordered_map<YAML::anchor_t, std::pair<Json, std::size_t>> anchors_;
    std::size_t aliases_ = 0;
    std::size_t values_ = 0;
    bool has_begun_ = false;
};

Reason refusal(const YAML::Mark& mark, const std::string& sentence) {
    return {.code = "trace.yaml",
            .line = mark.is_null() ? 0 : static_cast<std::uint32_t>(mark.line) + 1,
            .found = sentence.substr(0, longest_sentence)};
}

} // namespace

Result<Json> read_yaml(const std::string& text) {
    DocumentBuilder builder;
    try {
        std::istringstream in(text);
        YAML::Parser parser(in);
        while (parser.HandleNextDocument(builder)) {
        }
    } catch (const YAML::DeepRecursion& error) {
        return refusal(error.mark, "it is nested too deeply");
    } catch (const YAML::Exception& error) {
        return refusal(error.mark, error.msg);
    } catch (const std::exception& error) {
        return refusal(YAML::Mark::null_mark(), error.what());
    }
    return std::move(builder.document);
}

} // namespace astrolabe::command
