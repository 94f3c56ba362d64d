/** How the endpoint of a change shows it. */
export type OptimisticChange<Change> = {
  /** The response of the request. */
  response: Promise<unknown>;
  /** Applies changes to the cached data, in order. */
  show: (changes: readonly Change[]) => { undo: () => void };
  /** Loads the data again. */
  reload: () => void;
};

/** Shows the changes of a list or record before their responses, so that every quick click counts; a failure restores the stored values. */
export function createOptimisticChanges<Change>() {
  /** The changes that are being saved, in order. */
  const waiting = new Set<Change>();
  return (change: Change, { response, show, reload }: OptimisticChange<Change>): Promise<void> => {
    waiting.add(change);
    const shown = show([change]);
    return response.then(
      () => {
        waiting.delete(change);
        // A read that started before the change may have finished after it, with the old values.
        show([change, ...waiting]);
      },
      () => {
        waiting.delete(change);
        shown.undo();
        // The undo may restore values of another change that was undone meanwhile.
        reload();
      },
    );
  };
}
