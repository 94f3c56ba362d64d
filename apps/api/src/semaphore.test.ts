import { expect, it } from 'vitest';

import { createSemaphore } from './semaphore.ts';

/** Tasks that run until the test ends them, and the names of those that have started. */
function worksIn(semaphore: ReturnType<typeof createSemaphore>) {
  const started: string[] = [];
  const start = (name: string, priority?: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const done = semaphore.run(() => {
      started.push(name);
      return promise;
    }, priority);
    return { done, end: () => resolve(name), fail: () => reject(new Error(name)) };
  };
  return { started, start };
}

it('at most `max` tasks run at once; the others run in order, also after a failed one', async () => {
  const semaphore = createSemaphore(2);
  const { started, start } = worksIn(semaphore);
  const [a, b, c, d] = [start('a'), start('b'), start('c'), start('d')];
  expect([started, semaphore.length()]).toEqual([['a', 'b'], { running: 2, waiting: [2] }]);
  b.fail();
  await expect(b.done).rejects.toThrow('b');
  c.end();
  expect(await c.done).toBe('c');
  expect([started, semaphore.length()]).toEqual([['a', 'b', 'c', 'd'], { running: 2, waiting: [0] }]);
  a.end();
  d.end();
  expect(await Promise.all([a.done, d.done])).toEqual(['a', 'd']);
  expect(semaphore.length()).toEqual({ running: 0, waiting: [0] });
});

it('a task with a higher priority runs first', async () => {
  const semaphore = createSemaphore(1, 2);
  const { started, start } = worksIn(semaphore);
  const works = [start('first', 1), start('later', 1), start('earlier', 0)];
  expect(semaphore.length()).toEqual({ running: 1, waiting: [1, 1] });
  for (const { end } of works) end();
  await Promise.all(works.map(({ done }) => done));
  expect(started).toEqual(['first', 'earlier', 'later']);
});
