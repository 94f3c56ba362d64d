import { formatPhone, ItemKind, type Recipient } from '@kado/contracts';
import { contactOf, groupAccount } from '@kado/product-ui';
import * as z from 'zod/mini';
import type { RecipientForm } from './recipient.ts';

/** What is typed of a recipient, with its kind. */
export type RecipientDraft = RecipientForm & { kind: ItemKind };

const SHOWN: Readonly<Record<ItemKind, (contact: string) => string>> = {
  topup: (contact) => contact && formatPhone(contact),
  gift: (contact) => contact,
  bank: groupAccount,
};

/** The start of a form that changes a recipient. */
export const draftFrom = (recipient: Recipient): RecipientDraft => ({
  kind: recipient.kind,
  name: recipient.name,
  contact: SHOWN[recipient.kind](contactOf(recipient)),
  country: '',
  bankId: recipient.bankId ?? '',
});

/** The start of a form of a new recipient. */
export const emptyDraft = (kind: ItemKind, name = ''): RecipientDraft => ({ kind, name, contact: '', country: '', bankId: '' });

const Draft = z.strictObject({ kind: ItemKind, name: z.string(), contact: z.string(), country: z.string(), bankId: z.string() });

/** Whether a stored value is a draft; a damaged one is ignored. */
export const isDraft = (value: unknown): value is RecipientDraft => Draft.safeParse(value).success;
