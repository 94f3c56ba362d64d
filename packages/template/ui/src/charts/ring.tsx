import { ChartTable } from './chart-table.tsx';
import type { RingPart } from './series.ts';
import { MountWhenVisible } from '../parts/mount-when-visible.tsx';
import { LazyRing } from './lazy-renderer.ts';
import styles from './ring.module.css';

/** Props of Ring; `size` and `thick` in px. */
export type RingProps = {
  label: string;
  /** The heading of the values in the table. */
  valueLabel: string;
  parts: readonly RingPart[];
  format: (value: number) => string;
  size?: number | undefined;
  thick?: number | undefined;
};

/** A ring of the parts of a whole. */
export function Ring({ label, valueLabel, parts, format, size = 112, thick = 16 }: RingProps) {
  return (
    <figure className={styles.figure} aria-label={label}>
      <div style={{ inlineSize: size, blockSize: size }} aria-hidden="true" className={styles.ring}>
        <i style={{ borderWidth: thick }} />
        <MountWhenVisible className={styles.drawing}>
          <LazyRing parts={parts} size={size} thick={thick} />
        </MountWhenVisible>
      </div>
      <ChartTable
        label={label}
        categories={parts.map((part) => ({ label: part.label }))}
        series={[{ label: valueLabel, data: parts.map(({ value }) => value) }]}
        format={format}
      />
    </figure>
  );
}
