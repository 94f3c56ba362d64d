import { expect, it } from 'vitest';

import { withSlot } from './slots.ts';

const status = (result: PromiseSettledResult<unknown>): unknown =>
  result.status === 'fulfilled' ? 'done' : (result.reason as { status?: number }).status;

it('I2 I5 at most two uploads of one user, and forty of all, are in memory at once', async () => {
  const end = Promise.withResolvers<void>();
  const begin = (userId: string, count: number) => Array.from({ length: count }, () => withSlot(userId, () => end.promise));
  const others = Array.from({ length: 19 }, (_, index) => begin(`person ${index}`, 2)).flat();
  const settled = Promise.allSettled([...begin('a', 3), ...others, ...begin('e', 1)]);
  end.resolve();
  const found = (await settled).map(status);
  expect(found.filter((each) => each === 'done')).toHaveLength(40);
  expect([found[2], found.at(-1)]).toEqual([429, 503]);
});

it('a slot is free again when its upload ends, also after an error', async () => {
  for (let count = 0; count < 30; count += 1)
    await expect(withSlot('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await withSlot('a', async () => 'read')).toBe('read');
});
