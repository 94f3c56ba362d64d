import { type ChangeEvent, type Ref, useState } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { digitsOf } from './digits.ts';
import { IconButton } from './icon-button.tsx';
import styles from './input.module.css';
import { InputBox } from './text-field.tsx';

/** Props of PinField. */
export type PinFieldProps = FieldWords & {
  value: string;
  /** Gets ASCII digits only, at most `length`. */
  onChange: (digits: string) => void;
  onBlur?: (() => void) | undefined;
  length?: number | undefined;
  /** Name of the eye button; the button says by its pressed state whether the PIN shows. */
  showLabel: string;
  autoComplete?: 'current-password' | 'new-password' | 'off' | undefined;
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A PIN in one field, hidden until asked. */
export function PinField({
  label,
  aside,
  hint,
  error,
  value,
  onChange,
  length = 6,
  showLabel,
  autoComplete = 'current-password',
  id,
  ...rest
}: PinFieldProps) {
  const [shown, setShown] = useState(false);
  const eye = (
    <span className={styles.end}>
      <IconButton label={showLabel} icon={shown ? 'eyeoff' : 'eye'} aria-pressed={shown} onClick={() => setShown(!shown)} />
    </span>
  );
  return (
    <Field id={id} label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <InputBox
          {...rest}
          {...control}
          bad={Boolean(error)}
          type={shown ? 'text' : 'password'}
          inputMode="numeric"
          dir="ltr"
          autoComplete={autoComplete}
          value={value}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(digitsOf(event.target.value, length))}
          end={eye}
        />
      )}
    </Field>
  );
}
