import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { isNotFound } from '@kado/product-ui';
import { EmptyState, NotFoundArt, Skeleton } from '@kado/ui';
import { useParams } from 'react-router';
import { useGiftQuery } from '../api/gifts.ts';
import { GiftFrame } from '../components/gift-frame.tsx';
import { GiftView } from '../components/gift-view.tsx';
import { useGiftOpening } from '../lib/use-gift-opening.ts';
import styles from '../components/gift.module.css';

function GiftOf({ token }: { token: string }) {
  const { t } = useTranslation('product-gift-cards');
  // Above QueryView, because a session that ends in another tab clears the query, and the opened code must stay on screen.
  const opening = useGiftOpening(token);
  const query = useGiftQuery(token);
  const gone = isNotFound(query.error);
  const skeleton = (
    <div className={styles.center}>
      <Skeleton inline={280} block={32} />
      <Skeleton inline={280} block={240} />
      <Skeleton inline={160} block={48} />
    </div>
  );
  return (
    <GiftFrame>
      {gone ? (
        <EmptyState art={NotFoundArt} title={t('error.giftGone')} titleAs="h1">
          {t('error.giftGoneText')}
        </EmptyState>
      ) : (
        <QueryView query={query} skeleton={skeleton} empty={null} isEmpty={() => false} errorTitle={t('error.gift')} wholePage>
          {(gift) => <GiftView gift={gift} opening={opening} />}
        </QueryView>
      )}
    </GiftFrame>
  );
}

/** /gift/:token: the page for the recipient of a gift card. Anybody with the link can see the gift; opening it needs a code from the recipient's e-mail. */
export function Component() {
  const { token = '' } = useParams();
  return <GiftOf key={token} token={token} />;
}
