import { exponentOf } from '@kado/contracts';
import { Chip, Chips, MoneyField, SearchForm } from '@kado/product-ui';
import { useTranslation } from '@kado/i18n';
import { Button, Row, SelectField } from '@kado/ui';
import type { Filters, View } from '../lib/filters.ts';
import { SORTS } from '../lib/price-lines.ts';
import { usePriceFormatters } from '../lib/use-formatters.ts';
import styles from './prices.module.css';

export type PriceControlsProps = {
  view: View;
  source: string;
  amount: string;
  onAmount: (decimal: string) => void;
  onChange: (next: Partial<Filters>) => void;
};

function PriceFilters({ view, onChange }: Pick<PriceControlsProps, 'view' | 'onChange'>) {
  const { t } = useTranslation('product-bank-prices');
  const { direction, currencies, currency, offered, bankId, sort } = view;
  const format = usePriceFormatters();
  return (
    <>
      {currencies.length > 1 && (
        <SelectField
          label={t(`currency.${direction}`)}
          value={currency}
          onChange={({ target }) => onChange({ currency: target.value, bank: '', amount: '' })}
          options={currencies.map((value) => ({ value, label: format.facts(format.nameOf('currency', value), value) }))}
        />
      )}
      <SelectField
        label={t('bank.label')}
        value={bankId ?? ''}
        onChange={({ target }) => onChange({ bank: target.value })}
        options={[{ value: '', label: t('bank.all') }, ...offered.map(({ bank }) => ({ value: bank.id, label: bank.name }))]}
      />
      <SelectField
        label={t('sort.label')}
        value={sort}
        onChange={({ target }) => onChange({ sort: target.value })}
        options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
    </>
  );
}

/** The amount to compare, and the controls for direction, currency, bank and order. All of them are in the URL. */
export function PriceControls({ view, source, amount, onAmount, onChange }: PriceControlsProps) {
  const { t } = useTranslation('product-bank-prices');
  const { direction } = view;
  return (
    <SearchForm className={styles.controls}>
      <Row apart wrap className={styles.chips}>
        <Chips label={t('direction.label')}>
          {(['deposit', 'payout'] as const).map((each) => (
            <Chip
              key={each}
              pressed={direction === each}
              onClick={() => onChange({ direction: each, currency: '', bank: '', amount: '' })}
            >
              {t(`direction.${each}`)}
            </Chip>
          ))}
        </Chips>
        <Button variant="plain" size="small" icon="print" onClick={() => globalThis.print()}>
          {t('page.print')}
        </Button>
      </Row>
      <div>
        <MoneyField
          label={t(`amount.${direction}`)}
          value={amount}
          onChange={onAmount}
          decimals={exponentOf(source)}
          code={source}
          name="amount"
        />
      </div>
      <PriceFilters view={view} onChange={onChange} />
    </SearchForm>
  );
}
