import { type ReactNode, useId } from 'react';
import { cx } from '@kado/ui';
import styles from './segments.module.css';

/** Props of Segments. */
export type SegmentsProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
  /** All segments have the same width and fill the line. */
  wide?: boolean | undefined;
};

/** One of a few short options, side by side; arrow keys move as in any radio group. */
export function Segments<Value extends string>({ label, value, onChange, options, wide }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={cx(styles.segments, wide && styles.wide)} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
