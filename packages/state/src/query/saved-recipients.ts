import type { ItemKind, Recipient } from '@kado/contracts';

import { api, type QueryRequest } from './api.ts';

const MAX_PER_PAGE = 100;
/** Sorts the recipient who was sent something last first; those never used keep their order (newest first). */
const byUse = (a: Recipient, b: Recipient): number => (b.lastUsedAt ?? '').localeCompare(a.lastUsedAt ?? '');

/** Loads the saved recipients of all pages, because they are searched in the browser. */
export const everyRecipient =
  (kind?: ItemKind): QueryRequest =>
  (client, signal) => {
    const from = async (cursor?: string): Promise<Recipient[]> => {
      const { data, meta } = await client.recipients.list({ kind, limit: MAX_PER_PAGE, cursor }, signal);
      return meta?.nextCursor ? [...data, ...(await from(meta.nextCursor))] : data;
    };
    return from();
  };

/** The recipients saved for one kind of item, cached under the tag `Recipient`. */
export const { useSavedRecipientsQuery } = api.enhanceEndpoints({ addTagTypes: ['Recipient'] }).injectEndpoints({
  endpoints: (build) => ({
    savedRecipients: build.query<Recipient[], ItemKind>({
      query: everyRecipient,
      transformResponse: (rows: Recipient[]) => rows.toSorted(byUse),
      providesTags: ['Recipient'],
    }),
  }),
});

/** The recipients saved for one kind of item, to choose from: undefined while they load, an empty list if they cannot be loaded. */
export function useSavedPeople(kind: ItemKind): readonly Recipient[] | undefined {
  const { data, isLoading } = useSavedRecipientsQuery(kind);
  return isLoading ? undefined : (data ?? []);
}
