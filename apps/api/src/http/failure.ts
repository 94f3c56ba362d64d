import type { Failure, LanguageCode } from '@kado/contracts';

import { translate } from '../i18n/translate.ts';
import type { Fields, HttpError } from './errors.ts';

const texts = (language: LanguageCode, fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [
      path,
      typeof text === 'string' ? translate(language, text) : translate(language, text.key, text.params),
    ]),
  );

/** A wait in words: '42 minutes', or hours from 90 minutes on. */
function waitIn(language: LanguageCode, seconds: number): string {
  const [value, unit] = seconds < 5400 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
  return new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(value));
}

/** The text of an error. A wait of a minute or more is named. */
function messageOf({ code, extras: { data, retryAfter = 0 } }: HttpError, language: LanguageCode): string {
  if (data?.['pinReset'] === true) return translate(language, 'errors.PIN_RESET');
  if (code === 'RATE_LIMITED' && retryAfter >= 60)
    return translate(language, 'errors.RATE_LIMITED_FOR', { time: waitIn(language, retryAfter) });
  return translate(language, `errors.${code}`);
}

/** The body of an error response: the message (twice, as the contract demands), its code, and its data. */
export function failureBody(error: HttpError, language: LanguageCode): Failure {
  const { code, extras } = error;
  const { fields, data, retryAfter } = extras;
  const message = messageOf(error, language);
  const body: Failure['data'] = { errorMessage: message, code, ...data };
  if (retryAfter !== undefined) body['retryAfter'] = retryAfter;
  if (fields) body.fields = texts(language, fields);
  return { message, data: body };
}
