import { availableParallelism } from 'node:os';

import { hash, verify } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';

import { until } from '../../test/until.ts';
import { createPinHasher } from './hasher.ts';

const PEPPER = 'a pepper that is long enough for a test';
const pins = createPinHasher({ current: PEPPER });

it('A9 a hash is argon2id at the current cost, and bound to its PIN and its pepper', async () => {
  const stored = await pins.hash('274913');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await pins.verify(stored, '274913')).toBe(true);
  expect(await pins.verify(stored, '274914')).toBe(false);
  expect(await createPinHasher({ current: 'another pepper' }).verify(stored, '274913')).toBe(false);
});

it('A9 after a new pepper, hashes of the previous one verify and are weak; without the previous one, none verifies', async () => {
  const [old, made] = [await pins.hash('274913'), 'a new pepper that is long enough for a test'];
  const unmarked = old.replace(/\$k=.*$/, '');
  const rotated = createPinHasher({ current: made, previous: PEPPER });
  for (const stored of [old, unmarked]) {
    expect([await rotated.verify(stored, '274913'), await rotated.verify(stored, '274914')]).toEqual([true, false]);
    expect([rotated.isWeak(stored), pins.isWeak(stored)]).toEqual([true, false]);
    expect(await createPinHasher({ current: made }).verify(stored, '274913')).toBe(false);
  }
  const fresh = await rotated.hash('274913');
  expect([await rotated.verify(fresh, '274913'), rotated.isWeak(fresh)]).toEqual([true, false]);
  expect(await createPinHasher({ current: made }).verify(fresh, '274913')).toBe(true);
  expect(await createPinHasher({ current: PEPPER, previous: made }).verify(fresh, '274913')).toBe(true);
  expect(fresh).not.toContain(made.slice(0, 4));
});

it('A9 the suffix of a pepper is stable, because it is in stored hashes', async () => {
  expect((await pins.hash('274913')).split('$k=')[1]).toBe('1EWP-92a');
});

/** The parameters of an argon2 hash: algorithm, version and cost. */
const costOf = (stored: unknown): string => String(stored).split('$').slice(1, 4).join(' ');

it('A5 without an account a PIN is verified against a hash of the same cost', async () => {
  const spy = vi.fn(verify);
  const spied = createPinHasher({ current: PEPPER }, { hash, verify: spy });
  await spied.verify(await spied.hash('274913'), '913572');
  await spied.verify(undefined, '913572');
  const costs = spy.mock.calls.map(([against]) => costOf(against));
  expect(costs).toEqual(['argon2id v=19 m=19456,t=2,p=1', 'argon2id v=19 m=19456,t=2,p=1']);
});

it('after a failed placeholder hash, PINs without an account are verified again; those with one never fail', async () => {
  const stored = await pins.hash('274913');
  const failing = vi.fn(hash).mockRejectedValueOnce(new Error('no memory')).mockRejectedValueOnce(new Error('no memory'));
  const shaken = createPinHasher({ current: PEPPER }, { hash: failing, verify });
  await expect(shaken.verify(undefined, '274913')).rejects.toThrow('no memory');
  expect(await shaken.verify(stored, '274913')).toBe(true);
  expect(await shaken.verify(undefined, '274913')).toBe(false);
  expect(failing).toHaveBeenCalledTimes(3);
});

it.each(['274913', 'unknown account'])('A9 without a hash, no PIN is correct, including %j', async (pin) =>
  expect(await pins.verify(undefined, pin)).toBe(false),
);

it.each([
  ['$argon2id$v=19$m=19456,t=2,p=1$x', false],
  ['$argon2id$v=19$m=65536,t=3,p=1$x', false],
  ['$argon2id$v=19$m=19456,t=10,p=1$x', false],
  ['$argon2id$v=19$m=19455,t=2,p=1$x', true],
  ['$argon2id$v=19$m=19456,t=1,p=1$x', true],
  ['no hash', true],
])('A9 %s was made at a lower cost: %s', (stored, weak) => expect(pins.isWeak(stored)).toBe(weak));

it('one PIN per core is hashed, 64 wait, and further ones are refused until one is finished', async () => {
  const cheap = await hash('274913', { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1, secret: Buffer.from(PEPPER) });
  // The placeholder of unknown accounts is created first, so that it does not count.
  await pins.verify(cheap, '274913');
  const places = availableParallelism() + 64;
  const results = await Promise.allSettled(Array.from({ length: places + 3 }, () => pins.verify(cheap, '274913')));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(places);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(refused).toHaveLength(3);
  for (const error of refused) expect(error).toMatchObject({ status: 503, code: 'UNAVAILABLE', extras: { retryAfter: 2 } });
  const again = await Promise.all(Array.from({ length: places }, () => pins.verify(cheap, '274913')));
  expect(again).toEqual(Array.from({ length: places }, () => true));
});

/** A hasher that finishes PINs when the test releases them, and the PINs in the order in which they started. */
function heldHasher(processes = 1) {
  const order: string[] = [];
  const running: (() => void)[] = [];
  const held = (_hash: unknown, pin: unknown): Promise<boolean> => {
    order.push(String(pin));
    return new Promise((resolve) => void running.push(() => resolve(true)));
  };
  return { order, running, pins: createPinHasher({ current: PEPPER, processes }, { hash, verify: held as typeof verify }) };
}

it('A12 the queue counts running and waiting PINs: of signed-in users, of clients without a session, and before their first query', async () => {
  const cores = availableParallelism();
  const { running, pins: held } = heldHasher();
  const enter = (count: number, name: 'signed-in' | 'anonymous') =>
    Array.from({ length: count }, () => held.verify('stored', name, name));
  const work = enter(cores, 'anonymous');
  await until(() => running.length === cores);
  work.push(...enter(2, 'signed-in'), ...enter(3, 'anonymous'));
  const hashed = held.hash('274913');
  const gate = Promise.withResolvers<void>();
  const anonymous = Array.from({ length: cores + 4 }, () => held.anonymous.run(() => gate.promise));
  await until(() => held.queue().signedIn === 2);
  expect(held.queue()).toEqual({ running: cores, signedIn: 2, anonymous: 3 + 1 + 4 });
  gate.resolve();
  for (let done = 0; done < cores + 5; done += 1) {
    await until(() => running.length > 0);
    running.shift()?.();
  }
  await Promise.all([...work, ...anonymous, hashed]);
  expect(held.queue()).toEqual({ running: 0, signedIn: 0, anonymous: 0 });
});

it.each([availableParallelism(), 10 * availableParallelism()])(
  'O10 one of %d processes hashes one PIN at once',
  async (processes) => {
    const { running, pins: held } = heldHasher(processes);
    const both = [held.verify('stored', '274913'), held.verify('stored', '274913')];
    await until(() => running.length === 1 && held.queue().anonymous === 1);
    running.shift()?.();
    await until(() => running.length === 1);
    running.shift()?.();
    expect(await Promise.all(both)).toEqual([true, true]);
  },
);

it('A12 PINs of signed-in users have their own queue, and are hashed before others', async () => {
  const { order, running, pins: queue } = heldHasher();
  const cores = availableParallelism();
  const enter = async (count: number, name: 'signed-in' | 'anonymous') =>
    Promise.allSettled(Array.from({ length: count }, () => queue.verify('stored', name, name)));
  // The placeholder of unknown accounts is created by the first check.
  const first = enter(cores, 'anonymous');
  await until(() => order.length === cores);
  const anonymous = enter(65, 'anonymous');
  const users = enter(65, 'signed-in');
  for (let done = 0; done < cores + 128; done += 1) {
    await until(() => running.length > 0);
    running.shift()?.();
  }
  for (const results of [await anonymous, await users])
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  await first;
  expect(order).toEqual([
    ...Array.from({ length: cores }, () => 'anonymous'),
    ...Array.from({ length: 64 }, () => 'signed-in'),
    ...Array.from({ length: 64 }, () => 'anonymous'),
  ]);
});

it('A12 as many clients without a session are checked at once as there are cores, 64 wait, and further ones are refused', async () => {
  const { anonymous } = createPinHasher({ current: PEPPER });
  const cores = availableParallelism();
  const running: (() => void)[] = [];
  const enter = (count: number) =>
    Promise.allSettled(
      Array.from({ length: count }, () => anonymous.run(() => new Promise<void>((resolve) => void running.push(resolve)))),
    );
  const refused = { status: 503, code: 'UNAVAILABLE', extras: { retryAfter: 2 } };
  const first = enter(cores + 63);
  expect(running).toHaveLength(cores);
  expect(() => anonymous.requireCapacity()).not.toThrow();
  const [last, ...others] = [enter(1), enter(1), enter(1)];
  expect(() => anonymous.requireCapacity()).toThrow(expect.objectContaining(refused));
  for (const [result] of await Promise.all(others)) expect(result).toMatchObject({ status: 'rejected', reason: refused });
  running.shift()?.();
  await until(() => running.length === cores);
  expect(() => anonymous.requireCapacity()).not.toThrow();
  for (let done = 0; done < cores + 63; done += 1) {
    await until(() => running.length > 0);
    running.shift()?.();
  }
  for (const { status } of [...(await first), ...(await last!)]) expect(status).toBe('fulfilled');
});
