# A small A* with the recorder for Python: MAP BUG, writes trace.csv. The bug may be "none".
import sys
from recorder import Recorder

rows = open(sys.argv[1], encoding="ascii").read().split()
bug = sys.argv[2]
height, width = len(rows), len(rows[0])
find = lambda sign: next((x, y) for y, row in enumerate(rows) for x, one in enumerate(row) if one == sign)
start, goal = find("S"), find("G")


def free(x, y):
    return 0 <= x < width and 0 <= y < height and rows[y][x] != "#"


def estimate(x, y):
    dx, dy = abs(x - goal[0]), abs(y - goal[1])
    return (10 * abs(dx - dy) + 14 * min(dx, dy)) * (10 if bug == "scale" else 1)


recorder = Recorder("trace.csv")
g, parent, closed, found = {start: 0}, {start: None}, set(), False
queue = [start]  # in the order in which cells came
while queue and not found:
    least = queue[0]
    for cell in queue:
        better_f = g[cell] + estimate(*cell) < g[least] + estimate(*least)
        if better_f or (bug == "tie" and estimate(*cell) < estimate(*least)):
            least = cell
    queue.remove(least)
    closed.add(least)
    recorder.expand(*least, g[least], estimate(*least), parent[least])
    if least == goal:
        break
    for dx, dy in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]:
        x, y = least[0] + dx, least[1] + dy
        sides = free(least[0], y) and (bug == "corner" or free(x, least[1]))
        if not free(x, y) or (dx and dy and not sides) or (x, y) in closed:
            continue
        cost = (0 if bug == "sum" else g[least]) + (14 if dx and dy else 10)
        if (x, y) in g and (bug in ("update", "closed") or cost >= g[x, y]):
            continue
        if (x, y) not in g:
            queue.append((x, y))
        g[x, y], parent[x, y] = cost, least
        recorder.open(x, y, cost, estimate(x, y), least)
        found = found or (bug == "early" and (x, y) == goal)
cell, cells = goal if goal in parent else None, []
while cell:
    cells.insert(0, cell)
    cell = parent[cell]
recorder.path(cells)
recorder.close()
