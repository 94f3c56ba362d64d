import { createHmac } from 'node:crypto';
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
  /** Whether a hash was created at a lower cost than today's, or under the previous pepper. */
  isWeak: (stored: string) => boolean;
  /** How many hashes run, and how many wait in each lane. */
  queue: () => QueueLength;
};
type QueueLength = { running: number; signedIn: number; anonymous: number };

type Queue = {
  length: () => QueueLength;
  requireRoom: (lane: Lane) => void;
  run: <Result>(work: () => Promise<Result>, lane: Lane) => Promise<Result>;
};

/** Runs one hash per core and lets at most 64 wait in each lane, then throws 503: hashing must not block other requests. */
function createQueue(): Queue {
  const waiting: Record<Lane, (() => void)[]> = { 'signed-in': [], anonymous: [] };
  const maxRunning = availableParallelism();
  let running = 0;
  const requireRoom = (lane: Lane): void => {
    if (waiting[lane].length >= MAX_WAITING) throw unavailable(2);
  };
  return {
    length: () => ({ running, signedIn: waiting['signed-in'].length, anonymous: waiting.anonymous.length }),
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

/** Names the pepper of a hash, behind it, without revealing the pepper. */
const markOf = (pepper: string): string =>
  `$k=${createHmac('sha256', pepper).update('kado pepper').digest('base64url').slice(0, 8)}`;

export type Peppers = { current: string; previous?: string | undefined };

/**
 * argon2id with a pepper that is not in the database. A hash under the previous pepper still verifies, and is weak. One without a mark is
 * from before peppers could be replaced. Tests count the calls of `hash` and `verify`.
 */
export function createPinHasher(
  { current, previous = current }: Peppers,
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): PinHasher {
  const queue = createQueue();
  const mark = markOf(current);
  const isCurrent = (stored: string): boolean => stored.endsWith(mark) || (previous === current && !stored.includes('$k='));
  let placeholder: Promise<string> | undefined;
  const hashNow = async (pin: string): Promise<string> => (await hash(pin, { ...COST, secret: Buffer.from(current) })) + mark;
  const matches = (stored: string, pin: string): Promise<boolean> =>
    verify(stored.replace(/\$k=.*$/, ''), pin, { secret: Buffer.from(isCurrent(stored) ? current : previous) });
  return {
    hash: (pin) => queue.run(() => hashNow(pin), 'anonymous'),
    requireRoom: queue.requireRoom,
    verify: async (stored, pin, lane = 'anonymous') => {
      placeholder ??= hashNow('unknown account');
      const against = stored ?? (await placeholder);
      return (await queue.run(() => matches(against, pin), lane)) && stored !== undefined;
    },
    queue: queue.length,
    isWeak: (stored) => {
      const [, memory, time] = /\$m=(\d+),t=(\d+)/.exec(stored) ?? [];
      return !isCurrent(stored) || Number(memory ?? 0) < COST.memoryCost || Number(time ?? 0) < COST.timeCost;
    },
  };
}
