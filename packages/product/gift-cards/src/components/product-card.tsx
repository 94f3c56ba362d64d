import type { GiftProduct } from '@kado/contracts';
import { GiftCardArt, useFormatters } from '@kado/product-ui';
import { useTranslation } from '@kado/i18n';
import { Anchor, Skeleton, Text } from '@kado/ui';
import { type HandedOn, shopPath } from '../lib/catalogue-filters.ts';
import { useCategoryName } from '../lib/use-category-name.ts';
import styles from './gift-cards.module.css';

/** The amounts of a card as text: its limits, or the fixed amounts. */
function useAmounts({ denominations, min, max }: GiftProduct): string {
  const { t } = useTranslation('product-gift-cards');
  const format = useFormatters();
  if (denominations) return format.facts(...denominations.map(format.received));
  return min && max ? t('shop.range', { min: format.received(min), max: format.received(max) }) : '';
}

/** A gift card in the catalogue: its illustration, brand, category and amounts. */
export function ProductCard({ product, handedOn }: { product: GiftProduct; handedOn: HandedOn }) {
  const categoryName = useCategoryName();
  const amounts = useAmounts(product);
  return (
    <li>
      <Anchor className={styles.product} to={shopPath(handedOn, product.id)}>
        <GiftCardArt id={product.id} initials={product.art.initials} />
        <span>
          <Text as="span" weight="strong" className={styles.line}>
            <bdi>{product.brand}</bdi>
          </Text>{' '}
          <Text as="span" size="small" tone="quiet" className={styles.line}>
            {categoryName(product.category)}
          </Text>{' '}
          <span className={`${styles.line} ${styles.amounts}`}>{amounts}</span>
        </span>
      </Anchor>
    </li>
  );
}

/** The skeleton of the catalogue. */
export function ShopSkeleton() {
  return (
    <div className={styles.shop}>
      {Array.from({ length: 8 }, (_, at) => (
        <span key={`card-${at + 1}`} className={styles.product}>
          <span style={{ aspectRatio: '8 / 5', display: 'grid' }}>
            <Skeleton block={160} />
          </span>
          <Skeleton inline="70%" />
          <Skeleton inline="50%" block={12} />
        </span>
      ))}
    </div>
  );
}
