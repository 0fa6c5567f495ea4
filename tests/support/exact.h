// Texts for readers that must not read past their end.
#pragma once

#include <algorithm>
#include <memory>
#include <string_view>

namespace astrolabe::test {

/// A copy in a buffer of exactly its size, so that the address sanitizer detects a read past it.
class Exact {
  public:
    explicit Exact(std::string_view text)
        : size_(text.size()), bytes_(std::make_unique<char[]>(text.size())) {
        std::copy(text.begin(), text.end(), bytes_.get());
    }
    operator std::string_view() const { return {bytes_.get(), size_}; } // NOLINT(google-explicit-constructor)

  private:
    std::size_t size_;
    std::unique_ptr<char[]> bytes_;
};

} // namespace astrolabe::test
