import type { IncomingMessage } from 'node:http';
import { LanguageCode } from '@kado/contracts';
import accepts from 'accepts';

// A request without a preferred language gets the first one.
const CODES = ['en', ...LanguageCode.options];

/** The supported language that a request prefers (RFC 9110, 12.5.4), else English. */
export const acceptedLanguage = (request: Pick<IncomingMessage, 'headers'>): LanguageCode =>
  LanguageCode.safeParse(accepts(request as IncomingMessage).language(CODES)).data ?? 'en';
