import { DepositRequest, fromDecimal, ifItFits, toDecimal, type DepositPrice, type Money } from '@kado/contracts';
import { amountProblemOf, parseAmount, type AmountProblem } from '@kado/product-ui';
import * as z from 'zod/mini';
import { amountFor, priceFor, type DepositOption } from './options.ts';

/** The form's values: a plain decimal, the currency of the transfer, and the id of the bank; '' means that nothing is chosen. */
export type DepositValues = { amount: string; currency: string; bank: string };

/** The values after the check: the banks of the currency, the chosen bank (by default the first), and the amount with its price or its problem. */
export type CheckedDeposit = {
  offered: readonly DepositOption[];
  option?: DepositOption;
  amount?: Money;
  price?: DepositPrice;
  problem?: AmountProblem;
};

/** The URL state of the form; links can set it, and a reload keeps it. */
export const DEFAULTS: DepositValues = { amount: '', currency: '', bank: '' };

/** The form values in a URL; a malformed amount is ignored. */
export const valuesIn = ({ amount, ...rest }: DepositValues): DepositValues => ({
  amount: /^\d{1,15}(\.\d{1,4})?$/.test(amount) ? amount : '',
  ...rest,
});

const Draft = z.strictObject({ amount: z.string(), currency: z.string(), bank: z.string() });

/** Whether a stored value is a draft of the form. */
export const isDraft = (value: unknown): value is DepositValues => Draft.safeParse(value).success;

/** The initial values of the form: those of the URL, else the draft. */
export const startOf = (query: DepositValues, draft: DepositValues | undefined): DepositValues =>
  valuesIn(draft && Object.values(query).every((value) => value === '') ? draft : query);

/** Fills in the amount that credits a given decimal of the wallet's currency, unless the form already has an amount. */
export function withCredit(
  values: DepositValues,
  credit: string | null,
  options: readonly DepositOption[],
  wallet: string,
): DepositValues {
  const { option } = checkValues(values, options, wallet);
  const wanted = fromDecimal(credit ?? '', wallet);
  if (values.amount !== '' || !option || !wanted || wanted.amountMinor <= 0) return values;
  const amount = ifItFits(() => amountFor(wanted, option.price));
  return amount ? { ...values, amount: toDecimal(amount) } : values;
}

/** The currencies that can be transferred. */
export const currenciesOf = (options: readonly DepositOption[]): string[] =>
  [...new Set(options.map(({ price }) => price.currency))].toSorted();

/** The banks of one currency: the chosen currency, else the chosen bank's, else the wallet's, else the first bank's. */
function offeredIn({ currency, bank }: DepositValues, options: readonly DepositOption[], wallet: string) {
  const chosen = options.find((each) => each.bank.id === bank)?.price.currency;
  for (const wanted of [currency, chosen, wallet, options[0]?.price.currency]) {
    const offered = options.filter(({ price }) => price.currency === wanted);
    if (offered.length > 0) return offered;
  }
  return [];
}

/** Checks the values: bank, amount, and the credited money. */
export function checkValues(values: DepositValues, options: readonly DepositOption[], wallet: string): CheckedDeposit {
  const { amount: decimal, bank } = values;
  const offered = offeredIn(values, options, wallet);
  const option = offered.find((each) => each.bank.id === bank) ?? offered[0];
  if (!option) return { offered };
  const typed = { text: decimal, currency: option.price.currency };
  const amount = parseAmount(typed);
  const problem = amountProblemOf(typed, option.price);
  if (problem) return { offered, option, problem };
  return { offered, option, ...(amount && { amount, price: priceFor(amount, option.price, wallet) }) };
}

/** The form's schema: converts the values with `toRequest` (undefined if one is missing), then validates them with the contract. */
export const depositSchema = (toRequest: (values: DepositValues) => unknown) =>
  z.pipe(z.pipe(z.custom<DepositValues>(), z.transform(toRequest)), DepositRequest);

/** The request body for checked values; undefined if they are incomplete. */
export const requestOf = ({ option, amount }: CheckedDeposit) => option && amount && { bankId: option.bank.id, amount };
