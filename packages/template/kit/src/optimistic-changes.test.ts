import { expect, it } from 'vitest';
import { createOptimisticChanges } from './optimistic-changes.ts';

/** A cache with one number, and changes that set it, each with a response of its own. */
function optimisticNumber() {
  const shown: number[] = [];
  const events: string[] = [];
  const showChange = createOptimisticChanges<number>();
  const start = (change: number) => {
    const response = Promise.withResolvers<void>();
    const ended = showChange(change, {
      response: response.promise,
      show: (changes) => {
        shown.push(...changes);
        return { undo: () => events.push(`undo ${change}`) };
      },
      reload: () => events.push('reload'),
    });
    return { ...response, ended };
  };
  return { shown, events, start };
}

it('shows a change at once, and after its response again with the later ones that still wait', async () => {
  const { shown, events, start } = optimisticNumber();
  const first = start(1);
  const second = start(2);
  expect(shown).toEqual([1, 2]);
  first.resolve();
  await first.ended;
  expect(shown).toEqual([1, 2, 1, 2]);
  second.resolve();
  await second.ended;
  expect([shown, events]).toEqual([[1, 2, 1, 2, 2], []]);
});

it('undoes a change that failed and loads the stored values', async () => {
  const { shown, events, start } = optimisticNumber();
  const change = start(1);
  change.reject(new Error('refused'));
  await change.ended;
  expect([shown, events]).toEqual([[1], ['undo 1', 'reload']]);
});
