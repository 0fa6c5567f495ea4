RESULTS = [
    ("greedy", 310, 28),
    ("Dijkstra", 290, 255),
    ("A* on a list", 290, 78),
    ("A*, weight 2", 304, 30),
    ("A* on a heap", 290, 78),
]


# <shown>
def merge_sort(rows, key):
    if len(rows) < 2:
        return rows
    half = len(rows) // 2
    left = merge_sort(rows[:half], key)
    right = merge_sort(rows[half:], key)
    merged = []
    while left and right:
        takes_left = key(left[0]) < key(right[0])  # mistake
        merged.append(left.pop(0) if takes_left else right.pop(0))
    return merged + left + right


def places(rows, key):
    found = []
    for i, row in enumerate(rows):
        is_tie = i > 0 and key(row) == key(rows[i - 1])
        found.append(found[-1] if is_tie else i + 1)
    return found


def cost(row):
    return row[1]


def expanded(row):
    return row[2]


def both(row):
    return cost(row), expanded(row)


ranking = merge_sort(merge_sort(RESULTS, expanded), cost)
# </shown>

for place, row in zip(places(ranking, both), ranking):
    print(place, *row)
print("by cost alone", *places(ranking, cost))
