// The run-time choice of an open list, in one place.
#pragma once

#include "core/open_list/binary_heap.h"
#include "core/open_list/bucket_queues.h"
#include "core/open_list/ordered_map.h"
#include "core/open_list/sorted_list.h"
#include "core/open_list/unsorted_list.h"

namespace astrolabe {

/// Returns make.template operator()<O>() for the list O of this kind.
template <class Make> auto with_list_of(OpenListKind kind, const Make& make) {
    switch (kind) {
    case OpenListKind::UnsortedList:
        return make.template operator()<UnsortedList>();
    case OpenListKind::SortedList:
        return make.template operator()<SortedList>();
    case OpenListKind::OrderedMap:
        return make.template operator()<OrderedMap>();
    case OpenListKind::Queues:
        return make.template operator()<BucketQueues>();
    case OpenListKind::BinaryHeap:
        break;
    }
    return make.template operator()<BinaryHeap>();
}

} // namespace astrolabe
