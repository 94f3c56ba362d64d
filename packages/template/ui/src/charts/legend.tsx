import type { ReactNode } from 'react';
import { cx } from '@kado/ui';
import { type SeriesColor, seriesColor } from './series.ts';
import styles from './legend.module.css';

/** Props of Legend. */
export type LegendProps = {
  items: readonly { key: string; color: SeriesColor; label: ReactNode; line?: boolean | undefined }[];
  /** The items are below one another. */
  stacked?: boolean | undefined;
};

/** The colours of a chart with their meanings. */
export function Legend({ items, stacked }: LegendProps) {
  return (
    <ul className={cx(styles.legend, stacked && styles.stacked)}>
      {items.map(({ key, color, label, line }) => (
        <li key={key}>
          <i className={cx(line && styles.line)} style={{ background: seriesColor(color) }} />
          {label}
        </li>
      ))}
    </ul>
  );
}
