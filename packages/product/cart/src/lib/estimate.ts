import { priceOf, sum, type Item, type Money, type Network, type Price } from '@kado/contracts';

/** A cart line with the data known before a quote; only the item if its network no longer exists. */
export type Line = { item: Item; network?: Network; price?: Price };

/** The estimated price of an item on its network; undefined without one, or if it no longer sells such an amount in either currency. */
function priceFor(item: Item, network: Network | undefined): Price | undefined {
  if (!network) return undefined;
  const { sendCurrency: currency, receiveCurrency, rate, fee } = network;
  if (item.amount.currency !== currency && item.amount.currency !== receiveCurrency) return undefined;
  const price = priceOf(item.amount, { currency, receiveCurrency, rate, fee });
  const fixed = network.fixedAmounts?.find(
    ({ send }) => send.amountMinor === item.amount.amountMinor && send.currency === item.amount.currency,
  );
  return fixed ? { ...price, receive: fixed.receive } : price;
}

/** The cart's lines with their networks and estimated prices. */
export const linesOf = (items: readonly Item[], networks: readonly Network[]): Line[] =>
  items.map((item) => {
    const network = item.kind === 'topup' ? networks.find(({ id }) => id === item.networkId) : undefined;
    const price = priceFor(item, network);
    return { item, ...(network && { network }), ...(price && { price }) };
  });

/** The total of the lines that have a price, in the wallet's currency; `open` counts the others. */
export type Totals = { send: Money; fees: Money; pay: Money; open: number };

/** Sums up an estimate; lines in a foreign currency count as open rather than being guessed. */
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
export const orderPath = (available: Money, pay: Money): Money => ({
  ...available,
  amountMinor: available.amountMinor - pay.amountMinor,
});

/** The amount missing for the payment; undefined if the balance is sufficient. */
export const shortfallOf = (available: Money, pay: Money): Money | undefined =>
  pay.amountMinor > available.amountMinor ? { ...pay, amountMinor: pay.amountMinor - available.amountMinor } : undefined;
