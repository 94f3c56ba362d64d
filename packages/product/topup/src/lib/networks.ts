import type { Network } from '@kado/contracts';

/** The confidence of a detected network in steps of the meter, from 0 (not detected) to 3. */
export type Confidence = 0 | 1 | 2 | 3;

/** Converts the API's confidence (0 to 1) to steps of the meter. */
export function confidenceOf({ confidence = 0 }: Pick<Network, 'confidence'>): Confidence {
  if (confidence >= 0.8) return 3;
  if (confidence >= 0.5) return 2;
  return confidence > 0 ? 1 : 0;
}

/** Whether a number (E.164) is a complete mobile number of the network's country. */
export const isComplete = (phone: string, { numberRule }: Pick<Network, 'numberRule'>): boolean =>
  new RegExp(numberRule.pattern).test(phone);

/** The number typed so far, in the form that the API accepts; '' without a country code. */
export const typedNumber = ({ e164, phone }: { e164?: string | undefined; phone: string }): string =>
  e164 ?? (phone.trim().startsWith('+') ? `+${phone.replaceAll(/\D/g, '')}` : '');

/** Whether a text is a number without a country code, with at least four digits to be sure: '0803'. */
export const isNational = (text: string): boolean => /^\d{4}/.test(text.replaceAll(/[\s().-]/g, '')) && !/^\s*00/.test(text);

/** Whether the country of a number is unknown: it has no country code, and parsing found no country. */
export const needsCountry = ({ phone, country }: { phone: string; country?: string | undefined }): boolean =>
  country === undefined && isNational(phone);

/** Adds a country code to a national number without the country's rules: '0803 555 0142' with '+234' becomes '+234 8035550142'. */
export const withDialCode = (text: string, dialCode: string): string =>
  `${dialCode} ${isNational(text) ? text.replaceAll(/\D/g, '').replace(/^0+/, '') : ''}`;

/** The number of missing digits, compared with the length of the country's example number. */
export const missingDigits = (number: string, { numberRule }: Pick<Network, 'numberRule'>): number =>
  Math.max(0, numberRule.example.length - number.length);

/** Whether a number has the format that GET /networks accepts. */
export const canDetectNetwork = (phone: string): boolean => /^\+[1-9][0-9]{6,14}$/.test(phone);

/** The networks of a country, in the API's order: a detected one comes first. */
export const networksFor = (iso: string | undefined, all: readonly Network[]): Network[] =>
  iso === undefined ? [] : all.filter(({ countryIso }) => countryIso === iso);

/** Whether a network detected for one number is valid for the other: one of them is a prefix of the other. */
export const isSameNumber = (one: string, other: string): boolean =>
  one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));

/** Removes the detection from a network. */
export function withoutDetection(network: Network): Network {
  const { confidence: _confidence, ...plain } = network;
  return plain;
}

/** The network to send with: the user's choice if it is in the country, else the detected one, else the only one. */
export function chosenNetwork(rows: readonly Network[], choice: string | undefined): Network | undefined {
  const own = rows.find(({ id }) => id === choice);
  const [first] = rows;
  return own ?? (first && (confidenceOf(first) > 0 || rows.length === 1) ? first : undefined);
}
