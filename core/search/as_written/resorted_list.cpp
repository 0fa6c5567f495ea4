#include "core/search/as_written/resorted_list.h"

#include "core/search/as_written/dotnet_sort.h"

namespace astrolabe::as_written {

void ResortedList::push(NodeId node, Key key) {
    append(node, key);
    dotnet_sort(std::span(entries_), [this](const OpenListEntry& a, const OpenListEntry& b) {
        ++counts_.comparisons;
        return a.key.f < b.key.f;
    });
}

std::optional<NodeId> ResortedList::pop() { return entries_.empty() ? std::nullopt : std::optional(take(0)); }

} // namespace astrolabe::as_written
