import type { ReactNode } from 'react';
import styles from './radio-cards.module.css';

/** One amount or day to choose from. */
export type RadioCardOption = { value: string; head: ReactNode; detail?: ReactNode; disabled?: boolean | undefined };

/** Props of RadioCards. */
export type RadioCardsProps = {
  /** The accessible name of the group. */
  label: string;
  name: string;
  value: string | undefined;
  onChange: (value: string) => void;
  options: readonly RadioCardOption[];
};

/** Amounts to choose from, as a radio group; the chosen one has a tint and a 2 px border. */
export function RadioCards({ label, name, value, onChange, options }: RadioCardsProps) {
  return (
    <fieldset className={styles.cards} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.card}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.head}>
            <bdi>{option.head}</bdi>
          </span>
          {option.detail && ' '}
          {option.detail && (
            <span className={styles.detail}>
              <bdi>{option.detail}</bdi>
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
