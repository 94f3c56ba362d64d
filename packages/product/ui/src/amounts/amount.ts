import { fromDecimal, ifItFits, priceOf, toDecimal, type Money, type Price, type PriceRule } from '@kado/contracts';

/** The value of the two amount fields: the text typed last (a plain decimal), and the currency of the field that it was typed in. */
export type TypedAmount = { text: string; currency: string };

/** The limits of an amount, both in one currency. */
export type AmountLimits = { min?: Money | undefined; max?: Money | undefined };

/** Why an amount cannot be sent; `limit` is the nearest amount that can be sent. */
export type AmountProblem = { kind: 'empty' | 'malformed' } | { kind: 'tooLittle' | 'tooMuch'; limit: Money };

/** Parses the text of an amount field; undefined if the field is empty or has no valid amount. */
export const parseAmount = ({ text, currency }: TypedAmount): Money | undefined => {
  const money = fromDecimal(text, currency);
  return money && money.amountMinor > 0 ? money : undefined;
};

/** Parses the amount in a URL: '5000 NGN' or '3.29 USD'; undefined if it is missing or malformed. */
export function amountFromUrl(text: string | null): Money | undefined {
  const [, figure, currency] = /^(\d[\d.]*)\s?([A-Z]{3})$/.exec(text ?? '') ?? [];
  return figure && currency ? parseAmount({ text: figure, currency }) : undefined;
}

/** An amount as text for a URL: '5000 NGN'. */
export const amountForUrl = (money: Money): string => `${toDecimal(money)} ${money.currency}`;

/** The text of a field for an amount, without trailing zeros: '5000' rather than '5000.00'. */
export const formatAmount = (money: Money): string => toDecimal(money).replace(/\.0+$/, '');

/** The reason why a typed amount cannot be sent; undefined if it can be sent. */
export function amountProblemOf(typed: TypedAmount, { min, max }: AmountLimits): AmountProblem | undefined {
  if (typed.text.trim() === '') return { kind: 'empty' };
  const money = parseAmount(typed);
  if (!money) return { kind: 'malformed' };
  if (min && money.amountMinor < min.amountMinor) return { kind: 'tooLittle', limit: min };
  if (max && money.amountMinor > max.amountMinor) return { kind: 'tooMuch', limit: max };
  return undefined;
}

/** The amount that the customer pays: the sent amount plus the fee. */
export const payOf = ({ send, fee }: Price): Money => ({ ...send, amountMinor: send.amountMinor + fee.amountMinor });

/** Converts limits to the other currency of a price rule. */
export function convertedLimits({ min, max }: AmountLimits, rule: PriceRule): AmountLimits {
  const across = (limit: Money) => {
    const price = priceOf(limit, rule);
    return limit.currency === rule.currency ? price.receive : price.send;
  };
  return { ...(min && { min: across(min) }), ...(max && { max: across(max) }) };
}

/** The text of the other currency's field; empty if there is no amount, or if the converted amount is too large to represent. */
export function convertedText(typed: TypedAmount, rule: PriceRule): string {
  const money = parseAmount(typed);
  const price = money && ifItFits(() => priceOf(money, rule));
  if (!price) return '';
  return formatAmount(typed.currency === rule.currency ? price.receive : price.send);
}
