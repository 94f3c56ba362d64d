import { EntryType, type LedgerEntry } from '@kado/contracts';
import { type AllowedValues, useErrorText, useListQuery } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { CsvButton, Panel, PeriodFields, useFormatters } from '@kado/product-ui';
import { banks, useLoaded } from '@kado/state';
import { Line, Lines, Link, Row, Stack, Text } from '@kado/ui';
import { useLedgerEntriesCsvMutation, useLedgerEntriesInfiniteQuery } from '../api/books.ts';
import { AccountName } from '../components/account-name.tsx';
import { Choice, Filters, Search } from '../components/filters.tsx';
import { OperatorFrame } from '../components/operator-frame.tsx';
import { Rows } from '../components/rows.tsx';
import styles from '../components/operator.module.css';
import { isFiltered, useDebouncedQuery } from '../lib/filters.ts';
import { depositPage } from '../lib/subject-page.ts';

type State = { q: string; account: string; type: '' | EntryType; from: string; to: string };

const DEFAULTS: State = { q: '', account: '', type: '', from: '', to: '' };
const ALLOWED: AllowedValues<State> = { type: ['', ...EntryType.options] };
const ALL = {};

function Entry({ entry: { type, memo, at, postings, orderId, depositId, userId } }: { entry: LedgerEntry }) {
  const { t } = useTranslation('product-operator');
  const format = useFormatters();
  return (
    <Panel as="li" gap={12}>
      <Row apart wrap gap={8}>
        <Text weight="strong">{t(`entry.${type}`)}</Text>
        <Text size="small" tone="quiet">
          {format.dateTime(at)}
        </Text>
      </Row>
      {memo && (
        <Text size="small" tone="quiet">
          <bdi>{memo}</bdi>
        </Text>
      )}
      <Lines>
        {postings.map(({ account, amount }) => (
          <Line key={`${account} ${amount.currency}`} label={<AccountName account={account} />}>
            <bdi dir="ltr" className={styles.figure}>{`${format.figure(amount, true)} ${amount.currency}`}</bdi>
          </Line>
        ))}
      </Lines>
      <Row wrap gap={16}>
        {orderId && (
          <Link size="small" to={`/operator/orders/${orderId}`}>
            {t('message.order')}
          </Link>
        )}
        {depositId && (
          <Link size="small" to={depositPage(depositId)}>
            {t('message.deposit')}
          </Link>
        )}
        {userId && (
          <Link size="small" to={`/operator/users/${userId}`}>
            {t('message.account')}
          </Link>
        )}
      </Row>
    </Panel>
  );
}

/** /operator/ledger/entries: journal entries with their debits and credits, of one account or all; the filters are in the URL. */
export function Component() {
  const { t } = useTranslation('product-operator');
  const { query: filters, change } = useListQuery(DEFAULTS, ALLOWED);
  const query = useDebouncedQuery(filters);
  const list = useLedgerEntriesInfiniteQuery(query, { refetchOnMountOrArgChange: true });
  const [csv] = useLedgerEntriesCsvMutation();
  const textOf = useErrorText();
  useLoaded(banks, ALL);
  return (
    <OperatorFrame
      title={t('entries.title')}
      lead={filters.account ? <bdi dir="ltr">{filters.account}</bdi> : t('entries.all')}
      action={<Link to="/operator/ledger">{t('entries.back')}</Link>}
    >
      <Filters>
        <Search hint={t('entries.hint')} value={filters.q} onChange={(q) => change({ q })} />
        <Choice
          label={t('entries.type')}
          all={t('entries.anyType')}
          value={filters.type}
          options={EntryType.options}
          nameOf={(type) => t(`entry.${type}`)}
          onChange={(type) => change({ type })}
        />
        <PeriodFields days={filters} onChange={change} />
        <CsvButton name={t('csv.entries')} file="entries.csv" load={() => csv(query)} textOf={textOf} />
      </Filters>
      <Rows list={list} empty={t('entries.empty')} filtered={isFiltered(filters, DEFAULTS)} onClear={() => change(DEFAULTS)}>
        {(entries) => (
          <Stack as="ul" gap={16} aria-label={t('entries.title')}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Stack>
        )}
      </Rows>
    </OperatorFrame>
  );
}
