# Checks a proof without searching: python3 verify.py FILE. It shares nothing with the program that wrote the proof.
import json
import sys


def flaw_in(p):
    ground, pi, width, height = p["ground"], p["potentials"], p["width"], p["height"]
    added = p.get("added") or [[0] * width] * height
    free = lambda x, y: 0 <= x < width and 0 <= y < height and ground[y][x] > 0
    sides_needed = {"nowall": 2, "onewall": 1, "always": 0, "four": 3}[p["corner"]]

    def steps(x, y):
        left, right = (0, 1) if y % 2 else (-1, 0)  # on hexes, rows 1, 3, 5 … are shifted right by half a cell
        for dx, dy in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]:
            is_diagonal = dx != 0 and dy != 0 and p["board"] == "squares"
            is_apart = p["board"] == "hex" and dy != 0 and not left <= dx <= right
            sides = free(x + dx, y) + free(x, y + dy)
            if not free(x + dx, y + dy) or is_apart or (is_diagonal and sides < sides_needed):
                continue
            to = ground[y + dy][x + dx] * p["diagonal" if is_diagonal else "straight"]
            yield x + dx, y + dy, to + added[y + dy][x + dx] * p["straight"] // 10
    start, goal, path = tuple(p["start"]), tuple(p["goal"]), [tuple(cell) for cell in p["path"]]
    cost = 0 if path else None
    for (x, y), to in zip(path, path[1:]):
        found = [c for *cell, c in steps(x, y) if tuple(cell) == to]
        if not found:
            return f"({x},{y}) to {to} is no legal step"
        cost += found[0]
    if cost != p["cost"] or (path and (path[0], path[-1]) != (start, goal)):
        return "the path does not lead from start to goal at its cost"
    if pi[goal[1]][goal[0]] != 0 or pi[start[1]][start[0]] != cost:
        return "the potentials of start and goal are not the cost and 0"
    for x, y in [(x, y) for y in range(height) for x in range(width) if free(x, y) or (x, y) == start]:
        for to_x, to_y, c in steps(x, y):
            if pi[to_y][to_x] is not None and (pi[y][x] is None or pi[y][x] > c + pi[to_y][to_x]):
                return f"from ({x},{y}) to ({to_x},{to_y}) the potential falls by more than the step costs"


if __name__ == "__main__":
    sys.exit(flaw_in(json.load(open(sys.argv[1]))) or print("proved"))
