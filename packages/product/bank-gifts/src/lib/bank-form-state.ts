import { BankItem, PersonName, priceOf, type Money, type Price } from '@kado/contracts';
import {
  type AccountState,
  accountState,
  formatAmount,
  groupAccount,
  readAccount,
  type AmountProblem,
  type TypedAmount,
} from '@kado/product-ui';
import * as z from 'zod/mini';
import type { Prefill } from './prefill-from-url.ts';
import { checkAmount, ruleOf, type Payout } from './payout.ts';

/** The form's values; '' means that nothing is chosen. */
export type BankValues = {
  country: string;
  bankId: string;
  /** The account number as typed. */
  number: string;
  holder: string;
  typed: TypedAmount;
  message: string;
};

/** The initial values of the form, from a link or the edited cart line. */
export function initialValues(
  { bankId = '', account = '', holder = '', amount }: Prefill,
  item: BankItem | undefined,
): BankValues {
  const start = item?.amount ?? amount;
  return {
    country: '',
    bankId: item?.bankId ?? bankId,
    number: groupAccount(item?.account.number ?? readAccount(account)),
    holder: item?.account.holder ?? holder,
    typed: start ? { text: formatAmount(start), currency: start.currency } : { text: '', currency: '' },
    message: item?.message ?? '',
  };
}

const Draft = z.strictObject({
  country: z.string(),
  bankId: z.string(),
  number: z.string(),
  holder: z.string(),
  typed: z.strictObject({ text: z.string(), currency: z.string() }),
  message: z.string(),
});

/** Whether a stored value is a draft of the form. */
export const isDraft = (value: unknown): value is BankValues => Draft.safeParse(value).success;

/** The form's schema: converts the values with `toItem` (undefined if one is missing), then validates them with the contract. */
export const bankSchema = (toItem: (values: BankValues) => unknown) =>
  z.pipe(z.pipe(z.custom<BankValues>(), z.transform(toItem)), BankItem);

/** The first value that is missing before the item can be added to the cart. */
export type Missing = 'country' | 'bank' | 'account' | 'holder' | 'amount';

/** The values after the check against the bank. */
export type CheckedBank = {
  payout?: Payout;
  account?: AccountState;
  money?: Money;
  price?: Price;
  problem?: AmountProblem;
  missing?: Missing;
};

function missingOf(country: string | undefined, { holder }: BankValues, { payout, account, money }: CheckedBank) {
  if (!country) return 'country';
  if (!payout) return 'bank';
  if (account !== 'complete') return 'account';
  if (!PersonName.safeParse(holder).success) return 'holder';
  return money ? undefined : 'amount';
}

/** Checks the values: returns the state of the account number, the amount and its price or problem, and the first missing value. */
export function checkBank(values: BankValues, country: string | undefined, payout: Payout | undefined): CheckedBank {
  const amount = payout ? checkAmount(values.typed, payout) : {};
  const checked: CheckedBank = {
    ...(payout && { payout, account: accountState(values.number, payout.bank.accountRule) }),
    ...amount,
    ...(payout && amount.money && { price: priceOf(amount.money, ruleOf(payout)) }),
  };
  const missing = missingOf(country, values, checked);
  return { ...checked, ...(missing && { missing }) };
}

/** The cart item; undefined if a value is missing. */
export function itemOf(id: string, { number, holder, message }: BankValues, { missing, payout, money }: CheckedBank) {
  if (missing || !payout || !money) return undefined;
  return {
    id,
    kind: 'bank' as const,
    bankId: payout.bank.id,
    account: { number: readAccount(number), holder: holder.trim() },
    amount: money,
    ...(message.trim() && { message: message.trim() }),
  };
}
