import { TransactionType } from '@kado/contracts';
import { ChoiceChips, CsvButton, PeriodFields, SearchField, SearchForm } from '@kado/product-ui';
import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Row } from '@kado/ui';
import { chipsFor, queryOf, type Filters } from '../lib/filters.ts';
import { useStatementCsvMutation } from '../api/statement.ts';
import styles from './balance.module.css';

export type FilterBarProps = { filters: Filters; onChange: (next: Partial<Filters>) => void };

/** The statement's filters: search text, type and period. All of them are in the URL. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation('product-balance');
  const [loadCsv] = useStatementCsvMutation();
  const textOf = useErrorText();
  const chosen = TransactionType.safeParse(filters.type).data;
  return (
    <SearchForm>
      <Row wrap>
        <SearchField label={t('list.search')} hint={t('list.searchHint')} value={filters.q} onChange={(q) => onChange({ q })} />
        <div className={styles.chips}>
          <ChoiceChips
            label={t('chip.label')}
            all={t('chip.all')}
            value={chosen}
            options={chipsFor(filters)}
            nameOf={(type) => t(`type.${type}`)}
            onChange={(type) => onChange({ type })}
          />
        </div>
        <PeriodFields days={filters} onChange={onChange} />
        <CsvButton name={t('list.csvName')} file={t('list.csvFile')} load={() => loadCsv(queryOf(filters))} textOf={textOf} />
      </Row>
    </SearchForm>
  );
}
