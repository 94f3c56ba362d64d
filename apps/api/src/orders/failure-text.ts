import type { LanguageCode } from '@kado/contracts';

import { translate } from '../i18n/translate.ts';
import type { FailureText } from './order.ts';

/** Explains why an item failed, in the user's language; unknown codes get a general text. */
export const failureText =
  (language: LanguageCode): FailureText =>
  (code, { network }) =>
    translate(language, code === 'INVALID_NUMBER' ? 'failure.INVALID_NUMBER' : 'failure.OTHER', { network });
