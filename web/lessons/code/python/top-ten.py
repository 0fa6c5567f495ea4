COUNT = 1000

comparisons = 0


def random_numbers():
    x = 1
    for _ in range(COUNT):
        x = x * 16807 % 2147483647
        yield 1 + x % COUNT


NUMBERS = list(random_numbers())


def is_less(a, b):
    global comparisons
    comparisons += 1
    return a < b


def insertion_sort(numbers):
    for end in range(1, len(numbers)):
        number, i = numbers[end], end
        while i > 0 and is_less(number, numbers[i - 1]):
            numbers[i] = numbers[i - 1]
            i -= 1
        numbers[i] = number


def merge_sort(numbers):
    if len(numbers) < 2:
        return
    half = len(numbers) // 2
    left, right = numbers[:half], numbers[half:]
    merge_sort(left)
    merge_sort(right)
    l, r = 0, 0
    for i in range(len(numbers)):
        if r == len(right) or (l < len(left) and not is_less(right[r], left[l])):
            numbers[i] = left[l]
            l += 1
        else:
            numbers[i] = right[r]
            r += 1


def quicksort(numbers, takes_last=False):
    parts = [(0, len(numbers) - 1)]
    while parts:
        low, high = parts.pop()
        if low >= high:
            continue
        pivot = high if takes_last else (low + high) // 2
        numbers[pivot], numbers[high] = numbers[high], numbers[pivot]
        end = low
        for i in range(low, high):
            if is_less(numbers[i], numbers[high]):
                numbers[i], numbers[end] = numbers[end], numbers[i]
                end += 1
        numbers[end], numbers[high] = numbers[high], numbers[end]
        parts += [(low, end - 1), (end + 1, high)]


# <shown>
def sift_down(heap, i):
    while 2 * i + 1 < len(heap):
        child = 2 * i + 1
        if child + 1 < len(heap) and is_less(heap[child + 1], heap[child]):
            child += 1
        if not is_less(heap[child], heap[i]):
            return
        heap[i], heap[child] = heap[child], heap[i]
        i = child


def build(heap):
    for i in range(len(heap) // 2 - 1, -1, -1):
        sift_down(heap, i)


def take(heap):
    smallest, last = heap[0], heap.pop()
    if heap:
        heap[0] = last
        sift_down(heap, 0)
    return smallest


def first(count, numbers):
    heap = list(numbers)
    build(heap)
    return [take(heap) for _ in range(count)]
# </shown>


def counted(sort, numbers):
    global comparisons
    comparisons = 0
    sort(list(numbers))
    return comparisons


sorts = [("insertion", insertion_sort), ("merge", merge_sort), ("quick", quicksort)]
for name, sort in sorts:
    print(name, counted(sort, NUMBERS))
    print(name + "-again", counted(sort, sorted(NUMBERS)))
print("quick-last-again", counted(lambda numbers: quicksort(numbers, True), sorted(NUMBERS)))
print("build", counted(build, NUMBERS))
for count in (1, 10, 100, COUNT):
    print(f"heap-{count}", counted(lambda numbers: first(count, numbers), NUMBERS))
print("heap-again", counted(lambda numbers: first(COUNT, numbers), sorted(NUMBERS)))
print("top", *first(10, NUMBERS))
