import { useCallback } from 'react';
import { useMutationToast } from '@kado/feature-kit';
import type { Toast } from '@kado/ui';

/** The result of a call for each of several items: the items that succeeded, their results, and the items that failed. */
export type BulkResult<Item, Result> = { done: Item[]; results: Result[]; failed: Item[] };

/** Makes a call for one item after the other; a failure does not stop the rest. Rejects with the first failure if all calls failed. */
export async function callForEach<Item, Result>(
  items: readonly Item[],
  call: (item: Item) => Promise<Result>,
): Promise<BulkResult<Item, Result>> {
  const bulk: BulkResult<Item, Result> = { done: [], results: [], failed: [] };
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      bulk.results.push(await call(item));
      bulk.done.push(item);
    } catch (error) {
      bulk.failed.push(item);
      failures.push(error);
    }
  }
  if (bulk.done.length === 0 && failures.length > 0) throw failures[0];
  return bulk;
}

/** Reports a call for several items in a toast. Resolves to the items that succeeded; never rejects. */
export type BulkToast = <Item, Result>(
  call: Promise<BulkResult<Item, Result>>,
  toastOf: (bulk: BulkResult<Item, Result>) => Omit<Toast, 'tone'> | undefined,
  /** The subject of the toast, as in useMutationToast. */
  about?: string,
) => Promise<readonly Item[]>;

/** Reports calls for several items. The toast has the tone of a failure if one of the calls failed. */
export function useBulkToast(): BulkToast {
  const report = useMutationToast();
  return useCallback<BulkToast>(
    async (call, toastOf, about) => {
      const bulk = call.then((result) => ({ ...result, toast: toastOf(result) }));
      await report(
        bulk,
        ({ toast, failed }) => toast && { ...toast, tone: failed.length > 0 ? 'bad' : 'good' },
        undefined,
        about,
      );
      return bulk.then(
        ({ done }) => done,
        () => [],
      );
    },
    [report],
  );
}

/** The keys of the rows that stay selected after the action succeeded for these ids. */
export const withoutIds = (keys: ReadonlySet<string>, ids: readonly number[]): ReadonlySet<string> =>
  new Set([...keys].filter((key) => !ids.includes(Number(key))));
