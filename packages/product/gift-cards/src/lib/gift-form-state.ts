import { Email, GiftItem, isTimeZone, PersonName, type GiftProduct, type Money, type Price } from '@kado/contracts';
import { amountFromUrl, formatAmount, parseAmount, type AmountProblem, type TypedAmount } from '@kado/product-ui';
import * as z from 'zod/mini';
import { deliveryDays, timeZonesOf } from './delivery-day.ts';
import { checkAmount, priceIn } from './gift-amount.ts';

/** The longest message of the contract. */
export const MAX_MESSAGE_LENGTH = 500;

/** The form's values. */
export type GiftValues = {
  /** The amount as typed or chosen; a fixed one too. */
  typed: TypedAmount;
  name: string;
  email: string;
  message: string;
  when: 'now' | 'tomorrow' | 'day';
  /** YYYY-MM-DD, for another day. */
  date: string;
  timeZone: string;
};

const NOTHING: TypedAmount = { text: '', currency: '' };

/** The values that a link can fill the form with, to send a gift card again. */
export type Prefill = { name?: string; email?: string; amount?: Money };

/** Reads the query string; leaves out damaged or missing values. */
export function prefillFromUrl(params: URLSearchParams): Prefill {
  const [name, email] = [params.get('name'), params.get('email')];
  const amount = amountFromUrl(params.get('amount'));
  return { ...(name && { name }), ...(email && { email }), ...(amount && { amount }) };
}

/** The time zone of the edited cart line's day; the country's first for another card, in a country that does not have it. */
function zoneOf({ id, countryIso }: GiftProduct, item: GiftItem | undefined): string {
  const zones = timeZonesOf(countryIso);
  const own = item?.deliverOn?.timeZone;
  return own && (item.giftProductId === id || zones.includes(own)) ? own : zones[0];
}

/** The values that a link or the edited cart line starts the form with; those of the link are newer. */
export function initialValues(product: GiftProduct, start: Prefill, item: GiftItem | undefined): GiftValues {
  const { name = '', email = '' } = { ...item?.recipient, ...start };
  const amount = start.amount ?? item?.amount;
  return {
    typed: amount ? { text: formatAmount(amount), currency: amount.currency } : NOTHING,
    name,
    email,
    message: item?.message ?? '',
    when: item?.deliverOn ? 'day' : 'now',
    date: item?.deliverOn?.date ?? '',
    timeZone: zoneOf(product, item),
  };
}

/** What was typed for a line of the cart, as a link would say it. */
export function prefillFromDraft({ name, email, typed }: GiftValues): Prefill {
  const amount = parseAmount(typed);
  return { name: name.trim(), email: email.trim(), ...(amount && { amount }) };
}

const Draft = z.strictObject({
  typed: z.strictObject({ text: z.string(), currency: z.string() }),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  when: z.enum(['now', 'tomorrow', 'day']),
  date: z.string(),
  timeZone: z.string().check(z.refine(isTimeZone)),
});

/** Whether a stored value is a draft of the form. */
export const isDraft = (value: unknown): value is GiftValues => Draft.safeParse(value).success;

/** The note and the day that were chosen for the same recipient stay with another gift card; the day only in a country that has its time zone. */
export function withNoteAndDay(values: GiftValues, last: GiftValues | undefined, { countryIso }: GiftProduct): GiftValues {
  if (last?.name.trim() !== values.name || last.email.trim() !== values.email) return values;
  const { message, when, date, timeZone } = last;
  return { ...values, message, ...(timeZonesOf(countryIso).includes(timeZone) && { when, date, timeZone }) };
}

/** The form's schema, which ends in the contract's; `toItem` converts the values to an item, or undefined if one is missing. */
export const giftSchema = (toItem: () => unknown) => z.pipe(z.pipe(z.custom<GiftValues>(), z.transform(toItem)), GiftItem);

/** The first missing value before the item can go into the cart. */
export type Missing = 'amount' | 'name' | 'email' | 'day';

/** The values after the check against the product. */
export type CheckedGift = {
  money?: Money;
  price?: Price;
  problem?: AmountProblem;
  missing?: Missing;
  /** The chosen day; undefined if the gift is delivered at once. */
  deliverOn?: { date: string; timeZone: string };
};

/** The day that was chosen, or undefined if it is too early or too late. */
function dayOf({ when, date, timeZone }: GiftValues, now: Date): CheckedGift['deliverOn'] {
  const { first, last } = deliveryDays(timeZone, now);
  const chosen = when === 'tomorrow' ? first : date;
  return chosen >= first && chosen <= last ? { date: chosen, timeZone } : undefined;
}

function missingOf({ name, email, when }: GiftValues, { money, deliverOn }: CheckedGift): Missing | undefined {
  if (!money) return 'amount';
  if (!PersonName.safeParse(name).success) return 'name';
  if (!isEmail(email)) return 'email';
  return when !== 'now' && !deliverOn ? 'day' : undefined;
}

/** Whether a text is an e-mail address, apart from spaces around it. */
export const isEmail = (text: string): boolean => Email.safeParse(text.trim()).success;

/** Checks the values: returns the amount and its price or problem, the day, and the first missing value. */
export function checkGift(values: GiftValues, product: GiftProduct, now: Date): CheckedGift {
  const { money, problem } = checkAmount(values.typed, product);
  const deliverOn = values.when === 'now' ? undefined : dayOf(values, now);
  const checked: CheckedGift = {
    ...(money && { money, price: priceIn(money, product) }),
    ...(problem && { problem }),
    ...(deliverOn && { deliverOn }),
  };
  const missing = missingOf(values, checked);
  return { ...checked, ...(missing && { missing }) };
}

/** The cart item; undefined if a value is missing. */
export function itemOf(id: string, { name, email, message }: GiftValues, product: GiftProduct, checked: CheckedGift) {
  if (checked.missing || !checked.money) return undefined;
  return {
    id,
    kind: 'gift' as const,
    giftProductId: product.id,
    amount: checked.money,
    recipient: { name: name.trim(), email: email.trim() },
    ...(message.trim() && { message: message.trim() }),
    ...(checked.deliverOn && { deliverOn: checked.deliverOn }),
  };
}
