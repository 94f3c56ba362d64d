import type { Failure, LanguageCode } from '@kado/contracts';

import { words } from '../words/words.ts';
import type { Fields, HttpError } from './errors.ts';

const texts = (language: LanguageCode, fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [
      path,
      typeof text === 'string' ? words(language, text) : words(language, text.key, text.params),
    ]),
  );

/** The body of a failure: the same sentence twice, its code, and what belongs to it. */
export function failureBody({ code, extras }: HttpError, language: LanguageCode): Failure {
  const { fields, data, retryAfter } = extras;
  const pinReset = data?.['pinReset'] === true;
  const message = pinReset ? words(language, 'errors.PIN_RESET') : words(language, `errors.${code}`);
  const body: Failure['data'] = { errorMessage: message, code, ...data };
  if (retryAfter !== undefined) body['retryAfter'] = retryAfter;
  if (fields) body.fields = texts(language, fields);
  return { message, data: body };
}
