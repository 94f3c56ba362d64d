import { createHmac } from 'node:crypto';

import * as argon2 from '@node-rs/argon2';

import { createQueue, type Priority, type QueueLength } from './queue.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export type PinHasher = {
  hash: (pin: string) => Promise<string>;
  /** Without a hash (an unknown account) it takes just as long and returns false. */
  verify: (stored: string | undefined, pin: string, priority?: Priority) => Promise<boolean>;
  /** The PINs of clients without a session, with all their queries: as many run at once as hashes, so that a flood does not fill the database's queue either. */
  anonymous: {
    /** Throws 503 when too many wait: a request that would be refused anyway costs no query. */
    requireCapacity: () => void;
    run: <Result>(check: () => Promise<Result>) => Promise<Result>;
  };
  /** Whether a hash was created at a lower cost than today's, or under the previous pepper. */
  isWeak: (stored: string) => boolean;
  /** How many hashes run, and how many PINs wait at each priority, anonymous ones before their first query included. */
  queue: () => QueueLength;
};

/** Names the pepper of a hash, behind it, without revealing the pepper. */
const markOf = (pepper: string): string =>
  `$k=${createHmac('sha256', pepper).update('kado pepper').digest('base64url').slice(0, 8)}`;

/** The peppers, and how many processes share the cores. */
export type Peppers = { current: string; previous?: string | undefined; processes?: number };

/**
 * argon2id with a pepper that is not in the database. A hash under the previous pepper still verifies, and is weak. One without a mark is
 * from before peppers could be replaced. Tests count the calls of `hash` and `verify`.
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
  /** What the PIN of an unknown account is compared with. One that failed is made again; those who are known go on without it. */
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
