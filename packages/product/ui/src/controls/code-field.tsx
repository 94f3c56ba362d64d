import { type ReactNode, useId } from 'react';
import { cx, FieldNote, type FieldWords } from '@kado/ui';
import styles from './code-field.module.css';
import { CODE_LENGTH } from './code-keys.ts';
import { useCode } from './use-code.ts';

/** Props of CodeField. */
export type CodeFieldProps = Omit<FieldWords, 'aside'> & {
  /** The digits typed so far, 0–9 only. */
  value: string;
  onChange: (digits: string) => void;
  /** The accessible name of one box: "Digit 1 of 6". */
  digitLabel: (at: number, of: number) => string;
  /** Shows dots instead of digits, for a PIN. */
  masked?: boolean | undefined;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean | undefined;
  /** Shown at the end of the label's line. */
  aside?: ReactNode;
  size?: 'normal' | 'small' | undefined;
  autoComplete?: 'one-time-code' | 'current-password' | 'new-password' | 'off' | undefined;
  disabled?: boolean | undefined;
  /** A ref to the first box, so that a form can focus it. */
  ref?: ((box: HTMLInputElement | null) => void) | undefined;
};

/** Six boxes for a code. Supports paste, autofill, arrow keys and backspace; converts digits of any script to 0–9. Always left to right. */
export function CodeField({ ref: onFirst, ...props }: CodeFieldProps) {
  const { label, labelHidden, aside, hint, error, value, onChange, masked, size } = props;
  const id = useId();
  const box = useCode({ value, onChange, onFirst });
  const first = props.autoComplete ?? (masked ? 'off' : 'one-time-code');
  const note = error || hint ? `${id}-note` : undefined;
  return (
    <div className={styles.field}>
      <div className={cx(styles.label, labelHidden && !aside && styles.hidden)}>
        <span id={id}>{label}</span>
        {aside}
      </div>
      <fieldset className={cx(styles.boxes, size === 'small' && styles.small)} aria-labelledby={id} aria-describedby={note}>
        {Array.from({ length: CODE_LENGTH }, (_, at) => (
          <input
            {...box(at)}
            key={`box-${at + 1}`}
            className={cx(styles.box, at === CODE_LENGTH / 2 && styles.half, Boolean(error) && styles.bad)}
            type={masked ? 'password' : 'text'}
            inputMode="numeric"
            autoComplete={at === 0 ? first : 'off'}
            disabled={props.disabled}
            aria-label={props.digitLabel(at + 1, CODE_LENGTH)}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </fieldset>
      {note && <FieldNote id={note} hint={hint} error={error} />}
    </div>
  );
}
