from math import inf

MAP = [
    ".......",
    "...#...",
    ".S.#.G.",
    "...#...",
    ".......",
    ".......",
]
WIDTH, HEIGHT = len(MAP[0]), len(MAP)


def find(sign):
    return next((x, y) for y in range(HEIGHT) for x in range(WIDTH) if MAP[y][x] == sign)


def is_free(x, y):
    return 0 <= x < WIDTH and 0 <= y < HEIGHT and MAP[y][x] != "#"


def neighbours(cell):
    x, y = cell
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            if (dx, dy) == (0, 0) or not is_free(x + dx, y + dy):
                continue
            if dx == 0 or dy == 0:
                yield (x + dx, y + dy), 10
            elif is_free(x + dx, y) and is_free(x, y + dy):
                yield (x + dx, y + dy), 14


START, GOAL = find("S"), find("G")


def h(cell):
    dx, dy = abs(cell[0] - GOAL[0]), abs(cell[1] - GOAL[1])
    return 14 * min(dx, dy) + 10 * abs(dx - dy)


def path_to(cell, parent):
    path = []
    while cell is not None:
        path.append(cell)
        cell = parent[cell]
    return path[::-1]


expanded = []


# <shown>
WEIGHT = 2


def search(start, goal):
    g = {start: 0}
    parent = {start: None}
    open_list, closed = [start], set()

    def f(cell):
        return g[cell] + WEIGHT * h(cell)

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
    return " ".join(f"({x},{y})" for x, y in cells)


path, cost = search(START, GOAL)
print("cost", cost)
print("expanded", len(expanded))
print("order", text(expanded))
print("path", text(path))
