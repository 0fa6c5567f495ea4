#include "core/search/as_written/game_server.h"

#include <algorithm>

namespace astrolabe::as_written {

void GameServerList::clear() {
    taken_ = 0;
    entries_.clear();
    std::fill(is_expanded_.begin(), is_expanded_.end(), false);
    counts_ = {};
}

void GameServerList::push(NodeId node, Key key) {
    entries_.emplace_back();
    auto place = entries_.size() - 1;
    while (place > 0) {
        ++counts_.comparisons;
        if (key.f >= entries_[place - 1].key.f) {
            break;
        }
        ++counts_.moves;
        entries_[place] = entries_[place - 1];
        --place;
    }
    ++counts_.moves;
    entries_[place] = {key, node};
}

std::optional<NodeId> GameServerList::pop() {
    while (!entries_.empty() && taken_ < budget_) {
        const auto node = entries_.front().node;
        entries_.pop_front();
        ++taken_;
        if (!is_expanded_[index_of(node)]) {
            is_expanded_[index_of(node)] = true;
            return node;
        }
    }
    return std::nullopt;
}

} // namespace astrolabe::as_written
