import { type Item, type Money, type Quote, toDecimal } from '@kado/contracts';

import type { Clock } from '../clock.ts';
import { type Fields, invalid } from '../http/errors.ts';
import type { Sql } from '../ledger/sql.ts';
import type { Reference } from '../reference/reference.ts';
import { priceItems, type Problem } from './price.ts';
import { insertQuote } from './repository.ts';
import { assess } from './risks.ts';

/** What the money half needs of its surroundings. */
export type MoneyParts = { db: Sql; clock: Clock; reference: Reference; walletCurrency: string };

const shown = (value: string | Money): string => (typeof value === 'string' ? value : `${toDecimal(value)} ${value.currency}`);

const fieldsOf = (problems: readonly Problem[]): Fields =>
  Object.fromEntries(
    problems.map(({ path, key, params = {} }) => [
      path,
      {
        key: `quote.${key}` as const,
        params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)])),
      },
    ]),
  );

/** Prices a cart, looks for what should be looked at, and locks the prices; throws 422 INVALID naming the fields. */
export async function quote(
  { db, clock, reference, walletCurrency }: MoneyParts,
  userId: string,
  items: readonly Item[],
): Promise<Quote> {
  const priced = priceItems(items, reference, walletCurrency);
  if ('problems' in priced) throw invalid(fieldsOf(priced.problems));
  const { lines, total } = priced;
  const risks = await assess(db, userId, items, lines, reference);
  return insertQuote(
    db,
    { userId, items, lines, risks, total: BigInt(total.amountMinor), currency: walletCurrency },
    clock.sql(),
  );
}
