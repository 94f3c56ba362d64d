import type { DataOf, ItemKind, Recipient } from '@kado/contracts';

import { api } from './api.ts';

const MOST = 100;
/** Who was sent something last comes first, then the newest saved. */
const byUse = (a: Recipient, b: Recipient): number => (b.lastUsedAt ?? '').localeCompare(a.lastUsedAt ?? '');

/** The people that were saved for one kind of item; the tag `Recipient` marks them as stale. */
export const { useSavedRecipientsQuery } = api.enhanceEndpoints({ addTagTypes: ['Recipient'] }).injectEndpoints({
  endpoints: (build) => ({
    savedRecipients: build.query<Recipient[], ItemKind>({
      query: (kind) => (client, signal) => client.recipients.list({ kind, limit: MOST }, signal),
      transformResponse: ({ data }: DataOf<Recipient[]>) => data.toSorted(byUse),
      providesTags: ['Recipient'],
    }),
  }),
});
