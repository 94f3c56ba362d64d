import type { GiftProduct } from '@kado/contracts';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Comparison, OfferList, OlderRows, parseAmount } from '@kado/product-ui';
import { SkeletonRows } from '@kado/ui';
import { useGiftProductListInfiniteQuery } from '../api/gift-products.ts';
import { offersOf } from '../lib/offers.ts';
import { useCategoryName } from '../lib/use-category-name.ts';
import type { GiftFormState } from '../lib/use-gift-form.ts';

type CompareGiftCardsProps = { product: GiftProduct; form: GiftFormState; line: string | undefined };

function Products({ product, form: { values }, line }: CompareGiftCardsProps) {
  const { t } = useTranslation('product-gift-cards');
  const { t: common } = useTranslation();
  const categoryName = useCategoryName();
  const list = useGiftProductListInfiniteQuery({ countryIso: product.countryIso });
  const data = list.data?.pages.flatMap((page) => page.data);
  const shownText = (products: readonly unknown[]) => t('shop.shown', { count: products.length });
  return (
    <QueryView
      query={{ ...list, data, currentData: list.currentData && data }}
      skeleton={<SkeletonRows />}
      empty={null}
      errorTitle={t('error.shop')}
      announce={shownText}
    >
      {(products) => {
        const offers = offersOf(products, values, product.id, line).map(({ category, ...offer }) => ({
          ...offer,
          facts: [categoryName(category)],
        }));
        const note = t('compare.note', { count: offers.length });
        return (
          <>
            <OfferList
              label={t('compare.label')}
              offers={offers}
              chosen={product.id}
              note={note}
              nothing={parseAmount(values.typed) && note}
            />
            {list.hasNextPage && <OlderRows list={list} shown={shownText(products)} label={common('action.more')} />}
          </>
        );
      }}
    </QueryView>
  );
}

/** Compares the gift cards of the country that are sold in this amount. They load when the button is pressed. */
export function CompareGiftCards(props: CompareGiftCardsProps) {
  const { t } = useTranslation('product-gift-cards');
  return (
    <Comparison label={t('compare.label')}>
      <Products {...props} />
    </Comparison>
  );
}
