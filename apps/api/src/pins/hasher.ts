import { availableParallelism } from 'node:os';

import * as argon2 from '@node-rs/argon2';

import { unavailable } from '../http/errors.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MAX_WAITING = 64;

/** Who waits for a hash. PINs of signed-in users do not wait behind those of strangers: a flood of sign-ins must not stop payments. */
export type Lane = 'signed-in' | 'anonymous';

export type PinHasher = {
  hash: (pin: string) => Promise<string>;
  /** Without a hash (an unknown account) it takes just as long and returns false. */
  verify: (stored: string | undefined, pin: string, lane?: Lane) => Promise<boolean>;
  /** Throws 503 when this lane is full: a request that would be refused anyway costs no query. */
  requireRoom: (lane: Lane) => void;
  /** Whether a hash was created at a lower cost than today's. */
  isWeak: (stored: string) => boolean;
};

type Queue = { requireRoom: (lane: Lane) => void; run: <Result>(work: () => Promise<Result>, lane: Lane) => Promise<Result> };

/** Runs one hash per core and lets at most 64 wait in each lane, then throws 503: hashing must not block other requests. */
function createQueue(): Queue {
  const waiting: Record<Lane, (() => void)[]> = { 'signed-in': [], anonymous: [] };
  const maxRunning = availableParallelism();
  let running = 0;
  const requireRoom = (lane: Lane): void => {
    if (waiting[lane].length >= MAX_WAITING) throw unavailable(2);
  };
  return {
    requireRoom,
    run: async (work, lane) => {
      requireRoom(lane);
      if (running >= maxRunning) await new Promise<void>((resolve) => void waiting[lane].push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting['signed-in'].shift() ?? waiting.anonymous.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}

/** argon2id with a pepper that is not in the database. Tests count the calls of `hash` and `verify`. */
export function createPinHasher(pepper: string, { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2): PinHasher {
  const secret = Buffer.from(pepper);
  const queue = createQueue();
  let placeholder: Promise<string> | undefined;
  const hashNow = (pin: string): Promise<string> => hash(pin, { ...COST, secret });
  return {
    hash: (pin) => queue.run(() => hashNow(pin), 'anonymous'),
    requireRoom: queue.requireRoom,
    verify: async (stored, pin, lane = 'anonymous') => {
      placeholder ??= hashNow('unknown account');
      const against = stored ?? (await placeholder);
      return (await queue.run(() => verify(against, pin, { secret }), lane)) && stored !== undefined;
    },
    isWeak: (stored) => {
      const [, memory, time] = /\$m=(\d+),t=(\d+)/.exec(stored) ?? [];
      return Number(memory ?? 0) < COST.memoryCost || Number(time ?? 0) < COST.timeCost;
    },
  };
}
