import { DepositStatus } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Chip, Chips, SearchField } from '@kado/product-ui';
import { Row, Stack } from '@kado/ui';
import type { FormEvent } from 'react';
import { statusIn, type Filters } from '../lib/filters.ts';

/** Filters apply while typing, so submitting does nothing. */
const preventSubmit = (event: FormEvent) => event.preventDefault();

export type FilterBarProps = { filters: Filters; onChange: (next: Partial<Filters>) => void };

/** The list's filters: search text and status. Both are in the URL. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation('product-deposits');
  const chosen = statusIn(filters);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- jsdom and older browsers do not know <search>
    <Stack as="form" role="search" gap={12} onSubmit={preventSubmit}>
      <Row wrap>
        <SearchField label={t('list.search')} hint={t('list.searchHint')} value={filters.q} onChange={(q) => onChange({ q })} />
      </Row>
      <Chips label={t('list.status')}>
        <Chip pressed={chosen === undefined} onClick={() => onChange({ status: '' })}>
          {t('list.all')}
        </Chip>
        {DepositStatus.options.map((status) => (
          <Chip key={status} pressed={chosen === status} onClick={() => onChange({ status })}>
            {t(`state.${status}`)}
          </Chip>
        ))}
      </Chips>
    </Stack>
  );
}
