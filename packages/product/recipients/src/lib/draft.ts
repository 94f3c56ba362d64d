import { formatPhone, ItemKind, type Recipient } from '@kado/contracts';
import { contactOf, groupAccount } from '@kado/product-ui';
import * as z from 'zod/mini';
import type { RecipientForm } from './recipient.ts';

/** The typed values of a recipient, with its kind. */
export type RecipientDraft = RecipientForm & { kind: ItemKind };

const SHOWN: Readonly<Record<ItemKind, (contact: string) => string>> = {
  topup: (contact) => contact && formatPhone(contact),
  gift: (contact) => contact,
  bank: groupAccount,
};

/** The initial values to edit a recipient. */
export const draftFrom = (recipient: Recipient): RecipientDraft => ({
  kind: recipient.kind,
  name: recipient.name,
  contact: SHOWN[recipient.kind](contactOf(recipient)),
  country: '',
  bankId: recipient.bankId ?? '',
});

/** The initial values of a new recipient. */
export const emptyDraft = (kind: ItemKind, name = ''): RecipientDraft => ({ kind, name, contact: '', country: '', bankId: '' });

const Draft = z.strictObject({ kind: ItemKind, name: z.string(), contact: z.string(), country: z.string(), bankId: z.string() });

/** Whether a stored value has the shape of a draft; other values are ignored. */
export const isDraft = (value: unknown): value is RecipientDraft => Draft.safeParse(value).success;
