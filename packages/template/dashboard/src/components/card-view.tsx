import { memo, type ReactNode, useDeferredValue } from 'react';
import { errorText, type Query } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, Icon, VisuallyHidden } from '@kado/ui';
import { currentData } from '../lib/current-data.ts';
import styles from './card-view.module.css';

type CardViewProps<Data> = {
  query: Query<Data> & { isFetching?: boolean };
  /** Placeholder data that the card shows while it loads. */
  blank: Data;
  children: (data: Data) => ReactNode;
};

function Failed({ query }: { query: Query<unknown> }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.failed} role="alert">
      <Icon name="alert" size={20} />
      <p>{errorText(query.error) ?? t('error.text')}</p>
      <Button variant="plain" size="small" icon="refresh" onClick={() => void query.refetch?.()}>
        {t('action.retry')}
      </Button>
    </div>
  );
}

type WaitingProps = { draw: () => ReactNode };

// A placeholder renders once: the results of other cards do not render it again.
const Waiting = memo(
  ({ draw }: WaitingProps) => (
    <div className={styles.waiting} aria-hidden="true" inert>
      {draw()}
    </div>
  ),
  () => true,
);

/**
 * A card's states: a placeholder while it loads, an error with a retry, or its figures. Figures of another period stay only until the request for the chosen one has
 * ended.
 */
export function CardView<Data>({ query: latest, blank, children }: CardViewProps<Data>) {
  const { t } = useTranslation('common');
  // One result renders many cards: React may interrupt it, so that the page stays responsive.
  const query = useDeferredValue(latest);
  const data = query.error && !query.isFetching ? currentData(query) : query.data;
  if (data !== undefined && data !== null)
    return (
      <div className={styles.ready} aria-busy={query.isFetching}>
        {children(data)}
      </div>
    );
  if (query.error !== undefined && !query.isFetching) return <Failed query={query} />;
  return (
    <div className={styles.ready} aria-busy="true">
      <VisuallyHidden>{t('state.loading')}</VisuallyHidden>
      <Waiting draw={() => children(blank)} />
    </div>
  );
}
