import type { Network } from '@kado/contracts';

/** The confidence of a detected network, in steps of the meter: 0 (not detected) to 3. */
export type Confidence = 0 | 1 | 2 | 3;

/** The meter's steps for the API's confidence. */
export function confidenceOf({ confidence = 0 }: Pick<Network, 'confidence'>): Confidence {
  if (confidence >= 0.8) return 3;
  if (confidence >= 0.5) return 2;
  return confidence > 0 ? 1 : 0;
}

/** Whether this is a complete mobile number (E.164) of the country. */
export const isComplete = (phone: string, { numberRule }: Pick<Network, 'numberRule'>): boolean =>
  new RegExp(numberRule.pattern).test(phone);

/** The number typed so far, in the form that the API takes; '' without a country code. */
export const typedNumber = ({ e164, phone }: { e164?: string | undefined; phone: string }): string =>
  e164 ?? (phone.trim().startsWith('+') ? `+${phone.replaceAll(/\D/g, '')}` : '');

/** Whether a text is a number without a country code, and long enough to be sure: '0803'. */
export const isNational = (text: string): boolean => /^\d{4}/.test(text.replaceAll(/[\s().-]/g, '')) && !/^\s*00/.test(text);

/** Whether a number lacks its country: it has no code, and no country was read from it. */
export const needsCountry = ({ phone, country }: { phone: string; country?: string | undefined }): boolean =>
  country === undefined && isNational(phone);

/** Adds the country code to a national number without knowing the country's rules: '0803 555 0142' and '+234' become '+234 8035550142'. */
export const withDialCode = (text: string, dialCode: string): string =>
  `${dialCode} ${isNational(text) ? text.replaceAll(/\D/g, '').replace(/^0+/, '') : ''}`;

/** The number of missing digits, compared with the country's example number. */
export const missingDigits = (number: string, { numberRule }: Pick<Network, 'numberRule'>): number =>
  Math.max(0, numberRule.example.length - number.length);

/** Whether a number has the shape that GET /networks takes. */
export const canDetectNetwork = (phone: string): boolean => /^\+[1-9][0-9]{6,14}$/.test(phone);

/** The networks of a country, in the API's order: a detected one comes first. */
export const networksFor = (iso: string | undefined, all: readonly Network[]): Network[] =>
  iso === undefined ? [] : all.filter(({ countryIso }) => countryIso === iso);

/** Whether what was detected for one number counts for the other: one of them has more digits of the same number. */
export const isSameNumber = (one: string, other: string): boolean =>
  one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));

/** A network as one that was not detected. */
export function withoutDetection(network: Network): Network {
  const { confidence: _confidence, ...plain } = network;
  return plain;
}

/** The network to send with: the chosen one if it is in the country, else the detected one, else the only one. */
export function chosenNetwork(rows: readonly Network[], choice: string | undefined): Network | undefined {
  const own = rows.find(({ id }) => id === choice);
  const [first] = rows;
  return own ?? (first && (confidenceOf(first) > 0 || rows.length === 1) ? first : undefined);
}
