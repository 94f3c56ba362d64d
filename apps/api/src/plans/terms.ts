import { type Item, type Money, type PlanRequest, type PlanSchedule } from '@kado/contracts';
import type { FastifyInstance } from 'fastify';

import { type Fields, invalid } from '../http/errors.ts';
import { itemRows } from '../quotes/item-rows.ts';
import { type Priced, priceItems } from '../quotes/price.ts';
import { problemFields } from '../quotes/service.ts';
import { isZoneName } from './dates.ts';
import type { PlanRow, PlanTerms } from './plan.ts';

type Context = Pick<FastifyInstance, 'clock' | 'env' | 'reference'>;

/** The current price of a gift, or the problems that prevent its purchase. */
const priceNow = ({ clock, env, reference }: Context, item: Item): Priced =>
  priceItems([item], reference, env.walletCurrency, clock.now());

/** The current total of a plan's gift with its fee; undefined when it cannot be bought, or not in the currency of the plan. */
export function totalOf(context: Context, { item, currency }: Pick<PlanRow, 'item' | 'currency'>): Money | undefined {
  const priced = priceNow(context, item);
  return 'total' in priced && priced.total.currency === currency ? priced.total : undefined;
}

/** Renames the fields of the first cart item: in a plan, its path is `item`. */
const itemProblems = (problems: Fields): Fields =>
  Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path.replace('items.0', 'item'), problem]));

function ceilingProblems(ceiling: Money, priced: Priced, walletCurrency: string): Fields {
  if (ceiling.currency !== walletCurrency)
    return { 'ceiling.currency': { key: 'quote.wrongCurrency', params: { currency: walletCurrency } } };
  if (!('total' in priced) || ceiling.amountMinor >= priced.total.amountMinor) return {};
  return { ceiling: { key: 'plan.ceilingTooLow', params: { price: priced.total } } };
}

const dayOfSchedule = (schedule: PlanSchedule): number => (schedule.every === 'week' ? schedule.weekday : schedule.day);

/** The columns for the terms of a plan; throws 422 with the invalid fields. The gift must be available now, for at most the ceiling. */
export function termsOf(context: Context, { item, ceiling, schedule }: PlanRequest): PlanTerms {
  const { env, reference } = context;
  reference.requireLoaded(item.kind);
  const priced = priceNow(context, item);
  const problems: Fields = {
    ...('problems' in priced ? itemProblems(problemFields(priced.problems, env.walletCurrency)) : {}),
    // The schedule decides the days, so the item must not name one.
    ...(item.kind === 'gift' && item.deliverOn ? { 'item.deliverOn': 'fields.rule' as const } : {}),
    ...ceilingProblems(ceiling, priced, env.walletCurrency),
    ...(isZoneName(schedule.timeZone) ? {} : { 'schedule.timeZone': 'quote.unknownTimeZone' as const }),
  };
  const [row] = 'lines' in priced ? itemRows([item], priced.lines, reference) : [];
  if (!row || Object.keys(problems).length > 0) throw invalid(problems);
  const { kind, target, details } = row;
  return {
    item,
    kind,
    target,
    details,
    ceiling: BigInt(ceiling.amountMinor),
    currency: ceiling.currency,
    every: schedule.every,
    day: dayOfSchedule(schedule),
    timeZone: schedule.timeZone,
  };
}
