import type { DataOf, GiftProduct, GiftProductQuery } from '@kado/contracts';
import { api, cursorPages } from '@kado/state/query';

/** The filters of the catalogue. */
type Filters = Pick<GiftProductQuery, 'countryIso' | 'category' | 'q'>;
const PAGE = 24;

export const { useGiftProductQuery, useGiftProductListInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    giftProduct: build.query<GiftProduct, string>({
      query: (id) => async (client, signal) => (await client.giftProducts.one(id, signal)).data,
    }),
    giftProductList: build.infiniteQuery<DataOf<GiftProduct[]>, Filters, string>(
      cursorPages<GiftProduct, Filters>((client, query, signal) => client.giftProducts.list({ ...query, limit: PAGE }, signal)),
    ),
  }),
});
