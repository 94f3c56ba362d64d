import { DepositStatus } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { ChoiceChips, SearchField, SearchForm } from '@kado/product-ui';
import { Row, Stack } from '@kado/ui';
import { statusIn, type Filters } from '../lib/filters.ts';

export type FilterBarProps = { filters: Filters; onChange: (next: Partial<Filters>) => void };

/** The list's filters: search text and status. Both are in the URL. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation('product-deposits');
  const chosen = statusIn(filters);
  return (
    <SearchForm>
      <Stack gap={12}>
        <Row wrap>
          <SearchField label={t('list.search')} hint={t('list.searchHint')} value={filters.q} onChange={(q) => onChange({ q })} />
        </Row>
        <ChoiceChips
          label={t('list.status')}
          all={t('list.all')}
          value={chosen}
          options={DepositStatus.options}
          nameOf={(status) => t(`state.${status}`)}
          onChange={(status) => onChange({ status })}
        />
      </Stack>
    </SearchForm>
  );
}
