from math import hypot, inf

MAP = [
    "S.#....#..........##",
    "..#...##.....#..#.#.",
    ".....#....#.........",
    "#..##...#.#.........",
    ".......#............",
    "#.......#...#.##..#.",
    "#...........##..#...",
    "#.#.#.#..#.##.#...#.",
    ".....#..............",
    "...#.##.........##..",
    "...#................",
    "#..###.....#.#..#.G#",
]
WIDTH, HEIGHT = len(MAP[0]), len(MAP)


def find(sign):
    return next((x, y) for y in range(HEIGHT) for x in range(WIDTH) if MAP[y][x] == sign)


def is_free(x, y):
    return 0 <= x < WIDTH and 0 <= y < HEIGHT and MAP[y][x] != "#"


def is_step(x, y, dx, dy):
    return is_free(x + dx, y + dy) and (dx == 0 or dy == 0 or is_free(x + dx, y) and is_free(x, y + dy))


def neighbours(cell):
    x, y = cell
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            if (dx, dy) != (0, 0) and is_step(x, y, dx, dy):
                yield (x + dx, y + dy), 10 if dx == 0 or dy == 0 else 14


START, GOAL = find("S"), find("G")


def h(cell):
    dx, dy = abs(cell[0] - GOAL[0]), abs(cell[1] - GOAL[1])
    return 10 * max(dx, dy) + 4 * min(dx, dy)


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


checked = []


# <shown>
def sees(a, b):
    checked.append((a, b))
    x, y = a
    columns, rows = abs(b[0] - x), abs(b[1] - y)
    right, down = 1 if b[0] > x else -1, 1 if b[1] > y else -1
    i = j = 0
    while (x, y) != b:
        side = (2 * i + 1) * rows - (2 * j + 1) * columns
        dx = right if side <= 0 else 0
        dy = down if side >= 0 else 0
        if not is_step(x, y, dx, dy):
            return False
        x, y = x + dx, y + dy
        i, j = i + abs(dx), j + abs(dy)
    return True


def pull(path):
    bends = []
    for cell in path:
        while len(bends) >= 2 and sees(bends[-2], cell):
            bends.pop()
        bends.append(cell)
    return bends
# </shown>


def text(cells):
    return " ".join(f"({x},{y})" for x, y in cells)


path, cost = search(START, GOAL)
bends = pull(path)
length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(bends, bends[1:]))
print("cost", cost)
print("expanded", len(expanded))
print("order", text(expanded))
print("path", text(path))
print("bends", text(bends))
print("length", f"{length:.2f}")
print("checks", len(checked))
