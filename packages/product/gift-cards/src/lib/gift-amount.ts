import { priceOf, type GiftProduct, type Money, type Price, type PriceRule } from '@kado/contracts';
import {
  amountProblemOf,
  convertedLimits,
  parseAmount,
  type AmountLimits,
  type AmountProblem,
  type TypedAmount,
} from '@kado/product-ui';

/** The pricing rule of a product, for the pricing functions of the contracts. */
export const ruleOf = ({ currency, rate, fee }: GiftProduct): PriceRule => ({
  currency: fee.fixed.currency,
  receiveCurrency: currency,
  rate,
  fee,
});

/** The limits of a free amount in one of its two currencies. */
export function limitsOf(product: GiftProduct, currency: string): AmountLimits {
  const own = { min: product.min, max: product.max };
  return currency === product.currency ? own : convertedLimits(own, ruleOf(product));
}

/** Converts an amount to the product's currency, the only one for orders; rounding never exceeds the limits. */
function inProductCurrency(amount: Money, product: GiftProduct): Money {
  if (amount.currency === product.currency) return amount;
  const { receive } = priceOf(amount, ruleOf(product));
  const { min = receive, max = receive } = product;
  return { ...receive, amountMinor: Math.min(Math.max(receive.amountMinor, min.amountMinor), max.amountMinor) };
}

/** The typed or chosen amount in the product's currency, or its problem. */
export function checkAmount(typed: TypedAmount, product: GiftProduct): { money?: Money; problem?: AmountProblem } {
  const money = parseAmount(typed);
  const { denominations } = product;
  if (denominations) {
    const sold = denominations.find((each) => each.currency === typed.currency && each.amountMinor === money?.amountMinor);
    return sold ? { money: sold } : { problem: { kind: 'empty' } };
  }
  const rule = ruleOf(product);
  if (typed.currency !== rule.currency && typed.currency !== rule.receiveCurrency) return { problem: { kind: 'empty' } };
  const problem = amountProblemOf(typed, limitsOf(product, typed.currency));
  if (problem || !money) return problem ? { problem } : {};
  return { money: inProductCurrency(money, product) };
}

/** The price of an amount in the product's currency. */
export const priceIn = (money: Money, product: GiftProduct): Price => priceOf(money, ruleOf(product));
