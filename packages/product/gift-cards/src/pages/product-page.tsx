import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useAppSelector } from '@kado/state';
import { Button, EmptyStatePage, NotFoundArt, Skeleton, Stack } from '@kado/ui';
import { isNotFound, SkeletonReceipt, Split } from '@kado/product-ui';
import { useParams, useSearchParams } from 'react-router';
import { useGiftProductQuery } from '../api/gift-products.ts';
import { GiftForm } from '../components/gift-form.tsx';
import styles from '../components/gift-cards.module.css';
import { shopPath } from '../lib/catalogue-filters.ts';
import { prefillFromUrl } from '../lib/gift-form-state.ts';

function FormSkeleton() {
  const { t } = useTranslation();
  return (
    <Split aside={<SkeletonReceipt />} asideLabel={t('summary.label')}>
      <Stack gap={40}>
        <div className={styles.head}>
          <Skeleton block={200} />
          <Stack gap={8}>
            <Skeleton inline="40%" />
            <Skeleton inline="70%" block={32} />
          </Stack>
        </div>
        <Skeleton block={64} />
        <Skeleton block={52} />
      </Stack>
    </Split>
  );
}

/** /send/gift-card/:productId: a new gift card, one prefilled by a link, or (with ?item=) a cart line to edit, which may get this card instead of its own. */
export function Component() {
  const { t } = useTranslation('product-gift-cards');
  const { productId = '' } = useParams();
  const [params] = useSearchParams();
  const item = params.get('item');
  const start = prefillFromUrl(params);
  const line = useAppSelector((state) => state.app.cart.find(({ id }) => id === item));
  const query = useGiftProductQuery(productId);
  const editing = line?.kind === 'gift' ? line : undefined;
  const gone = isNotFound(query.error);
  if (gone || (item !== null && !editing))
    return (
      <EmptyStatePage
        art={NotFoundArt}
        title={t(gone ? 'gone.product' : 'gone.title')}
        actions={<Button to={shopPath({ item: editing?.id })}>{t('gone.shop')}</Button>}
      >
        {t(gone ? 'gone.productText' : 'gone.text')}
      </EmptyStatePage>
    );
  return (
    <QueryView
      query={query}
      skeleton={<FormSkeleton />}
      empty={null}
      isEmpty={() => false}
      errorTitle={t('error.product')}
      wholePage
    >
      {(product) => <GiftForm key={`${product.id} ${editing?.id ?? ''}`} product={product} start={start} editing={editing} />}
    </QueryView>
  );
}
