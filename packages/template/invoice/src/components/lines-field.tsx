import { useEffect, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { INVOICE_SERVICES } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { Button } from '@kado/ui';
import { EMPTY_LINE } from '../lib/draft.ts';
import type { EditorForm } from '../lib/use-editor.ts';
import { LineRow } from './line-row.tsx';
import styles from './lines.module.css';

const SERVICES = 'invoice-services';

/** The lines of the invoice; at least one. */
export function LinesField({ control }: { control: EditorForm['control'] }) {
  const { t } = useTranslation('template-invoice');
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  // A line fades out before it is removed. Other lines may be removed meanwhile, so its index is looked up only then.
  const current = useRef(fields);
  useEffect(() => void (current.current = fields), [fields]);
  const removeLine = (id: string) => {
    const index = current.current.findIndex((field) => field.id === id);
    if (index >= 0 && current.current.length > 1) remove(index);
  };
  return (
    <section className={styles.lines} aria-label={t('edit.lines')}>
      <datalist id={SERVICES}>
        {INVOICE_SERVICES.map((service) => (
          <option key={service} value={service}>
            {service}
          </option>
        ))}
      </datalist>
      <ol>
        {fields.map(({ id }, index) => (
          <LineRow
            key={id}
            control={control}
            index={index}
            services={SERVICES}
            onRemove={fields.length > 1 ? () => removeLine(id) : undefined}
          />
        ))}
      </ol>
      <Button variant="soft" size="small" icon="plus" onClick={() => append(EMPTY_LINE, { shouldFocus: false })}>
        {t('edit.addLine')}
      </Button>
    </section>
  );
}
