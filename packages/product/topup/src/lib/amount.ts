import { priceOf, type Money, type Network, type Price, type PriceRule } from '@kado/contracts';
import { amountProblemOf, convertedText, type AmountLimits, type AmountProblem, type TypedAmount } from '@kado/product-ui';

/** The pricing rule of a network, for the pricing functions of the contracts. */
export const ruleOf = ({ sendCurrency, receiveCurrency, rate, fee }: Network): PriceRule => ({
  currency: sendCurrency,
  receiveCurrency,
  rate,
  fee,
});

/** The limits in one of the network's two currencies; converted from the other if the network has none in it. */
export function rangeOf(network: Network, currency: string): AmountLimits {
  const local = currency !== network.sendCurrency;
  const own = local ? { min: network.localMin, max: network.localMax } : { min: network.min, max: network.max };
  const across = (limit: Money | undefined) => limit && priceOf(limit, ruleOf(network))[local ? 'receive' : 'send'];
  const min = own.min ?? across(local ? network.min : network.localMin);
  const max = own.max ?? across(local ? network.max : network.localMax);
  return { ...(min && { min }), ...(max && { max }) };
}

/** The problem of a typed amount; undefined if it can be sent. */
export const problemOf = (typed: TypedAmount, network: Network): AmountProblem | undefined =>
  amountProblemOf(typed, rangeOf(network, typed.currency));

/**
 * Whether the typed amount fits the limits of both currencies, so that both can be shown. Because of rounding the limits can differ by a cent: ₦75,000 costs 49.35 USD,
 * but 49.35 USD would buy more than ₦75,000, so the maximum in USD is 49.34.
 */
export function fitsBoth(typed: TypedAmount, network: Network): boolean {
  const { sendCurrency, receiveCurrency } = network;
  const currency = typed.currency === sendCurrency ? receiveCurrency : sendCurrency;
  const other = { text: convertedText(typed, ruleOf(network)), currency };
  return [typed, other].every((each) => !['tooLittle', 'tooMuch'].includes(problemOf(each, network)?.kind ?? ''));
}

/** The amount of the request: in the local currency if the network supports it, else converted to the wallet's. */
export const amountFor = (money: Money, network: Network): Money =>
  money.currency === network.sendCurrency || network.supportsLocalAmounts ? money : priceOf(money, ruleOf(network)).send;

/** The price and the received amount of an amount; for a fixed amount the received amount comes from the network. */
export function previewOf(money: Money, network: Network): Price {
  const price = priceOf(amountFor(money, network), ruleOf(network));
  const fixed = network.fixedAmounts?.find(
    ({ send }) => send.currency === money.currency && send.amountMinor === money.amountMinor,
  );
  return fixed ? { ...price, receive: fixed.receive } : price;
}
