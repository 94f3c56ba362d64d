import type { GiftProduct } from '@kado/contracts';
import { api } from '@kado/state/query';

export const { useCartGiftProductsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads the gift cards of a cart by their ids; leaves out a gift card that is no longer on sale. */
    cartGiftProducts: build.query<GiftProduct[], readonly string[]>({
      query: (ids) => async (client, signal) => {
        const found = await Promise.all(
          ids.map((id) =>
            client.giftProducts.one(id, signal).catch((error: { code?: string }) => {
              if (error.code === 'NOT_FOUND') return undefined;
              throw error;
            }),
          ),
        );
        return found.flatMap((answer) => (answer ? [answer.data] : []));
      },
    }),
  }),
});
