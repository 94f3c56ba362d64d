import { priceOf, type Money, type Network, type Price, type PriceRule } from '@kado/contracts';
import { amountProblemOf, type AmountLimits, type AmountProblem, type TypedAmount } from '@kado/product-ui';

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
