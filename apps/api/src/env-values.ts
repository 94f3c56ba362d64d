import { isIP } from 'node:net';

import * as z from 'zod/mini';

/** A host name or address of this machine only. */
export const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/;

/** The error message for an invalid value. */
export const mustBe =
  (what: string) =>
  ({ input }: { input?: unknown }): string =>
    `must be ${what}, but is '${String(input)}'`;
/** A text that matches this pattern. */
export const matching = (pattern: RegExp, what: string) => z.string().check(z.regex(pattern, { error: mustBe(what) }));
/** Whether a text is a URL with a matching protocol. */
export const hasProtocol = (text: string, protocol: RegExp): boolean =>
  URL.canParse(text) && protocol.test(new URL(text).protocol);

const numberText = (min: number, max: number) => {
  const isValid = (text: string): boolean => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  const text = z.string().check(z.refine(isValid, { error: mustBe(`a whole number from ${min} to ${max}`) }));
  return z.pipe(text, z.transform(Number));
};
/** A whole number without a sign, with a default and limits. */
export const wholeNumber = (fallback: number, min: number, max: number) => {
  return z._default(numberText(min, max), fallback);
};
/** A whole number without a default. */
export const optionalNumber = (min: number, max: number) => z.optional(numberText(min, max));
const FLAGS: Readonly<Record<string, boolean>> = { '1': true, true: true, '0': false, false: false };
const flag = z.pipe(
  z.enum(['1', 'true', '0', 'false']),
  z.transform((text) => FLAGS[text] === true),
);
/** A secret that is long enough not to be guessed. */
export const secret = z
  .string({ error: 'is missing: it is required with DATABASE_URL' })
  .check(z.minLength(32, { error: 'must be at least 32 characters long' }));

const wordsOf = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]+)$/, ' or $1');
/** One of these words, the first by default. */
export const oneOf = <Words extends readonly [string, ...string[]]>(...words: Words) =>
  z._default(z.enum(words, { error: mustBe(wordsOf(words)) }), words[0]);
/** 1, 0 or one other word. */
export const flagOr = <Word extends string>(word: Word) => z.union([flag, z.literal(word)], { error: mustBe(`1, 0 or ${word}`) });
/** A URL with a matching protocol. */
export const urlOf = (protocol: RegExp, what: string) =>
  z.optional(
    z.string().check(z.refine((text) => hasProtocol(text, protocol), { error: `must start with ${what} and name a host` })),
  );

/** An origin to which secrets may be sent: https unless it is this machine. */
const isSecureOrigin = (text: string): boolean =>
  hasProtocol(text, /^https?:$/) &&
  new URL(text).origin === text &&
  (text.startsWith('https:') || LOOPBACK.test(new URL(text).hostname));
export const secureOrigin = z
  .string()
  .check(z.refine(isSecureOrigin, { error: mustBe('an https origin such as https://topups.reloadly.com') }));

const isAddressRange = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const maxBits = { 4: 32, 6: 128 }[isIP(address)];
  return (
    maxBits !== undefined && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits))
  );
};
/** Addresses and ranges, separated by commas or spaces. */
export const addressRanges = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  ),
  z
    .array(z.string())
    .check(z.refine((all) => all.every(isAddressRange), { error: mustBe('a list of addresses or ranges such as 10.0.0.0/8') })),
);
