import type { NewRecipient, Recipient, RecipientChange } from '@kado/contracts';
import { api, everyRecipient } from '@kado/state/query';

/** Orders are included because they show the names of saved recipients. */
const TAGS = ['Recipient', 'Order'] as const;

export const { useRecipientsQuery, useSaveRecipientMutation, useChangeRecipientMutation, useRemoveRecipientMutation } = api
  .enhanceEndpoints({ addTagTypes: TAGS })
  .injectEndpoints({
    endpoints: (build) => ({
      recipients: build.query<Recipient[], void>({
        query: () => everyRecipient(),
        providesTags: ['Recipient'],
      }),
      saveRecipient: build.mutation<Recipient, NewRecipient>({
        query: (body) => async (client, signal) => (await client.recipients.create(body, signal)).data,
        invalidatesTags: TAGS,
      }),
      changeRecipient: build.mutation<Recipient, { id: string; change: RecipientChange }>({
        query:
          ({ id, change }) =>
          async (client, signal) =>
            (await client.recipients.change(id, change, signal)).data,
        invalidatesTags: TAGS,
      }),
      removeRecipient: build.mutation<unknown, string>({
        query: (id) => (client, signal) => client.recipients.remove(id, signal),
        invalidatesTags: TAGS,
      }),
    }),
  });
