import * as z from 'zod/mini';

/** A number that may also be a numeric string, as the template's calls allow. Larger numbers are not exact, and pages cannot show them. */
export const LooseNumber = z.pipe(
  z.union([z.number(), z.string().check(z.trim(), z.regex(/^[+-]?\d+(\.\d+)?$/))]),
  z.coerce.number<string | number>().check(z.gte(-Number.MAX_SAFE_INTEGER), z.lte(Number.MAX_SAFE_INTEGER)),
);

/** A whole number that may also be a numeric string. */
export const LooseId = z.pipe(LooseNumber, z.int().check(z.nonnegative()));

/** An e-mail address, which must not be empty. */
export const LooseEmail = z.string().check(z.trim(), z.regex(/^\S+@\S+$/));

/** A day, or a time with or without its zone (ISO 8601). */
export const Moment = z.union([z.iso.datetime({ offset: true, local: true }), z.iso.date()]);

/** A string that is not blank. */
export const Filled = z.string().check(z.trim(), z.minLength(1));
