import type { LedgerAccount, LedgerProof } from '@kado/contracts';
import { QueryView, useErrorText, useListQuery } from '@kado/feature-kit';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { CsvButton, Panel, useFormatters } from '@kado/product-ui';
import { banks, useLoaded } from '@kado/state';
import { Button, Line, Lines, SkeletonRows, StatusText, Text } from '@kado/ui';
import { useEffect, useRef, useState } from 'react';
import { useLedgerAccountsCsvMutation, useLedgerAccountsInfiniteQuery, useProofQuery } from '../api/books.ts';
import { AccountName } from '../components/account-name.tsx';
import { Filters, Search } from '../components/filters.tsx';
import { OperatorFrame } from '../components/operator-frame.tsx';
import { Rows } from '../components/rows.tsx';
import styles from '../components/operator.module.css';
import { isFiltered, useDebouncedQuery } from '../lib/filters.ts';
import { useLive } from '../lib/use-live.ts';

const DEFAULTS = { q: '' };
const EVERY_MS = 10_000;
const ALL = {};

function Proof({ proof: { balanced, currencies, entries } }: { proof: LedgerProof }) {
  const { t } = useTranslation('product-operator');
  const format = useFormatters();
  return (
    <Panel>
      <StatusText tone={balanced ? 'good' : 'bad'}>{t(balanced ? 'ledger.balanced' : 'ledger.unbalanced')}</StatusText>
      <Text size="small" tone="quiet">
        {t('ledger.entries', { count: entries })}
      </Text>
      <Lines>
        {currencies.map(({ currency, debits, credits }) => (
          <Line key={currency} label={currency}>
            {format.facts(
              t('ledger.debits', { amount: format.figure(debits) }),
              t('ledger.credits', { amount: format.figure(credits) }),
            )}
          </Line>
        ))}
      </Lines>
    </Panel>
  );
}

function Accounts({ rows }: { rows: readonly LedgerAccount[] }) {
  const { t } = useTranslation('product-operator');
  const format = useFormatters();
  const { thousands } = useLocaleFormatters();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('ledger.accounts')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('ledger.account')}</th>
            <th scope="col" className={styles.figure}>
              {t('ledger.debit')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('ledger.credit')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('ledger.balance')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('ledger.count')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ account, currency, debits, credits, balance, entries }) => (
            <tr key={`${account} ${currency}`}>
              <th scope="row" aria-label={account}>
                <AccountName account={account} />
              </th>
              <td className={styles.figure} data-label={t('ledger.debit')}>
                {format.figure(debits)}
              </td>
              <td className={styles.figure} data-label={t('ledger.credit')}>
                {format.figure(credits)}
              </td>
              <td className={styles.figure} data-label={t('ledger.balance')}>
                {format.money(balance)}
              </td>
              <td className={styles.figure} data-label={t('ledger.count')}>
                {thousands(entries)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/**
 * The proof, which is polled, and the accounts, which are reloaded when the proof counts new entries. `refresh` reloads both; `refreshing` is true meanwhile.
 */
function useLiveBooks(query: Parameters<typeof useLedgerAccountsInfiniteQuery>[0]) {
  const live = useLive(EVERY_MS);
  const proof = live.watch(useProofQuery(undefined, live.options));
  const list = useLedgerAccountsInfiniteQuery(query, { refetchOnMountOrArgChange: true });
  const [refreshing, setRefreshing] = useState(false);
  const { refetch } = list;
  const entries = proof.data?.entries;
  const listed = useRef(entries);
  useEffect(() => {
    if (listed.current !== undefined && listed.current !== entries) void refetch();
    listed.current = entries;
  }, [entries, refetch]);
  const refresh = async () => {
    setRefreshing(true);
    await Promise.all([proof.refetch(), refetch()]);
    setRefreshing(false);
  };
  return { proof, list, refreshing, refresh };
}

/** /operator/ledger: the proof that debits equal credits, computed now, and the accounts it covers. */
export function Component() {
  const { t } = useTranslation('product-operator');
  useLoaded(banks, ALL);
  const { query: filters, change } = useListQuery(DEFAULTS);
  const query = useDebouncedQuery(filters);
  const { proof, list, refreshing, refresh } = useLiveBooks(query);
  const [csv] = useLedgerAccountsCsvMutation();
  const textOf = useErrorText();
  const again = (
    <Button variant="soft" size="small" icon="refresh" busy={refreshing} onClick={() => void refresh()}>
      {t('ledger.again')}
    </Button>
  );
  return (
    <OperatorFrame title={t('nav.ledger')} lead={t('ledger.lead')} action={again}>
      <QueryView query={proof} skeleton={<SkeletonRows count={2} />} empty={null} errorTitle={t('ledger.error')}>
        {(data) => <Proof proof={data} />}
      </QueryView>
      <Filters>
        <Search hint={t('ledger.hint')} value={filters.q} onChange={(q) => change({ q })} />
        <CsvButton name={t('csv.accounts')} file="accounts.csv" load={() => csv(query)} textOf={textOf} />
      </Filters>
      <Rows list={list} empty={t('ledger.empty')} filtered={isFiltered(filters, DEFAULTS)} onClear={() => change(DEFAULTS)}>
        {(rows) => <Accounts rows={rows} />}
      </Rows>
    </OperatorFrame>
  );
}
