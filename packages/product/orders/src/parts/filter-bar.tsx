import { OrderStatus } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Button, Chip, Chips, Icon, SelectField, Stack, TextField, useToast } from '@kado/ui';
import { useState, type FormEvent } from 'react';
import { PERIODS, periodOf, queryOf, startOf, type Filters, type Period } from '../lib/filters.ts';
import { saveFile } from '../lib/save-file.ts';
import { useOrdersCsvMutation } from '../server.ts';
import styles from './list.module.css';

/** What is typed works at once; Enter has nothing left to do. */
const stay = (event: FormEvent) => event.preventDefault();

export type FilterBarProps = { filters: Filters; onChange: (next: Partial<Filters>) => void };

/** The same orders as a file for a spreadsheet. */
function CsvButton({ filters }: { filters: Filters }) {
  const { t } = useTranslation('product-orders');
  const toast = useToast();
  const [ask, { isLoading }] = useOrdersCsvMutation();
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
  const { t } = useTranslation('product-orders');
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
        className={styles.period}
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

/** What the list shows: words, state, days. All of it stands in the address. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation('product-orders');
  const chosen = OrderStatus.safeParse(filters.status).data;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- jsdom and older browsers do not know <search>
    <Stack as="form" role="search" gap={12} onSubmit={stay}>
      <div className={styles.tools}>
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
        <PeriodFields filters={filters} onChange={onChange} />
        <CsvButton filters={filters} />
      </div>
      <Chips label={t('list.status')}>
        <Chip pressed={chosen === undefined} onClick={() => onChange({ status: '' })}>
          {t('list.all')}
        </Chip>
        {OrderStatus.options.map((status) => (
          <Chip key={status} pressed={chosen === status} onClick={() => onChange({ status })}>
            {t(`order.${status}`)}
          </Chip>
        ))}
      </Chips>
    </Stack>
  );
}
