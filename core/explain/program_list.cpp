#include "core/explain/program_list.h"

#include "core/search/as_written/dotnet_sort.h"
#include "core/search/as_written/unity_list.h"
#include "core/search/node_key.h"
#include "core/trace/events.h"

#include <algorithm>
#include <cassert>

namespace astrolabe {
namespace {

using as_written::Program;

bool is_smaller(const OpenListEntry& a, const OpenListEntry& b) { return a.key.f < b.key.f; }

ProgramEntry entry_of(const OpenListEntry& entry) { return {entry.node, entry.key.f}; }

} // namespace

ProgramList::ProgramList(const FinishedSearch<GridGraph>& search, History& history)
    : search_(search), history_(&history) {
    assert(search.own.program != Program::None);
    begin();
}

void ProgramList::begin() {
    entries_.clear();
    step_ = 0;
    pushes_ = 0;
    put(Event({.g = 0, .node = search_.trace.start, .parent = NodeId::None, .kind = EventKind::Open}));
}

std::optional<ProgramChoice> ProgramList::choice(std::uint32_t step, NodeId node) {
    const auto& entries = entries_after(step - 1);
    const auto own =
        std::find_if(entries.begin(), entries.end(), [&](const auto& entry) { return entry.node == node; });
    if (own == entries.end()) {
        return std::nullopt;
    }
    const auto taken = taken_index();
    const auto number = [](std::ptrdiff_t index) { return static_cast<std::uint32_t>(index + 1); };
    return ProgramChoice{.step = step,
                         .size = static_cast<std::uint32_t>(entries.size()),
                         .position = number(own - entries.begin()),
                         .f = own->key.f,
                         .taken_position = number(static_cast<std::ptrdiff_t>(taken)),
                         .taken = entry_of(entries[taken]),
                         .first = entry_of(entries.front()),
                         .tied = static_cast<std::uint32_t>(
                             std::count_if(entries.begin(), entries.end(), [&](const auto& entry) {
                                 return entry.key.f == entries[taken].key.f;
                             }))};
}

const std::vector<OpenListEntry>& ProgramList::entries_after(std::uint32_t step) {
    if (step < step_) {
        begin();
    }
    while (step_ < step) {
        go_on();
    }
    return entries_;
}

void ProgramList::go_on() {
    ++step_;
    entries_.erase(entries_.begin() + static_cast<std::ptrdiff_t>(taken_index()));
    for_each_event(search_.graph, search_.trace, *history_, step_, [this](const Event& event) {
        if (!ends_step(event.kind)) {
            put(event);
        }
    });
}

void ProgramList::put(const Event& event) {
    const OpenListEntry entry{key(event.node, event.parent, event.g), event.node};
    const bool is_sorted =
        search_.own.program == Program::CSharp || search_.own.program == Program::GameServer;
    if (!is_sorted) {
        entries_.push_back(entry);
        if (search_.own.program == Program::Crowd) {
            as_written::dotnet_sort(std::span(entries_), is_smaller);
        }
        return;
    }
    if (search_.own.program == Program::CSharp && event.kind == EventKind::Improve) {
        std::erase_if(entries_, [&](const auto& listed) { return listed.node == event.node; });
    }
    entries_.insert(std::upper_bound(entries_.begin(), entries_.end(), entry, is_smaller), entry);
}

std::size_t ProgramList::taken_index() const {
    const auto index_at = [this](auto at) { return static_cast<std::size_t>(at - entries_.begin()); };
    switch (search_.own.program) {
    case Program::Unity:
        return as_written::index_taken_by_scan(entries_);
    case Program::Cpp:
        return index_at(std::min_element(entries_.begin(), entries_.end(), is_smaller));
    case Program::Slides: // the last one added among the least
        return entries_.size() - 1 -
               static_cast<std::size_t>(std::min_element(entries_.rbegin(), entries_.rend(), is_smaller) -
                                        entries_.rbegin());
    case Program::None:
    case Program::CSharp:
    case Program::GameServer:
    case Program::Crowd:
        break;
    }
    return 0;
}

Key ProgramList::key(NodeId node, NodeId parent, Cost g) {
    const auto h = search_.estimate(node, parent);
    return {.f = f_of(search_.options, g, h, 0), .tie = 0, .push = pushes_++};
}

} // namespace astrolabe
