import type { IncomingMessage } from 'node:http';
import { LanguageCode } from '@kado/contracts';
import accepts from 'accepts';

// A request without a preference gets the first one.
const CODES = ['en', ...LanguageCode.options];

/** The language that a request prefers (RFC 9110, 12.5.4); English if it names none of ours. */
export const acceptedLanguage = (request: Pick<IncomingMessage, 'headers'>): LanguageCode =>
  LanguageCode.safeParse(accepts(request as IncomingMessage).language(CODES)).data ?? 'en';
