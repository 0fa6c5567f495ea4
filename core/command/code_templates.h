// The templates of core/code/templates, which the build writes into the command.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace astrolabe::command {

/// By language: python, cpp, js.
const std::map<std::string, std::string_view>& code_templates();

} // namespace astrolabe::command
