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


START, GOAL = find("S"), find("G")


# <shown>
def neighbours(cell):
    x, y = cell
    shift = y % 2
    for dx, dy in (
        (shift - 1, -1), (shift, -1),
        (-1, 0), (1, 0),
        (shift - 1, 1), (shift, 1),
    ):
        if is_free(x + dx, y + dy):
            yield (x + dx, y + dy), 10


def cube(cell):
    x, y = cell
    q, r = x - y // 2, y
    return q, r, -q - r


def h(cell):
    return 10 * max(abs(a - b) for a, b in zip(cube(cell), cube(GOAL)))
# </shown>


def path_to(cell, parent):
    path = []
    while cell is not None:
        path.append(cell)
        cell = parent[cell]
    return path[::-1]


expanded = []


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


def text(cells):
    return " ".join(f"({x},{y})" for x, y in cells)


path, cost = search(START, GOAL)
print("cost", cost)
print("expanded", len(expanded))
print("order", text(expanded))
print("path", text(path))
