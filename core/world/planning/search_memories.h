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

} // namespace astrolabe
