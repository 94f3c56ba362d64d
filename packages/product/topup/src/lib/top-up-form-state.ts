import type { Money, Network } from '@kado/contracts';
import { amountFor, moneyOf, previewOf, problemOf, textOf, type Problem, type Typed } from './amount.ts';
import { isComplete } from './networks.ts';

/** What the person has typed and chosen so far. */
export type TopUpForm = {
  /** The text in the number's field, and its E.164 form once it is complete. */
  phone: string;
  e164?: string | undefined;
  country?: string | undefined;
  missing?: number | undefined;
  /** A network chosen by hand. */
  networkId?: string | undefined;
  /** The amount as typed or chosen; a fixed one too. */
  typed?: Typed | undefined;
};

/** The form that a link or a cart line opens with. */
export const formOf = ({ phone, networkId, amount }: { phone?: string; networkId?: string; amount?: Money }): TopUpForm => ({
  phone: phone ?? '',
  ...(networkId && { networkId }),
  ...(amount && { typed: { text: textOf(amount), currency: amount.currency } }),
});

/** What still has to be done before it can be put in the cart; undefined when nothing. */
export type Missing = 'number' | 'network' | 'amount';

/** A form judged against the network it goes to. */
export type Judged = { network?: Network; money?: Money; problem?: Problem; missing?: Missing };

/** A fixed amount counts only while the network sells it; a typed one only in one of the network's currencies. */
function amountOf(typed: Typed | undefined, network: Network): Pick<Judged, 'money' | 'problem'> {
  if (!typed) return { problem: { kind: 'empty' } };
  if (network.denominationType === 'FIXED') {
    const money = moneyOf(typed);
    const sold = network.fixedAmounts?.find(({ send, receive }) =>
      [send, receive].some((each) => each.currency === typed.currency && each.amountMinor === money?.amountMinor),
    );
    return sold ? { money: sold.send } : { problem: { kind: 'empty' } };
  }
  if (typed.currency !== network.sendCurrency && typed.currency !== network.receiveCurrency)
    return { problem: { kind: 'empty' } };
  const problem = problemOf(typed, network);
  const money = moneyOf(typed);
  return { ...(money && { money }), ...(problem && { problem }) };
}

/** Judges the form: the amount in money, what is wrong with it, and the first thing that is still missing. */
export function judge(form: TopUpForm, network: Network | undefined): Judged {
  if (!network) return { missing: form.e164 === undefined ? 'number' : 'network' };
  const amount = amountOf(form.typed, network);
  const complete = form.e164 !== undefined && isComplete(form.e164, network);
  const missing = complete ? (amount.problem ? 'amount' : undefined) : 'number';
  return { network, ...amount, ...(missing && { missing }) };
}

/** What goes into the cart; undefined while something is missing. */
export function itemOf(id: string, form: TopUpForm, { network, money, missing }: Judged) {
  if (missing || !network || !money || form.e164 === undefined) return undefined;
  return { id, kind: 'topup' as const, networkId: network.id, phone: form.e164, amount: amountFor(money, network) };
}

/** What arrives and what it costs, as soon as there is an amount that can be sent. */
export const priceIn = ({ network, money, problem }: Judged) =>
  network && money && !problem ? previewOf(amountFor(money, network), network) : undefined;
