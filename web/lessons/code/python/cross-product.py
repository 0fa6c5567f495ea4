from math import inf

MAP = [
    "S...............",
    "....#.......#...",
    ".....#....#.....",
    "................",
    "#...............",
    "...#............",
    "............#...",
    ".....#..........",
    "........#.......",
    "....#.....#..#.G",
]
WIDTH, HEIGHT = len(MAP[0]), len(MAP)


def find(sign):
    return next((x, y) for y in range(HEIGHT) for x in range(WIDTH) if MAP[y][x] == sign)


def is_free(x, y):
    return 0 <= x < WIDTH and 0 <= y < HEIGHT and MAP[y][x] != "#"


START, GOAL = find("S"), find("G")


# <shown>
def manhattan(cell):
    dx, dy = abs(cell[0] - GOAL[0]), abs(cell[1] - GOAL[1])
    return 10 * (dx + dy)


def scaled(cell):
    return 1.01 * manhattan(cell)


def crossed(cell):
    dx1, dy1 = cell[0] - GOAL[0], cell[1] - GOAL[1]
    dx2, dy2 = START[0] - GOAL[0], START[1] - GOAL[1]
    return manhattan(cell) + 0.01 * abs(dx1 * dy2 - dx2 * dy1)
# </shown>


def search(h):
    g = {START: 0}
    parent = {START: None}
    open_list, closed = [START], set()
    while open_list:
        best = 0
        for i in range(1, len(open_list)):
            if g[open_list[i]] + h(open_list[i]) < g[open_list[best]] + h(open_list[best]):
                best = i
        cell = open_list.pop(best)
        closed.add(cell)
        if cell == GOAL:
            break
        for dx, dy in ((0, -1), (-1, 0), (1, 0), (0, 1)):
            neighbour = (cell[0] + dx, cell[1] + dy)
            new_g = g[cell] + 10
            if not is_free(*neighbour) or neighbour in closed:
                continue
            if new_g >= g.get(neighbour, inf):
                continue
            if neighbour in g:
                open_list.remove(neighbour)
            g[neighbour] = new_g
            parent[neighbour] = cell
            open_list.append(neighbour)
    path = []
    cell = GOAL
    while cell is not None:
        path.append(cell)
        cell = parent[cell]
    return g[GOAL], len(closed), path[::-1]


for name, h in (("plain", manhattan), ("scaled", scaled), ("crossed", crossed)):
    cost, expanded, path = search(h)
    turns = sum(
        (b[0] - a[0], b[1] - a[1]) != (c[0] - b[0], c[1] - b[1])
        for a, b, c in zip(path, path[1:], path[2:])
    )
    print(f"{name}-cost {cost}")
    print(f"{name}-expanded {expanded}")
    print(f"{name}-turns {turns}")
