import { priceOf, type Money, type Network, type Price, type PriceRule } from '@kado/contracts';
import { amountProblemOf, convertedText, type AmountLimits, type AmountProblem, type TypedAmount } from '@kado/product-ui';

/** The network's fields that the pricing functions of contracts need. */
export const ruleOf = ({ sendCurrency, receiveCurrency, rate, fee }: Network): PriceRule => ({
  currency: sendCurrency,
  receiveCurrency,
  rate,
  fee,
});

/** The limits in one of the network's two currencies; converted if the network has none in it. */
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
 * Whether what is typed fits both ranges, so that they can stand beside each other. They differ by a rounded cent: ₦75,000 costs 49.35 USD, while 49.35 USD
 * would be more than ₦75,000, so the most in USD is 49.34.
 */
export function fitsBoth(typed: TypedAmount, network: Network): boolean {
  const { sendCurrency, receiveCurrency } = network;
  const currency = typed.currency === sendCurrency ? receiveCurrency : sendCurrency;
  const other = { text: convertedText(typed, ruleOf(network)), currency };
  return [typed, other].every((each) => !['tooLittle', 'tooMuch'].includes(problemOf(each, network)?.kind ?? ''));
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
