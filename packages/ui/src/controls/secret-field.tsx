import { type ComponentPropsWithRef, useState } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './input.module.css';
import { InputBox } from './text-field.tsx';

/** Props of SecretField: the field's texts, then the props of an <input>. */
export type SecretFieldProps = FieldWords &
  Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'children'> & {
    /** The accessible name of the eye button; its pressed state says whether the secret is visible. */
    showLabel: string;
    eyeSize?: 'small' | undefined;
  };

/** A field for a PIN or a password; the eye button shows the secret. */
export function SecretField({ label, labelHidden, aside, hint, error, id, showLabel, eyeSize, ...input }: SecretFieldProps) {
  const [shown, setShown] = useState(false);
  const eye = (
    <span className={styles.end}>
      <IconButton
        size={eyeSize}
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
        <InputBox dir="ltr" {...input} {...control} bad={Boolean(error)} type={shown ? 'text' : 'password'} end={eye} />
      )}
    </Field>
  );
}
