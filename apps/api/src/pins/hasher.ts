import { createHmac } from 'node:crypto';

import * as argon2 from '@node-rs/argon2';

import { createQueue, type Priority, type QueueLength } from './queue.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export type PinHasher = {
  hash: (pin: string) => Promise<string>;
  /** Without a hash (for an unknown account), takes as long and returns false. */
  verify: (stored: string | undefined, pin: string, priority?: Priority) => Promise<boolean>;
  /** Limits the PIN checks of clients without a session, including their queries, to as many as hashes run at once, so that a flood does not block the database. */
  anonymous: {
    /** Throws 503 when too many wait, before the request costs a query. */
    requireCapacity: () => void;
    run: <Result>(check: () => Promise<Result>) => Promise<Result>;
  };
  /** Whether a hash was created with a lower cost than today's, or with the previous pepper. */
  isWeak: (stored: string) => boolean;
  /** How many hashes run, and how many PINs wait at each priority, including anonymous ones before their first query. */
  queue: () => QueueLength;
};

/** A suffix of the hash that identifies its pepper without revealing it. */
const markOf = (pepper: string): string =>
  `$k=${createHmac('sha256', pepper).update('kado pepper').digest('base64url').slice(0, 8)}`;

/** The peppers, and the number of processes that share the cores. */
export type Peppers = { current: string; previous?: string | undefined; processes?: number };

/**
 * argon2id with a pepper that is not in the database. A hash with the previous pepper still verifies, and counts as weak. A hash without a suffix is from
 * before peppers could be replaced. Tests count the calls of `hash` and `verify`.
 */
export function createPinHasher(
  { current, previous = current, processes = 1 }: Peppers,
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): PinHasher {
  const queue = createQueue(processes);
  const mark = markOf(current);
  const isCurrent = (stored: string): boolean => stored.endsWith(mark) || (previous === current && !stored.includes('$k='));
  const checks = createQueue(processes);
  let placeholder: Promise<string> | undefined;
  const hashNow = async (pin: string): Promise<string> => (await hash(pin, { ...COST, secret: Buffer.from(current) })) + mark;
  /** A hash to compare the PINs of unknown accounts with. If creating it fails, the next call tries again; known accounts do not need it. */
  const makePlaceholder = (): Promise<string> => {
    const made = hashNow('unknown account');
    made.catch(() => (placeholder = undefined));
    return made;
  };
  const matches = (stored: string, pin: string): Promise<boolean> =>
    verify(stored.replace(/\$k=.*/, ''), pin, { secret: Buffer.from(isCurrent(stored) ? current : previous) });
  return {
    hash: (pin) => queue.run(() => hashNow(pin), 'anonymous'),
    anonymous: { requireCapacity: () => checks.requireCapacity('anonymous'), run: (check) => checks.run(check, 'anonymous') },
    verify: async (stored, pin, priority = 'anonymous') => {
      placeholder ??= makePlaceholder();
      const against = stored ?? (await placeholder);
      return (await queue.run(() => matches(against, pin), priority)) && stored !== undefined;
    },
    queue: () => ({ ...queue.length(), anonymous: queue.length().anonymous + checks.length().anonymous }),
    isWeak: (stored) => {
      const [, memory, time] = /\$m=(\d+),t=(\d+)/.exec(stored) ?? [];
      return !isCurrent(stored) || Number(memory ?? 0) < COST.memoryCost || Number(time ?? 0) < COST.timeCost;
    },
  };
}
