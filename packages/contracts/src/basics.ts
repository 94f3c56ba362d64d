import * as z from 'zod/mini';
import { LANGUAGES } from './languages.ts';

/** An id that the server made (UUIDv7), where it stands in a path: a malformed one is simply unknown. */
export const Id = z.string();
/** An id or key inside a body: any text of 1–64 characters; a strange one is unknown, never malformed. */
export const Ref = z.string().check(z.minLength(1), z.maxLength(64));
/** ISO 8601, UTC. */
export const Time = z.iso.datetime();
/** A calendar day, YYYY-MM-DD. */
export const Day = z.iso.date();
/** ISO 3166-1 alpha-2. */
export const CountryIso = z.string().check(z.regex(/^[A-Z]{2}$/));
/** A decimal in a string: rates and percents are never floats. */
export const Decimal = z.string().check(z.regex(/^\d+(\.\d+)?$/));
/** E.164: plus sign, at most 15 ASCII digits. */
export const Phone = z.string().check(z.regex(/^\+[1-9][0-9]{6,14}$/));
/** An e-mail address of at most 254 characters (RFC 5321). */
export const Email = z.email().check(z.maxLength(254));
/** Six ASCII digits: a PIN or a one-time code. */
export const SixDigits = z.string().check(z.regex(/^[0-9]{6}$/));
/** A person's name as typed: 1–80 characters, no control or direction characters. */
export const PersonName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u));
/** The languages Kado speaks. */
export const LanguageCode = z.enum(LANGUAGES.map(({ code }) => code));
export type LanguageCode = z.infer<typeof LanguageCode>;
/** Initials and a colour token: brands have drawn tiles, never logos. */
export const Art = z.object({ initials: z.string(), colour: z.string() });
export type Art = z.infer<typeof Art>;

const ListFields = {
  limit: z.optional(z.pipe(z.string().check(z.regex(/^([1-9][0-9]?|100)$/)), z.transform(Number))),
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
};
/** limit (1–100, by default 20) and the opaque cursor of the next page; give a list's own filters. */
export const listQuery = <Shape extends z.core.$ZodShape>(filters: Shape) => z.strictObject({ ...ListFields, ...filters });
/** One filter's free text. */
export const SearchText = z.string().check(z.maxLength(100));
