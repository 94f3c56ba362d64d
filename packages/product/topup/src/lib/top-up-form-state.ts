import { TopupItem, type Money, type Network } from '@kado/contracts';
import { formatAmount, parseAmount, type AmountProblem, type TypedAmount } from '@kado/product-ui';
import * as z from 'zod/mini';
import { amountFor, previewOf, problemOf } from './amount.ts';
import { isComplete, needsCountry } from './networks.ts';

/** The form's values. */
export type TopUpValues = {
  /** The text of the number field. */
  phone: string;
  /** The id of a network that the user chose; '' if none. */
  networkId: string;
  /** The amount as typed or chosen, including a fixed one. */
  typed: TypedAmount;
};

const Draft = z.strictObject({
  phone: z.string(),
  networkId: z.string(),
  typed: z.strictObject({ text: z.string(), currency: z.string() }),
});

/** The form values, and the data parsed from the number. */
export type ReadValues = TopUpValues & {
  /** The number in E.164 once it is complete. */
  e164?: string | undefined;
  country?: string | undefined;
  /** The number of missing digits. */
  missing?: number | undefined;
  /** Whether the number rules are still loading. */
  unread?: boolean;
};

/** The initial values of the form, from a link or a cart line. */
export const initialValues = ({
  phone = '',
  networkId = '',
  amount,
}: {
  phone?: string;
  networkId?: string;
  amount?: Money;
}): TopUpValues => ({
  phone,
  networkId,
  typed: amount ? { text: formatAmount(amount), currency: amount.currency } : { text: '', currency: '' },
});

/** Whether a stored value is a draft of the form. */
export const isDraft = (value: unknown): value is TopUpValues => Draft.safeParse(value).success;

/** The form's schema: converts the values with `toItem` (undefined if one is missing), then validates them with the contract. */
export const topUpSchema = (toItem: () => unknown) => z.pipe(z.pipe(z.custom<TopUpValues>(), z.transform(toItem)), TopupItem);

/** The first value that is missing before the item can be added to the cart; undefined if the form is complete. */
export type Missing = 'number' | 'country' | 'network' | 'amount';

/** The values after the check against the network. */
export type CheckedValues = { network?: Network; money?: Money; problem?: AmountProblem; missing?: Missing };

/** Parses the amount; ignores a fixed amount that the network does not sell, and a currency that the network does not have. */
function amountOf(typed: TypedAmount, network: Network): Pick<CheckedValues, 'money' | 'problem'> {
  if (network.denominationType === 'FIXED') {
    const money = parseAmount(typed);
    const sold = network.fixedAmounts?.find(({ send, receive }) =>
      [send, receive].some((each) => each.currency === typed.currency && each.amountMinor === money?.amountMinor),
    );
    return sold ? { money: sold.send } : { problem: { kind: 'empty' } };
  }
  if (typed.currency !== network.sendCurrency && typed.currency !== network.receiveCurrency)
    return { problem: { kind: 'empty' } };
  const problem = problemOf(typed, network);
  const money = parseAmount(typed);
  return { ...(money && { money }), ...(problem && { problem }) };
}

/** Checks the values: returns the amount, its problem, and the first missing value. */
export function checkValues(values: ReadValues, network: Network | undefined): CheckedValues {
  if (!network) return { missing: needsCountry(values) ? 'country' : values.e164 === undefined ? 'number' : 'network' };
  const amount = amountOf(values.typed, network);
  const complete = values.e164 !== undefined && isComplete(values.e164, network);
  const missing = complete ? (amount.problem ? 'amount' : undefined) : 'number';
  return { network, ...amount, ...(missing && { missing }) };
}

/** The cart item; undefined if a value is missing. */
export function itemOf(id: string, values: ReadValues, { network, money, missing }: CheckedValues) {
  if (missing || !network || !money || values.e164 === undefined) return undefined;
  return { id, kind: 'topup' as const, networkId: network.id, phone: values.e164, amount: amountFor(money, network) };
}

/** The price and the received amount; undefined without a valid amount. */
export const priceIn = ({ network, money, problem }: CheckedValues) =>
  network && money && !problem ? previewOf(amountFor(money, network), network) : undefined;
