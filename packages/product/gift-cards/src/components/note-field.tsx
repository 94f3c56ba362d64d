import { useTranslation } from '@kado/i18n';
import { Field } from '@kado/ui';
import type { ComponentPropsWithRef } from 'react';
import { MAX_MESSAGE_LENGTH } from '../lib/gift-form-state.ts';
import styles from './gift-cards.module.css';

/** Props of NoteField. */
export type NoteFieldProps = ComponentPropsWithRef<'textarea'> & { value: string; error?: string | undefined };

/** The field for the note of a gift, on ruled paper, with a count of its characters. */
export function NoteField({ value, error, ...area }: NoteFieldProps) {
  const { t } = useTranslation('product-gift-cards');
  const count = <span className={styles.counter}>{t('note.count', { count: value.length, of: MAX_MESSAGE_LENGTH })}</span>;
  return (
    <Field label={t('note.label')} aside={count} error={error}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className={styles.note}
          dir="auto"
          rows={4}
          maxLength={MAX_MESSAGE_LENGTH}
          value={value}
        />
      )}
    </Field>
  );
}
