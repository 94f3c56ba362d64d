import { DepositRequest, fromDecimal, type DepositPrice, type Money } from '@kado/contracts';
import * as z from 'zod/mini';
import { priceFor, problemOf, type DepositOption, type Problem } from './options.ts';

/** The form's values: a plain decimal, and the chosen bank; '' while none is chosen. */
export type DepositValues = { amount: string; bank: string };

/** The values after the check against the banks: the first one stands until another is chosen. */
export type CheckedDeposit = { option?: DepositOption; amount?: Money; price?: DepositPrice; problem?: Problem };

/** The URL state of the form: a link can fill it, and a reload keeps it. */
export const DEFAULTS: DepositValues = { amount: '', bank: '' };

/** The values that a URL starts the form with; a damaged amount is left out. */
export const valuesIn = ({ amount, bank }: DepositValues): DepositValues => ({
  amount: /^\d{1,15}(\.\d{1,4})?$/.test(amount) ? amount : '',
  bank,
});

/** Checks the values: bank, amount, and what it brings. */
export function checkValues(
  { amount: decimal, bank }: DepositValues,
  options: readonly DepositOption[],
  wallet: string,
): CheckedDeposit {
  const option = options.find((each) => each.bank.id === bank) ?? options[0];
  if (!option) return {};
  const amount = fromDecimal(decimal, option.price.currency);
  const problem = problemOf(decimal, option.price);
  if (problem || !amount) return { option, problem: problem ?? { kind: 'empty' } };
  return { option, amount, price: priceFor(amount, option.price, wallet) };
}

/** The form's schema, which ends in the contract's; `toRequest` converts the values, or returns undefined if one is missing. */
export const depositSchema = (toRequest: () => unknown) =>
  z.pipe(z.pipe(z.custom<DepositValues>(), z.transform(toRequest)), DepositRequest);

/** The request of checked values. */
export const requestOf = ({ option, amount }: CheckedDeposit) => option && amount && { bankId: option.bank.id, amount };
