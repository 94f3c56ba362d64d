import { type PointerEvent, useState } from 'react';
import { cx } from '@kado/ui';
import { ChartTable } from './chart-table.tsx';
import { type ChartCategory, type ChartSeries, seriesColor } from './series.ts';
import { MountWhenVisible } from '../parts/mount-when-visible.tsx';
import { LazyPlot } from './lazy-renderer.ts';
import { PlotTip } from './plot-tip.tsx';
import styles from './plot.module.css';

/** Props of Plot; `height` in px excludes the axis labels. */
export type PlotProps = {
  /** The accessible name: what the plot shows. */
  label: string;
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  height: number;
  max: number;
  min?: number | undefined;
  /** Formats a value. */
  format: (value: number) => string;
  /** Labels of the grid lines, from 0 up; without it there are `lines` grid lines. */
  ticks?: readonly string[] | undefined;
  lines?: number | undefined;
  /** Without category labels below it. */
  bare?: boolean | undefined;
  /** The first and last points are at the edges; otherwise each category has a band. */
  edge?: boolean | undefined;
  gap?: number | undefined;
  strong?: number | undefined;
  /** `true`: every second label is hidden on phones, and on somewhat wider screens in Arabic. `'arabic'`: in Arabic only. */
  dense?: boolean | 'arabic' | undefined;
};

/** The category under the pointer: bands have equal widths; with `edge`, the first and the last are half as wide. */
function categoryAt({ currentTarget, clientX }: PointerEvent, count: number, edge: boolean): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = width === 0 ? 0 : (clientX - left) / width;
  const category = edge ? Math.round(share * (count - 1)) : Math.floor(share * count);
  return Math.min(count - 1, Math.max(0, category));
}

/** The ring on a line's last point; the chart renderer would clip it at the edge. */
function Dot({ row: { data, color }, min, max }: { row: ChartSeries; min: number; max: number }) {
  const share = ((data.at(-1) ?? min) - min) / (max - min);
  return <i className={styles.dot} style={{ insetBlockStart: `${(1 - share) * 100}%`, borderColor: seriesColor(color) }} />;
}

function CategoryLabels({ categories, edge, dense }: Pick<PlotProps, 'categories' | 'edge' | 'dense'>) {
  return (
    <div className={cx(styles.categories, edge && styles.edge, dense === true && styles.dense, dense && styles.wordy)}>
      {categories.map((category, index) => (
        <span key={`${category.label} ${String(index)}`}>{category.label}</span>
      ))}
    </div>
  );
}

/** Bars, lines and areas over grid lines, from left to right in every language. Only the series are loaded later. */
export function Plot(props: PlotProps) {
  const { label, categories, series, height, max, min = 0, format, ticks, lines = 0, bare, edge = false, gap = 0.4 } = props;
  const [at, setAt] = useState<number>();
  const count = categories.length;
  const hairlines = ticks ? ticks.length : lines;
  const middle = at === undefined ? 0 : edge ? at / Math.max(1, count - 1) : (at + 0.5) / count;
  const point = (event: PointerEvent) => setAt(categoryAt(event, count, edge));
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={cx(styles.frame, ticks && styles.ticked)} dir="ltr" aria-hidden="true">
        {ticks && (
          <div className={styles.ticks}>
            {ticks.toReversed().map((tick) => (
              <bdi key={tick}>{tick}</bdi>
            ))}
          </div>
        )}
        <div
          className={styles.plot}
          style={{ blockSize: height }}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setAt(undefined)}
        >
          <div className={styles.lines}>
            {Array.from({ length: hairlines }, (_, line) => (
              <i key={`line-${String(line)}`} />
            ))}
          </div>
          {at !== undefined && (
            <div
              className={edge ? styles.thread : styles.band}
              style={{ insetInlineStart: `${middle * 100}%`, inlineSize: edge ? 1 : `${100 / count}%` }}
            />
          )}
          <MountWhenVisible className={styles.drawing}>
            <LazyPlot {...{ series, count, min, max, edge, gap }} strong={props.strong} />
            {series
              .filter(({ dot }) => dot)
              .map((row) => (
                <Dot key={row.label} row={row} min={min} max={max} />
              ))}
          </MountWhenVisible>
          {at !== undefined && <PlotTip category={categories[at]} at={at} middle={middle} series={series} format={format} />}
        </div>
        {!bare && <CategoryLabels categories={categories} edge={edge} dense={props.dense} />}
      </div>
      <ChartTable label={label} categories={categories} series={series} format={format} />
    </figure>
  );
}
