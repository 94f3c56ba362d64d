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

/** The body of an error response: the message (twice, as the contract requires), the code, and the data. */
export function failureBody({ code, extras }: HttpError, language: LanguageCode): Failure {
  const { fields, data, retryAfter } = extras;
  const pinReset = data?.['pinReset'] === true;
  const message = pinReset ? translate(language, 'errors.PIN_RESET') : translate(language, `errors.${code}`);
  const body: Failure['data'] = { errorMessage: message, code, ...data };
  if (retryAfter !== undefined) body['retryAfter'] = retryAfter;
  if (fields) body.fields = texts(language, fields);
  return { message, data: body };
}
