import { Email, type ItemKind, PersonName, Phone } from '@kado/contracts';
import * as z from 'zod/mini';
import type { RecipientForm } from './recipient.ts';

const withoutSpaces = z.transform((text: string) => text.replaceAll(/[^\d+]/g, ''));
const CONTACTS = {
  topup: z.pipe(z.pipe(z.string(), withoutSpaces), Phone),
  gift: Email,
  bank: z.string().check(z.minLength(1), z.maxLength(64)),
} as const;

/** Whether an account number is valid for a bank. */
export type IsAccount = (bankId: string, account: string) => boolean;

/** The schema of the form for a kind of recipient; an account is validated by the rule of its bank. */
export function recipientSchema(kind: ItemKind, isAccount: IsAccount): z.ZodMiniType<RecipientForm, RecipientForm> {
  const form = z.object({ name: PersonName, contact: CONTACTS[kind], country: z.string(), bankId: z.string() });
  if (kind !== 'bank') return form;
  return form.check(
    z.refine(({ bankId }) => bankId !== '', { path: ['bankId'] }),
    z.refine(({ bankId, contact }) => bankId === '' || isAccount(bankId, contact), { path: ['contact'] }),
  );
}
