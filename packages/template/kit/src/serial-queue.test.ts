import { expect, it } from 'vitest';
import { createSerialQueue } from './serial-queue.ts';

it('runs calls in order and continues after a failure', async () => {
  const queue = createSerialQueue();
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const slow = queue(async () => {
    await first.promise;
    done.push('slow');
    throw new Error('slow failed');
  });
  const quick = queue(async () => done.push('quick'));
  first.resolve();
  await expect(slow).rejects.toThrow('slow failed');
  await quick;
  expect(done).toEqual(['slow', 'quick']);
});
