import { ChartTable } from './chart-table.tsx';
import { onCircle } from './curve.ts';
import type { ChartCategory, ChartSeries } from './series.ts';
import { MountWhenVisible } from '../parts/mount-when-visible.tsx';
import { LazyRadar } from './lazy-renderer.ts';
import styles from './radar.module.css';

/** Props of Radar; `size` in px includes its labels. */
export type RadarProps = {
  label: string;
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  max: number;
  format: (value: number) => string;
  size?: number | undefined;
};

const ROOM = 30;
const WORD = 1.17;

/** Values of several categories around a centre, clockwise in every language. */
export function Radar({ label, categories, series, max, format, size = 248 }: RadarProps) {
  const center = size / 2;
  const word = (at: number) => {
    const [x, y] = onCircle(center, (center - ROOM) * WORD, at / categories.length);
    const side = x < center - 4 ? '-100%' : x > center + 4 ? '0%' : '-50%';
    return { insetInlineStart: x, insetBlockStart: y, translate: `${side} -50%` };
  };
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.radar} style={{ inlineSize: size, blockSize: size }} dir="ltr" aria-hidden="true">
        <MountWhenVisible className={styles.drawing}>
          <LazyRadar
            series={series}
            metrics={categories.map((category) => category.name ?? category.label)}
            max={max}
            size={size - 2 * ROOM}
          />
        </MountWhenVisible>
        {categories.map((category, at) => (
          <span key={category.label} style={word(at)}>
            {category.label}
          </span>
        ))}
      </div>
      <ChartTable label={label} categories={categories} series={series} format={format} />
    </figure>
  );
}
