import { curveOf, pointsOf } from './curve.ts';
import { type SeriesColor, seriesColor } from './series.ts';
import styles from './spark.module.css';

/** Props of Spark; sizes in px. */
export type SparkProps = {
  /** The accessible description of the line ("Sales, eleven weeks, rising"). */
  label: string;
  data: readonly number[];
  color?: SeriesColor | undefined;
  area?: boolean | undefined;
  width?: number | undefined;
  height?: number | undefined;
};

/** A line chart of the height of a text line; it ends in a dot. */
export function Spark({ label, data, color = 'main', area, width = 72, height = 24 }: SparkProps) {
  const points = pointsOf(data, width, height, 3);
  const line = curveOf(points);
  const [x = 0, y = 0] = points.at(-1) ?? [];
  const css = seriesColor(color);
  return (
    <svg className={styles.spark} width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {area && <path className={styles.area} d={`${line}L${x} ${height}L${points[0]?.[0] ?? 0} ${height}Z`} />}
      <path className={styles.line} d={line} style={{ stroke: css }} />
      <circle cx={x} cy={y} r="2.5" style={{ fill: css }} />
    </svg>
  );
}
