import * as argon2 from '@node-rs/argon2';

import { createQueue, type Lane } from './queue.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export type PinHasher = {
  hash: (pin: string) => Promise<string>;
  /** Without a hash (an unknown account) it takes just as long and returns false. */
  verify: (stored: string | undefined, pin: string, lane?: Lane) => Promise<boolean>;
  /** The PINs of strangers, with all their queries: as many run at once as hashes, so that a flood does not fill the database's queue either. */
  strangers: {
    /** Throws 503 when too many wait: a request that would be refused anyway costs no query. */
    requireRoom: () => void;
    run: <Result>(check: () => Promise<Result>) => Promise<Result>;
  };
  /** Whether a hash was created at a lower cost than today's. */
  isWeak: (stored: string) => boolean;
};

/** argon2id with a pepper that is not in the database. Tests count the calls of `hash` and `verify`. */
export function createPinHasher(pepper: string, { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2): PinHasher {
  const secret = Buffer.from(pepper);
  const queue = createQueue();
  const checks = createQueue();
  let placeholder: Promise<string> | undefined;
  const hashNow = (pin: string): Promise<string> => hash(pin, { ...COST, secret });
  return {
    hash: (pin) => queue.run(() => hashNow(pin), 'anonymous'),
    strangers: { requireRoom: () => checks.requireRoom('anonymous'), run: (check) => checks.run(check, 'anonymous') },
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
