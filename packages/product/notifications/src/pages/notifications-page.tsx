import type { Notification } from '@kado/contracts';
import { QueryView, useErrorText, useListQuery, usePractising } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Chip, Chips, List, OlderRows } from '@kado/product-ui';
import { usePolling } from '@kado/state';
import { Button, EmptyArt, EmptyState, Link, PageTitle, Row, SkeletonRows, useToast } from '@kado/ui';
import { useNotificationListInfiniteQuery, useReadNotificationsMutation } from '../api/notifications.ts';
import { NotificationRow } from '../components/notification-row.tsx';
import styles from '../components/notifications.module.css';

const EVERY_MS = 5000;
const DEFAULTS = { show: 'all' };

function Nothing({ onlyUnread }: { onlyUnread: boolean }) {
  const { t } = useTranslation('product-notifications');
  return (
    <EmptyState art={EmptyArt} title={t(onlyUnread ? 'empty.read' : 'empty.title')}>
      {t('empty.text')}
    </EmptyState>
  );
}

function Shown({ rows, onRead }: { rows: readonly Notification[]; onRead: (id: string) => void }) {
  const { t } = useTranslation('product-notifications');
  return (
    <List label={t('page.title')}>
      {rows.map((row) => (
        <NotificationRow key={row.id} row={row} onRead={() => onRead(row.id)} />
      ))}
    </List>
  );
}

/** The list, which is polled, and a function that marks notifications as read. */
function useNotifications(onlyUnread: boolean) {
  const { t } = useTranslation('product-notifications');
  const toast = useToast();
  const textOf = useErrorText();
  const { pollingInterval, pollEvery } = usePolling(EVERY_MS);
  const list = useNotificationListInfiniteQuery(onlyUnread ? { unread: 'true' } : {}, {
    pollingInterval,
    refetchOnMountOrArgChange: true,
  });
  // Stops polling after a failure without data, so that the error stays until the user retries.
  pollEvery(list.error !== undefined && list.currentData === undefined ? 0 : EVERY_MS);
  const [read, { isLoading, data: left }] = useReadNotificationsMutation();
  const mark = async (body: Parameters<typeof read>[0], pressed?: HTMLElement) => {
    const { error } = await read(body);
    if (error) toast({ text: textOf(error, t('row.failed')), tone: 'bad' });
    // The button that marks all as read is then disabled and loses the focus, so the heading gets it.
    else if (pressed && [pressed, document.body].includes(document.activeElement as HTMLElement))
      document.querySelector('h1')?.focus({ preventScroll: true });
  };
  const rows = list.currentData?.pages.flatMap(({ data }) => data);
  // Rows that are not loaded yet may be unread until the server counts none. Newer ones appear at the top.
  const anyUnread = rows?.some(({ readAt }) => readAt === undefined) || (list.hasNextPage && left?.unread !== 0);
  return { list, mark, marking: isLoading, anyUnread, rows };
}

/** /notifications: the list of notifications, polled while the page is visible and in use. */
export function Component() {
  const { t } = useTranslation('product-notifications');
  // In practice mode the profile has no notification preferences.
  const practising = usePractising();
  const { query, change } = useListQuery(DEFAULTS);
  const onlyUnread = query.show === 'unread';
  const { list, mark, marking, anyUnread, rows } = useNotifications(onlyUnread);
  const shownText = (shown: readonly unknown[]) => t('page.shown', { count: shown.length });
  return (
    <div className={styles.column}>
      <PageTitle lead={practising ? undefined : <Link to="/profile#notifications">{t('page.preferences')}</Link>}>
        {t('page.title')}
      </PageTitle>
      <Row apart wrap gap={12}>
        <Chips label={t('filter.label')}>
          <Chip pressed={!onlyUnread} onClick={() => change(DEFAULTS)}>
            {t('filter.all')}
          </Chip>
          <Chip pressed={onlyUnread} onClick={() => change({ show: 'unread' })}>
            {t('filter.unread')}
          </Chip>
        </Chips>
        <Button
          variant="soft"
          size="small"
          icon="check"
          busy={marking}
          disabled={!anyUnread}
          onClick={({ currentTarget }) => void mark({ all: true }, currentTarget)}
        >
          {t('page.readAll')}
        </Button>
      </Row>
      <QueryView
        query={{ data: rows, error: list.error, isLoading: list.isFetching, refetch: list.refetch }}
        skeleton={<SkeletonRows count={4} />}
        empty={<Nothing onlyUnread={onlyUnread} />}
        errorTitle={t('page.error')}
        announce={shownText}
      >
        {(shown) => (
          <>
            <Shown rows={shown} onRead={(id) => void mark({ ids: [id] })} />
            <div className={styles.more}>
              <OlderRows list={list} shown={shownText(shown)} label={t('page.older')} />
            </div>
          </>
        )}
      </QueryView>
    </div>
  );
}
