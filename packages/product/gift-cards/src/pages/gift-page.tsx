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
  // Not below the query: a session that ends in another tab empties it, and the code of the gift card stays.
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

/** /gift/:token: for the recipient of a gift card. Everyone with the link sees it; only the recipient's e-mail opens it. */
export function Component() {
  const { token = '' } = useParams();
  return <GiftOf key={token} token={token} />;
}
