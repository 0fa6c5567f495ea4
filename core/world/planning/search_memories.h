// The memory of searches that are over, for those to come: hardly any then has to allocate or clear it.
#pragma once

#include "core/kernels/kernel.h"

#include <memory>
#include <utility>
#include <vector>

namespace astrolabe {

class SearchMemories {
  public:
    std::unique_ptr<KernelMemory> take() {
        if (free_.empty()) {
            return std::make_unique<KernelMemory>();
        }
        auto memory = std::move(free_.back());
        free_.pop_back();
        return memory;
    }
    void give_back(std::unique_ptr<KernelMemory> memory) { free_.push_back(std::move(memory)); }

  private:
    std::vector<std::unique_ptr<KernelMemory>> free_;
};

/// Of one search, and given back when it is over.
class LentMemory {
  public:
    explicit LentMemory(std::shared_ptr<SearchMemories> memories)
        : memories_(std::move(memories)), memory_(memories_->take()) {}
    LentMemory(const LentMemory&) = delete;
    LentMemory& operator=(const LentMemory&) = delete;
    ~LentMemory() { memories_->give_back(std::move(memory_)); }

    KernelMemory& operator*() const { return *memory_; }

  private:
    std::shared_ptr<SearchMemories> memories_;
    std::unique_ptr<KernelMemory> memory_;
};

} // namespace astrolabe
