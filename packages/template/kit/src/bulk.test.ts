import { expect, it } from 'vitest';
import { callForEach, withoutIds } from './bulk.ts';

const failing = (...ids: readonly number[]) =>
  async function call(id: number): Promise<string> {
    if (ids.includes(id)) throw new Error(`${id} failed`);
    return `made ${id}`;
  };

it('returns the items that succeeded and those that failed, and continues after a failure', async () => {
  expect(await callForEach([1, 2, 3], failing(2))).toEqual({ done: [1, 3], results: ['made 1', 'made 3'], failed: [2] });
});

it('rejects with the first failure when no call succeeded', async () => {
  await expect(callForEach([1, 2], failing(1, 2))).rejects.toThrow('1 failed');
});

it('removes the ids that succeeded from the selection', () => {
  expect(withoutIds(new Set(['1', '2', '12']), [1, 3])).toEqual(new Set(['2', '12']));
});
