import { FormField, useWatch } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { DateField } from '@kado/template-ui';
import { TextField } from '@kado/ui';
import type { EditorForm } from '../lib/use-editor.ts';
import styles from './editor.module.css';

/** The number, which is read-only, and the dates. */
export function HeadFields({ number, form: { control, trigger } }: { number: number; form: EditorForm }) {
  const { t } = useTranslation('template-invoice');
  const issued = useWatch({ control, name: 'issued' });
  return (
    <div className={styles.facts}>
      <TextField label={t('edit.number')} value={String(number)} start="#" dir="ltr" readOnly />
      <FormField control={control} name="issued">
        {({ onChange, ...field }) => (
          <DateField
            label={t('column.issued')}
            {...field}
            onChange={(event) => {
              onChange(event);
              void trigger('due');
            }}
          />
        )}
      </FormField>
      <FormField control={control} name="due">
        {(field) => <DateField label={t('column.due')} min={issued} {...field} />}
      </FormField>
    </div>
  );
}
