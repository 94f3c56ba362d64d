import type { Item, Quote } from '@kado/contracts';

import type { Clock } from '../clock.ts';
import { type Fields, invalid } from '../http/errors.ts';
import type { Db } from '../db/types.ts';
import type { Params } from '../i18n/translate.ts';
import { limitPerson } from '../limits/per-person.ts';
import type { Problem } from '../pricing/problem.ts';
import type { Reference } from '../reference/service.ts';
import { itemRows } from './item-rows.ts';
import { priceItems } from './price.ts';
import { insertQuote } from './repository.ts';
import { assessRisks } from './risks.ts';

/** The parts of the app that pricing and checkout need. */
export type PricingContext = { db: Db; clock: Clock; reference: Reference; walletCurrency: string };

/** Amounts in another currency than the wallet's are formatted as received money. */
const paramsOf = (params: NonNullable<Problem['params']>, walletCurrency: string): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' || value.currency === walletCurrency ? value : { received: value },
    ]),
  );

/** The problems of a cart as the fields of an HttpError. */
export const problemFields = (problems: readonly Problem[], walletCurrency: string): Fields =>
  Object.fromEntries(
    problems.map(({ path, key, params = {} }) => [
      path,
      { key: `quote.${key}` as const, params: paramsOf(params, walletCurrency) },
    ]),
  );

/** Prices a cart, assesses its risks and locks the prices; throws 422 INVALID with the invalid fields, and 503 while a product list is not loaded. */
export async function createQuote(
  { db, clock, reference, walletCurrency }: PricingContext,
  userId: string,
  items: readonly Item[],
): Promise<Quote> {
  for (const { kind } of items) reference.requireLoaded(kind);
  const priced = priceItems(items, reference, walletCurrency, clock.now());
  if ('problems' in priced) throw invalid(problemFields(priced.problems, walletCurrency));
  const { lines, total } = priced;
  const risks = await assessRisks(db, userId, items, lines, reference);
  const rows = itemRows(items, lines, reference);
  const quote = { userId, items, lines, risks, itemRows: rows, total: BigInt(total.amountMinor), currency: walletCurrency };
  return insertQuote(db, quote, clock.sql());
}

/** Creates a quote for a user's request; throws 429 above the daily limit. */
export async function requestQuote(context: PricingContext, userId: string, items: readonly Item[]): Promise<Quote> {
  await limitPerson(context, userId, 'quotes');
  return createQuote(context, userId, items);
}
