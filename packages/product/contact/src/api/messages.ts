import type { DataOf, Order, Ticket } from '@kado/contracts';
import { api, cursorPages } from '@kado/state/query';

const messages = api.enhanceEndpoints({ addTagTypes: ['Ticket', 'Order'] });
/** The number of latest orders that the form offers. */
const LATEST = 10;

export const { useMessagesInfiniteQuery, useMessageQuery, useLatestOrdersQuery, useOrderAskedAboutQuery } =
  messages.injectEndpoints({
    endpoints: (build) => ({
      messages: build.infiniteQuery<DataOf<Ticket[]>, void, string>({
        ...cursorPages<Ticket>((client, query, signal) => client.contact.list(query, signal)),
        providesTags: ['Ticket'],
      }),
      message: build.query<Ticket, string>({
        query: (id) => async (client, signal) => (await client.contact.one(id, signal)).data,
        providesTags: ['Ticket'],
      }),
      latestOrders: build.query<Order[], void>({
        query: () => async (client, signal) => (await client.orders.list({ limit: LATEST }, signal)).data,
        providesTags: ['Order'],
      }),
      orderAskedAbout: build.query<Order, string>({
        query: (id) => async (client, signal) => (await client.orders.one(id, signal)).data,
        providesTags: ['Order'],
      }),
    }),
  });

/** Marks the user's own messages as stale after one was sent. */
export const messagesChanged = () => messages.util.invalidateTags(['Ticket']);
