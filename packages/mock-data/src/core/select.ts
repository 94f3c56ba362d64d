type Compare = (a: number, b: number) => number;

const middle = (places: Uint32Array, low: number, high: number, compare: Compare): number => {
  const [a = 0, b = 0, c = 0] = [places[low], places[(low + high) >> 1], places[high]];
  if (compare(a, b) < 0) return compare(b, c) < 0 ? b : compare(a, c) < 0 ? c : a;
  return compare(a, c) < 0 ? a : compare(b, c) < 0 ? c : b;
};

/** Moves places about until the one at `goal` is where a sort would put it, with nothing later before it and nothing earlier after it. */
function settle(places: Uint32Array, first: number, goal: number, compare: Compare): void {
  let [low, high] = [first, places.length - 1];
  while (low < high) {
    const pivot = middle(places, low, high, compare);
    let [left, right] = [low, high];
    while (left <= right) {
      while (compare(places[left] ?? 0, pivot) < 0) left += 1;
      while (compare(places[right] ?? 0, pivot) > 0) right -= 1;
      if (left > right) break;
      const moved = places[left] ?? 0;
      places[left] = places[right] ?? 0;
      places[right] = moved;
      left += 1;
      right -= 1;
    }
    if (goal <= right) high = right;
    else if (goal >= left) low = left;
    else return;
  }
}

/**
 * The places from `start` to `end` of a sorted list of so many, without sorting the rest (Hoare's selection, on both ends of the range).
 * The comparison must be total: no two places are equal.
 */
export function sortedRange(count: number, start: number, end: number, compare: Compare): Uint32Array {
  const places = new Uint32Array(count);
  for (let place = 0; place < count; place += 1) places[place] = place;
  const last = Math.min(end, count);
  if (start >= last) return new Uint32Array();
  settle(places, 0, start, compare);
  if (last < count) settle(places, start, last, compare);
  return places.subarray(start, last).toSorted(compare);
}
