import { VisuallyHidden } from '@kado/ui';
import { type SeriesColor, seriesColor } from './series.ts';
import styles from './bars.module.css';

/** Props of FillBar; shares from 0 to 1. */
export type FillBarProps = {
  label: string;
  /** One share, or several placed one after the other. */
  parts: readonly { share: number; color: SeriesColor }[];
  thick?: boolean | undefined;
};

const percent = (share: number) => `${Math.max(0, Math.min(1, share)) * 100}%`;

/** A share of a whole, as a bar that starts where the reading direction starts. */
export function FillBar({ label, parts, thick }: FillBarProps) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.bar} data-thick={thick} aria-hidden="true">
        {parts.map(({ share, color }) => (
          <i key={color} style={{ inlineSize: percent(share), background: seriesColor(color) }} />
        ))}
      </span>
    </>
  );
}

/** Props of BulletBar; shares of the whole line, from 0 to 1. */
export type BulletBarProps = { label: string; share: number; mark: number };

/** A share of a whole, as a bar with a mark at the goal. */
export function BulletBar({ label, share, mark }: BulletBarProps) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.bullet} aria-hidden="true">
        <i style={{ inlineSize: percent(share) }} />
        <b style={{ insetInlineStart: percent(mark) }} />
      </span>
    </>
  );
}

/** Props of StockGrid: the share in stock, from 0 to 1. */
export type StockGridProps = { label: string; share: number };

const BOXES = 34;

/** Stock as a grid of small boxes; the boxes beyond `share` are marked as low. */
export function StockGrid({ label, share }: StockGridProps) {
  const full = Math.floor(share * BOXES);
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.stock} aria-hidden="true">
        {Array.from({ length: BOXES }, (_, box) => (
          <i key={`box-${String(box)}`} data-low={box >= full} />
        ))}
      </span>
    </>
  );
}
