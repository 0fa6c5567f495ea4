# Changes proofs in 10,000 ways: each that verify.py accepts must be true, by a search of this file's own; and those
# that claim another cost or another path are all refused. Usage: SEED COUNT PROOF…; verify.py lies beside it.
import copy
import json
import random
import sys

from verify import flaw_in

random.seed(int(sys.argv[1]))
proofs = [json.load(open(name)) for name in sys.argv[3:]]


def optimum(p):
    """Bellman and Ford: relaxes all steps until nothing changes. None where there is no path."""
    width, height, ground = p["width"], p["height"], p["ground"]
    added = p.get("added") or [[0] * width] * height
    is_wall = lambda x, y: not (0 <= x < width and 0 <= y < height) or ground[y][x] == 0
    best = {tuple(p["start"]): 0}
    changed = True
    while changed:
        changed = False
        for (x, y), g in list(best.items()):
            if is_wall(x, y) and [x, y] != p["start"]:
                continue
            for dy in (-1, 0, 1):
                for dx in (-1, 0, 1):
                    if dx == dy == 0 or is_wall(x + dx, y + dy):
                        continue
                    if p["board"] == "hex" and dy and dx not in ((0, 1) if y % 2 else (-1, 0)):
                        continue
                    slanted = dx and dy and p["board"] == "squares"
                    walls = is_wall(x + dx, y) + is_wall(x, y + dy)
                    most = {"nowall": 0, "onewall": 1, "always": 2, "four": -1}[p["corner"]]
                    if slanted and walls > most:
                        continue
                    cost = ground[y + dy][x + dx] * (p["diagonal"] if slanted else p["straight"])
                    cost += added[y + dy][x + dx] * p["straight"] // 10
                    if g + cost < best.get((x + dx, y + dy), 1 << 60):
                        best[x + dx, y + dy] = g + cost
                        changed = True
    return best.get(tuple(p["goal"]))


def mutated(p):
    p = copy.deepcopy(p)
    cell = lambda: [random.randrange(p["width"]), random.randrange(p["height"])]
    x, y = cell()
    kind = random.choice(["cost", "path", "shorter", "potential", "lower", "ground", "end", "corner", "step"])
    if kind == "cost":
        p["cost"] = (p["cost"] or 0) + random.choice([-14, -1, 1, 10])
    elif kind == "path" and p["path"]:
        p["path"][random.randrange(len(p["path"]))] = cell()
    elif kind == "shorter" and len(p["path"]) > 2:
        del p["path"][random.randrange(1, len(p["path"]) - 1)]
    elif kind == "potential":
        p["potentials"][y][x] = random.choice([None, 0, (p["potentials"][y][x] or 0) + random.randint(-30, 30)])
    elif kind == "lower":
        # All but the goal: a claim of a smaller optimum, with a cost to go with it.
        less = random.randint(1, 20)
        p["potentials"] = [[v and max(v - less, 0) for v in row] for row in p["potentials"]]
        p["cost"] = p["cost"] and p["cost"] - less
    elif kind == "ground":
        p["ground"][y][x] = 0 if p["ground"][y][x] else 1
    elif kind == "end":
        p[random.choice(["start", "goal"])] = cell()
    elif kind == "corner":
        p["corner"] = random.choice(["nowall", "onewall", "always", "four"])
    elif kind == "step":
        p[random.choice(["straight", "diagonal"])] += random.choice([-1, 1])
    return kind, p


for p in proofs:
    assert flaw_in(p) is None and optimum(p) == p["cost"]
accepted, forged = 0, 0
for _ in range(int(sys.argv[2])):
    original = random.choice(proofs)
    kind, p = mutated(original)
    if p == original:
        continue
    if flaw_in(p) is None:
        accepted += 1
        assert optimum(p) == p["cost"], (kind, p)
        assert kind != "cost" and (kind != "lower" or not p["path"]), (kind, p)
    else:
        forged += 1
assert forged > accepted > 0
print(f"{forged} refused, {accepted} still true")
