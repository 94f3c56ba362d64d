import type { Item, Risk } from '@kado/contracts';
import { and, eq, inArray } from 'drizzle-orm';

import { recipients } from '../db/schema/people.ts';
import type { Db } from '../db/types.ts';
import { matchesNetwork } from '../reference/network-detection.ts';
import type { Reference } from '../reference/service.ts';

type Saved = Pick<typeof recipients.$inferSelect, 'kind' | 'name' | 'target' | 'bankId'>;

/**
 * A name with normalised spaces and in lower case. Names are compared here, because a database whose locale is C only converts the case of ASCII
 * letters.
 */
const keyOf = (name: string): string => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The recipient's name and the destination country of an item. A top-up has no name. */
function destinationOf(item: Item, { giftProduct, payout }: Reference): { name: string; countryIso: string } | undefined {
  if (item.kind === 'topup') return undefined;
  const countryIso = item.kind === 'gift' ? giftProduct(item.giftProductId)?.countryIso : payout(item.bankId)?.bank.countryIso;
  const name = item.kind === 'gift' ? item.recipient.name : item.account.holder;
  return countryIso === undefined ? undefined : { name: keyOf(name), countryIso };
}

/** The country of a saved number or account. */
function countryOf({ kind, target, bankId }: Saved, { networks, banks }: Reference): string | undefined {
  if (kind === 'bank') return banks.find(({ id }) => id === bankId)?.countryIso;
  return networks.find((each) => matchesNetwork(target, each))?.countryIso;
}

/** The items whose recipient has saved numbers or accounts only in other countries. */
export async function countryMismatches(
  db: Db,
  userId: string,
  items: readonly Item[],
  reference: Reference,
): Promise<ReadonlyMap<Item, Risk>> {
  const named = items.flatMap((item) => {
    const destination = destinationOf(item, reference);
    return destination ? [{ item, ...destination }] : [];
  });
  if (named.length === 0) return new Map();
  const { kind, name, target, bankId } = recipients;
  const saved = await db
    .select({ kind, name, target, bankId })
    .from(recipients)
    .where(and(eq(recipients.userId, userId), inArray(kind, ['topup', 'bank'])));
  return new Map(
    named.flatMap(({ item, name: wanted, countryIso }): [Item, Risk][] => {
      const countries = saved.filter((row) => keyOf(row.name) === wanted).map((row) => countryOf(row, reference));
      const other = countries.find((country) => country !== undefined);
      if (other === undefined || countries.includes(countryIso)) return [];
      return [[item, { itemId: item.id, code: 'COUNTRY_MISMATCH', params: { country: countryIso, saved: other } }]];
    }),
  );
}
