import { availableParallelism } from 'node:os';

import * as argon2 from '@node-rs/argon2';

import { unavailable } from '../http/errors.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MAX_WAITING = 64;

export type PinHasher = {
  hash: (pin: string) => Promise<string>;
  /** Without a hash (an unknown account) it takes just as long and returns false. */
  verify: (stored: string | undefined, pin: string) => Promise<boolean>;
  /** Whether a hash was created at a lower cost than today's. */
  isWeak: (stored: string) => boolean;
  queue: () => QueueLength;
};
type QueueLength = { running: number; waiting: number };

/** Runs one hash per core and lets at most 64 wait, then throws 503: hashing must not block other requests. */
function createQueue(): { run: <Result>(work: () => Promise<Result>) => Promise<Result>; length: () => QueueLength } {
  const waiting: (() => void)[] = [];
  const maxRunning = availableParallelism();
  let running = 0;
  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= maxRunning) {
      if (waiting.length >= MAX_WAITING) throw unavailable(2);
      await new Promise<void>((resolve) => void waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return { run, length: () => ({ running, waiting: waiting.length }) };
}

/** argon2id with a pepper that is not in the database. Tests count the calls of `hash` and `verify`. */
export function createPinHasher(pepper: string, { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2): PinHasher {
  const secret = Buffer.from(pepper);
  const queue = createQueue();
  let placeholder: Promise<string> | undefined;
  const hashNow = (pin: string): Promise<string> => hash(pin, { ...COST, secret });
  return {
    hash: (pin) => queue.run(() => hashNow(pin)),
    verify: async (stored, pin) => {
      placeholder ??= hashNow('unknown account');
      const against = stored ?? (await placeholder);
      return (await queue.run(() => verify(against, pin, { secret }))) && stored !== undefined;
    },
    queue: queue.length,
    isWeak: (stored) => {
      const [, memory, time] = /\$m=(\d+),t=(\d+)/.exec(stored) ?? [];
      return Number(memory ?? 0) < COST.memoryCost || Number(time ?? 0) < COST.timeCost;
    },
  };
}
