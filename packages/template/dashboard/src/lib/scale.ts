const STEPS = [1, 2, 2.5, 5, 10];
/** How many lines an axis has above 0. */
const LINES = 4;

/** A round maximum for an axis, at or above the highest value. */
export function axisTop(values: readonly number[]): number {
  const least = Math.max(...values, 1) / LINES;
  const size = 10 ** Math.floor(Math.log10(least));
  const step = STEPS.find((each) => each * size >= least) ?? 10;
  return step * size * LINES;
}

/** The values at the lines of an axis, from 0 to its top. */
export const axisLines = (top: number): number[] => Array.from({ length: LINES + 1 }, (_, at) => (top / LINES) * at);

/** The index of the highest value. */
export const indexOfHighest = (values: readonly number[]): number => values.indexOf(Math.max(...values));
