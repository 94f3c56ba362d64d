import { type ChartCategory, type ChartSeries, seriesColor } from './series.ts';
import styles from './plot-tip.module.css';

type PlotTipProps = {
  category: ChartCategory | undefined;
  at: number;
  /** The horizontal position of the category in the plot, from 0 to 1; the tip stays inside the plot. */
  middle: number;
  series: readonly ChartSeries[];
  format: (value: number) => string;
};

/** A tip with the values of the category under the pointer. */
export function PlotTip({ category, at, middle, series, format }: PlotTipProps) {
  if (!category) return null;
  return (
    <div className={styles.tip} style={{ insetInlineStart: `${middle * 100}%`, translate: `${middle * -100}%` }}>
      <b dir="auto">{category.name ?? category.label}</b>
      {series.map(({ label, color, data }) => (
        <span key={label} className={styles.row}>
          <i style={{ background: seriesColor(color) }} />
          <span dir="auto">{label}</span>
          <bdi>{data[at] === undefined ? '' : format(data[at])}</bdi>
        </span>
      ))}
    </div>
  );
}
