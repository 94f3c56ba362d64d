import { priceOf, toDecimal, type Bank, type BankPrice, type Money, type PriceRule } from '@kado/contracts';
import {
  amountProblemOf,
  convertedLimits,
  parseAmount,
  type AmountLimits,
  type AmountProblem,
  type TypedAmount,
} from '@kado/product-ui';

/** A bank that gifts can be sent to, with its price for payouts. */
export type Payout = { bank: Bank; price: BankPrice };

/** The banks that support payouts and have a price for them. Filtered here, because the store may still contain the lists of other requests. */
export const payoutsOf = (banks: readonly Bank[], prices: readonly BankPrice[]): Payout[] =>
  banks.flatMap((bank) => {
    const price = prices.find(({ bankId, direction }) => bankId === bank.id && direction === 'payout');
    return price && bank.uses.includes('payout') ? [{ bank, price }] : [];
  });

/** The pricing rule of a payout, for the pricing functions of the contracts. Its limits and fee are in the wallet's currency. */
export const ruleOf = ({ price: { min, currency, rate, fee } }: Payout): PriceRule => ({
  currency: min.currency,
  receiveCurrency: currency,
  rate,
  fee,
});

/** The limits in one of the two currencies; converted for the received one. */
export function limitsOf(payout: Payout, currency: string): AmountLimits {
  const { min, max } = payout.price;
  return currency === min.currency ? { min, max } : convertedLimits({ min, max }, ruleOf(payout));
}

/** The URL that compares the banks of the same payout currency; `amount` is in the wallet's currency. */
export const compareUrl = ({ price: { currency } }: Payout, amount: Money | undefined): string =>
  `/bank-prices?${new URLSearchParams({ direction: 'payout', currency, ...(amount && { amount: toDecimal(amount) }) })}`;

/** Converts an amount to the wallet's currency, the only one for orders; rounding never exceeds the limits. */
function inWalletCurrency(amount: Money, payout: Payout): Money {
  const { send } = priceOf(amount, ruleOf(payout));
  const { min, max } = payout.price;
  return { ...send, amountMinor: Math.min(Math.max(send.amountMinor, min.amountMinor), max.amountMinor) };
}

/** The typed amount in the wallet's currency, or its problem. */
export function checkAmount(typed: TypedAmount, payout: Payout): { money?: Money; problem?: AmountProblem } {
  const rule = ruleOf(payout);
  if (typed.currency !== rule.currency && typed.currency !== rule.receiveCurrency) return { problem: { kind: 'empty' } };
  const problem = amountProblemOf(typed, limitsOf(payout, typed.currency));
  const money = parseAmount(typed);
  if (problem || !money) return problem ? { problem } : {};
  return { money: inWalletCurrency(money, payout) };
}
