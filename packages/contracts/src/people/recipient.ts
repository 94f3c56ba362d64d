import * as z from 'zod/mini';

import { Email, listQuery, PersonName, Phone, Ref, Time } from '../basics.ts';
import { ItemKind } from '../orders/item.ts';

/** A bank account number as typed; the bank's rule decides whether it is valid. */
const AccountNumber = z.string().check(z.minLength(1), z.maxLength(64));

/** A saved recipient. Its kind decides which optional fields it has. */
export const Recipient = z.object({
  id: z.string(),
  kind: ItemKind,
  name: z.string(),
  phone: z.optional(z.string()),
  networkId: z.optional(z.string()),
  bankId: z.optional(z.string()),
  account: z.optional(z.string()),
  email: z.optional(z.string()),
  /** When an item was last sent to the recipient. */
  lastUsedAt: z.optional(Time),
});
export type Recipient = z.infer<typeof Recipient>;

/** GET /recipients. */
export const RecipientQuery = listQuery({ kind: z.optional(ItemKind) });
export type RecipientQuery = z.input<typeof RecipientQuery>;

/** POST /recipients. Without a network, it is detected from the number when an item is sent. */
export const NewRecipient = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('topup'), name: PersonName, phone: Phone, networkId: z.optional(Ref) }),
  z.strictObject({ kind: z.literal('gift'), name: PersonName, email: Email }),
  z.strictObject({ kind: z.literal('bank'), name: PersonName, bankId: Ref, account: AccountNumber }),
]);
export type NewRecipient = z.infer<typeof NewRecipient>;

/** PATCH /recipients/{id}: only fields of its kind. */
export const RecipientChange = z.strictObject({
  name: z.optional(PersonName),
  phone: z.optional(Phone),
  networkId: z.optional(Ref),
  bankId: z.optional(Ref),
  account: z.optional(AccountNumber),
  email: z.optional(Email),
});
export type RecipientChange = z.infer<typeof RecipientChange>;
