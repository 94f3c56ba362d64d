import * as z from 'zod/mini';
import { LANGUAGES } from './languages.ts';

/** An id from the server (UUIDv7) in a path: a malformed one is treated as unknown. */
export const Id = z.string();
/** An id or key in a body: any text of 1–64 characters, so that a malformed one is treated as unknown. */
export const Ref = z.string().check(z.minLength(1), z.maxLength(64));
/** ISO 8601, UTC. */
export const Time = z.iso.datetime();
/** A calendar day, YYYY-MM-DD, from year 0001, because databases have no year 0000. */
export const Day = z.iso.date().check(z.regex(/^(?!0000)/));
/** ISO 3166-1 alpha-2. */
export const CountryIso = z.string().check(z.regex(/^[A-Z]{2}$/));
/** A decimal as a string, because rates and percentages must not be floats. */
export const Decimal = z.string().check(z.regex(/^\d+(\.\d+)?$/));
/** E.164: plus sign, at most 15 ASCII digits. */
export const Phone = z.string().check(z.regex(/^\+[1-9][0-9]{6,14}$/));
/** An e-mail address of at most 254 characters (RFC 5321). */
export const Email = z.email().check(z.maxLength(254));
/** Six ASCII digits: a PIN or a one-time code. */
export const SixDigits = z.string().check(z.regex(/^[0-9]{6}$/));
/** A text with at least one visible character: not only spaces, control characters and invisible characters. */
export const visible = z.regex(/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u);
/** A person's name as typed: 1–80 characters, no control or direction characters. */
export const PersonName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u), visible);
/** The languages of Kado. */
export const LanguageCode = z.enum(LANGUAGES.map(({ code }) => code));
export type LanguageCode = z.infer<typeof LanguageCode>;
/** Initials and a colour token: brands are shown as drawn tiles instead of logos. */
export const Art = z.object({ initials: z.string(), colour: z.string() });
export type Art = z.infer<typeof Art>;

const ListFields = {
  limit: z.optional(z.pipe(z.string().check(z.regex(/^([1-9][0-9]?|100)$/)), z.transform(Number))),
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
};
/** limit (1–100, by default 20) and the opaque cursor of the next page; the argument adds a list's own filters. */
export const listQuery = <Shape extends z.core.$ZodShape>(filters: Shape) => z.strictObject({ ...ListFields, ...filters });
/** The free text of a filter. */
export const SearchText = z.string().check(z.maxLength(100));
