import { OrderStatus } from '@kado/contracts';
import { Chip, Chips, CsvButton, PeriodFields, SearchField } from '@kado/product-ui';
import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Row, Stack } from '@kado/ui';
import type { FormEvent } from 'react';
import { queryOf, type Filters } from '../lib/filters.ts';
import { useOrdersCsvMutation } from '../api/orders.ts';

/** Filters apply while typing, so submitting does nothing. */
const preventSubmit = (event: FormEvent) => event.preventDefault();

export type FilterBarProps = { filters: Filters; onChange: (next: Partial<Filters>) => void };

/** The list's filters: search text, status and period. All of them are in the URL. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation('product-orders');
  const { t: common } = useTranslation();
  const [loadCsv] = useOrdersCsvMutation();
  const textOf = useErrorText();
  const chosen = OrderStatus.safeParse(filters.status).data;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- jsdom and older browsers do not know <search>
    <Stack as="form" role="search" gap={12} onSubmit={preventSubmit}>
      <Row wrap>
        <SearchField label={t('list.search')} hint={t('list.searchHint')} value={filters.q} onChange={(q) => onChange({ q })} />
        <PeriodFields days={filters} onChange={onChange} />
        <CsvButton name={t('list.csvName')} file={t('list.csvFile')} load={() => loadCsv(queryOf(filters))} textOf={textOf} />
      </Row>
      <Chips label={t('list.status')}>
        <Chip pressed={chosen === undefined} onClick={() => onChange({ status: '' })}>
          {t('list.all')}
        </Chip>
        {OrderStatus.options.map((status) => (
          <Chip key={status} pressed={chosen === status} onClick={() => onChange({ status })}>
            {common(`orderState.${status}`)}
          </Chip>
        ))}
      </Chips>
    </Stack>
  );
}
