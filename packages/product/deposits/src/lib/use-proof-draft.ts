import type { Deposit, StoredFile } from '@kado/contracts';
import { useAppStore, usePref } from '@kado/state';
import { useCallback, useEffect } from 'react';

/** Uploaded proofs that are not submitted yet, by the id of their deposit. */
export type ProofDrafts = Readonly<Record<string, StoredFile>>;
/** A small maximum is enough, because the server deletes an unused file after a day. */
const MAX_PROOFS = 5;
const NONE: ProofDrafts = {};
const NAME = 'deposit.proofs';

const isFile = (value: unknown): value is StoredFile => {
  const { id, name, size } = { ...(value as Partial<StoredFile> | null) };
  return typeof id === 'string' && typeof name === 'string' && Number.isFinite(size);
};

/** Whether a stored value has the shape of such drafts; other values are ignored. */
export const isProofDrafts = (value: unknown): value is ProofDrafts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((file) => isFile(file));

/** Returns the drafts after a change of one of them: the oldest above the maximum are removed; undefined if there are none. */
export function changedDrafts(drafts: ProofDrafts, depositId: string, file: StoredFile | undefined): ProofDrafts | undefined {
  const others = Object.entries(drafts).filter(([id]) => id !== depositId);
  const next = file ? [...others, [depositId, file] as const].slice(-MAX_PROOFS) : others;
  return next.length > 0 ? Object.fromEntries(next) : undefined;
}

/** The uploaded proof of a deposit. The preference `deposit.proofs` keeps it in this browser until it is submitted or removed, or the user signs out. */
export function useProofDraft(depositId: string) {
  const store = useAppStore();
  const [drafts, change] = usePref(NAME, isProofDrafts, NONE);
  const save = useCallback(
    (file: StoredFile | undefined) => {
      // Reads the current state, because an upload may end after another draft has changed.
      const now = store.getState().prefs[NAME];
      change(changedDrafts(isProofDrafts(now) ? now : NONE, depositId, file));
    },
    [store, change, depositId],
  );
  return [drafts[depositId], save] as const;
}

/** Removes the uploaded proof of a deposit that no longer waits for one. */
export function useProofDraftEnd({ id, status }: Deposit) {
  const [draft, saveDraft] = useProofDraft(id);
  const over = draft !== undefined && status !== 'awaiting_proof';
  useEffect(() => {
    if (over) saveDraft(undefined);
  }, [over, saveDraft]);
}
