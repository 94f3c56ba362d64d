import type { DepositReview } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { useAgo, useFormatters } from '@kado/product-ui';
import { serverNow } from '@kado/state';
import { Anchor, StatusText } from '@kado/ui';
import { DEPOSIT_TONES } from '../lib/looks.ts';
import { hintsOf, waitingSince } from '../lib/queue.ts';
import styles from './review.module.css';

/** Props of Queue; `addressOf` returns the URL that shows a deposit. */
export type QueueProps = {
  reviews: readonly DepositReview[];
  chosen: string | undefined;
  addressOf: (id: string) => string;
};

function Entry({ review, chosen, to }: { review: DepositReview; chosen: boolean; to: string }) {
  const { t } = useTranslation('product-operator');
  const ago = useAgo();
  const format = useFormatters();
  const { customer, declared, reference, status } = review;
  return (
    <Anchor to={to} className={styles.entry} aria-current={chosen ? 'true' : undefined}>
      <span className={styles.line}>
        <bdi className={`${styles.strong} ${styles.name}`}>{`${customer.firstName} ${customer.lastName}`}</bdi>
        <bdi className={styles.strong}>{format.money(declared)}</bdi>
      </span>
      <span className={`${styles.line} ${styles.small}`}>
        <bdi>{reference}</bdi>
        <span>{ago(waitingSince(review), serverNow())}</span>
      </span>
      {status === 'in_review' ? (
        hintsOf(review).map((hint) => (
          <StatusText key={hint} tone="warn" size="small">
            {t(`hint.${hint}`)}
          </StatusText>
        ))
      ) : (
        <StatusText tone={DEPOSIT_TONES[status]} size="small">
          {t(`depositStatus.${status}`)}
        </StatusText>
      )}
    </Anchor>
  );
}

/** The deposits in the order of the queue. */
export function Queue({ reviews, chosen, addressOf }: QueueProps) {
  const { t } = useTranslation('product-operator');
  return (
    <nav className={styles.queue} aria-label={t('deposits.queue')}>
      {reviews.map((review) => (
        <Entry key={review.id} review={review} chosen={review.id === chosen} to={addressOf(review.id)} />
      ))}
    </nav>
  );
}
