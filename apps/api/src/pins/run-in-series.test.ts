import { expect, it } from 'vitest';

import { runInSeries } from './run-in-series.ts';

it('work with the same key runs one after the other, also after a failure; other keys do not wait', async () => {
  const log: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = runInSeries('a', async () => {
    log.push('first');
    await gate.promise;
    throw new Error('failed');
  });
  const second = runInSeries('a', async () => log.push('second'));
  await runInSeries('b', async () => log.push('other'));
  expect(log).toEqual(['first', 'other']);
  gate.resolve();
  await expect(first).rejects.toThrow('failed');
  expect(await second).toBe(3);
  expect(await runInSeries('a', async () => log.push('third'))).toBe(4);
});

it('work that is added while other work with its key waits runs last', async () => {
  const log: string[] = [];
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const work = (name: string, gate?: Promise<void>) =>
    runInSeries('c', async () => {
      log.push(name);
      await gate;
    });
  const first = work('first', gates[0].promise);
  const second = work('second', gates[1].promise);
  gates[0].resolve();
  await first;
  const third = work('third');
  await runInSeries('d', async () => undefined);
  expect(log).toEqual(['first', 'second']);
  gates[1].resolve();
  await Promise.all([second, third]);
  expect(log).toEqual(['first', 'second', 'third']);
});

it('work above the limit of waiting work is refused, until other work with its key is finished', async () => {
  const gate = Promise.withResolvers<void>();
  const add = (key: string) => runInSeries(key, () => gate.promise, 2);
  const both = [add('e'), add('e')];
  await expect(add('e')).rejects.toMatchObject({ status: 503 });
  const other = add('f');
  gate.resolve();
  await Promise.all([...both, other]);
  await expect(add('e')).resolves.toBeUndefined();
});
