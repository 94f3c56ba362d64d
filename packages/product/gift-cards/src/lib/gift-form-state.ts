import { Email, GiftItem, isTimeZone, PersonName, type GiftProduct, type Money, type Price } from '@kado/contracts';
import { amountFromUrl, formatAmount, parseAmount, type AmountProblem, type TypedAmount } from '@kado/product-ui';
import * as z from 'zod/mini';
import { deliveryDays, timeZonesOf } from './delivery-day.ts';
import { checkAmount, priceIn } from './gift-amount.ts';

/** The maximum length of the message, as in the contract. */
export const MAX_MESSAGE_LENGTH = 500;

/** The form's values. */
export type GiftValues = {
  /** The amount as typed or chosen, including a fixed one. */
  typed: TypedAmount;
  name: string;
  email: string;
  message: string;
  when: 'now' | 'tomorrow' | 'day';
  /** YYYY-MM-DD, if `when` is 'day'. */
  date: string;
  timeZone: string;
};

const NOTHING: TypedAmount = { text: '', currency: '' };

/** The form values that a link can prefill, to send a gift card again. */
export type Prefill = { name?: string; email?: string; amount?: Money };

/** Parses the query string; ignores malformed or missing values. */
export function prefillFromUrl(params: URLSearchParams): Prefill {
  const [name, email] = [params.get('name'), params.get('email')];
  const amount = amountFromUrl(params.get('amount'));
  return { ...(name && { name }), ...(email && { email }), ...(amount && { amount }) };
}

/** The time zone of the edited cart line's delivery day. With another card, only if its country has that time zone; else the country's first. */
function zoneOf({ id, countryIso }: GiftProduct, item: GiftItem | undefined): string {
  const zones = timeZonesOf(countryIso);
  const own = item?.deliverOn?.timeZone;
  return own && (item.giftProductId === id || zones.includes(own)) ? own : zones[0];
}

/** The initial values of the form, from a link and the edited cart line; values of the link have priority. */
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

/** Converts the draft of a cart line to the values that a link can prefill. */
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

/** Keeps the note and the day for the same recipient when another gift card is chosen; the day only if the card's country has its time zone. */
export function withNoteAndDay(values: GiftValues, last: GiftValues | undefined, { countryIso }: GiftProduct): GiftValues {
  if (last?.name.trim() !== values.name || last.email.trim() !== values.email) return values;
  const { message, when, date, timeZone } = last;
  return { ...values, message, ...(timeZonesOf(countryIso).includes(timeZone) && { when, date, timeZone }) };
}

/** The form's schema: converts the values with `toItem` (undefined if one is missing), then validates them with the contract. */
export const giftSchema = (toItem: (values: GiftValues) => unknown) =>
  z.pipe(z.pipe(z.custom<GiftValues>(), z.transform(toItem)), GiftItem);

/** The first value that is missing before the item can be added to the cart. */
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

/** The chosen day; undefined if it is outside the limits. */
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

/** Whether a text is an e-mail address, ignoring spaces around it. */
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
