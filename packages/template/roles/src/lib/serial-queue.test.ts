import { expect, it } from 'vitest';
import { createLine } from './serial-queue.ts';

it('lets nobody pass, and goes on after a failure', async () => {
  const line = createLine();
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const slow = line(async () => {
    await first.promise;
    done.push('slow');
    throw new Error('slow failed');
  });
  const quick = line(async () => done.push('quick'));
  first.resolve();
  await expect(slow).rejects.toThrow('slow failed');
  await quick;
  expect(done).toEqual(['slow', 'quick']);
});
