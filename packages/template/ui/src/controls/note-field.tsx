import type { ComponentPropsWithRef } from 'react';
import { Field, FieldBox, type FieldWords } from '@kado/ui';
import styles from './note-field.module.css';

/** Props of NoteField: the field's texts, then the props of a <textarea>. */
export type NoteFieldProps = FieldWords & ComponentPropsWithRef<'textarea'>;

/** A field for several lines of text. */
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
