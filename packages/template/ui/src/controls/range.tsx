import type { CSSProperties } from 'react';
import styles from './range.module.css';

/** Props of Range. */
export type RangeProps = {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** The minimum is 0. */
  max: number;
  step?: number | undefined;
  /** The value as text, for screen readers: "320 ms". */
  text: string;
  /** `bad` for a wrong or dangerous value. */
  tone?: 'plain' | 'bad' | undefined;
};

/** A slider; arrow keys, Page up and down, Home and End move it. */
export function Range({ label, value, onChange, max, step = 1, text, tone = 'plain' }: RangeProps) {
  const share = { '--share': value / max } as CSSProperties;
  return (
    <span className={styles.range} data-tone={tone} style={share}>
      <i aria-hidden="true" />
      <input
        type="range"
        aria-label={label}
        aria-valuetext={text}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </span>
  );
}
