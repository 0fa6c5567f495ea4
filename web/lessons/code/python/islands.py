MAP = [
    "....#####",
    ".S..#...#",
    "....#.G.#",
    "....#...#",
    "....#####",
]
WIDTH, HEIGHT = len(MAP[0]), len(MAP)
CELLS = [(x, y) for y in range(HEIGHT) for x in range(WIDTH)]


def find(sign):
    return next((x, y) for x, y in CELLS if MAP[y][x] == sign)


def is_free(x, y):
    return 0 <= x < WIDTH and 0 <= y < HEIGHT and MAP[y][x] != "#"


def neighbours(cell):
    x, y = cell
    around = [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]
    return [place for place in around if is_free(*place)]


START, GOAL = find("S"), find("G")
FREE = [(x, y) for x, y in CELLS if is_free(x, y)]


# <shown>
def number_islands():
    island = {}
    count = 0
    for first in FREE:
        if first in island:
            continue
        count += 1
        island[first] = count
        waiting = [first]
        while waiting:
            for neighbour in neighbours(waiting.pop()):
                if neighbour not in island:
                    island[neighbour] = count
                    waiting.append(neighbour)
    return island


island = number_islands()
print("path", "yes" if island[START] == island[GOAL] else "no")
# </shown>

numbers = list(island.values())
print("islands", " ".join(str(numbers.count(one)) for one in sorted(set(numbers))))
