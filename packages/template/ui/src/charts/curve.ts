/** A point in the units of a drawing. */
export type Point = readonly [x: number, y: number];

const short = (value: number): number => Math.round(value * 100) / 100;

/** Maps the values to points in a box, `pad` from its edges; if all values are equal, they are in the middle. */
export function pointsOf(data: readonly number[], width: number, height: number, pad: number): Point[] {
  const least = Math.min(...data);
  const span = Math.max(...data) - least;
  const step = data.length > 1 ? (width - 2 * pad) / (data.length - 1) : 0;
  const share = (value: number) => (span === 0 ? 0.5 : (value - least) / span);
  return data.map((value, at) => [short(pad + at * step), short(pad + (height - 2 * pad) * (1 - share(value)))]);
}

/** A smooth path through the points that never exceeds their heights. */
export const curveOf = (points: readonly Point[]): string =>
  points
    .map(([x, y], at) => {
      const before = points[at - 1];
      if (!before) return `M${x} ${y}`;
      const middle = short((before[0] + x) / 2);
      return `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`;
    })
    .join('');

/** A point on a circle; `turn` from 0 to 1, clockwise from the top. */
export function onCircle(center: number, radius: number, turn: number): Point {
  const angle = turn * 2 * Math.PI;
  return [short(center + radius * Math.sin(angle)), short(center - radius * Math.cos(angle))];
}
