const STEPS = [1, 2, 2.5, 5, 10];

/** A round maximum for an axis of so many lines, at or above the highest value. */
export function axisTop(values: readonly number[], lines = 4): number {
  const least = Math.max(...values, 1) / lines;
  const size = 10 ** Math.floor(Math.log10(least));
  const step = STEPS.find((each) => each * size >= least) ?? 10;
  return step * size * lines;
}

/** The values at the lines of an axis, from 0 to its top. */
export const axisLines = (top: number, lines = 4): number[] => Array.from({ length: lines + 1 }, (_, at) => (top / lines) * at);

/** The index of the highest value. */
export const indexOfHighest = (values: readonly number[]): number => values.indexOf(Math.max(...values));
