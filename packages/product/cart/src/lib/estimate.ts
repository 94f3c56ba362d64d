import { ifItFits, priceOf, sum, type Item, type Money, type Price } from '@kado/contracts';
import { offerFor, type Catalogue, type Offer } from './offers.ts';

/** A cart line with the data known before a quote. Only `item` is set if its offer no longer exists. */
export type Line = { item: Item; offer?: Offer; price?: Price };

/** The estimated price of an item; undefined without an offer, or if the amount is in neither of its currencies or too large to convert. */
function priceFor({ amount }: Item, offer: Offer | undefined): Price | undefined {
  if (!offer) return undefined;
  const { rule, fixed } = offer;
  if (amount.currency !== rule.currency && amount.currency !== rule.receiveCurrency) return undefined;
  const price = ifItFits(() => priceOf(amount, rule));
  const sold = fixed?.find((each) => each.amount.amountMinor === amount.amountMinor && each.amount.currency === amount.currency);
  return sold && price ? { ...price, receive: sold.receive } : price;
}

/** The cart's lines with their offers and estimated prices. */
export const linesOf = (items: readonly Item[], catalogue: Catalogue): Line[] =>
  items.map((item) => {
    const offer = offerFor(item, catalogue);
    const price = priceFor(item, offer);
    return { item, ...(offer && { offer }), ...(price && { price }) };
  });

/** The total of the lines that have a price, in the wallet's currency; `open` counts the others. */
export type Totals = { send: Money; fees: Money; pay: Money; open: number };

/** Sums up an estimate. Lines in a foreign currency are not converted, but counted as `open`. */
export function totalsOf(lines: readonly Line[], currency: string): Totals {
  const prices = lines.flatMap(({ price }) => (price && price.send.currency === currency ? [price] : []));
  const send = sum(
    prices.map((price) => price.send),
    currency,
  );
  const fees = sum(
    prices.map((price) => price.fee),
    currency,
  );
  return { send, fees, pay: sum([send, fees], currency), open: lines.length - prices.length };
}

/** The balance after the payment; negative if it is insufficient. */
export const balanceAfter = (available: Money, pay: Money): Money => ({
  ...available,
  amountMinor: available.amountMinor - pay.amountMinor,
});

/** The amount missing for the payment; undefined if the balance is sufficient. */
export const shortfallOf = (available: Money, pay: Money): Money | undefined =>
  pay.amountMinor > available.amountMinor ? { ...pay, amountMinor: pay.amountMinor - available.amountMinor } : undefined;
