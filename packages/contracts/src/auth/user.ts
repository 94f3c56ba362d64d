import * as z from 'zod/mini';

import { CountryIso, Email, LanguageCode, PersonName, Phone, Ref, SixDigits, Time } from '../basics.ts';
import { Ability } from './ability.ts';

/** The signed-in person's profile. */
export const User = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  phoneVerified: z.boolean(),
  countryIso: CountryIso,
  languageCode: LanguageCode,
  avatarFileId: z.optional(z.string()),
  createdAt: Time,
});
export type User = z.infer<typeof User>;

/** The result of signing in: the bearer token, its lifetime in seconds, the user and their abilities. */
export const Session = z.object({ token: z.string(), expiresIn: z.int(), user: User, ability: z.array(Ability) });
export type Session = z.infer<typeof Session>;

/** A signed-in device. */
export const SessionRow = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: Time,
  lastSeenAt: Time,
  current: z.boolean(),
});
export type SessionRow = z.infer<typeof SessionRow>;

/** POST /auth/register. */
export const Registration = z.strictObject({
  firstName: PersonName,
  lastName: PersonName,
  email: Email,
  phone: Phone,
  countryIso: CountryIso,
  languageCode: LanguageCode,
  acceptTerms: z.literal(true),
});
export type Registration = z.infer<typeof Registration>;

/** PATCH /users/me. A null removes the picture. */
export const UserChange = z.strictObject({
  firstName: z.optional(PersonName),
  lastName: z.optional(PersonName),
  countryIso: z.optional(CountryIso),
  languageCode: z.optional(LanguageCode),
  avatarFileId: z.optional(z.nullable(Ref)),
});
export type UserChange = z.infer<typeof UserChange>;

/** POST /users/me/change-pin. */
export const ChangePin = z.strictObject({ currentPin: SixDigits, newPin: SixDigits });
export type ChangePin = z.infer<typeof ChangePin>;

/** POST /users/me/change-contact: the new e-mail address, or the new phone, which gets a code. */
export const ChangeContact = z
  .strictObject({ email: z.optional(Email), phone: z.optional(Phone) })
  .check(z.refine(({ email, phone }) => (email === undefined) !== (phone === undefined), { path: ['email'] }));
export type ChangeContact = z.infer<typeof ChangeContact>;
