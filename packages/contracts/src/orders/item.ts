import * as z from 'zod/mini';

import { Day, Email, PersonName, Phone, Ref } from '../basics.ts';
import { PositiveMoney } from '../money/money.ts';

const Message = z.string().check(z.maxLength(500));

/** Airtime: the amount is in the wallet's currency, or in the recipient's if the network supportsLocalAmounts. */
export const TopupItem = z.strictObject({
  id: Ref,
  kind: z.literal('topup'),
  networkId: Ref,
  phone: Phone,
  amount: PositiveMoney,
});
export type TopupItem = z.infer<typeof TopupItem>;

/** Whether a text names a time zone, such as Africa/Lagos. */
export function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A gift card: the amount is in the product's currency. */
export const GiftItem = z.strictObject({
  id: Ref,
  kind: z.literal('gift'),
  giftProductId: Ref,
  amount: PositiveMoney,
  recipient: z.strictObject({ name: PersonName, email: Email }),
  message: z.optional(Message),
  deliverOn: z.optional(z.strictObject({ date: Day, timeZone: z.string().check(z.minLength(1), z.maxLength(64)) })),
});
export type GiftItem = z.infer<typeof GiftItem>;

/** A bank gift: the amount is in the wallet's currency. */
export const BankItem = z.strictObject({
  id: Ref,
  kind: z.literal('bank'),
  bankId: Ref,
  account: z.strictObject({ number: z.string().check(z.minLength(1), z.maxLength(64)), holder: PersonName }),
  amount: PositiveMoney,
  message: z.optional(Message),
});
export type BankItem = z.infer<typeof BankItem>;

/** A line of a cart or of a quote; the client chooses its id, which is unique in its list. */
export const Item = z.discriminatedUnion('kind', [TopupItem, GiftItem, BankItem]);
export type Item = z.infer<typeof Item>;
export const ItemKind = z.enum(['topup', 'gift', 'bank']);
export type ItemKind = z.infer<typeof ItemKind>;
