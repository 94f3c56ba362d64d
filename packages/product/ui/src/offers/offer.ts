import type { Price } from '@kado/contracts';
import { payOf } from '../amounts/amount.ts';

/** One way to send an amount: by a network, or as a gift card. */
export type Offer = {
  id: string;
  name: string;
  /** The letters on the offer's tile. */
  initials: string;
  /** The received amount and the costs; absent if the amount cannot be sent this way. */
  price?: Price | undefined;
  /** The reason why the offer has no price. */
  problem?: string | undefined;
  /** When it arrives, and other facts. */
  facts: readonly (string | undefined)[];
  /** Never recommended: the phone number belongs to another network. */
  otherNetwork?: boolean;
  /** The URL of the page where it is chosen, if that is another page. */
  to?: string | undefined;
};

/** Negative if `a` delivers more for each unit paid than `b`. Exact, because nothing is divided. */
function byValue(a: Price, b: Price): number {
  const left = BigInt(a.receive.amountMinor) * BigInt(payOf(b).amountMinor);
  const right = BigInt(b.receive.amountMinor) * BigInt(payOf(a).amountMinor);
  if (left === right) return 0;
  return left > right ? -1 : 1;
}

/** Sorts the offers by the received amount per amount paid, the highest first; offers without a price come last. */
export const rankOffers = (offers: readonly Offer[]): Offer[] =>
  offers.toSorted((a, b) => {
    const known = a.price && b.price ? byValue(a.price, b.price) : Number(!a.price) - Number(!b.price);
    return known || a.name.localeCompare(b.name);
  });

/** The ids of the best offers that may be recommended; empty if all offers are equally good. */
export function bestOffers(offers: readonly Offer[]): ReadonlySet<string> {
  const priced = offers.flatMap(({ id, price, otherNetwork }) => (price ? [{ id, price, otherNetwork }] : []));
  const best = priced.filter(({ price }) => priced.every((other) => byValue(price, other.price) <= 0));
  return new Set(best.length < priced.length ? best.flatMap(({ id, otherNetwork }) => (otherNetwork ? [] : [id])) : []);
}
