from heapq import heappop, heappush
from math import inf

MAP = [
    "S...##.",
    ".....#.",
    ".....#.",
    "....#.G",
    "...#...",
    ".....#.",
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
    return 10 * (abs(cell[0] - GOAL[0]) + abs(cell[1] - GOAL[1]))


def path_to(cell, parent):
    path = []
    while cell is not None:
        path.append(cell)
        cell = parent[cell]
    return path[::-1]


expanded = []


# <shown>
def search(start, goal):
    g = {start: 0}
    parent = {start: None}
    heap, closed, count = [(h(start), 0, start)], set(), 0
    while heap:
        f, _, cell = heappop(heap)
        if f < g[cell] + h(cell):  # mistake
            continue
        closed.add(cell)
        expanded.append(cell)
        if cell == goal:
            return path_to(goal, parent), g[goal]
        for neighbour, step in neighbours(cell):
            new_g = g[cell] + step
            if neighbour in closed or new_g >= g.get(neighbour, inf):
                continue
            g[neighbour] = new_g
            parent[neighbour] = cell
            count += 1
            heappush(heap, (new_g + h(neighbour), -count, neighbour))
    return None, None
# </shown>


def text(cells):
    return " ".join(f"({x},{y})" for x, y in cells)


path, cost = search(START, GOAL)
print("cost", cost)
print("expanded", len(expanded))
print("order", text(expanded))
print("path", text(path))
