import { type ComponentPropsWithRef, useState } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './input.module.css';
import { InputBox } from './text-field.tsx';

/** Props of PasswordField: the words, then what an <input> takes. */
export type PasswordFieldProps = FieldWords &
  Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'children' | 'autoComplete'> & {
    /** Name of the eye button; the button says by its pressed state whether the password shows. */
    showLabel: string;
    autoComplete: 'current-password' | 'new-password';
  };

/** A password, hidden until asked. */
export function PasswordField({ label, labelHidden, aside, hint, error, id, showLabel, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const eye = (
    <span className={styles.end}>
      <IconButton
        size="small"
        label={showLabel}
        icon={shown ? 'eyeoff' : 'eye'}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      />
    </span>
  );
  return (
    <Field id={id} label={label} labelHidden={labelHidden} aside={aside} hint={hint} error={error}>
      {(control) => (
        <InputBox
          spellCheck={false}
          autoCapitalize="none"
          dir="ltr"
          {...input}
          {...control}
          bad={Boolean(error)}
          type={shown ? 'text' : 'password'}
          end={eye}
        />
      )}
    </Field>
  );
}
