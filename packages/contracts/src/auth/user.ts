import * as z from 'zod/mini';

import { CountryIso, Email, LanguageCode, PersonName, Phone, Time } from '../basics.ts';
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
