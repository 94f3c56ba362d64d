import type { DataOf, GiftProduct, GiftProductQuery } from '@kado/contracts';
import { api } from '@kado/state/query';

/** The filters of the catalogue. */
type Filters = Pick<GiftProductQuery, 'countryIso' | 'category' | 'q'>;
const FIRST = '';
const PAGE = 24;

export const { useGiftProductQuery, useGiftProductListInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    giftProduct: build.query<GiftProduct, string>({
      query: (id) => async (client, signal) => (await client.giftProducts.one(id, signal)).data,
    }),
    giftProductList: build.infiniteQuery<DataOf<GiftProduct[]>, Filters, string>({
      infiniteQueryOptions: { initialPageParam: FIRST, getNextPageParam: ({ meta }) => meta?.nextCursor },
      query:
        ({ queryArg, pageParam }) =>
        (client, signal) =>
          client.giftProducts.list({ ...queryArg, limit: PAGE, ...(pageParam !== FIRST && { cursor: pageParam }) }, signal),
    }),
  }),
});
