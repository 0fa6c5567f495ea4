const COUNT = 1000;

let comparisons = 0;

function randomNumbers() {
  let x = 1;
  return Array.from({ length: COUNT }, () => {
    x = (x * 16807) % 2147483647;
    return 1 + (x % COUNT);
  });
}

const NUMBERS = randomNumbers();

function isLess(a, b) {
  comparisons++;
  return a < b;
}

function insertionSort(numbers) {
  for (let end = 1; end < numbers.length; end++) {
    const number = numbers[end];
    let i = end;
    while (i > 0 && isLess(number, numbers[i - 1])) {
      numbers[i] = numbers[i - 1];
      i--;
    }
    numbers[i] = number;
  }
}

function mergeSort(numbers) {
  if (numbers.length < 2) return;
  const half = Math.floor(numbers.length / 2);
  const [left, right] = [numbers.slice(0, half), numbers.slice(half)];
  mergeSort(left);
  mergeSort(right);
  let [l, r] = [0, 0];
  for (let i = 0; i < numbers.length; i++) {
    const takesLeft = r === right.length || (l < left.length && !isLess(right[r], left[l]));
    numbers[i] = takesLeft ? left[l++] : right[r++];
  }
}

function swap(numbers, i, j) {
  [numbers[i], numbers[j]] = [numbers[j], numbers[i]];
}

function quicksort(numbers, takesLast = false) {
  const parts = [[0, numbers.length - 1]];
  while (parts.length > 0) {
    const [low, high] = parts.pop();
    if (low >= high) continue;
    swap(numbers, takesLast ? high : Math.floor((low + high) / 2), high);
    let end = low;
    for (let i = low; i < high; i++) {
      if (isLess(numbers[i], numbers[high])) swap(numbers, i, end++);
    }
    swap(numbers, end, high);
    parts.push([low, end - 1], [end + 1, high]);
  }
}

// <shown>
function siftDown(heap, i) {
  while (2 * i + 1 < heap.length) {
    let child = 2 * i + 1;
    if (child + 1 < heap.length && isLess(heap[child + 1], heap[child])) child++;
    if (!isLess(heap[child], heap[i])) return;
    swap(heap, i, child);
    i = child;
  }
}

function build(heap) {
  for (let i = Math.floor(heap.length / 2) - 1; i >= 0; i--) siftDown(heap, i);
}

function take(heap) {
  const smallest = heap[0];
  const last = heap.pop();
  if (heap.length > 0) {
    heap[0] = last;
    siftDown(heap, 0);
  }
  return smallest;
}

function first(count, numbers) {
  const heap = [...numbers];
  build(heap);
  return Array.from({ length: count }, () => take(heap));
}
// </shown>

function counted(sort, numbers) {
  comparisons = 0;
  sort([...numbers]);
  return comparisons;
}

const sorted = [...NUMBERS].sort((a, b) => a - b);
for (const [name, sort] of Object.entries({ insertion: insertionSort, merge: mergeSort, quick: quicksort })) {
  console.log(name, counted(sort, NUMBERS));
  console.log(`${name}-again`, counted(sort, sorted));
}
console.log(
  'quick-last-again',
  counted((numbers) => quicksort(numbers, true), sorted),
);
console.log('build', counted(build, NUMBERS));
for (const count of [1, 10, 100, COUNT]) {
  console.log(
    `heap-${count}`,
    counted((numbers) => first(count, numbers), NUMBERS),
  );
}
console.log(
  'heap-again',
  counted((numbers) => first(COUNT, numbers), sorted),
);
console.log('top', ...first(10, NUMBERS));
