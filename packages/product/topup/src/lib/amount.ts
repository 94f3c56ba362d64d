import { fromDecimal, priceOf, toDecimal, type Money, type Network, type Price, type PriceRule } from '@kado/contracts';

/** The value of the amount fields: the plain decimal typed last, and the currency of the field it was typed in. */
export type Typed = { text: string; currency: string };

/** Why an amount cannot be sent yet; `limit` is the nearest amount that can. */
export type Problem = { kind: 'empty' | 'malformed' } | { kind: 'tooLittle' | 'tooMuch'; limit: Money };

/** The network's fields that the pricing functions of contracts need. */
export const ruleOf = ({ sendCurrency, receiveCurrency, rate, fee }: Network): PriceRule => ({
  currency: sendCurrency,
  receiveCurrency,
  rate,
  fee,
});

/** The amount in a field; undefined if the field is empty or has no valid amount. */
export const parseAmount = ({ text, currency }: Typed): Money | undefined => {
  const money = fromDecimal(text, currency);
  return money && money.amountMinor > 0 ? money : undefined;
};

/** A field's text for an amount, without trailing zeros: '5000' rather than '5000.00'. */
export const formatAmount = (money: Money): string => toDecimal(money).replace(/\.0+$/, '');

/** The limits in one of the network's two currencies; converted if the network has none in it. */
export function rangeOf(network: Network, currency: string): { min?: Money; max?: Money } {
  const local = currency !== network.sendCurrency;
  const own = local ? { min: network.localMin, max: network.localMax } : { min: network.min, max: network.max };
  const across = (limit: Money | undefined) => limit && priceOf(limit, ruleOf(network))[local ? 'receive' : 'send'];
  const min = own.min ?? across(local ? network.min : network.localMin);
  const max = own.max ?? across(local ? network.max : network.localMax);
  return { ...(min && { min }), ...(max && { max }) };
}

/** The problem of a typed amount; undefined if it can be sent. */
export function problemOf(typed: Typed, network: Network): Problem | undefined {
  if (typed.text.trim() === '') return { kind: 'empty' };
  const money = parseAmount(typed);
  if (!money) return { kind: 'malformed' };
  const { min, max } = rangeOf(network, typed.currency);
  if (min && money.amountMinor < min.amountMinor) return { kind: 'tooLittle', limit: min };
  if (max && money.amountMinor > max.amountMinor) return { kind: 'tooMuch', limit: max };
  return undefined;
}

/** The amount for the request: in the local currency if the network supports it, else converted to the wallet's. */
export const amountFor = (money: Money, network: Network): Money =>
  money.currency === network.sendCurrency || network.supportsLocalAmounts ? money : priceOf(money, ruleOf(network)).send;

/** The price of an amount and what arrives for it; a fixed amount has the network's own figures. */
export function previewOf(money: Money, network: Network): Price {
  const price = priceOf(amountFor(money, network), ruleOf(network));
  const fixed = network.fixedAmounts?.find(
    ({ send }) => send.currency === money.currency && send.amountMinor === money.amountMinor,
  );
  return fixed ? { ...price, receive: fixed.receive } : price;
}

/** The text of the other field while one is typed in; empty while there is no amount. */
export function convertedText(typed: Typed, network: Network): string {
  const money = parseAmount(typed);
  if (!money) return '';
  const price = priceOf(money, ruleOf(network));
  return formatAmount(typed.currency === network.sendCurrency ? price.receive : price.send);
}
