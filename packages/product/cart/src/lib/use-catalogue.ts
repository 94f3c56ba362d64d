import type { Item } from '@kado/contracts';
import { bankPrices, banks, networks, useAppSelector, useLoaded } from '@kado/state';
import { useMemo } from 'react';
import { useCartGiftProductsQuery } from '../api/gift-products.ts';
import { type Catalogue, offerFor } from './offers.ts';

const NONE: never[] = [];
const BANKS = { use: 'payout' } as const;
const PRICES = { direction: 'payout' } as const;

/** Loads the offers for the items; only the kinds that the cart contains. */
export function useCatalogue(items: readonly Item[]) {
  const { networks: offered, banks: ours, bankPrices: prices } = useAppSelector((state) => state.app);
  const ids = useMemo(() => [...new Set(items.flatMap((item) => (item.kind === 'gift' ? [item.giftProductId] : [])))], [items]);
  const noTopup = !items.some(({ kind }) => kind === 'topup');
  const noBank = !items.some(({ kind }) => kind === 'bank');
  const topups = useLoaded(networks, undefined, { skip: noTopup });
  const payouts = [useLoaded(banks, BANKS, { skip: noBank }), useLoaded(bankPrices, PRICES, { skip: noBank })];
  const gifts = useCartGiftProductsQuery(ids, { skip: ids.length === 0 });
  const giftProducts = ids.length > 0 ? gifts.data : NONE;
  const needed = [...(noTopup ? [] : [topups]), ...(noBank ? [] : payouts)];
  const catalogue: Catalogue = useMemo(
    () => ({
      networks: offered.data ?? NONE,
      giftProducts: giftProducts ?? NONE,
      banks: ours.data ?? NONE,
      bankPrices: prices.data ?? NONE,
    }),
    [offered.data, giftProducts, ours.data, prices.data],
  );
  const loaded = needed.every(({ data }) => data !== null) && (giftProducts !== undefined || gifts.isError);
  // A send form may have loaded the offers of one country only. If they include every item, the cart is shown without waiting for the rest.
  const complete = loaded || items.every((item) => offerFor(item, catalogue));
  const missed = complete ? undefined : needed.find((call) => call.error !== null)?.error;
  const error = missed ?? (giftProducts ? null : gifts.error);
  const refetch = () => {
    needed.forEach((call) => call.refetch());
    if (ids.length > 0) void gifts.refetch();
  };
  const loading = needed.some((call) => call.loading) || gifts.isFetching;
  return { catalogue, request: { data: complete && !error ? catalogue : undefined, error, loading, refetch } };
}
