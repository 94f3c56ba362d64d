import { Icon } from '@kado/ui';
import styles from './stepper.module.css';

/** Props of Stepper. */
export type StepperProps = {
  /** The accessible name of the group ("Quantity of Harbour mugs"), and of its two buttons. */
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

/** A small whole number with a button on each side to change it. */
export function Stepper({ label, lessLabel, moreLabel, value, min, max, onChange }: StepperProps) {
  const step = (by: number) => {
    const next = value + by;
    if (next >= min && next <= max) onChange(next);
  };
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <button type="button" aria-label={lessLabel} aria-disabled={value <= min} onClick={() => step(-1)}>
        <Icon name="minus" size={16} />
      </button>
      <output aria-live="polite">{value}</output>
      <button type="button" aria-label={moreLabel} aria-disabled={value >= max} onClick={() => step(1)}>
        <Icon name="plus" size={16} />
      </button>
    </fieldset>
  );
}
