import { TransactionType } from '@kado/contracts';
import { Chip, Chips, CsvButton, PeriodFields, SearchField } from '@kado/product-ui';
import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Row } from '@kado/ui';
import type { FormEvent } from 'react';
import { chipsFor, queryOf, type Filters } from '../lib/filters.ts';
import { useStatementCsvMutation } from '../api/statement.ts';
import styles from './balance.module.css';

/** Filters apply while typing, so submitting does nothing. */
const preventSubmit = (event: FormEvent) => event.preventDefault();

export type FilterBarProps = { filters: Filters; onChange: (next: Partial<Filters>) => void };

/** The statement's filters: search text, type and period. All of them are in the URL. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation('product-balance');
  const [loadCsv] = useStatementCsvMutation();
  const textOf = useErrorText();
  const chosen = TransactionType.safeParse(filters.type).data;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- jsdom and older browsers do not know <search>
    <Row as="form" role="search" wrap onSubmit={preventSubmit}>
      <SearchField label={t('list.search')} hint={t('list.searchHint')} value={filters.q} onChange={(q) => onChange({ q })} />
      <div className={styles.chips}>
        <Chips label={t('chip.label')}>
          <Chip pressed={chosen === undefined} onClick={() => onChange({ type: '' })}>
            {t('chip.all')}
          </Chip>
          {chipsFor(filters).map((type) => (
            <Chip key={type} pressed={chosen === type} onClick={() => onChange({ type })}>
              {t(`type.${type}`)}
            </Chip>
          ))}
        </Chips>
      </div>
      <PeriodFields days={filters} onChange={onChange} />
      <CsvButton name={t('list.csvName')} file={t('list.csvFile')} load={() => loadCsv(queryOf(filters))} textOf={textOf} />
    </Row>
  );
}
