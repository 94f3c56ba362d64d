import { Email, type ItemKind, PersonName, Phone } from '@kado/contracts';
import * as z from 'zod/mini';

const withoutSpaces = z.transform((text: string) => text.replaceAll(/[^\d+]/g, ''));
const CONTACTS = {
  topup: z.pipe(z.pipe(z.string(), withoutSpaces), Phone),
  gift: Email,
  bank: z.string().check(z.minLength(1), z.maxLength(64)),
} as const;

type Form = { name: string; contact: string };

/** The form of a recipient of this kind. */
export const recipientSchema = (kind: ItemKind): z.ZodMiniType<Form, Form> =>
  z.object({ name: PersonName, contact: CONTACTS[kind] });
