from math import dist, inf

PLACES = [
    ("Harbour", 40, 300),
    ("Mill", 170, 340),
    ("Bridge", 200, 210),
    ("Abbey", 110, 120),
    ("Pass", 270, 60),
    ("Market", 330, 300),
    ("Forest", 390, 170),
    ("Lake", 480, 330),
    ("Tower", 470, 80),
    ("Castle", 600, 200),
]
ROADS = [
    (0, 1, 140),
    (0, 2, 260),
    (0, 3, 200),
    (1, 2, 150),
    (1, 5, 170),
    (2, 3, 130),
    (2, 5, 190),
    (2, 6, 230),
    (3, 4, 180),
    (4, 6, 240),
    (4, 8, 210),
    (5, 6, 150),
    (5, 7, 160),
    (6, 9, 230),
    (7, 9, 200),
    (8, 9, 180),
]
START, GOAL = 0, 9


def path_to(cell, parent):
    path = []
    while cell is not None:
        path.append(cell)
        cell = parent[cell]
    return path[::-1]


expanded = []


# <shown>
edges = [[] for _ in PLACES]
for a, b, cost in ROADS:
    edges[a].append((b, cost))
    edges[b].append((a, cost))
edges[8].append((6, 125))


def length(a, b):
    return dist(PLACES[a][1:], PLACES[b][1:])


RATE = min(
    cost / length(a, b)
    for a in range(len(PLACES))
    for b, cost in edges[a]
)


def neighbours(cell):
    return edges[cell]


def h(cell):
    return int(RATE * length(cell, GOAL))


def search(start, goal):
    g = {start: 0}
    parent = {start: None}
    open_list, closed = [start], set()

    def f(cell):
        return g[cell] + h(cell)

    while open_list:
        best = 0
        for i in range(1, len(open_list)):
            if f(open_list[i]) <= f(open_list[best]):
                best = i
        cell = open_list.pop(best)
        closed.add(cell)
        expanded.append(cell)
        if cell == goal:
            return path_to(goal, parent), g[goal]
        for neighbour, step in neighbours(cell):
            new_g = g[cell] + step
            if neighbour in closed or new_g >= g.get(neighbour, inf):
                continue
            if neighbour in g:
                open_list.remove(neighbour)
            g[neighbour] = new_g
            parent[neighbour] = cell
            open_list.append(neighbour)
    return None, None
# </shown>


def text(cells):
    return ", ".join(PLACES[cell][0] for cell in cells)


path, cost = search(START, GOAL)
print("cost", cost)
print("expanded", len(expanded))
print("order", text(expanded))
print("path", text(path))
