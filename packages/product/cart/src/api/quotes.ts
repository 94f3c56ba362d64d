import type { Item, Quote } from '@kado/contracts';
import { api } from '@kado/state/query';

const cached = api.enhanceEndpoints({ addTagTypes: ['Order', 'Transaction'] });

/** Marks lists of orders and the statement as stale after a purchase. */
export const ordersChanged = () => cached.util.invalidateTags(['Order', 'Transaction']);

export const { useCreateQuoteMutation } = cached.injectEndpoints({
  endpoints: (build) => ({
    createQuote: build.mutation<Quote, Item[]>({
      query: (items) => async (client, signal) => (await client.quotes.create({ items }, signal)).data,
    }),
  }),
});
