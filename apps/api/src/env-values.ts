import * as z from 'zod/mini';

/** The message of a wrong value. */
export const mustBe =
  (what: string) =>
  ({ input }: { input?: unknown }): string =>
    `must be ${what}, but is '${String(input)}'`;
/** A text of this form. */
export const matching = (pattern: RegExp, what: string) => z.string().check(z.regex(pattern, { error: mustBe(what) }));
/** Whether a text is a URL with such a protocol. */
export const hasProtocol = (text: string, protocol: RegExp): boolean =>
  URL.canParse(text) && protocol.test(new URL(text).protocol);

const numberText = (min: number, max: number) => {
  const isValid = (text: string): boolean => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  const text = z.string().check(z.refine(isValid, { error: mustBe(`a whole number from ${min} to ${max}`) }));
  return z.pipe(text, z.transform(Number));
};
/** A number without a sign, with its default and limits. */
export const wholeNumber = (fallback: number, min: number, max: number) => {
  return z._default(numberText(min, max), fallback);
};
/** A number without a default. */
export const optionalNumber = (min: number, max: number) => z.optional(numberText(min, max));
const FLAGS: Readonly<Record<string, boolean>> = { '1': true, true: true, '0': false, false: false };
/** 1 or 0. */
export const flag = z.pipe(
  z.enum(['1', 'true', '0', 'false'], { error: mustBe('1 or 0') }),
  z.transform((text) => FLAGS[text] === true),
);
/** A secret that cannot be guessed. */
export const secret = z
  .string({ error: 'is missing: it is required with DATABASE_URL' })
  .check(z.minLength(32, { error: 'must be at least 32 characters long' }));

/** One of some words, the first by default. */
export const oneOf = <Words extends readonly [string, ...string[]]>(...words: Words) =>
  z._default(z.enum(words, { error: mustBe(words.join(', ').replace(/, ([^,]+)$/, ' or $1')) }), words[0]);
/** A URL with such a protocol. */
export const urlOf = (protocol: RegExp, what: string) =>
  z.optional(
    z.string().check(z.refine((text) => hasProtocol(text, protocol), { error: `must start with ${what} and name a host` })),
  );
