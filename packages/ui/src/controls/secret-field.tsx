import { type ComponentPropsWithRef, useState } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './input.module.css';
import { InputBox } from './text-field.tsx';

/** Props of SecretField: the words, then what an <input> takes. */
export type SecretFieldProps = FieldWords &
  Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'children'> & {
    /** Name of the eye button; its pressed state tells whether the secret is visible. */
    showLabel: string;
    eyeSize?: 'small' | undefined;
  };

/** A PIN or a password, hidden until the eye is pressed. */
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
