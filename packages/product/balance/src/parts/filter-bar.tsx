import { TransactionType } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Button, Chip, Chips, Icon, SelectField, TextField, useToast } from '@kado/ui';
import { useState, type FormEvent } from 'react';
import { chipsFor, PERIODS, periodOf, queryOf, startOf, type Filters, type Period } from '../lib/filters.ts';
import { saveFile } from '../lib/save-file.ts';
import { useStatementCsvMutation } from '../server.ts';
import styles from './balance.module.css';

/** What is typed works at once; Enter has nothing left to do. */
const stay = (event: FormEvent) => event.preventDefault();

export type FilterBarProps = { filters: Filters; onChange: (next: Partial<Filters>) => void };

/** The same lines as a file for a spreadsheet. */
function CsvButton({ filters }: { filters: Filters }) {
  const { t } = useTranslation('product-balance');
  const toast = useToast();
  const [ask, { isLoading }] = useStatementCsvMutation();
  const save = async () => {
    const answer = await ask(queryOf(filters));
    if ('data' in answer && answer.data !== undefined) saveFile(t('list.csvFile'), answer.data);
    else toast({ text: t('list.csvFailed'), tone: 'bad' });
  };
  return (
    <Button
      variant="plain"
      size="small"
      icon="download"
      aria-label={t('list.csvName')}
      busy={isLoading}
      onClick={() => void save()}
    >
      {t('list.csv')}
    </Button>
  );
}

function PeriodFields({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation('product-balance');
  const [own, setOwn] = useState(false);
  const [now] = useState(() => new Date());
  const period: Period = own ? 'own' : periodOf(filters, now);
  const choose = (next: Period) => {
    setOwn(next === 'own');
    if (next !== 'own') onChange({ from: startOf(next, now), to: '' });
  };
  return (
    <>
      <SelectField
        label={t('list.period')}
        labelHidden
        size="small"
        value={period}
        onChange={({ target }) => choose(target.value as Period)}
        options={[...PERIODS, 'own' as const].map((value) => ({ value, label: t(`list.periods.${value}`) }))}
      />
      {period === 'own' && (
        <div className={styles.days}>
          <TextField
            label={t('list.from')}
            type="date"
            size="small"
            value={filters.from}
            max={filters.to || undefined}
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <TextField
            label={t('list.to')}
            type="date"
            size="small"
            value={filters.to}
            min={filters.from || undefined}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        </div>
      )}
    </>
  );
}

/** What the statement shows: words, kind, days. All of it stands in the address. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation('product-balance');
  const chosen = TransactionType.safeParse(filters.type).data;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- jsdom and older browsers do not know <search>
    <form role="search" className={styles.tools} onSubmit={stay}>
      <div className={styles.search}>
        <TextField
          label={t('list.search')}
          labelHidden
          type="search"
          size="small"
          start={<Icon name="search" size={20} />}
          placeholder={t('list.searchHint')}
          value={filters.q}
          onChange={({ target }) => onChange({ q: target.value })}
        />
      </div>
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
      <PeriodFields filters={filters} onChange={onChange} />
      <CsvButton filters={filters} />
    </form>
  );
}
