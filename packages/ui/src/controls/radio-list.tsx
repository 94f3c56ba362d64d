import type { ReactNode } from 'react';
import styles from './radio-list.module.css';

/** One option, with details. */
export type RadioListOption = {
  value: string;
  head: ReactNode;
  detail?: ReactNode;
  /** A picture before the text; the radio dot is then at the end of the row. */
  picture?: ReactNode;
  /** Between the radio dot and the text; hidden below 576 px. */
  tile?: ReactNode;
  end?: ReactNode;
};

/** Props of RadioList. */
export type RadioListProps = {
  label: string;
  name: string;
  value: string | undefined;
  onChange: (value: string) => void;
  options: readonly RadioListOption[];
};

/** Radio buttons as rows of one card, for choices with details. */
export function RadioList({ label, name, value, onChange, options }: RadioListProps) {
  return (
    <fieldset className={styles.list} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.picture ?? <span className={styles.dot} />}
          {option.tile && <span className={styles.tile}>{option.tile}</span>}
          <span className={styles.words}>
            <span className={styles.head}>{option.head}</span>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </span>
          {option.end}
          {option.picture && <span className={styles.dot} />}
        </label>
      ))}
    </fieldset>
  );
}
