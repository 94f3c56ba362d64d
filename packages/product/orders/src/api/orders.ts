import type { DataOf, NewRecipient, Order, OrderQuery, Recipient, RedirectGift, RevealedGift } from '@kado/contracts';
import { api, cursorPages } from '@kado/state/query';

const orders = api.enhanceEndpoints({ addTagTypes: ['Order', 'Transaction', 'Recipient'] });
/** The filters of an order list or of its CSV file. */
type Filters = Omit<OrderQuery, 'limit' | 'cursor'>;
/** Identifies a gift card within an order. */
type GiftRef = { orderId: string; itemId: string };

export const {
  useOrderQuery,
  useOrderListInfiniteQuery,
  useOrdersCsvMutation,
  useCancelOrderMutation,
  useRevealGiftMutation,
  useResendGiftMutation,
  useRedirectGiftMutation,
  useSaveFromOrderMutation,
} = orders.injectEndpoints({
  endpoints: (build) => ({
    order: build.query<Order, string>({
      query: (id) => async (client, signal) => (await client.orders.one(id, signal)).data,
      providesTags: ['Order'],
    }),
    orderList: build.infiniteQuery<DataOf<Order[]>, Filters, string>({
      ...cursorPages<Order, Filters>((client, query, signal) => client.orders.list(query, signal)),
      providesTags: ['Order'],
    }),
    ordersCsv: build.mutation<string, Filters>({
      query: (filters) => (client, signal) => client.orders.csv(filters, signal),
    }),
    cancelOrder: build.mutation<Order, string>({
      query: (id) => async (client, signal) => (await client.orders.cancel(id, signal)).data,
      invalidatesTags: ['Order', 'Transaction'],
    }),
    revealGift: build.mutation<RevealedGift, GiftRef & { pin: string }>({
      query:
        ({ orderId, itemId, pin }) =>
        async (client, signal) =>
          (await client.orders.reveal(orderId, itemId, { pin }, signal)).data,
    }),
    resendGift: build.mutation<unknown, GiftRef>({
      query:
        ({ orderId, itemId }) =>
        async (client, signal) =>
          (await client.orders.resend(orderId, itemId, signal)).data,
    }),
    redirectGift: build.mutation<Order, GiftRef & RedirectGift>({
      query:
        ({ orderId, itemId, ...body }) =>
        async (client, signal) =>
          (await client.orders.redirect(orderId, itemId, body, signal)).data,
      invalidatesTags: ['Order'],
    }),
    saveFromOrder: build.mutation<Recipient, NewRecipient>({
      query: (body) => async (client, signal) => (await client.recipients.create(body, signal)).data,
      invalidatesTags: ['Recipient', 'Order'],
    }),
  }),
});

/** Marks orders and the statement as stale after an order was settled. */
export const ordersChanged = () => orders.util.invalidateTags(['Order', 'Transaction']);
