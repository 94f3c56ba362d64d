import type { DataOf, NewRecipient, Order, OrderQuery, Recipient } from '@kado/contracts';
import { api } from '@kado/state/query';

const orders = api.enhanceEndpoints({ addTagTypes: ['Order', 'Transaction', 'Recipient'] });
/** The filters of an order list or of its file. */
type Filters = Omit<OrderQuery, 'limit' | 'cursor'>;
const FIRST = '';

export const {
  useOrderQuery,
  useOrderListInfiniteQuery,
  useOrdersCsvMutation,
  useCancelOrderMutation,
  useSaveFromOrderMutation,
} = orders.injectEndpoints({
  endpoints: (build) => ({
    order: build.query<Order, string>({
      query: (id) => async (client, signal) => (await client.orders.one(id, signal)).data,
      providesTags: ['Order'],
    }),
    orderList: build.infiniteQuery<DataOf<Order[]>, Filters, string>({
      infiniteQueryOptions: { initialPageParam: FIRST, getNextPageParam: ({ meta }) => meta?.nextCursor },
      query:
        ({ queryArg, pageParam }) =>
        (client, signal) =>
          client.orders.list({ ...queryArg, ...(pageParam !== FIRST && { cursor: pageParam }) }, signal),
      providesTags: ['Order'],
    }),
    ordersCsv: build.mutation<string, Filters>({
      query: (filters) => (client, signal) => client.orders.csv(filters, signal),
    }),
    cancelOrder: build.mutation<Order, string>({
      query: (id) => async (client, signal) => (await client.orders.cancel(id, signal)).data,
      invalidatesTags: ['Order', 'Transaction'],
    }),
    saveFromOrder: build.mutation<Recipient, NewRecipient>({
      query: (body) => async (client, signal) => (await client.recipients.create(body, signal)).data,
      invalidatesTags: ['Recipient', 'Order'],
    }),
  }),
});

/** Marks orders and the statement as stale after an order has been settled. */
export const ordersChanged = () => orders.util.invalidateTags(['Order', 'Transaction']);
