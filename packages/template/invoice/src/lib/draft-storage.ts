import { useMemo } from 'react';
import * as z from 'zod/mini';
import { prefChanged, useAppStore } from '@kado/state';
import { useAccount } from '@kado/template-kit';
import { Draft } from './draft.ts';

const StoredDraft = z.object({
  owner: z.string(),
  at: z.string().check(z.refine((at) => !Number.isNaN(Date.parse(at)))),
  draft: Draft,
});
/** An unsaved draft, and when it was last changed. */
export type StoredDraft = Pick<z.infer<typeof StoredDraft>, 'at' | 'draft'>;

/** The draft of this owner; a damaged draft, or that of another owner, is ignored. */
export function readDraft(stored: unknown, owner: string): StoredDraft | undefined {
  const { data } = StoredDraft.safeParse(stored);
  return data?.owner === owner ? { at: data.at, draft: data.draft } : undefined;
}

/**
 * The draft of one invoice by the signed-in person, kept in this browser as the preference `draft.invoice/…` until it is removed or the person signs out.
 * Reading and writing cause no render: the form holds the typed values.
 */
export function useDraftStorage(place: string) {
  const store = useAppStore();
  const owner = useAccount()?.email ?? '';
  return useMemo(() => {
    const nameOf = (at: string) => `draft.invoice/${at}`;
    return {
      read: () => readDraft(store.getState().prefs[nameOf(place)], owner),
      /** Stores a draft, by default as that of this invoice; undefined removes it. */
      store: (draft: Draft | undefined, at = place) => {
        // A copy, because the form mutates its values, and values in the store are frozen.
        const value = draft && { owner, at: new Date().toISOString(), draft: structuredClone(draft) };
        store.dispatch(prefChanged({ name: nameOf(at), value }));
      },
    };
  }, [store, owner, place]);
}
