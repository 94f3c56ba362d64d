import type { ItemKind, Recipient } from '@kado/contracts';

import { api, type QueryRequest } from './api.ts';

const MAX_PER_PAGE = 100;
/** Who was sent something last comes first, then the newest saved. */
const byUse = (a: Recipient, b: Recipient): number => (b.lastUsedAt ?? '').localeCompare(a.lastUsedAt ?? '');

/** Every saved person, of all pages: they are searched and chosen from in the browser. */
export const everyRecipient =
  (kind?: ItemKind): QueryRequest =>
  (client, signal) => {
    const from = async (cursor?: string): Promise<Recipient[]> => {
      const { data, meta } = await client.recipients.list({ kind, limit: MAX_PER_PAGE, cursor }, signal);
      return meta?.nextCursor ? [...data, ...(await from(meta.nextCursor))] : data;
    };
    return from();
  };

/** The people that were saved for one kind of item; the tag `Recipient` marks them as stale. */
export const { useSavedRecipientsQuery } = api.enhanceEndpoints({ addTagTypes: ['Recipient'] }).injectEndpoints({
  endpoints: (build) => ({
    savedRecipients: build.query<Recipient[], ItemKind>({
      query: everyRecipient,
      transformResponse: (rows: Recipient[]) => rows.toSorted(byUse),
      providesTags: ['Recipient'],
    }),
  }),
});

/** The people that were saved for one kind of item, to choose from: undefined while they load, nobody where they cannot be loaded. */
export function useSavedPeople(kind: ItemKind): readonly Recipient[] | undefined {
  const { data, isLoading } = useSavedRecipientsQuery(kind);
  return isLoading ? undefined : (data ?? []);
}
