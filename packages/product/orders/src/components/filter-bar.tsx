import { OrderStatus } from '@kado/contracts';
import { ChoiceChips, CsvButton, PeriodFields, SearchField, SearchForm } from '@kado/product-ui';
import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Row, Stack } from '@kado/ui';
import { queryOf, type Filters } from '../lib/filters.ts';
import { useOrdersCsvMutation } from '../api/orders.ts';

export type FilterBarProps = { filters: Filters; onChange: (next: Partial<Filters>) => void };

/** The list's filters: search text, status and period. All of them are in the URL. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation('product-orders');
  const { t: common } = useTranslation();
  const [loadCsv] = useOrdersCsvMutation();
  const textOf = useErrorText();
  const chosen = OrderStatus.safeParse(filters.status).data;
  return (
    <SearchForm>
      <Stack gap={12}>
        <Row wrap>
          <SearchField label={t('list.search')} hint={t('list.searchHint')} value={filters.q} onChange={(q) => onChange({ q })} />
          <PeriodFields days={filters} onChange={onChange} />
          <CsvButton name={t('list.csvName')} file={t('list.csvFile')} load={() => loadCsv(queryOf(filters))} textOf={textOf} />
        </Row>
        <ChoiceChips
          label={t('list.status')}
          all={t('list.all')}
          value={chosen}
          options={OrderStatus.options}
          nameOf={(status) => common(`orderState.${status}`)}
          onChange={(status) => onChange({ status })}
        />
      </Stack>
    </SearchForm>
  );
}
