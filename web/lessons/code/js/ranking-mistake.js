const RESULTS = [
  ['greedy', 310, 28],
  ['Dijkstra', 290, 255],
  ['A* on a list', 290, 78],
  ['A*, weight 2', 304, 30],
  ['A* on a heap', 290, 78],
];

// <shown>
function mergeSort(rows, compare) {
  if (rows.length < 2) return rows;
  const half = Math.floor(rows.length / 2);
  const left = mergeSort(rows.slice(0, half), compare);
  const right = mergeSort(rows.slice(half), compare);
  const merged = [];
  while (left.length > 0 && right.length > 0) {
    const takesLeft = compare(left[0], right[0]) < 0; // mistake
    merged.push(takesLeft ? left.shift() : right.shift());
  }
  return [...merged, ...left, ...right];
}

function places(rows, compare) {
  const found = [];
  rows.forEach((row, i) => {
    const isTie = i > 0 && compare(row, rows[i - 1]) === 0;
    found.push(isTie ? found[i - 1] : i + 1);
  });
  return found;
}

const cost = (a, b) => a[1] - b[1];
const expanded = (a, b) => a[2] - b[2];
const both = (a, b) => cost(a, b) || expanded(a, b);

const ranking = mergeSort(mergeSort(RESULTS, expanded), cost);
// </shown>

const shared = places(ranking, both);
ranking.forEach((row, i) => console.log(shared[i], ...row));
console.log('by cost alone', ...places(ranking, cost));
