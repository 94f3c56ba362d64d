import { toAsciiDigits } from '@kado/i18n';
import { AsYouType, Metadata, isSupportedCountry, validatePhoneNumberLength } from 'libphonenumber-js/min';
import type { PhoneReading } from './phone-reading.ts';

const missingDigits = (country: string | undefined, typed: number): number | undefined => {
  if (!country || !isSupportedCountry(country)) return undefined;
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const wanted = metadata.numberingPlan?.possibleLengths().find((length) => length > typed);
  return wanted === undefined ? undefined : wanted - typed;
};

/** Groups an international number in threes while it is typed; for numbers of ten digits the result equals that of formatPhone. */
const groupTyped = (digits: string, code: string): string => {
  const rest = digits.slice(code.length);
  return [`+${code}`, rest.slice(0, 3), rest.slice(3, 6), rest.slice(6)].filter(Boolean).join(' ');
};

/** Parses a number with libphonenumber's smallest rules: length and country, no carriers. */
export const readPhone = (typed: string, country?: string): PhoneReading => {
  const ascii = toAsciiDigits(typed)
    .replaceAll(/[^0-9+]/g, '')
    .replace(/^00/, '+');
  if (!/[0-9]/.test(ascii)) return { state: 'empty', text: ascii, country };
  const home = country && isSupportedCountry(country) ? country : undefined;
  const writer = new AsYouType(home);
  const national = writer.input(ascii);
  const code = ascii.startsWith('+') ? writer.getCallingCode() : undefined;
  const text = code ? groupTyped(ascii.slice(1), code) : national;
  const number = writer.getNumber();
  const where = number?.country ?? writer.getCountry() ?? home;
  const known = { text, country: where, international: writer.getNumberValue() };
  if (number?.isPossible()) return { ...known, state: 'complete', e164: number.number };
  const problem = validatePhoneNumberLength(ascii, home);
  if (problem === 'TOO_LONG' || problem === 'INVALID_LENGTH') return { ...known, state: 'wrong' };
  return { ...known, state: 'partial', missing: missingDigits(where, number?.nationalNumber.length ?? 0) };
};
