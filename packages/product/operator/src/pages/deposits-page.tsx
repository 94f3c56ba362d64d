import { type DepositReview, DepositStatus } from '@kado/contracts';
import { type AllowedValues, QueryView, useListQuery, useWhileOpen } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useAgo, useKeys } from '@kado/product-ui';
import { serverNow, useShortcutsOff } from '@kado/state';
import { PageTitle, Row, Skeleton, Text } from '@kado/ui';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useReviewQuery, useReviewsInfiniteQuery } from '../api/deposits.ts';
import { Choice, Filters, Search } from '../components/filters.tsx';
import { OperatorPages } from '../components/operator-frame.tsx';
import { ProofView } from '../components/proof-view.tsx';
import { Queue } from '../components/queue.tsx';
import { ReviewPanel } from '../components/review-panel.tsx';
import { Rows } from '../components/rows.tsx';
import frame from '../components/operator.module.css';
import styles from '../components/review.module.css';
import { isFiltered, useDebouncedQuery } from '../lib/filters.ts';
import { rowsOf } from '../lib/rows-of.ts';
import { neighbour, queueOf, waitingSince } from '../lib/queue.ts';
import { useDecidedMeanwhile } from '../lib/use-decided-meanwhile.ts';
import { useLive } from '../lib/use-live.ts';

type State = { q: string; status: '' | DepositStatus; id: string };

const DEFAULTS: State = { q: '', status: 'in_review', id: '' };
const ALLOWED: AllowedValues<State> = { status: ['', ...DepositStatus.options] };
const searchOf = ({ q, status }: State) => ({ q, status });

/** The first deposit of a list. It stays if a refresh puts another one before it. `release(id)` ends this after that deposit's decision. */
function usePinnedFirst(rows: readonly DepositReview[] | undefined, query: object) {
  const [pinned, pin] = useState({ query, id: '', released: '' });
  const first = rows?.[0]?.id ?? '';
  const isPinned = pinned.query === query && pinned.id !== '';
  if (!isPinned && (first !== pinned.released || query !== pinned.query)) pin({ query, id: first, released: '' });
  return { id: isPinned ? pinned.id : first, release: (released: string) => pin({ query, id: '', released }) };
}

/** A deposit from the list; if the list does not contain it, it is loaded separately. */
function useChosen(rows: readonly DepositReview[] | undefined, id: string) {
  const live = useLive();
  const listed = rows?.find((row) => row.id === id);
  const skip = id === '' || listed !== undefined || rows === undefined;
  const alone = live.watch(useReviewQuery(id, { ...live.options, skip }));
  return { data: listed ?? alone.currentData, error: alone.error, isLoading: alone.isFetching, refetch: alone.refetch };
}

function Waiting({ rows, more }: { rows: readonly DepositReview[]; more: boolean }) {
  const { t } = useTranslation('product-operator');
  const ago = useAgo();
  const [oldest] = rows;
  if (!oldest) return null;
  return (
    <Text size="small" tone="quiet">
      {t(more ? 'deposits.waitingMore' : 'deposits.waiting', {
        count: rows.length,
        when: ago(waitingSince(oldest), serverNow()),
      })}
    </Text>
  );
}

/** The list for the filters in the URL, and the chosen deposit; both are polled while the page is in use. */
function useReviewQueue() {
  const { query: filters, change } = useListQuery(DEFAULTS, ALLOWED);
  const { id } = filters;
  const search = useMemo(() => searchOf(filters), [filters]);
  const query = useDebouncedQuery(search);
  const live = useLive();
  const list = live.watch(useReviewsInfiniteQuery(query, live.options));
  const loaded = rowsOf(list.currentData);
  const rows = useMemo(() => loaded && queueOf(loaded, query.status), [loaded, query.status]);
  const first = usePinnedFirst(rows, query);
  const shownId = id || first.id;
  return { filters, change, id, search, list, rows, shownId, chosen: useChosen(rows, shownId), release: first.release };
}

/** The filters, and the queue of matching deposits. */
function QueueColumn({ queue, addressOf }: { queue: ReturnType<typeof useReviewQueue>; addressOf: (id: string) => string }) {
  const { t } = useTranslation('product-operator');
  const { filters, change, id, list, rows, chosen } = queue;
  const filtered = isFiltered(filters, { ...DEFAULTS, id });
  return (
    <section className={styles.side} aria-label={t('nav.deposits')}>
      <Row apart wrap gap={8} align="base">
        <PageTitle>{t(filters.status === 'in_review' ? 'deposits.title' : 'nav.deposits')}</PageTitle>
        {filters.status === 'in_review' && rows && <Waiting rows={rows} more={list.hasNextPage} />}
      </Row>
      <Filters>
        <Search hint={t('deposits.hint')} value={filters.q} onChange={(q) => change({ q, id: '' })} />
        <Choice
          label={t('deposits.status')}
          all={t('deposits.anyStatus')}
          value={filters.status}
          options={DepositStatus.options}
          nameOf={(status) => t(`depositStatus.${status}`)}
          onChange={(status) => change({ status, id: '' })}
        />
      </Filters>
      <Rows list={list} empty={t('deposits.empty')} filtered={filtered} onClear={() => change(DEFAULTS)}>
        {() => <Queue reviews={rows ?? []} chosen={chosen.data?.id} addressOf={addressOf} />}
      </Rows>
    </section>
  );
}

/** /operator/deposits: the queue, the proof, and the decision form. The chosen deposit is in the URL. */
export function Component() {
  const { t } = useTranslation('product-operator');
  const navigate = useNavigate();
  const queue = useReviewQueue();
  const { change, id, search, rows, shownId, chosen } = queue;
  const setDeciding = useDecidedMeanwhile(chosen.data);
  const shownRef = useRef<string>(undefined);
  const addressOf = (next: string) => `?${new URLSearchParams({ ...search, id: next })}`;
  const go = (step: 1 | -1) => {
    const next = neighbour(rows ?? [], shownId, step);
    if (next) void navigate(addressOf(next), { replace: true, preventScrollReset: true });
  };
  const [shortcutsOff] = useShortcutsOff();
  useKeys({ j: () => go(1), k: () => go(-1) }, !shortcutsOff);
  // Puts the deposit in the URL, so that it stays shown even if the list no longer contains it.
  const begin = (deciding: string) => {
    setDeciding(deciding);
    if (id !== deciding) change({ id: deciding });
  };
  const done = useWhileOpen()(() => {
    setDeciding(undefined);
    queue.release(shownId);
    change({ id: neighbour(rows ?? [], shownId, 1) ?? '' });
  });
  return (
    <div className={frame.frame}>
      <OperatorPages />
      <div className={styles.review}>
        <QueueColumn queue={queue} addressOf={addressOf} />
        {shownId !== '' && (
          <QueryView query={chosen} skeleton={<Skeleton block={480} />} empty={null} errorTitle={t('deposits.error')}>
            {(review) => (
              <>
                <ProofView review={review} />
                <ReviewPanel
                  review={review}
                  chosen={review.id === id}
                  shownRef={shownRef}
                  onBegin={() => begin(review.id)}
                  onDone={done}
                  onSkip={() => go(1)}
                />
              </>
            )}
          </QueryView>
        )}
      </div>
    </div>
  );
}
