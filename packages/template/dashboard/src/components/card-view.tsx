import { memo, type ReactNode, useDeferredValue } from 'react';
import { errorText, type Query } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, Icon, VisuallyHidden } from '@kado/ui';
import styles from './card-view.module.css';

type CardViewProps<Data> = {
  query: Query<Data> & { isFetching?: boolean };
  /** Figures with which the card is drawn while its own load. */
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

// What stands for a card is drawn once: the answers of other cards do not draw it again.
const Waiting = memo(
  ({ draw }: WaitingProps) => (
    <div className={styles.waiting} aria-hidden="true" inert>
      {draw()}
    </div>
  ),
  () => true,
);

/** A card's states: bars in the place of its words while it loads, what went wrong with a way to try again, its figures. */
export function CardView<Data>({ query: asked, blank, children }: CardViewProps<Data>) {
  const { t } = useTranslation('common');
  // One answer draws many cards: it may pause in between, so that the page goes on answering.
  const query = useDeferredValue(asked);
  if (query.data !== undefined && query.data !== null)
    return (
      <div className={styles.ready} aria-busy={query.isFetching}>
        {children(query.data)}
      </div>
    );
  if (query.error !== undefined && !query.isFetching) return <Failed query={query} />;
  return (
    <>
      <VisuallyHidden>{t('state.loading')}</VisuallyHidden>
      <Waiting draw={() => children(blank)} />
    </>
  );
}
