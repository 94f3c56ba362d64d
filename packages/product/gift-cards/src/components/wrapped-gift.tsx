import { cx, hueOf } from '@kado/ui';
import styles from './gift.module.css';

/** Props of WrappedGift; `brand` determines the colour of the card inside. */
export type WrappedGiftProps = { brand: string; open: boolean };

const DOTS = [
  [70, 150],
  [98, 178],
  [70, 206],
  [182, 150],
  [210, 178],
  [182, 206],
] as const;

/** An animated gift box: the bow unties, the lid rises, and a card comes out. Decorative. */
export function WrappedGift({ brand, open }: WrappedGiftProps) {
  const hue = hueOf(brand, 12);
  return (
    <svg className={cx(styles.art, open && styles.open)} viewBox="0 0 280 240" aria-hidden="true">
      <g className={styles.card}>
        <rect x="62" y="34" width="156" height="98" rx="10" fill={`var(--brand-${hue})`} />
        <path d="M182 34h12v98h-12z" fill={`var(--on-brand-${hue})`} opacity="0.2" />
        <path d="M82 62h56M82 78h36" stroke={`var(--on-brand-${hue})`} strokeWidth="6" strokeLinecap="round" opacity="0.7" />
      </g>
      <path d="M40 112h200v108a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8z" fill="var(--ribbon)" />
      <g fill="var(--ribbon-light)">
        {DOTS.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="7" />
        ))}
      </g>
      <path d="M126 112h28v116h-28z" fill="var(--cream)" />
      <g className={styles.lid}>
        <rect x="30" y="84" width="220" height="38" rx="8" fill="var(--ribbon)" />
        <path d="M30 114h220v4a8 8 0 0 1-8 4H38a8 8 0 0 1-8-4z" fill="var(--ribbon-deep)" opacity="0.5" />
        <path d="M126 84h28v38h-28z" fill="var(--cream)" />
        <g className={styles.bow}>
          <path d="M140 84C126 34 72 24 64 44c-8 18 30 38 76 40z" fill="var(--cream)" />
          <path d="M140 84c14-50 68-60 76-40 8 18-30 38-76 40z" fill="var(--cream)" />
          <path
            d="M140 82C124 56 94 48 86 54c-4 8 22 22 54 28zM140 82c16-26 46-34 54-28 4 8-22 22-54 28z"
            fill="var(--kraft-deep)"
          />
          <rect x="124" y="68" width="32" height="28" rx="8" fill="var(--kraft)" />
        </g>
      </g>
      <path d="M8 228h264v6a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4z" fill="var(--wood)" />
    </svg>
  );
}
