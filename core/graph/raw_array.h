// Memory for many items that are written before they are read: clearing it would take as long as going
// through it.
#pragma once

#include <cstddef>
#include <memory>
#include <type_traits>

namespace astrolabe {

/// An array of the given size, whose items mean nothing until they are written.
template <class T> class RawArray {
    static_assert(std::is_trivially_default_constructible_v<T> && std::is_trivially_destructible_v<T>);

  public:
    explicit RawArray(std::size_t count) : items_(new T[count]) {}

    T& operator[](std::size_t index) { return items_[index]; }
    const T& operator[](std::size_t index) const { return items_[index]; }

  private:
    std::unique_ptr<T[]> items_; // NOLINT(modernize-avoid-c-arrays): std::vector would clear them
};

} // namespace astrolabe
