import type { ComponentPropsWithRef } from 'react';
import { cx } from '../parts/cx.ts';
import { Field, type FieldWords } from './field.tsx';
import styles from './input.module.css';

/** Props of NoteField: the words, then what a <textarea> takes. */
export type NoteFieldProps = FieldWords & ComponentPropsWithRef<'textarea'>;

/** Several lines of text, on ruled paper. */
export function NoteField({ label, aside, hint, error, id, ...area }: NoteFieldProps) {
  return (
    <Field id={id} label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <div className={cx(styles.input, styles.note, Boolean(error) && styles.bad)}>
          <textarea dir="auto" {...area} {...control} />
        </div>
      )}
    </Field>
  );
}
