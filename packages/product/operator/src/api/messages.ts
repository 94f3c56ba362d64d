import type { CustomerTicket, CustomerTicketQuery, DataOf } from '@kado/contracts';
import { api, cursorPages } from '@kado/state/query';

type Filters = Omit<CustomerTicketQuery, 'limit' | 'cursor'>;

export const { useCustomerMessagesInfiniteQuery, useCustomerMessageQuery, useReplyMutation, useCloseMessageMutation } = api
  .enhanceEndpoints({ addTagTypes: ['CustomerTicket', 'Audit'] })
  .injectEndpoints({
    endpoints: (build) => ({
      customerMessages: build.infiniteQuery<DataOf<CustomerTicket[]>, Filters, string>({
        ...cursorPages<CustomerTicket, Filters>((client, query, signal) => client.admin.contact.list(query, signal)),
        providesTags: ['CustomerTicket'],
      }),
      customerMessage: build.query<CustomerTicket, string>({
        query: (id) => async (client, signal) => (await client.admin.contact.one(id, signal)).data,
        providesTags: ['CustomerTicket'],
      }),
      reply: build.mutation<CustomerTicket, { id: string; text: string }>({
        query:
          ({ id, text }) =>
          async (client, signal) =>
            (await client.admin.contact.reply(id, { text }, signal)).data,
        invalidatesTags: ['CustomerTicket', 'Audit'],
      }),
      closeMessage: build.mutation<CustomerTicket, string>({
        query: (id) => async (client, signal) => (await client.admin.contact.close(id, signal)).data,
        invalidatesTags: ['CustomerTicket', 'Audit'],
      }),
    }),
  });
