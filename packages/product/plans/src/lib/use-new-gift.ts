import type { Money } from '@kado/contracts';
import { isNotFound } from '@kado/product-ui';
import { networks, useLoaded } from '@kado/state';
import { skipToken } from '@kado/state/query';
import { useMemo } from 'react';
import { useGiftOrderQuery, usePlanPriceQuery } from '../api/plans.ts';
import { type Gift, giftOf, readFrom } from './gifts.ts';

/** The gift that the URL parameter identifies, and its current price. `gone` means that it cannot be repeated. */
export function useNewGift(from: string) {
  const ids = readFrom(from);
  const order = useGiftOrderQuery(ids ? ids.orderId : skipToken);
  const known = useLoaded(networks, undefined);
  const item = order.data?.items.find(({ id }) => id === ids?.itemId);
  const gift = useMemo(() => (item && known.data ? giftOf(item, known.data) : undefined), [item, known.data]);
  const loaded = order.data !== undefined && known.data !== null;
  const price = usePlanPriceQuery(gift ? gift.item : skipToken, { refetchOnMountOrArgChange: true });
  const cost: Money | undefined = price.data?.total;
  const gone = ids === undefined || isNotFound(order.error) || (loaded && gift === undefined);
  const refetch = () => {
    if (order.error) void order.refetch();
    if (known.error) known.refetch();
    if (price.error) void price.refetch();
  };
  return {
    gone,
    /** Set if the gift cannot be bought at the moment. */
    priceError: price.error,
    query: {
      data: gift && cost ? ({ gift, price: cost } satisfies { gift: Gift; price: Money }) : undefined,
      error: order.error ?? known.error ?? price.error,
      isLoading: order.isFetching || known.loading || price.isFetching,
      refetch,
    },
  };
}
