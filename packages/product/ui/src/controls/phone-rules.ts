import { AsYouType, Metadata, isSupportedCountry, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { toAsciiDigits } from '@kado/ui';
import type { PhoneReading } from './phone-reading.ts';

const missingDigits = (country: string | undefined, typed: number): number | undefined => {
  if (!country || !isSupportedCountry(country)) return undefined;
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const wanted = metadata.numberingPlan?.possibleLengths().find((length) => length > typed);
  return wanted === undefined ? undefined : wanted - typed;
};

/** Reads a number with libphonenumber's smallest rules: length and country, no carrier knowledge. */
export const readPhone = (typed: string, country?: string): PhoneReading => {
  const ascii = toAsciiDigits(typed)
    .replaceAll(/[^0-9+]/g, '')
    .replace(/^00/, '+');
  if (!/[0-9]/.test(ascii)) return { state: 'empty', text: ascii, country };
  const home = country && isSupportedCountry(country) ? country : undefined;
  const writer = new AsYouType(home);
  const text = writer.input(ascii);
  const number = writer.getNumber();
  const where = number?.country ?? writer.getCountry() ?? home;
  if (number?.isPossible()) return { state: 'complete', text, e164: number.number, country: where };
  const problem = validatePhoneNumberLength(ascii, home);
  if (problem === 'TOO_LONG' || problem === 'INVALID_LENGTH') return { state: 'wrong', text, country: where };
  return { state: 'partial', text, country: where, missing: missingDigits(where, number?.nationalNumber.length ?? 0) };
};
