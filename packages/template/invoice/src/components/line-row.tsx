import { useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { type BoundField, FormField, useWatch } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { IconButton, TextField } from '@kado/ui';
import { lineSums } from '../lib/sums.ts';
import { COST, QTY, toLineAmounts } from '../lib/typed-number.ts';
import type { EditorForm } from '../lib/use-editor.ts';
import { useInvoiceFormatters } from '../lib/use-invoice-formatters.ts';
import { DiscountAndTax } from './discount-and-tax.tsx';
import styles from './lines.module.css';
import { NumberField } from './number-field.tsx';

type LineRowProps = {
  control: EditorForm['control'];
  index: number;
  /** Id of the list of services that the item field suggests. */
  services: string;
  /** Undefined for the only line. */
  onRemove: (() => void) | undefined;
};

const reducesMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/** Fades an element out before it is removed. */
function fadeOut(element: HTMLElement | null, then: () => void): void {
  if (!element?.animate || reducesMotion()) return then();
  const from = { opacity: 1, blockSize: `${element.offsetHeight}px`, overflow: 'clip' };
  const gone = element.animate([from, { opacity: 0, blockSize: '0px', overflow: 'clip' }], { duration: 180, easing: 'ease-out' });
  void gone.finished.then(then, then);
}

/** One line: item, unit price, quantity and amount. */
export function LineRow({ control, index, services, onRemove }: LineRowProps) {
  const { t } = useTranslation('template-invoice');
  const { cents } = useInvoiceFormatters();
  const row = useRef<HTMLLIElement>(null);
  const line = useWatch({ control, name: `lines.${index}` });
  const { isSubmitted } = useFormState({ control });
  // Adding or removing a line validates all lines. An empty field shows no error before the invoice is submitted.
  const shown = (field: BoundField<string>) => ({ ...field, error: isSubmitted || field.value !== '' ? field.error : undefined });
  const { subtotal } = lineSums(toLineAmounts(line));
  const removeLine = () => {
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    if (row.current?.contains(document.activeElement)) next?.querySelector<HTMLElement>('fieldset')?.focus();
    onRemove?.();
  };
  const place = index + 1;
  const text = { dir: 'auto', autoComplete: 'off', size: 'small' } as const;
  return (
    <li ref={row} className={styles.line}>
      <fieldset className={styles.fields} tabIndex={-1} aria-label={t('edit.line', { place })}>
        <div className={styles.item}>
          <FormField control={control} name={`lines.${index}.title`}>
            {(field) => <TextField label={t('edit.what')} {...text} list={services} {...shown(field)} />}
          </FormField>
          <FormField control={control} name={`lines.${index}.description`}>
            {(field) => <TextField label={t('edit.description')} {...text} {...field} />}
          </FormField>
        </div>
        <FormField control={control} name={`lines.${index}.cost`}>
          {(field) => <NumberField shape={COST} label={t('edit.cost')} size="small" start="$" {...shown(field)} />}
        </FormField>
        <FormField control={control} name={`lines.${index}.qty`}>
          {(field) => <NumberField shape={QTY} label={t('edit.qty')} size="small" {...field} />}
        </FormField>
        <div className={styles.price}>
          <span className={styles.label}>{t('document.amount')}</span>
          <output>
            <bdi>{cents(subtotal)}</bdi>
          </output>
        </div>
        <DiscountAndTax control={control} index={index} line={line} />
      </fieldset>
      <IconButton
        size="small"
        icon="x"
        label={t('edit.removeLine', { place })}
        disabled={!onRemove}
        onClick={() => onRemove && fadeOut(row.current, removeLine)}
      />
    </li>
  );
}
