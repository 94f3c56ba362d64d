import type { ItemStatus } from '@kado/contracts';
import * as fc from 'fast-check';

import type { ItemEvent } from '../../src/orders/states.ts';

export type Bought = { send: bigint; fee: bigint; receive: bigint };
/** How a deposit ends. For `credited twice`, the second credit must be refused. */
export type Outcome = 'credited' | 'credited twice' | 'rejected' | 'cancelled' | 'in_review';
/** One event; `which` is taken modulo the number of candidates. */
export type Command =
  | { do: 'deposit'; bank: string; amount: bigint; outcome: Outcome }
  | { do: 'checkout'; items: Bought[] }
  | { do: 'retry'; which: number }
  | { do: 'event'; event: ItemEvent; which: number };
export type Snapshot = {
  available: bigint;
  held: bigint;
  losses: bigint;
  lines: number;
  /** The states of the deposits, oldest first, and the value of those in review. */
  deposits: string[];
  pending: bigint;
  orders: { status: string; captured: bigint; released: bigint; items: ItemStatus[] }[];
};
/** An implementation of a user's money: in memory, or in a database. */
export type World = { run: (command: Command) => Promise<void>; look: () => Promise<Snapshot> };

const minor = (max: bigint) => fc.bigInt({ min: 1n, max });
const bought = fc.record({ send: minor(2000n), fee: fc.bigInt({ min: 0n, max: 60n }), receive: minor(3_000_000n) });
/** Banks in the wallet's currency and in another one, by name; the amounts are within the limits of both. */
const deposited = fc.record({
  do: fc.constant('deposit' as const),
  bank: fc.constantFrom('Alderway Bank', 'Brindle Mutual', 'Lindenhof Bank'),
  amount: fc.bigInt({ min: 1000n, max: 6000n }),
  outcome: fc.constantFrom<Outcome>('credited', 'credited', 'credited twice', 'rejected', 'cancelled', 'in_review'),
});
const which = fc.nat(50);
const event = fc.constantFrom<ItemEvent>('submit', 'submit', 'deliver', 'deliver', 'fail', 'reverse', 'cancel', 'late');

export const commands = (length: number): fc.Arbitrary<Command[]> =>
  fc.array(
    fc.oneof(
      { weight: 1, arbitrary: deposited },
      {
        weight: 2,
        arbitrary: fc.record({ do: fc.constant('checkout' as const), items: fc.array(bought, { minLength: 1, maxLength: 3 }) }),
      },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('retry' as const), which }) },
      { weight: 6, arbitrary: fc.record({ do: fc.constant('event' as const), event, which }) },
    ),
    { minLength: length, maxLength: length },
  );
