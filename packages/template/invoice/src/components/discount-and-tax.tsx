import { useFormState } from 'react-hook-form';
import { FormField } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { PopPanel, Popover } from '@kado/template-ui';
import { Button, Icon, Stack } from '@kado/ui';
import type { DraftLine } from '../lib/draft.ts';
import { parsePlain, PERCENT } from '../lib/typed-number.ts';
import type { EditorForm } from '../lib/use-editor.ts';
import { useInvoiceFormatters } from '../lib/use-invoice-formatters.ts';
import styles from './lines.module.css';
import { NumberField } from './number-field.tsx';

type DiscountAndTaxProps = { control: EditorForm['control']; index: number; line: DraftLine };

/** Discount and tax of a line, behind a button that shows them. */
export function DiscountAndTax({ control, index, line }: DiscountAndTaxProps) {
  const { t } = useTranslation(['template-invoice', 'common']);
  const { percent } = useInvoiceFormatters();
  const errors = useFormState({ control, name: [`lines.${index}.discount`, `lines.${index}.tax`] }).errors.lines?.[index];
  const isBad = Boolean(errors?.discount ?? errors?.tax);
  const shown = (kept: string) => percent((parsePlain(kept, PERCENT) ?? 0) / 100);
  const field = (name: 'discount' | 'tax') => (
    <FormField control={control} name={`lines.${index}.${name}`}>
      {(bound) => <NumberField shape={PERCENT} label={t(`edit.${name}`)} end="%" {...bound} />}
    </FormField>
  );
  return (
    <div className={styles.percents}>
      <Popover
        size="small"
        align="start"
        label={t('edit.percents', { place: index + 1 })}
        trigger={
          <span className={styles.trigger} data-bad={isBad || undefined}>
            <span>
              {t('document.discount')} <bdi>{shown(line.discount)}</bdi>
            </span>
            <span>
              {t('document.tax')} <bdi>{shown(line.tax)}</bdi>
            </span>
            <Icon name="down" size={16} />
          </span>
        }
      >
        {(close) => (
          <PopPanel title={t('edit.percentsTitle')}>
            <Stack gap={12} className={styles.panel}>
              {field('discount')}
              {field('tax')}
              <Button variant="soft" size="small" onClick={close}>
                {t('common:action.close')}
              </Button>
            </Stack>
          </PopPanel>
        )}
      </Popover>
      {isBad && <p className={styles.bad}>{t('problem.percent')}</p>}
    </div>
  );
}
