import type { DataOf, Recipient } from '@kado/contracts';
import { api } from '@kado/state/query';

const MOST = 50;
/** Who was sent something last comes first, then the newest saved. */
const byUse = (a: Recipient, b: Recipient): number => (b.lastUsedAt ?? '').localeCompare(a.lastUsedAt ?? '');

export const { useSavedNumbersQuery } = api.enhanceEndpoints({ addTagTypes: ['Recipient'] }).injectEndpoints({
  endpoints: (build) => ({
    savedNumbers: build.query<Recipient[], void>({
      query: () => (client, signal) => client.recipients.list({ kind: 'topup', limit: MOST }, signal),
      transformResponse: ({ data }: DataOf<Recipient[]>) => data.toSorted(byUse),
      providesTags: ['Recipient'],
    }),
  }),
});
