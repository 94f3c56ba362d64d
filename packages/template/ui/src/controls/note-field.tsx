import type { ComponentPropsWithRef } from 'react';
import { Field, FieldBox, type FieldWords } from '@kado/ui';
import styles from './note-field.module.css';

/** Props of NoteField: the words, then what a <textarea> takes. */
export type NoteFieldProps = FieldWords & ComponentPropsWithRef<'textarea'>;

/** Several lines of text. */
export function NoteField({ label, aside, hint, error, id, ...area }: NoteFieldProps) {
  return (
    <Field id={id} label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <FieldBox bad={Boolean(error)} className={styles.note}>
          <textarea dir="auto" {...area} {...control} />
        </FieldBox>
      )}
    </Field>
  );
}
