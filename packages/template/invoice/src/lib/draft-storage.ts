import * as z from 'zod/mini';
import { Draft } from './draft.ts';

const StoredDraft = z.object({
  owner: z.string(),
  at: z.string().check(z.refine((at) => !Number.isNaN(Date.parse(at)))),
  draft: Draft,
});
/** A draft that was not saved, and when it was last changed. */
export type StoredDraft = Pick<z.infer<typeof StoredDraft>, 'at' | 'draft'>;

const keyOf = (place: string): string => `invoice-draft/${place}`;

/** This tab's draft of an invoice by that person; a damaged one, or another person's, counts as none. */
export function readDraft(place: string, owner: string): StoredDraft | undefined {
  try {
    const { owner: writer, at, draft } = StoredDraft.parse(JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null'));
    return writer === owner ? { at, draft } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft until the tab closes, for the person who writes it; undefined removes it. */
export function storeDraft(place: string, owner: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(place), JSON.stringify({ owner, at: new Date().toISOString(), draft }));
    else sessionStorage.removeItem(keyOf(place));
  } catch {
    // Without storage a draft lives as long as its page.
  }
}
