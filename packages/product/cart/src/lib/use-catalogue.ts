import type { Item } from '@kado/contracts';
import { bankPrices, banks, networks, useAppDispatch, useAppSelector } from '@kado/state';
import { useCallback, useEffect, useMemo } from 'react';
import { useCartGiftProductsQuery } from '../api/gift-products.ts';
import { type Catalogue, offerFor } from './offers.ts';

const NONE: never[] = [];

/** Loads what sells the items: only the kinds that there are. */
export function useCatalogue(items: readonly Item[]) {
  const dispatch = useAppDispatch();
  const { networks: offered, banks: ours, bankPrices: prices } = useAppSelector((state) => state.app);
  const ids = useMemo(() => [...new Set(items.flatMap((item) => (item.kind === 'gift' ? [item.giftProductId] : [])))], [items]);
  const hasTopups = items.some(({ kind }) => kind === 'topup');
  const hasBanks = items.some(({ kind }) => kind === 'bank');
  const gifts = useCartGiftProductsQuery(ids, { skip: ids.length === 0 });
  const load = useCallback(() => {
    if (hasTopups) dispatch(networks.load());
    if (hasBanks) {
      dispatch(banks.load({ use: 'payout' }));
      dispatch(bankPrices.load({ direction: 'payout' }));
    }
  }, [dispatch, hasTopups, hasBanks]);
  useEffect(load, [load]);
  const giftProducts = ids.length > 0 ? gifts.data : NONE;
  const needed = [...(hasTopups ? [offered] : []), ...(hasBanks ? [ours, prices] : [])];
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
  // A list may be that of another page, which asked for one country's: then something is missing until it has been loaded again.
  const whole = needed.every(({ loading, error: failure }) => !loading && failure === null);
  const complete = loaded && (whole || items.every((item) => offerFor(item, catalogue)));
  const missed = complete ? undefined : needed.find((call) => call.error !== null)?.error;
  const error = missed ?? (giftProducts ? null : gifts.error);
  const refetch = () => {
    load();
    if (ids.length > 0) void gifts.refetch();
  };
  const loading = needed.some((call) => call.loading) || gifts.isFetching;
  return { catalogue, request: { data: complete && !error ? catalogue : undefined, error, loading, refetch } };
}
